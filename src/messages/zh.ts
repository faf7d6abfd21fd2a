import { messagesIn, type Words } from './language.ts'

const quote = (text: string): string => `“${text}”`
const words: Words = {
  tag: 'zh',
  comma: '、',
  or: '或',
  whole: '该值',
  quote,
  parentheses: (text) => `（${text}）`,
  gap: ' ',
  units: { ms: ' 毫秒', s: ' 秒', min: ' 分钟', '%': '%' },
  inUnits: { ms: '（毫秒）', s: '（秒）', min: '（分钟）', '%': '（百分比）' },
  types: {
    string: ['字符串', '，不能是字符串'],
    number: ['数字', '，不能是数字'],
    integer: ['整数', ''],
    boolean: [' true 或 false', '，不能是布尔值'],
    null: [' null', '，不能是 null'],
    object: ['对象', '，不能是对象'],
    array: ['数组', '，不能是数组'],
  },
  hints: { quotes: '请去掉引号。', json: '请先解析 JSON。' },
  didYouMean: (name) => `您是否想输入${name}？`,
  syntax: {
    value: '值',
    key: '带双引号的字段名',
    end: '文本结尾',
    digit: '数字',
    'hex-digit': '十六进制数字',
    escape: '转义序列（如 \\n 或 \\u0020）',
    '"': '右双引号',
  },
  found: {
    end: '，但文本已结束',
    'byte-order-mark': '，但出现了字节顺序标记（U+FEFF）',
    comment: '，但出现了注释',
    'single-quote': '，但出现了单引号',
    'control-character': '，但出现了控制字符',
    'closing-bracket': '，逗号后缺少内容',
    other: '',
  },
  origins: { stored: '已保存的值', default: '默认值' },
  stored: (value, origin) => `${origin} ${value}`,
  aside: '，',
}

/** Chinese messages (simplified characters) for the option `messages`. */
export default /* @__PURE__ */ messagesIn(words, {
  type: ({ isWhole, field, expected, instead, hint }) =>
    `${spacedField(isWhole, field)}必须是${spaced(expected)}${instead}。${hint}`,
  enum: ({ field, allowed, question }) =>
    question === '' ? `${field} 必须为${spaced(allowed)}。` : `${field} 的值不在允许范围内。${question}`,
  required: ({ field }) => `缺少 ${field}。`,
  minimum: ({ field, amount, params }) => `${field} 不得小于 ${amount(params.minimum)}。`,
  maximum: ({ field, amount, params }) => `${field} 不得大于 ${amount(params.maximum)}。`,
  exclusiveMinimum: ({ field, amount, params }) => `${field} 必须大于 ${amount(params.exclusiveMinimum)}。`,
  minLength: ({ field, params }) => `${field} 不得少于 ${params.minLength} 个字符。`,
  maxLength: ({ field, params }) => `${field} 不得超过 ${params.maxLength} 个字符。`,
  maxItems: ({ field, params }) => `${field} 不得超过 ${params.maxItems} 项。`,
  format({ field, params: { format, nonexistent } }) {
    const existing = nonexistent ? '真实存在的' : ''
    const forms = {
      date: `${existing}日期，格式为 YYYY-MM-DD`,
      'date-time': `${existing}日期和时间，格式为 YYYY-MM-DDThh:mm:ssZ，或带有 +01:00 这样的时差`,
      uuid: ' UUID：32 位十六进制数字，按 8-4-4-4-12 分组',
    }
    return `${field} 必须是${forms[format]}。`
  },
  pattern: ({ field, params }) => `${field} 的格式必须类似${quote(params.example)}。`,
  'frequency-offset'({ params, allowed, other, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `必须为${spaced(allowed)}` : `必须介于 ${minimum} 和 ${maximum} 之间`
    const sentence = `${withStored('')}${range}。`
    if (frequency === undefined) return `无论 ${other('frequency')} 为何值，${sentence}`
    return `${withOrigin('frequency')}为 ${frequency} 分钟时，${sentence}`
  },
  'packet-loss-order': ({ params, withStored, withValue }) =>
    `${withStored('%')}不得低于 ${withValue('degradedPacketLossThreshold', `${params.minimum}%`)}。`,
  'defaults-conflict': ({ params, other, defaultValue }) =>
    `未提供 ${other(params.field)}，其默认值为${spaced(defaultValue)}。`,
  'unknown-field': ({ written, question }) => `未知字段${quote(written)}。${question}`,
  unreadable: ({ isWhole, field }) => `无法读取${isWhole ? '' : ' '}${field}：访问时出错。`,
  'duplicate-parameter': ({ field }) => `${field} 被多次指定。`,
  'json-syntax': ({ expected, instead }) => `此处应为${expected}${instead}。`,
  'duplicate-key': ({ field }) => `键 ${field} 重复。`,
  'yaml-syntax': ({ params }) => `此处不是有效的 YAML（${params.reason}）。`,
  'response-only-field': ({ field }) => `${field} 仅出现在响应中。`,
  'deprecated-field': ({ field, other, params }) => `${field} 已弃用。请改用 ${other(params.replacement)}。`,
  'sub-minute-frequency': ({ field }) => `${field} 为 0，该值仅适用于 API 和 TCP 检查。`,
  'frequency-offset-missing': ({ field, other, allowed }) =>
    `缺少 ${field}。${other('frequency')} 为 0 时，它是两次运行的间隔：${spaced(allowed).trim()} 秒。`,
  'response-time-order': ({ field, params, withValue }) =>
    `${field} 低于 ${withValue('degradedResponseTime', `${params.minimum} 毫秒`)}，` +
    '因此任何运行都不会因响应时间而被视为性能下降。',
  'packet-loss-steps': ({ field, params, other, withValue, step }) =>
    `${withValue('request.pingCount', `${params.pingCount}`)}时，${field} 不起作用：` +
    `丢包率以 ${step}% 为步长变化，达到该值的每一步也都达到 ${other('maxPacketLossThreshold')}。`,
  'alert-settings-ignored': ({ field, other }) =>
    `${other('useGlobalAlertSettings')} 为 true（默认值）时，不使用 ${field}。`,
  'browser-only-field': ({ field }) => `${field} 仅与浏览器检查有关。`,
  'api-only-field': ({ field }) => `${field} 仅与 API 检查有关。`,
  'non-numeric-target': ({ field }) => `source 为${quote('LATENCY')}时，${field} 必须包含数字，例如${quote('200')}。`,
  'seen-order': ({ field, other }) => `${field} 早于 ${other('firstSeen')}。`,
  'duplicate-group': ({ items: [item, first] }) => `${item} 的 checkId 和 errorHash 与 ${first} 相同。`,
  'page-number': ({ field, params }) => `${field} 必须是不小于 ${params.minimum} 的整数。`,
  'missing-service-account': ({ field }) => `缺少 ${field}，而 API 密钥需与账户 ID 配对使用。`,
  'missing-content-type': ({ field, params }) => `缺少 ${field}。其值应为${quote(params.expected)}。`,
})

/** Returns the name of the whole value, or of a field with a space after the Latin word. */
const spacedField = (isWhole: boolean, field: string): string => field + (isWhole ? '' : ' ')

/** Adds spaces between Chinese text and a Latin word or number. Quotation marks need no spaces. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|或)(?=\w)/g, '$1 ').replace(/(\w)(?=或)/g, '$1 ')
}
