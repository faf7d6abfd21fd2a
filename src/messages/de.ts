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
    value: 'ein Wert (Objekt, Liste, Zeichenkette in doppelten Anführungszeichen, Zahl, true, false oder null)',
    key: 'ein Feldname in doppelten Anführungszeichen',
    end: 'nach dem Wert das Ende des Textes',
    digit: 'eine Ziffer der Zahl',
    'hex-digit': 'eine Folge von vier hexadezimalen Ziffern nach \\u',
    escape: 'eine Escape-Sequenz wie \\n, oder \\\\ für einen Backslash',
    '"': 'ein schließendes doppeltes Anführungszeichen',
  },
  found: {
    end: ', nicht das Ende des Textes',
    'byte-order-mark': ', keine Bytereihenfolge-Markierung (U+FEFF)',
    comment: ', kein Kommentar',
    'single-quote': ', kein einfaches Anführungszeichen',
    'control-character': ', kein Steuerzeichen. Schließen Sie die Zeichenkette, oder schreiben Sie etwa \\n',
    'closing-bracket': ' nach dem Komma. Ergänzen Sie dies, oder entfernen Sie das Komma',
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
  'frequency-offset'({ params, field, allowed, other, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `${allowed} Sekunden betragen` : `zwischen ${minimum} und ${maximum} liegen`
    if (frequency === undefined) return `${field} muss ${range}: Kein Wert von ${other('frequency')} erlaubt mehr.`
    const minutes = params.allowed ? '0' : `${frequency} Minute${frequency === 1 ? '' : 'n'}`
    return `${withStored('')} muss ${range}, wenn ${withOrigin('frequency')} ${minutes} beträgt.`
  },
  'packet-loss-order': ({ withStored, withMinimum }) =>
    `${withStored(' %')} darf nicht kleiner als ${withMinimum('degradedPacketLossThreshold', ' %')} sein.`,
  'defaults-conflict': ({ params, other }) => ` Senden Sie auch ${other(params.field)}.`,
  'unknown-field': ({ written, question }) => `Unbekanntes Feld ${quote(written)}.${question}`,
  unreadable: ({ field }) => `${field} kann nicht gelesen werden: Ein Zugriff darauf löst einen Fehler aus.`,
  'duplicate-parameter': ({ field }) => `${field} ist mehrfach angegeben.`,
  'json-syntax': ({ expected, instead }) => `Erwartet wird ${expected}${instead}.`,
  'duplicate-key': ({ field }) => `${field} ist ein doppelter Schlüssel.`,
  'yaml-syntax': ({ params }) =>
    `Ungültiges YAML (${params.reason}): Prüfen Sie Einrückung, Anführungszeichen und Klammern.`,
  'response-only-field': ({ field }) => `${field} kommt nur in Antworten vor.`,
  'deprecated-field': ({ field, other, params }) =>
    `${field} ist veraltet. Verwenden Sie stattdessen ${other(params.replacement)}.`,
  'sub-minute-frequency': ({ field }) => `${field} ist 0; dieser Wert ist nur für API- und TCP-Checks vorgesehen.`,
  'frequency-offset-missing': ({ field, withOrigin, allowed }) =>
    `${field} fehlt. Wenn ${withOrigin('frequency')} 0 ist, ist dies der Abstand der Läufe: ${allowed} Sekunden.`,
  'response-time-order': ({ withStored, withMinimum }) =>
    `${withStored(' ms')} sollte nicht kleiner als ${withMinimum('degradedResponseTime', ' ms')} sein: ` +
    'Ein langsamer Lauf schlägt sonst fehl, bevor er als beeinträchtigt gilt.',
  'packet-loss-steps': ({ params, withStored, withOrigin, step }) =>
    `${withStored(' %')} hat keine Wirkung, wenn ${withOrigin('request.pingCount')} ${params.pingCount} ist: ` +
    `Der Paketverlust ändert sich in Schritten von ${step} %, und jeder Lauf, der dies erreicht, erreicht auch ` +
    `${withOrigin('maxPacketLossThreshold')}. Vergrößern Sie den Abstand der Werte oder die Zahl der Pings.`,
  'alert-settings-ignored': ({ field, withOrigin }) =>
    `${field} wird nur verwendet, wenn ${withOrigin('useGlobalAlertSettings')} false ist.`,
  'browser-only-field': ({ field }) => `${field} ist nur für Browser-Checks von Bedeutung.`,
  'api-only-field': ({ field }) => `${field} ist nur für API-Checks von Bedeutung.`,
  'non-numeric-target': ({ field }) =>
    `Wenn source ${quote('LATENCY')} ist, muss ${field} eine Anzahl Millisekunden in Anführungszeichen sein, ` +
    `etwa ${quote('200')}.`,
  'seen-order': ({ field, other }) => `${field} liegt vor ${other('firstSeen')}.`,
  'duplicate-group': ({ items: [item, first] }) => `${item} hat dieselben Werte in checkId und errorHash wie ${first}.`,
  'page-number': ({ field, params }) => `${field} muss eine ganze Zahl ab ${params.minimum} sein.`,
  'missing-service-account': ({ field }) =>
    `${field} fehlt. Senden Sie die ID des Kontos, dem der API-Schlüssel gehört.`,
  'missing-content-type': ({ field, params }) => `${field} fehlt. Der Wert sollte ${quote(params.expected)} sein.`,
})
