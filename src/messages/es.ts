import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords, type Name } from './language.ts'

const quote = (text: string): string => `«${text}»`
const es = /* @__PURE__ */ languageOf({
  tag: 'es',
  comma: ', ',
  or: ' o ',
  whole: 'El valor',
  quote,
  units: { ms: ' ms', s: ' s', min: ' minutos', '%': ' %' },
  inUnits: { ms: ' de milisegundos', s: ' de segundos', min: ' de minutos', '%': ' en porcentaje' },
  types: {
    string: 'una cadena de texto',
    number: 'un número',
    integer: 'un número entero',
    boolean: 'true o false',
    null: 'null',
    object: 'un objeto',
    array: 'una lista',
  },
  wrongTypes: {
    string: 'una cadena de texto',
    number: 'un número',
    boolean: 'un booleano',
    null: 'null',
    object: 'un objeto',
    array: 'una lista',
  },
  hints: { quotes: ' Quite las comillas.', json: ' Analice primero el JSON.' },
  syntax: {
    value: 'un valor',
    key: 'un nombre de campo entre comillas dobles',
    end: 'el final del texto',
    digit: 'un dígito',
    'hex-digit': 'un dígito hexadecimal',
    escape: 'una secuencia de escape como \\n o \\u0020',
    '"': 'una comilla doble de cierre',
  },
  found: {
    end: ', no el final del texto',
    'byte-order-mark': ', no una marca de orden de bytes (U+FEFF)',
    comment: ', no un comentario',
    'single-quote': ', no una comilla simple',
    'control-character': ', no un carácter de control',
    'closing-bracket': ' después de la coma',
    other: '',
  },
  origins: { stored: 'valor guardado', default: 'valor predeterminado' },
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
} = es

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>, name?: Name): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual}, ${origin(issue.params)})`)
  const range = allowed ? `ser ${alternatives(allowed)}` : `estar entre ${minimum} y ${maximum}`
  if (frequency === undefined) return `${subject} debe ${range} con cualquier frecuencia.`
  const minutes = `${frequency} minuto${frequency === 1 ? '' : 's'}`
  const from = isStored(issue.params, 'frequency') ? ` (${origin(issue.params)})` : ''
  return `${subject} debe ${range} cuando ${other('frequency', issue, name)}${from} es de ${minutes}.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>, name?: Name): string {
  const { actual, minimum = 0 } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual} %, ${origin(issue.params)})`)
  const from = note(issue.params, 'degradedPacketLossThreshold')
  return `${subject} no debe ser menor que ${other('degradedPacketLossThreshold', issue, name)} (${minimum} %${from}).`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Spanish messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue, name) {
    const { params } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, no ${wrong}` : ''
    return `${field(issue, name)} debe ser ${wanted}${found}.${hint(params)}`
  },
  enum(issue, name) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue, name)} debe ser ${allowedValues(issue.params)}.`
      : `${field(issue, name)} no tiene un valor permitido. ¿Quiso decir ${quote(suggestion)}?`
  },
  required: (issue, name) => `Falta ${field(issue, name)}.`,
  minimum: (issue, name) => `${field(issue, name)} debe ser como mínimo ${amount(issue.params.minimum, issue.params)}.`,
  maximum: (issue, name) => `${field(issue, name)} debe ser como máximo ${amount(issue.params.maximum, issue.params)}.`,
  exclusiveMinimum: (issue, name) =>
    `${field(issue, name)} debe ser mayor que ${amount(issue.params.exclusiveMinimum, issue.params)}.`,
  minLength: (issue, name) =>
    `${field(issue, name)} debe tener una longitud mínima de ${issue.params.minLength} (en caracteres).`,
  maxLength: (issue, name) => `${field(issue, name)} debe tener como máximo ${issue.params.maxLength} caracteres.`,
  maxItems: (issue, name) => `${field(issue, name)} debe tener como máximo ${issue.params.maxItems} elementos.`,
  format(issue, name) {
    const existing = own(issue.params).nonexistent === true
    switch (issue.params.format) {
      case 'date':
        return `${field(issue, name)} debe ser una fecha ${existing ? 'existente ' : ''}con el formato AAAA-MM-DD.`
      case 'date-time': {
        const wanted = existing ? 'una fecha y hora existentes' : 'una fecha y hora'
        const subject = field(issue, name)
        return `${subject} debe ser ${wanted} con el formato AAAA-MM-DDThh:mm:ssZ o con un desfase como +01:00.`
      }
      case 'uuid':
        return `${field(issue, name)} debe ser un UUID: 32 dígitos hexadecimales en grupos de 8-4-4-4-12.`
    }
  },
  pattern: (issue, name) => `${field(issue, name)} debe tener la forma ${quote(issue.params.example)}.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue, name) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue, name)
    if (conflict === undefined) return issue.message
    return `${conflict} Falta ${other(missing, issue, name)}, cuyo valor predeterminado es ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` ¿Quiso decir ${quote(suggestion)}?`
    return `Campo desconocido ${quote(field(issue))}.${question}`
  },
  unreadable: (issue, name) => `${field(issue, name)} no se puede leer: un acceso produce un error.`,
  'duplicate-parameter': (issue, name) => `${field(issue, name)} se ha indicado más de una vez.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `Se esperaba ${wanted}${found}.`
  },
  'duplicate-key': (issue, name) => `${field(issue, name)} es una clave duplicada.`,
  'yaml-syntax': ({ params }) => `Esto no es YAML válido (${params.reason}).`,
  'response-only-field': (issue, name) => `${field(issue, name)} solo existe en las respuestas.`,
  'deprecated-field': (issue, name) =>
    `${field(issue, name)} está obsoleto. Use ${other(issue.params.replacement, issue, name)} en su lugar.`,
  'sub-minute-frequency': (issue, name) => `${field(issue, name)} es 0, un valor reservado a los checks de API y TCP.`,
  'frequency-offset-missing'(issue, name) {
    const seconds = `${alternatives(issue.params.allowed)} segundos`
    const sibling = other('frequency', issue, name)
    return `Falta ${field(issue, name)}, que con ${sibling} 0 es el tiempo entre dos ejecuciones: ${seconds}.`
  },
  'response-time-order'(issue, name) {
    const from = note(issue.params, 'degradedResponseTime')
    const bound = `${other('degradedResponseTime', issue, name)} (${issue.params.minimum} ms${from})`
    const subject = field(issue, name)
    return `${subject} es menor que ${bound}, así que ninguna ejecución se degrada por su tiempo de respuesta.`
  },
  'packet-loss-steps'(issue, name) {
    const from = note(issue.params, 'request.pingCount')
    const count = `${other('request.pingCount', issue, name)} (${issue.params.pingCount}${from})`
    const failing = other('maxPacketLossThreshold', issue, name)
    return (
      `${field(issue, name)} no tiene efecto con ${count}: ` +
      `la pérdida de paquetes varía en pasos de ${stepOf(issue.params)} %, ` +
      `y cada paso que alcanza este valor alcanza también ${failing}.`
    )
  },
  'alert-settings-ignored'(issue, name) {
    const sibling = other('useGlobalAlertSettings', issue, name)
    return `${field(issue, name)} no se usa mientras ${sibling} sea true (el valor predeterminado).`
  },
  'browser-only-field': (issue, name) => `${field(issue, name)} solo es relevante para los checks de navegador.`,
  'api-only-field': (issue, name) => `${field(issue, name)} solo es relevante para los checks de API.`,
  'non-numeric-target': (issue, name) =>
    `${field(issue, name)} debe contener un número cuando source es ${quote('LATENCY')}, por ejemplo ${quote('200')}.`,
  'seen-order': (issue, name) => `${field(issue, name)} es anterior a ${other('firstSeen', issue, name)}.`,
  'duplicate-group'(issue, name) {
    const [item, first] = items(issue, name)
    return `${item} tiene los mismos checkId y errorHash que ${first}.`
  },
  'page-number': (issue, name) =>
    `${field(issue, name)} debe ser un número entero a partir de ${issue.params.minimum}.`,
  'missing-service-account': (issue, name) =>
    `Falta ${field(issue, name)}, aunque una clave de API va asociada a un identificador de cuenta.`,
  'missing-content-type': (issue, name) => `Falta ${field(issue, name)}. Debería ser ${quote(issue.params.expected)}.`,
})
