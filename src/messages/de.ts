import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords } from './language.ts'

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
  fromBaseline: ', Ausgangswert',
})
const { allowedValues, alternatives, amount, baselineNote, expected, field, hint, number, own, received, syntax } = de

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)}, Ausgangswert)`)
  const range = allowed ? `${alternatives(allowed)} sein` : `zwischen ${number(minimum)} und ${number(maximum)} liegen`
  if (frequency === undefined) return `${subject} muss bei jeder Frequenz ${range}.`
  const minutes = frequency === 1 ? '1 Minute' : `${number(frequency)} Minuten`
  const note = baselineNote('frequency', fromBaseline) && ' (Ausgangswert)'
  return `${subject} muss ${range}, wenn frequency${note} ${minutes} beträgt.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>): string {
  const { actual, minimum = 0, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)} %, Ausgangswert)`)
  const note = baselineNote('degradedPacketLossThreshold', fromBaseline)
  return `${subject} darf nicht kleiner als degradedPacketLossThreshold (${number(minimum)} %${note}) sein.`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** German messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue) {
    const { params, path } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, ${wrong}` : ''
    return path.length === 0
      ? `Erwartet wird ${wanted}${found}.${hint(params)}`
      : `${field(issue)} muss ${wanted} sein${found}.${hint(params)}`
  },
  enum(issue) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue)} muss ${allowedValues(issue.params)} sein.`
      : `${field(issue)} hat keinen zulässigen Wert. Meinten Sie ${quote(suggestion)}?`
  },
  required: (issue) => `${field(issue)} fehlt.`,
  minimum: (issue) => `${field(issue)} muss mindestens ${amount(issue.params.minimum, issue.params)} betragen.`,
  maximum: (issue) => `${field(issue)} darf höchstens ${amount(issue.params.maximum, issue.params)} betragen.`,
  exclusiveMinimum: (issue) =>
    `${field(issue)} muss größer als ${amount(issue.params.exclusiveMinimum, issue.params)} sein.`,
  maxLength: (issue) => `${field(issue)} darf höchstens ${number(issue.params.maxLength)} Zeichen lang sein.`,
  maxItems: (issue) => `${field(issue)} darf höchstens ${number(issue.params.maxItems)} Elemente enthalten.`,
  format(issue) {
    const existing = own(issue.params).nonexistent === true
    switch (issue.params.format) {
      case 'date':
        return `${field(issue)} muss ein ${existing ? 'existierendes ' : ''}Datum in der Form JJJJ-MM-TT sein.`
      case 'date-time': {
        const wanted = existing ? 'ein existierender Zeitpunkt' : 'ein Zeitpunkt'
        return `${field(issue)} muss ${wanted} in der Form JJJJ-MM-TTThh:mm:ssZ oder mit Zeitversatz wie +01:00 sein.`
      }
      case 'uuid':
        return `${field(issue)} muss eine UUID sein: 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12.`
    }
  },
  pattern: (issue) => `${field(issue)} muss die Form ${quote(issue.params.example)} haben.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue)
    if (conflict === undefined) return issue.message
    return `${conflict} ${missing} fehlt und hat den Standardwert ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` Meinten Sie ${quote(suggestion)}?`
    return `Unbekanntes Feld ${quote(field(issue))}.${question}`
  },
  unreadable: (issue) => `${field(issue)} kann nicht gelesen werden: Ein Zugriff darauf löst einen Fehler aus.`,
  'duplicate-parameter': (issue) => `${field(issue)} ist mehrfach angegeben.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `Erwartet wird ${wanted}${found}.`
  },
  'duplicate-key': (issue) => `${field(issue)} ist ein doppelter Schlüssel.`,
  'response-only-field': (issue) => `${field(issue)} kommt nur in Antworten vor.`,
  'deprecated-field': (issue) => `${field(issue)} ist veraltet. Verwenden Sie stattdessen ${issue.params.replacement}.`,
  'sub-minute-frequency': (issue) => `${field(issue)} ist 0; dieser Wert ist nur für API- und TCP-Checks vorgesehen.`,
  'frequency-offset-missing'(issue) {
    const seconds = `${alternatives(issue.params.allowed)} Sekunden`
    return `${field(issue)} fehlt, gibt aber bei frequency 0 den Abstand zwischen zwei Läufen an: ${seconds}.`
  },
  'response-time-order'(issue) {
    const note = baselineNote('degradedResponseTime', own(issue.params).fromBaseline)
    const other = `degradedResponseTime (${number(issue.params.minimum)} ms${note})`
    return `${field(issue)} liegt unter ${other}, sodass kein Lauf wegen seiner Antwortzeit als beeinträchtigt gilt.`
  },
  'alert-settings-ignored': (issue) =>
    `${field(issue)} wird nicht verwendet, solange useGlobalAlertSettings true ist (Standardwert).`,
  'browser-only-field': (issue) => `${field(issue)} ist nur für Browser-Checks von Bedeutung.`,
  'api-only-field': (issue) => `${field(issue)} ist nur für API-Checks von Bedeutung.`,
  'non-numeric-target': (issue) =>
    `${field(issue)} muss eine Zahl enthalten, wenn source ${quote('LATENCY')} ist, zum Beispiel ${quote('200')}.`,
  'seen-order': (issue) => `${field(issue)} liegt vor firstSeen.`,
  'duplicate-group'({ path, params }) {
    return `${field({ path: path.slice(0, -1) })} hat dieselben Werte in checkId und errorHash wie [${params.first}].`
  },
  'page-number': (issue) => `${field(issue)} muss eine ganze Zahl ab ${number(issue.params.minimum)} sein.`,
  'missing-service-account': (issue) => `${field(issue)} fehlt, obwohl zu einem API-Schlüssel eine Konto-ID gehört.`,
  'missing-content-type': (issue) => `${field(issue)} fehlt. Der Wert sollte ${quote(issue.params.expected)} sein.`,
})
