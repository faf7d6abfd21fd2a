import { messagesIn, type Words } from './language.ts'

const quote = (text: string): string => `„${text}“`
const words: Words = {
  tag: 'de',
  comma: ', ',
  or: ' oder ',
  whole: 'Der Wert',
  quote,
  parentheses: (text) => ` (${text})`,
  gap: '',
  units: { ms: ' ms', s: ' s', min: ' Minuten', '%': ' %' },
  inUnits: { ms: ' in Millisekunden', s: ' in Sekunden', min: ' in Minuten', '%': ' in Prozent' },
  types: {
    string: ['eine Zeichenkette', ', keine Zeichenkette'],
    number: ['eine Zahl', ', keine Zahl'],
    integer: ['eine ganze Zahl', ''],
    boolean: ['true oder false', ', kein Wahrheitswert'],
    null: ['null', ', nicht null'],
    object: ['ein Objekt', ', kein Objekt'],
    array: ['eine Liste', ', keine Liste'],
  },
  hints: { quotes: ' Entfernen Sie die Anführungszeichen.', json: ' Parsen Sie zuerst das JSON.' },
  didYouMean: (name) => ` Meinten Sie ${name}?`,
  syntax: {
    value: 'ein Wert',
    key: 'ein Feldname in doppelten Anführungszeichen',
    end: 'das Ende des Textes',
    digit: 'eine Ziffer',
    'hex-digit': 'eine hexadezimale Ziffer',
    escape: 'eine Escape-Sequenz wie \\n oder \\u0020',
    '"': 'ein schließendes doppeltes Anführungszeichen',
  },
  found: {
    end: ', nicht das Ende des Textes',
    'byte-order-mark': ', keine Bytereihenfolge-Markierung (U+FEFF)',
    comment: ', kein Kommentar',
    'single-quote': ', kein einfaches Anführungszeichen',
    'control-character': ', kein Steuerzeichen',
    'closing-bracket': ' nach dem Komma',
    other: '',
  },
  origins: { stored: 'gespeichert', default: 'Standardwert' },
  stored: (value, origin) => `${value}, ${origin}`,
  aside: ', ',
}

