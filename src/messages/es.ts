import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords } from './language.ts'

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
  fromBaseline: ', valor de referencia',
})
const { allowedValues, alternatives, amount, baselineNote, expected, field, hint, number, own, received, syntax } = es

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)}, valor de referencia)`)
  const range = allowed ? `ser ${alternatives(allowed)}` : `estar entre ${number(minimum)} y ${number(maximum)}`
  if (frequency === undefined) return `${subject} debe ${range} con cualquier frecuencia.`
  const minutes = `${number(frequency)} minuto${frequency === 1 ? '' : 's'}`
  const note = baselineNote('frequency', fromBaseline) && ' (valor de referencia)'
  return `${subject} debe ${range} cuando frequency${note} es de ${minutes}.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>): string {
  const { actual, minimum = 0, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)} %, valor de referencia)`)
  const note = baselineNote('degradedPacketLossThreshold', fromBaseline)
  return `${subject} no debe ser menor que degradedPacketLossThreshold (${number(minimum)} %${note}).`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Spanish messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue) {
    const { params } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, no ${wrong}` : ''
    return `${field(issue)} debe ser ${wanted}${found}.${hint(params)}`
  },
  enum(issue) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue)} debe ser ${allowedValues(issue.params)}.`
      : `${field(issue)} no tiene un valor permitido. ¿Quiso decir ${quote(suggestion)}?`
  },
  required: (issue) => `Falta ${field(issue)}.`,
  minimum: (issue) => `${field(issue)} debe ser como mínimo ${amount(issue.params.minimum, issue.params)}.`,
  maximum: (issue) => `${field(issue)} debe ser como máximo ${amount(issue.params.maximum, issue.params)}.`,
  exclusiveMinimum: (issue) =>
    `${field(issue)} debe ser mayor que ${amount(issue.params.exclusiveMinimum, issue.params)}.`,
  maxLength: (issue) => `${field(issue)} debe tener como máximo ${number(issue.params.maxLength)} caracteres.`,
  maxItems: (issue) => `${field(issue)} debe tener como máximo ${number(issue.params.maxItems)} elementos.`,
  format(issue) {
    const existing = own(issue.params).nonexistent === true
    switch (issue.params.format) {
      case 'date':
        return `${field(issue)} debe ser una fecha ${existing ? 'existente ' : ''}con el formato AAAA-MM-DD.`
      case 'date-time': {
        const wanted = existing ? 'una fecha y hora existentes' : 'una fecha y hora'
        return `${field(issue)} debe ser ${wanted} con el formato AAAA-MM-DDThh:mm:ssZ o con un desfase como +01:00.`
      }
      case 'uuid':
        return `${field(issue)} debe ser un UUID: 32 dígitos hexadecimales en grupos de 8-4-4-4-12.`
    }
  },
  pattern: (issue) => `${field(issue)} debe tener la forma ${quote(issue.params.example)}.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue)
    if (conflict === undefined) return issue.message
    return `${conflict} Falta ${missing}, cuyo valor predeterminado es ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` ¿Quiso decir ${quote(suggestion)}?`
    return `Campo desconocido ${quote(field(issue))}.${question}`
  },
  unreadable: (issue) => `${field(issue)} no se puede leer: un acceso produce un error.`,
  'duplicate-parameter': (issue) => `${field(issue)} se ha indicado más de una vez.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `Se esperaba ${wanted}${found}.`
  },
  'duplicate-key': (issue) => `${field(issue)} es una clave duplicada.`,
  'response-only-field': (issue) => `${field(issue)} solo existe en las respuestas.`,
  'deprecated-field': (issue) => `${field(issue)} está obsoleto. Use ${issue.params.replacement} en su lugar.`,
  'sub-minute-frequency': (issue) => `${field(issue)} es 0, un valor reservado a los checks de API y TCP.`,
  'frequency-offset-missing'(issue) {
    const seconds = `${alternatives(issue.params.allowed)} segundos`
    return `Falta ${field(issue)}, que con frequency 0 es el tiempo entre dos ejecuciones: ${seconds}.`
  },
  'response-time-order'(issue) {
    const note = baselineNote('degradedResponseTime', own(issue.params).fromBaseline)
    const other = `degradedResponseTime (${number(issue.params.minimum)} ms${note})`
    return `${field(issue)} es menor que ${other}, así que ninguna ejecución se degrada por su tiempo de respuesta.`
  },
  'alert-settings-ignored': (issue) =>
    `${field(issue)} no se usa mientras useGlobalAlertSettings sea true (el valor predeterminado).`,
  'browser-only-field': (issue) => `${field(issue)} solo es relevante para los checks de navegador.`,
  'api-only-field': (issue) => `${field(issue)} solo es relevante para los checks de API.`,
  'non-numeric-target': (issue) =>
    `${field(issue)} debe contener un número cuando source es ${quote('LATENCY')}, por ejemplo ${quote('200')}.`,
  'seen-order': (issue) => `${field(issue)} es anterior a firstSeen.`,
  'duplicate-group': (issue) =>
    `${field({ path: issue.path.slice(0, -1) })} tiene los mismos checkId y errorHash que [${issue.params.first}].`,
  'page-number': (issue) => `${field(issue)} debe ser un número entero a partir de ${number(issue.params.minimum)}.`,
  'missing-service-account': (issue) =>
    `Falta ${field(issue)}, aunque una clave de API va asociada a un identificador de cuenta.`,
  'missing-content-type': (issue) => `Falta ${field(issue)}. Debería ser ${quote(issue.params.expected)}.`,
})
