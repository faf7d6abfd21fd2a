// The messages of issues in German, for the option `messages`.
import type { Issue, IssueOf, JsonTypeName, Messages, Path, Unit } from 'monitor-contract'

/** The messages of all codes. TypeScript reports a code that is missing. */
export const german: Required<Messages> = {
  type: typeMessage,
  required: ({ path }, name) => `${name(path)} fehlt.`,
  enum: enumMessage,
  minimum: ({ path, params: { minimum, unit } }, name) =>
    `${name(path)} muss mindestens ${amount(minimum, unit)} ${verb(unit)}.`,
  exclusiveMinimum: ({ path, params: { exclusiveMinimum, unit } }, name) =>
    `${name(path)} muss größer als ${amount(exclusiveMinimum, unit)} sein.`,
  maximum: ({ path, params: { maximum, unit } }, name) =>
    `${name(path)} darf höchstens ${amount(maximum, unit)} ${verb(unit)}.`,
  minLength: ({ path, params }, name) =>
    `${name(path)} muss mindestens ${params.minLength} Zeichen lang sein.`,
  maxLength: ({ path, params }, name) =>
    `${name(path)} darf höchstens ${params.maxLength} Zeichen lang sein.`,
  maxItems: ({ path, params }, name) =>
    `${name(path)} darf höchstens ${params.maxItems} Einträge haben.`,
  pattern: ({ path, params: { example } }, name) =>
    example === undefined
      ? `${name(path)} hat nicht die richtige Form.`
      : `${name(path)} muss so aussehen: ${quote(example)}.`,
  format: ({ path, params: { format, nonexistent } }, name) =>
    nonexistent
      ? `${name(path)} nennt einen Tag oder eine Uhrzeit, die es nicht gibt.`
      : `${name(path)} muss ${formats[format]} sein.`,
  unreadable: ({ path }, name) =>
    path.length === 0
      ? 'Der Wert lässt sich nicht lesen.'
      : `${name(path)} lässt sich nicht lesen.`,
  'unknown-field': ({ path, params }) =>
    `Das Feld ${quote(path.at(-1))} ist unbekannt.${question(params.suggestion)}`,
  'response-only-field': ({ path }, name) => `${name(path)} kommt nur in Antworten vor.`,
  'duplicate-parameter': ({ path }, name) => `${name(path)} ist mehrfach angegeben.`,
  'deprecated-field': (issue, name) =>
    `${name(issue.path)} ist veraltet. Verwenden Sie stattdessen ` +
    `${other(issue, issue.params.replacement, name)}.`,
  'defaults-conflict': (issue, name) => {
    const field = name(beside(issue.path, issue.params.field))
    return (
      `Zu diesen Angaben passt der Standardwert von ${field} (${issue.params.default}) nicht. ` +
      `Geben Sie auch ${field} an.`
    )
  },
  'frequency-offset': offsetMessage,
  'frequency-offset-missing': (issue, name) =>
    `${name(beside(issue.path, 'frequencyOffset'))} fehlt: Wenn ` +
    `${other(issue, 'frequency', name)} 0 ist, bestimmt dieses Feld den Abstand der Läufe, ` +
    `${values(issue.params.allowed, 's')}.`,
  'packet-loss-order': (issue, name) =>
    `${subject(issue, '%', name)} darf nicht unter ` +
    `${other(issue, 'degradedPacketLossThreshold', name)} liegen ` +
    `(${amount(issue.params.minimum, '%')}).`,
  'packet-loss-steps': (issue, name) =>
    `${subject(issue, '%', name)} bleibt ohne Wirkung: Bei ${pings(issue.params.pingCount)} ` +
    `wächst der Paketverlust in Schritten von ${step(issue.params.step)}, und jeder Lauf, der ` +
    `diese Schwelle erreicht, erreicht auch ${other(issue, 'maxPacketLossThreshold', name)}. ` +
    'Legen Sie die Schwellen weiter auseinander, oder senden Sie mehr Pings.',
  'response-time-order': (issue, name) =>
    `${subject(issue, 'ms', name)} sollte nicht unter ` +
    `${other(issue, 'degradedResponseTime', name)} liegen ` +
    `(${amount(issue.params.minimum, 'ms')}): Langsame Läufe schlagen sonst fehl, bevor sie ` +
    'als beeinträchtigt gelten.',
  'retries-outlast-interval': (issue, name) => {
    const { retrySeconds, intervalSeconds } = issue.params
    const source = intervalSeconds < 60 ? 'frequencyOffset' : 'frequency'
    return (
      `${name(issue.path)} erlaubt Wiederholungen bis zu ${amount(retrySeconds, 's')} lang, der ` +
      `nächste Lauf beginnt aber schon nach ${amount(intervalSeconds, 's')} ` +
      `(${other(issue, source, name)}). Verringern Sie Anzahl oder Wartezeit, oder prüfen Sie ` +
      'seltener.'
    )
  },
  'hostname-missing': (issue, name) =>
    `In ${name(issue.path)} fehlt ${other(issue, 'request.hostname', name)}, das Ziel der ` +
    'Pings. Ersetzt der Dienst das ganze Objekt, geht der gespeicherte Hostname verloren.',
  'misplaced-field': (issue, name) => {
    const fields = issue.params.fields.map((field) => name(beside(issue.path, field)))
    return (
      `${name(issue.path)} enthält Felder des Monitors: ${both.format(fields)}. ` +
      'Sind sie eine Ebene zu weit eingerückt?'
    )
  },
  'masked-value': ({ path }, name) =>
    `${name(path)} sieht maskiert aus und würde den gespeicherten Wert überschreiben. ` +
    'Senden Sie den Wert selbst.',
  'duplicate-item': ({ path, params }, name) =>
    `${name(path)} steht schon in der Liste, an der Stelle ${params.first + 1}.`,
  'implausible-number': ({ path, params }, name) => `${name(path)} sollte ${plausible(params)}.`,
  'alert-settings-ignored': (issue, name) =>
    `${name(issue.path)} wirkt nur, wenn ${other(issue, 'useGlobalAlertSettings', name)} ` +
    'ausgeschaltet ist.',
  'sub-minute-frequency': ({ path }, name) =>
    `${name(path)} ist 0, was nur für API- und TCP-Checks gedacht ist.`,
  'browser-only-field': ({ path }, name) =>
    `${name(path)} ist nur für Browser-Checks von Bedeutung.`,
  'api-only-field': ({ path }, name) => `${name(path)} ist nur für API-Checks von Bedeutung.`,
  'non-numeric-target': ({ path }, name) =>
    `${name(path)} muss bei der Latenz eine Zahl in Millisekunden sein, zum Beispiel „200“.`,
  'seen-order': ({ path }, name) => `${name(path)} liegt vor ${name(beside(path, 'firstSeen'))}.`,
  'duplicate-group': ({ path, params }, name) => {
    const item = path.slice(0, -1)
    const first = [...item.slice(0, -1), params.first]
    return `${name(item)} hat dieselbe checkId und denselben errorHash wie ${name(first)}.`
  },
  'page-number': ({ path, params }, name) =>
    `${name(path)} muss eine ganze Zahl ab ${params.minimum} sein.`,
  'missing-service-account': ({ path }, name) =>
    `${name(path)} fehlt oder ist leer. Geben Sie die ID des Kontos an, zu dem der ` +
    'API-Schlüssel gehört.',
  'missing-content-type': ({ path, params }, name) =>
    `${name(path)} fehlt. Der Wert sollte ${quote(params.expected)} sein.`,
  'placeholder-token': ({ path }, name) =>
    `${name(path)} enthält „undefined“ oder „null“ statt des API-Schlüssels. Setzen Sie die ` +
    'Variable, die den Schlüssel enthält.',
}