/** German messages for the option `messages`. */
export default /* @__PURE__ */ messagesIn(words, {
  type: ({ isWhole, field, expected, instead, hint }) =>
    isWhole ? `Erwartet wird ${expected}${instead}.${hint}` : `${field} muss ${expected} sein${instead}.${hint}`,
  enum: ({ field, allowed, question }) =>
    question === '' ? `${field} muss ${allowed} sein.` : `${field} hat keinen zulässigen Wert.${question}`,
  required: ({ field }) => `${field} fehlt.`,
  minimum: ({ field, amount, params }) => `${field} muss mindestens ${amount(params.minimum)} betragen.`,
  maximum: ({ field, amount, params }) => `${field} darf höchstens ${amount(params.maximum)} betragen.`,
  exclusiveMinimum: ({ field, amount, params }) => `${field} muss größer als ${amount(params.exclusiveMinimum)} sein.`,
  minLength: ({ field, params }) => `${field} muss mindestens ${params.minLength} Zeichen lang sein.`,
  maxLength: ({ field, params }) => `${field} darf höchstens ${params.maxLength} Zeichen lang sein.`,
  maxItems: ({ field, params }) => `${field} darf höchstens ${params.maxItems} Elemente enthalten.`,
  format({ field, params: { format, nonexistent } }) {
    const [date, time] = nonexistent ? ['existierendes Datum', 'existierender Zeitpunkt'] : ['Datum', 'Zeitpunkt']
    const forms = {
      date: `ein ${date} in der Form JJJJ-MM-TT sein`,
      'date-time': `ein ${time} in der Form JJJJ-MM-TTThh:mm:ssZ oder mit Zeitversatz wie +01:00 sein`,
      uuid: 'eine UUID sein: 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12',
    }
    return `${field} muss ${forms[format]}.`
  },
  pattern: ({ field, params }) => `${field} muss die Form ${quote(params.example)} haben.`,
  'frequency-offset'({ params, allowed, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `${allowed} sein` : `zwischen ${minimum} und ${maximum} liegen`
    if (frequency === undefined) return `${withStored('')} muss bei jeder Frequenz ${range}.`
    const minutes = frequency === 1 ? '1 Minute' : `${frequency} Minuten`
    return `${withStored('')} muss ${range}, wenn ${withOrigin('frequency')} ${minutes} beträgt.`
  },
  'packet-loss-order'({ params, withStored, withValue }) {
    const bound = withValue('degradedPacketLossThreshold', `${params.minimum} %`)
    return `${withStored(' %')} darf nicht kleiner als ${bound} sein.`
  },
  'defaults-conflict': ({ params, other, defaultValue }) =>
    ` ${other(params.field)} fehlt und hat den Standardwert ${defaultValue}.`,
  'unknown-field': ({ written, question }) => `Unbekanntes Feld ${quote(written)}.${question}`,
  unreadable: ({ field }) => `${field} kann nicht gelesen werden: Ein Zugriff darauf löst einen Fehler aus.`,
  'duplicate-parameter': ({ field }) => `${field} ist mehrfach angegeben.`,
  'json-syntax': ({ expected, instead }) => `Erwartet wird ${expected}${instead}.`,
  'duplicate-key': ({ field }) => `${field} ist ein doppelter Schlüssel.`,
  'yaml-syntax': ({ params }) => `Dies ist kein gültiges YAML (${params.reason}).`,
  'response-only-field': ({ field }) => `${field} kommt nur in Antworten vor.`,
  'deprecated-field': ({ field, other, params }) =>
    `${field} ist veraltet. Verwenden Sie stattdessen ${other(params.replacement)}.`,
  'sub-minute-frequency': ({ field }) => `${field} ist 0; dieser Wert ist nur für API- und TCP-Checks vorgesehen.`,
  'frequency-offset-missing': ({ field, other, allowed }) =>
    `${field} fehlt, gibt aber bei ${other('frequency')} 0 den Abstand zwischen zwei Läufen an: ${allowed} Sekunden.`,
  'response-time-order'({ field, params, withValue }) {
    const bound = withValue('degradedResponseTime', `${params.minimum} ms`)
    return `${field} liegt unter ${bound}, sodass kein Lauf wegen seiner Antwortzeit als beeinträchtigt gilt.`
  },
  'packet-loss-steps': ({ field, params, other, withValue, step }) =>
    `${field} hat bei ${withValue('request.pingCount', `${params.pingCount}`)} keine Wirkung: ` +
    `Der Paketverlust ändert sich in Schritten von ${step} %, ` +
    `und jeder Schritt, der diesen Wert erreicht, erreicht auch ${other('maxPacketLossThreshold')}.`,
  'alert-settings-ignored': ({ field, other }) =>
    `${field} wird nicht verwendet, solange ${other('useGlobalAlertSettings')} true ist (Standardwert).`,
  'browser-only-field': ({ field }) => `${field} ist nur für Browser-Checks von Bedeutung.`,
  'api-only-field': ({ field }) => `${field} ist nur für API-Checks von Bedeutung.`,
  'non-numeric-target': ({ field }) =>
    `${field} muss eine Zahl enthalten, wenn source ${quote('LATENCY')} ist, zum Beispiel ${quote('200')}.`,
  'seen-order': ({ field, other }) => `${field} liegt vor ${other('firstSeen')}.`,
  'duplicate-group': ({ items: [item, first] }) => `${item} hat dieselben Werte in checkId und errorHash wie ${first}.`,
  'page-number': ({ field, params }) => `${field} muss eine ganze Zahl ab ${params.minimum} sein.`,
  'missing-service-account': ({ field }) => `${field} fehlt, obwohl zu einem API-Schlüssel eine Konto-ID gehört.`,
  'missing-content-type': ({ field, params }) => `${field} fehlt. Der Wert sollte ${quote(params.expected)} sein.`,
})
