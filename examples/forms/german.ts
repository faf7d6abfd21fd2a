// The messages of issues in German, for the option `messages`.
import type { Issue, JsonTypeName, Messages, Path, Unit } from 'monitor-contract'

/** The messages of all codes. TypeScript reports a code that is missing. */
export const german: Required<Messages> = {
  type: ({ path, params: { expected, received, allowed, unit } }, name) => {
    const of = unit === undefined ? '' : ` in ${unitNames[unit]}`
    const wanted = allowed
      ? values(allowed, unit)
      : either(expected.map((type) => is[type] + (type === 'null' ? '' : of)))
    const isFraction = received === 'number' && expected.includes('integer')
    const found = allowed || isFraction || received === 'none' ? '' : `, ${isNot[received]}`
    return path.length === 0 ? `Erwartet wird ${wanted}${found}.` : `${name(path)} muss ${wanted} sein${found}.`
  },
  required: ({ path }, name) => `${name(path)} fehlt.`,
  enum: ({ path, severity, params: { suggestion, allowed, unit } }, name) =>
    severity === 'warning'
      ? `${name(path)} hat einen Wert, den diese Version nicht kennt.`
      : suggestion === undefined
        ? `${name(path)} muss ${values(allowed, unit)} sein.`
        : `${name(path)} hat keinen zulässigen Wert.${question(suggestion)}`,
  minimum: ({ path, params }, name) => `${name(path)} muss mindestens ${amount(params.minimum, params.unit)} betragen.`,
  exclusiveMinimum: ({ path, params }, name) =>
    `${name(path)} muss größer als ${amount(params.exclusiveMinimum, params.unit)} sein.`,
  maximum: ({ path, params }, name) => `${name(path)} darf höchstens ${amount(params.maximum, params.unit)} betragen.`,
  minLength: ({ path, params }, name) => `${name(path)} muss mindestens ${params.minLength} Zeichen lang sein.`,
  maxLength: ({ path, params }, name) => `${name(path)} darf höchstens ${params.maxLength} Zeichen lang sein.`,
  maxItems: ({ path, params }, name) => `${name(path)} darf höchstens ${params.maxItems} Einträge haben.`,
  pattern: ({ path, params }, name) => `${name(path)} muss die Form ${quote(params.example)} haben.`,
  format: ({ path, params }, name) =>
    params.nonexistent
      ? `${name(path)} nennt einen Tag oder eine Uhrzeit, die es nicht gibt.`
      : `${name(path)} muss ${formats[params.format]} sein.`,
  'unknown-field': ({ path, params }) => `Unbekanntes Feld ${quote(path.at(-1))}.${question(params.suggestion)}`,
  'response-only-field': ({ path }, name) => `${name(path)} kommt nur in Antworten vor.`,
  'deprecated-field': ({ path, params: { replacement } }, name) =>
    `${name(path)} ist veraltet. Verwenden Sie stattdessen ${name(beside(path, replacement))}.`,
  'defaults-conflict': ({ path, params }, name) => {
    const missing = name(beside(path, params.field))
    return `Der Standardwert von ${missing} (${params.default}) passt nicht zu den anderen Angaben. Geben Sie auch ${missing} an.`
  },
  'frequency-offset': (issue, name) => {
    const { params, path } = issue
    if ('allowed' in params)
      return `${name(path)} muss ${values(params.allowed, 's')} betragen, wenn ${other(issue, 'frequency', name)} 0 ist.`
    const range = `${name(path)} muss zwischen ${params.minimum} und ${params.maximum} liegen`
    return params.frequency === undefined
      ? `${range}.`
      : `${range}, wenn ${other(issue, 'frequency', name)} ${amount(params.frequency, 'min')} beträgt.`
  },
  'frequency-offset-missing': (issue, name) =>
    `${name(issue.path)} fehlt: Wenn ${other(issue, 'frequency', name)} 0 ist, legt dieses Feld den Abstand der Läufe fest, ` +
    `${values(issue.params.allowed, 's')}.`,
  'packet-loss-order': (issue, name) =>
    `${name(issue.path)} darf nicht unter ${other(issue, 'degradedPacketLossThreshold', name)} liegen ` +
    `(${amount(issue.params.minimum, '%')}).`,
  'packet-loss-steps': (issue, name) =>
    `${name(issue.path)} ist wirkungslos: Bei ${pings(issue.params.pingCount)} wächst der Paketverlust in Schritten von ` +
    `${amount(Number(issue.params.step.toPrecision(4)), '%')}, und jeder Lauf, der diese Schwelle erreicht, erreicht ` +
    `auch ${other(issue, 'maxPacketLossThreshold', name)}. Legen Sie die Schwellen weiter auseinander, oder senden Sie ` +
    'mehr Pings.',
  'response-time-order': (issue, name) =>
    `${name(issue.path)} sollte nicht unter ${other(issue, 'degradedResponseTime', name)} liegen ` +
    `(${amount(issue.params.minimum, 'ms')}): Langsame Läufe schlagen sonst fehl, bevor sie als beeinträchtigt gelten.`,
  'alert-settings-ignored': (issue, name) =>
    `${name(issue.path)} wird nur verwendet, wenn ${other(issue, 'useGlobalAlertSettings', name)} ausgeschaltet ist.`,
  'sub-minute-frequency': ({ path }, name) => `${name(path)} sollte nur bei API- und TCP-Checks 0 sein.`,
  'browser-only-field': ({ path }, name) => `${name(path)} ist nur bei Browser-Checks von Bedeutung.`,
  'api-only-field': ({ path }, name) => `${name(path)} ist nur bei API-Checks von Bedeutung.`,
  'non-numeric-target': ({ path }, name) => `${name(path)} muss eine Latenz in Millisekunden sein, zum Beispiel 200.`,
  'seen-order': ({ path }, name) => `${name(path)} liegt vor ${name(beside(path, 'firstSeen'))}.`,
  'duplicate-group': ({ path, params: { first } }, name) => {
    const item = path.slice(0, -1)
    return `${name(item)} hat dieselbe checkId und denselben errorHash wie ${name([...item.slice(0, -1), first])}.`
  },
  'page-number': ({ path, params }, name) => `${name(path)} muss eine ganze Zahl ab ${params.minimum} sein.`,
  'duplicate-parameter': ({ path }, name) => `${name(path)} ist mehrfach angegeben.`,
  'missing-service-account': ({ path }, name) =>
    `${name(path)} fehlt. Geben Sie die ID des Kontos an, zu dem der API-Schlüssel gehört.`,
  'missing-content-type': ({ path, params }, name) =>
    `${name(path)} fehlt. Der Wert sollte ${quote(params.expected)} sein.`,
  unreadable: () => 'Der Wert kann nicht gelesen werden.',
  'json-syntax': () => 'An dieser Stelle ist der Text kein gültiges JSON.',
  'yaml-syntax': () => 'An dieser Stelle ist der Text kein gültiges YAML.',
  'duplicate-key': ({ path }, name) => `${name(path)} steht zweimal im selben Objekt.`,
}