type Name = (path: Path) => string

function typeMessage({ path, params }: IssueOf<'type'>, name: Name): string {
  const { expected, received, allowed, unit, form } = params
  if (form !== undefined && form !== 'parameter') return `Erwartet wird ${forms[form]}.`
  if (allowed !== undefined) {
    const isOtherType = !allowed.some((value) => typeof value === received)
    const refused = isOtherType ? notAccepted(received) : ''
    return `${name(path)} muss ${values(allowed, unit)} ${verb(unit)}.${refused}`
  }
  const inUnit = unit === undefined ? '' : ` in ${unitNames[unit]}`
  const wanted = anyOf.format(
    expected.map((type) => (type === 'null' ? is.null : is[type] + inUnit)),
  )
  const isFraction = received === 'number' && expected.includes('integer')
  const found = received === 'none' || isFraction ? '' : `, ${isNot[received]}`
  if (path.length > 0) return `${name(path)} muss ${wanted} sein${found}.`
  const advice = params.jsonText ? ' Lesen Sie den Text zuerst mit JSON.parse.' : ''
  return `Erwartet wird ${wanted.replace('ein Text', 'einen Text')}${found}.${advice}`
}

function enumMessage({ path, severity, params }: IssueOf<'enum'>, name: Name): string {
  const { suggestion, allowed, unit } = params
  // A tolerant reader accepts the value.
  if (severity === 'warning') return `${name(path)} hat einen Wert, den diese Version nicht kennt.`
  if (suggestion !== undefined)
    return `${name(path)} hat keinen zulässigen Wert.${question(suggestion)}`
  return `${name(path)} muss ${values(allowed, unit)} ${verb(unit)}.`
}

function offsetMessage(issue: IssueOf<'frequency-offset'>, name: Name): string {
  const { params } = issue
  const field = subject(issue, 's', name)
  const frequency = other(issue, 'frequency', name)
  if ('allowed' in params)
    return `${field} muss ${values(params.allowed, 's')} betragen, wenn ${frequency} 0 ist.`
  const range = `${field} muss zwischen ${params.minimum} und ${params.maximum} liegen`
  return params.frequency === undefined
    ? `${range}: Mehr erlaubt ${frequency} mit keinem Wert.`
    : `${range}, wenn ${frequency} ${amount(params.frequency, 'min')} beträgt.`
}

