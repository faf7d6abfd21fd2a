import { messagesIn, type Words } from './language.ts'

const quote = (text: string): string => `«${text}»`
const words: Words = {
  tag: 'es',
  comma: ', ',
  or: ' o ',
  whole: 'El valor',
  quote,
  parentheses: (text) => ` (${text})`,
  gap: '',
  units: { ms: ' ms', s: ' s', min: ' minutos', '%': ' %' },
  inUnits: { ms: ' de milisegundos', s: ' de segundos', min: ' de minutos', '%': ' en porcentaje' },
  types: {
    string: ['una cadena de texto', ', no una cadena de texto'],
    number: ['un número', ', no un número'],
    integer: ['un número entero', ''],
    boolean: ['true o false', ', no un booleano'],
    null: ['null', ', no null'],
    object: ['un objeto', ', no un objeto'],
    array: ['una lista', ', no una lista'],
  },
  hints: { quotes: ' Quite las comillas.', json: ' Analice primero el JSON.' },
  didYouMean: (name) => ` ¿Quiso decir ${name}?`,
  syntax: {
    value: 'un valor (objeto, lista, cadena entre comillas dobles, número, true, false o null)',
    key: 'un nombre de campo entre comillas dobles',
    end: 'el final del texto después del valor',
    digit: 'un dígito del número',
    'hex-digit': 'una serie de cuatro dígitos hexadecimales después de \\u',
    escape: 'una secuencia de escape como \\n, o \\\\ para una barra invertida',
    '"': 'una comilla doble de cierre',
  },
  found: {
    end: ', no el final del texto',
    'byte-order-mark': ', no una marca de orden de bytes (U+FEFF)',
    comment: ', no un comentario',
    'single-quote': ', no una comilla simple',
    'control-character': ', no un carácter de control. Cierre la cadena o use una secuencia de escape, por ejemplo \\n',
    'closing-bracket': ' después de la coma. Añádalo o quite la coma',
    other: '',
  },
  origins: { stored: 'valor guardado', default: 'valor predeterminado' },
  stored: (value, origin) => `${value}, ${origin}`,
  aside: ', ',
}

/** Spanish messages for the option `messages`. */
export default /* @__PURE__ */ messagesIn(words, {
  type: ({ field, expected, instead, hint }) => `${field} debe ser ${expected}${instead}.${hint}`,
  enum: ({ field, allowed, question }) =>
    question === '' ? `${field} debe ser ${allowed}.` : `${field} no tiene un valor permitido.${question}`,
  required: ({ field }) => `Falta ${field}.`,
  minimum: ({ field, amount, params }) => `${field} debe ser como mínimo ${amount(params.minimum)}.`,
  maximum: ({ field, amount, params }) => `${field} debe ser como máximo ${amount(params.maximum)}.`,
  exclusiveMinimum: ({ field, amount, params }) => `${field} debe ser mayor que ${amount(params.exclusiveMinimum)}.`,
  minLength: ({ field, params }) => `${field} debe tener una longitud mínima de ${params.minLength} (en caracteres).`,
  maxLength: ({ field, params }) => `${field} debe tener como máximo ${params.maxLength} caracteres.`,
  maxItems: ({ field, params }) => `${field} debe tener como máximo ${params.maxItems} elementos.`,
  format({ field, params: { format, nonexistent } }) {
    const [date, time] = nonexistent ? ['fecha existente', 'fecha y hora existentes'] : ['fecha', 'fecha y hora']
    const forms = {
      date: `una ${date} con el formato AAAA-MM-DD`,
      'date-time': `una ${time} con el formato AAAA-MM-DDThh:mm:ssZ o con un desfase como +01:00`,
      uuid: 'un UUID: 32 dígitos hexadecimales en grupos de 8-4-4-4-12',
    }
    return `${field} debe ser ${forms[format]}.`
  },
  pattern: ({ field, params }) => `${field} debe tener la forma ${quote(params.example)}.`,
  'frequency-offset'({ params, field, allowed, other, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `ser ${allowed} segundos` : `estar entre ${minimum} y ${maximum}`
    if (frequency === undefined) return `${field} debe ${range}: ningún valor de ${other('frequency')} permite más.`
    const minutes = params.allowed ? '0' : `${frequency} minuto${frequency === 1 ? '' : 's'}`
    return `${withStored('')} debe ${range} cuando ${withOrigin('frequency')} vale ${minutes}.`
  },
  'packet-loss-order': ({ withStored, withMinimum }) =>
    `${withStored(' %')} no debe ser menor que ${withMinimum('degradedPacketLossThreshold', ' %')}.`,
  'defaults-conflict': ({ params, other }) => ` Envíe también ${other(params.field)}.`,
  'unknown-field': ({ written, question }) => `Campo desconocido ${quote(written)}.${question}`,
  unreadable: ({ field }) => `${field} no se puede leer: un acceso produce un error.`,
  'duplicate-parameter': ({ field }) => `${field} se ha indicado más de una vez.`,
  'json-syntax': ({ expected, instead }) => `Se esperaba ${expected}${instead}.`,
  'duplicate-key': ({ field }) => `${field} es una clave duplicada.`,
  'yaml-syntax': ({ params }) => `YAML no válido (${params.reason}): revise la sangría, las comillas y los corchetes.`,
  'response-only-field': ({ field }) => `${field} solo existe en las respuestas.`,
  'deprecated-field': ({ field, other, params }) =>
    `${field} está obsoleto. Use ${other(params.replacement)} en su lugar.`,
  'sub-minute-frequency': ({ field }) => `${field} es 0, un valor reservado a los checks de API y TCP.`,
  'frequency-offset-missing': ({ field, withOrigin, allowed }) =>
    `Falta ${field}. Cuando ${withOrigin('frequency')} es 0, es el tiempo entre dos ejecuciones: ${allowed} segundos.`,
  'response-time-order': ({ withStored, withMinimum }) =>
    `${withStored(' ms')} no debería ser menor que ${withMinimum('degradedResponseTime', ' ms')}: ` +
    'una ejecución lenta falla antes de considerarse degradada.',
  'packet-loss-steps': ({ params, withStored, withOrigin, step }) =>
    `${withStored(' %')} no tiene efecto cuando ${withOrigin('request.pingCount')} es ${params.pingCount}: ` +
    `la pérdida de paquetes varía en pasos de ${step} %, y cada ejecución que alcanza este valor alcanza también ` +
    `${withOrigin('maxPacketLossThreshold')}. Aumente la distancia entre los umbrales o el número de pings.`,
  'alert-settings-ignored': ({ field, withOrigin }) =>
    `${field} solo se usa cuando ${withOrigin('useGlobalAlertSettings')} es false.`,
  'browser-only-field': ({ field }) => `${field} solo es relevante para los checks de navegador.`,
  'api-only-field': ({ field }) => `${field} solo es relevante para los checks de API.`,
  'non-numeric-target': ({ field }) =>
    `Cuando source es ${quote('LATENCY')}, ${field} debe ser un número de milisegundos entre comillas, ` +
    `como ${quote('200')}.`,
  'seen-order': ({ field, other }) => `${field} es anterior a ${other('firstSeen')}.`,
  'duplicate-group': ({ items: [item, first] }) => `${item} tiene los mismos checkId y errorHash que ${first}.`,
  'page-number': ({ field, params }) => `${field} debe ser un número entero a partir de ${params.minimum}.`,
  'missing-service-account': ({ field }) => `Falta ${field}. Envíe el identificador de la cuenta de la clave de API.`,
  'missing-content-type': ({ field, params }) => `Falta ${field}. Debería ser ${quote(params.expected)}.`,
})