type Name = (path: Path) => string

const is: Readonly<Record<JsonTypeName, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  null: 'null',
  object: 'ein Objekt',
  array: 'eine Liste',
}

const isNot = {
  string: 'kein Text',
  number: 'keine Zahl',
  boolean: 'kein Wahrheitswert',
  null: 'nicht null',
  object: 'kein Objekt',
  array: 'keine Liste',
}

const unitNames: Readonly<Record<Unit, string>> = { ms: 'Millisekunden', s: 'Sekunden', min: 'Minuten', '%': 'Prozent' }

const formats = {
  date: 'ein Datum der Form JJJJ-MM-TT',
  'date-time': 'ein Zeitpunkt der Form JJJJ-MM-TTThh:mm:ssZ, oder mit Zeitverschiebung wie +01:00',
  uuid: 'eine UUID, 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12',
}

const quote = (text: unknown): string => `„${text}“`

const question = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Meinten Sie ${quote(suggestion)}?`

const list = new Intl.ListFormat('de', { type: 'disjunction' })

const either = (items: readonly string[]): string => list.format(items)

const values = (allowed: readonly unknown[], unit?: Unit): string =>
  amount(either(allowed.map((value) => (typeof value === 'string' ? quote(value) : String(value)))), unit)

const pings = (count: number): string => (count === 1 ? 'einem Ping' : `${count} Pings`)

/** A number with its unit: `300000 ms`, `5 Minuten`. */
function amount(number: number | string, unit?: Unit): string {
  if (unit === undefined) return `${number}`
  if (unit === 'min' && number === 1) return '1 Minute'
  return `${number} ${unit === 'min' || unit === 's' ? unitNames[unit] : unit}`
}

/** The path of another field of the same object. */
const beside = (path: Path, field: string): Path => [...path.slice(0, -1), ...field.split('.')]

/** The name of another field, with a note if its value comes from the option `baseline`. */
function other({ path, params }: Issue, field: string, name: Name): string {
  const isOmitted = 'fromBaseline' in params && params.fromBaseline?.includes(field)
  return name(beside(path, field)) + (isOmitted ? ' (nicht angegeben)' : '')
}