function plausible(params: IssueOf<'implausible-number'>['params']): string {
  const { minimum, maximum, integer, unit } = params
  if (maximum !== undefined) return `zwischen ${minimum} und ${amount(maximum, unit)} liegen`
  if (integer) return `eine ganze Zahl ab ${minimum} sein`
  return `mindestens ${amount(minimum, unit)} ${verb(unit)}`
}

const is: Readonly<Record<JsonTypeName, string>> = {
  string: 'ein Text',
  number: 'eine Zahl',
  integer: 'eine ganze Zahl',
  boolean: 'true oder false',
  null: 'null',
  object: 'ein Objekt',
  array: 'eine Liste',
}

type Received = Exclude<IssueOf<'type'>['params']['received'], 'none'>

const isNot: Readonly<Record<Received, string>> = {
  string: 'kein Text',
  number: 'keine Zahl',
  boolean: 'kein Wahrheitswert',
  null: 'nicht null',
  object: 'kein Objekt',
  array: 'keine Liste',
}

function notAccepted(received: Received | 'none'): string {
  if (received === 'none') return ''
  const found = received === 'boolean' ? 'ein Wahrheitswert' : is[received]
  return ` ${found === 'null' ? found : capitalized(found)} ist nicht zulässig.`
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const forms = {
  params: 'ein Objekt mit den Parametern des Pfads',
  query: 'ein Query-String, ein URLSearchParams oder ein Objekt mit den Parametern',
  headers: 'ein Headers oder ein Objekt mit den Headern',
  request: 'ein Objekt mit den Teilen einer Anfrage',
}

const formats = {
  date: 'ein Datum der Form JJJJ-MM-TT',
  'date-time': 'ein Zeitpunkt der Form JJJJ-MM-TTThh:mm:ssZ, auch mit Zeitverschiebung wie +01:00',
  uuid: 'eine UUID, 32 hexadezimale Ziffern in Gruppen von 8-4-4-4-12',
}

const unitNames: Readonly<Record<Unit, string>> = {
  ms: 'Millisekunden',
  s: 'Sekunden',
  min: 'Minuten',
  '%': 'Prozent',
}

const quote = (text: unknown): string => `„${String(text)}“`

const question = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : ` Meinten Sie ${quote(suggestion)}?`

const anyOf = new Intl.ListFormat('de', { type: 'disjunction' })

const both = new Intl.ListFormat('de', { type: 'conjunction' })

/** The allowed values: `„AND“ oder „OR“`, `10, 20 oder 30 Sekunden`. */
const values = (allowed: readonly unknown[], unit?: Unit): string =>
  amount(
    anyOf.format(
      allowed.map((value) => (typeof value === 'string' ? quote(value) : String(value))),
    ),
    unit,
  )

const pings = (count: number): string => (count === 1 ? 'einem Ping' : `${count} Pings`)

const step = (percent: number): string =>
  percent < 0.01 ? 'weniger als 0,01 %' : amount(decimal.format(percent), '%')

const decimal = new Intl.NumberFormat('de', { maximumFractionDigits: 2 })

/** A number with its unit: `300000 ms`, `5 Minuten`, `1 Sekunde`. */
function amount(number: number | string, unit?: Unit): string {
  if (unit === undefined) return `${number}`
  if (unit === 'ms' || unit === '%') return `${number} ${unit}`
  const words = unitNames[unit]
  return `${number} ${number === 1 ? words.slice(0, -1) : words}`
}

/** The verb after a number: amounts of a unit are `betragen`. */
const verb = (unit?: Unit): string => (unit === undefined ? 'sein' : 'betragen')

/** The path of another field of the same object. */
const beside = (path: Path, field: string): Path => [...path.slice(0, -1), ...field.split('.')]

const origins = { stored: 'gespeichert', default: 'Standardwert' }

/** The value of a field that the update omits. */
function assumedIn({ params }: Issue, field: string) {
  return 'assumed' in params ? params.assumed?.[field] : undefined
}

/** The name of another field, with the origin of its value where the update omits it. */
function other(issue: Issue, field: string, name: Name): string {
  const assumed = assumedIn(issue, field)
  const text = name(beside(issue.path, field))
  return assumed === undefined ? text : `${text} (${origins[assumed.origin]})`
}

/** The name of the field of an issue, with its value where the update omits it. */
function subject(issue: Issue, unit: Unit, name: Name): string {
  const text = name(issue.path)
  const assumed = assumedIn(issue, String(issue.path.at(-1)))
  if (assumed === undefined) return text
  const { origin, value } = assumed
  const origination = origins[origin]
  return typeof value === 'number'
    ? `${text} (${origination}: ${amount(value, unit)})`
    : `${text} (${origination})`
}
