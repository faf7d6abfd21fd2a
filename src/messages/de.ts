import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords, type Name } from './language.ts'

const quote = (text: string): string => `„${text}“`
const de = /* @__PURE__ */ languageOf({
  tag: 'de',
  comma: ', ',
  or: ' oder ',
  whole: 'Der Wert',
  quote,
  units: { ms: ' ms', s: ' s', min: ' Minuten', '%': ' %' },
  inUnits: { ms: ' in Millisekunden', s: ' in Sekunden', min: ' in Minuten', '%': ' in Prozent' },
  types: {
    string: 'eine Zeichenkette',
    number: 'eine Zahl',
    integer: 'eine ganze Zahl',
    boolean: 'true oder false',
    null: 'null',
    object: 'ein Objekt',
    array: 'eine Liste',
  },
  wrongTypes: {
    string: 'keine Zeichenkette',
    number: 'keine Zahl',
    boolean: 'kein Wahrheitswert',
    null: 'nicht null',
    object: 'kein Objekt',
    array: 'keine Liste',
  },
  hints: { quotes: ' Entfernen Sie die Anführungszeichen.', json: ' Parsen Sie zuerst das JSON.' },
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
  aside: ', ',
})
const {
  allowedValues,
  alternatives,
  amount,
  expected,
  field,
  hint,
  isStored,
  items,
  note,
  origin,
  other,
  own,
  received,
  stepOf,
  syntax,
} = de

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>, name?: Name): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual}, ${origin(issue.params)})`)
  const range = allowed ? `${alternatives(allowed)} sein` : `zwischen ${minimum} und ${maximum} liegen`
  if (frequency === undefined) return `${subject} muss bei jeder Frequenz ${range}.`
  const minutes = frequency === 1 ? '1 Minute' : `${frequency} Minuten`
  const from = isStored(issue.params, 'frequency') ? ` (${origin(issue.params)})` : ''
  return `${subject} muss ${range}, wenn ${other('frequency', issue, name)}${from} ${minutes} beträgt.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>, name?: Name): string {
  const { actual, minimum = 0 } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual} %, ${origin(issue.params)})`)
  const from = note(issue.params, 'degradedPacketLossThreshold')
  const sibling = other('degradedPacketLossThreshold', issue, name)
  return `${subject} darf nicht kleiner als ${sibling} (${minimum} %${from}) sein.`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** German messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue, name) {
    const { params, path } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, ${wrong}` : ''
    return path.length === 0
      ? `Erwartet wird ${wanted}${found}.${hint(params)}`
      : `${field(issue, name)} muss ${wanted} sein${found}.${hint(params)}`
  },
  enum(issue, name) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue, name)} muss ${allowedValues(issue.params)} sein.`
      : `${field(issue, name)} hat keinen zulässigen Wert. Meinten Sie ${quote(suggestion)}?`
  },
  required: (issue, name) => `${field(issue, name)} fehlt.`,
  minimum: (issue, name) =>
    `${field(issue, name)} muss mindestens ${amount(issue.params.minimum, issue.params)} betragen.`,
  maximum: (issue, name) =>
    `${field(issue, name)} darf höchstens ${amount(issue.params.maximum, issue.params)} betragen.`,
  exclusiveMinimum: (issue, name) =>
    `${field(issue, name)} muss größer als ${amount(issue.params.exclusiveMinimum, issue.params)} sein.`,
  minLength: (issue, name) => `${field(issue, name)} muss mindestens ${issue.params.minLength} Zeichen lang sein.`,
  maxLength: (issue, name) => `${field(issue, name)} darf höchstens ${issue.params.maxLength} Zeichen lang sein.`,
  maxItems: (issue, name) => `${field(issue, name)} darf höchstens ${issue.params.maxItems} Elemente enthalten.`,
  format(issue, name) {
    const existing = own(issue.params).nonexistent === true
    switch (issue.params.format) {
      case 'date':
        return `${field(issue, name)} muss ein ${existing ? 'existierendes ' : ''}Datum in der Form JJJJ-MM-TT sein.`
      case 'date-time': {
        const wanted = existing ? 'ein existierender Zeitpunkt' : 'ein Zeitpunkt'
        const subject = field(issue, name)
        return `${subject} muss ${wanted} in der Form JJJJ-MM-TTThh:mm:ssZ oder mit Zeitversatz wie +01:00 sein.`
      }
      case 'uuid':
        return `${field(issue, name)} muss eine UUID sein: 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12.`
    }
  },
  pattern: (issue, name) => `${field(issue, name)} muss die Form ${quote(issue.params.example)} haben.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue, name) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue, name)
    if (conflict === undefined) return issue.message
    return `${conflict} ${other(missing, issue, name)} fehlt und hat den Standardwert ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` Meinten Sie ${quote(suggestion)}?`
    return `Unbekanntes Feld ${quote(field(issue))}.${question}`
  },
  unreadable: (issue, name) =>
    `${field(issue, name)} kann nicht gelesen werden: Ein Zugriff darauf löst einen Fehler aus.`,
  'duplicate-parameter': (issue, name) => `${field(issue, name)} ist mehrfach angegeben.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `Erwartet wird ${wanted}${found}.`
  },
  'duplicate-key': (issue, name) => `${field(issue, name)} ist ein doppelter Schlüssel.`,
  'yaml-syntax': ({ params }) => `Dies ist kein gültiges YAML (${params.reason}).`,
  'response-only-field': (issue, name) => `${field(issue, name)} kommt nur in Antworten vor.`,
  'deprecated-field': (issue, name) =>
    `${field(issue, name)} ist veraltet. Verwenden Sie stattdessen ${other(issue.params.replacement, issue, name)}.`,
  'sub-minute-frequency': (issue, name) =>
    `${field(issue, name)} ist 0; dieser Wert ist nur für API- und TCP-Checks vorgesehen.`,
  'frequency-offset-missing'(issue, name) {
    const seconds = `${alternatives(issue.params.allowed)} Sekunden`
    const sibling = other('frequency', issue, name)
    return `${field(issue, name)} fehlt, gibt aber bei ${sibling} 0 den Abstand zwischen zwei Läufen an: ${seconds}.`
  },
  'response-time-order'(issue, name) {
    const from = note(issue.params, 'degradedResponseTime')
    const bound = `${other('degradedResponseTime', issue, name)} (${issue.params.minimum} ms${from})`
    const subject = field(issue, name)
    return `${subject} liegt unter ${bound}, sodass kein Lauf wegen seiner Antwortzeit als beeinträchtigt gilt.`
  },
  'packet-loss-steps'(issue, name) {
    const from = note(issue.params, 'request.pingCount')
    const count = `${other('request.pingCount', issue, name)} (${issue.params.pingCount}${from})`
    const failing = other('maxPacketLossThreshold', issue, name)
    return (
      `${field(issue, name)} hat bei ${count} keine Wirkung: ` +
      `Der Paketverlust ändert sich in Schritten von ${stepOf(issue.params)} %, ` +
      `und jeder Schritt, der diesen Wert erreicht, erreicht auch ${failing}.`
    )
  },
  'alert-settings-ignored'(issue, name) {
    const sibling = other('useGlobalAlertSettings', issue, name)
    return `${field(issue, name)} wird nicht verwendet, solange ${sibling} true ist (Standardwert).`
  },
  'browser-only-field': (issue, name) => `${field(issue, name)} ist nur für Browser-Checks von Bedeutung.`,
  'api-only-field': (issue, name) => `${field(issue, name)} ist nur für API-Checks von Bedeutung.`,
  'non-numeric-target'(issue, name) {
    const subject = field(issue, name)
    return `${subject} muss eine Zahl enthalten, wenn source ${quote('LATENCY')} ist, zum Beispiel ${quote('200')}.`
  },
  'seen-order': (issue, name) => `${field(issue, name)} liegt vor ${other('firstSeen', issue, name)}.`,
  'duplicate-group'(issue, name) {
    const [item, first] = items(issue, name)
    return `${item} hat dieselben Werte in checkId und errorHash wie ${first}.`
  },
  'page-number': (issue, name) => `${field(issue, name)} muss eine ganze Zahl ab ${issue.params.minimum} sein.`,
  'missing-service-account': (issue, name) =>
    `${field(issue, name)} fehlt, obwohl zu einem API-Schlüssel eine Konto-ID gehört.`,
  'missing-content-type': (issue, name) =>
    `${field(issue, name)} fehlt. Der Wert sollte ${quote(issue.params.expected)} sein.`,
})
