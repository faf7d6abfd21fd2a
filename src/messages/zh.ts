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
    number: ['数值', '，不能是数值'],
    integer: ['整数', ''],
    boolean: [' true 或 false', '，不能是布尔值'],
    null: [' null', '，不能是 null'],
    object: ['对象', '，不能是对象'],
    array: ['数组', '，不能是数组'],
  },
  hints: { quotes: '请去掉引号。', json: '请先解析 JSON。' },
  didYouMean: (name) => `您是否想输入${name}？`,
  syntax: {
    value: '值（对象、数组、带双引号的字符串、数值、true、false 或 null）',
    key: '带双引号的字段名',
    end: '值之后的文本结尾',
    digit: '数值的下一位数字',
    'hex-digit': ' \\u 之后的四位十六进制数字',
    escape: '转义序列（如 \\n，反斜杠写作 \\\\）',
    '"': '右双引号',
  },
  found: {
    end: '，但文本已结束',
    'byte-order-mark': '，但出现了字节顺序标记（U+FEFF）',
    comment: '，但出现了注释',
    'single-quote': '，但出现了单引号',
    'control-character': '，但出现了控制字符。请闭合字符串，或将其写成转义序列，例如 \\n',
    'closing-bracket': '，逗号后缺少内容。请补充内容或删除逗号',
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
    const range = params.allowed ? `必须为${spaced(allowed)} 秒` : `必须介于 ${minimum} 和 ${maximum} 之间`
    const sentence = `${withStored('')}${range}。`
    if (frequency === undefined) return `${sentence}${other('frequency')} 取任何值都不允许更大的值。`
    return `${withOrigin('frequency')}为 ${frequency}${params.allowed ? '' : ' 分钟'} 时，${sentence}`
  },
  'packet-loss-order': ({ withStored, withMinimum }) =>
    `${withStored('%')}不得低于 ${withMinimum('degradedPacketLossThreshold', '%')}。`,
  'defaults-conflict': ({ params, other }) => `请同时发送 ${other(params.field)}。`,
  'unknown-field': ({ written, question }) => `未知字段${quote(written)}。${question}`,
  unreadable: ({ isWhole, field }) => `无法读取${isWhole ? '' : ' '}${field}：访问时出错。`,
  'duplicate-parameter': ({ field }) => `${field} 被多次指定。`,
  'json-syntax': ({ expected, instead }) => `此处应为${expected}${instead}。`,
  'duplicate-key': ({ field }) => `键 ${field} 重复。`,
  'yaml-syntax': ({ params }) => `YAML 无效（${params.reason}）。请检查缩进、引号和括号。`,
  'response-only-field': ({ field }) => `${field} 仅出现在响应中。`,
  'deprecated-field': ({ field, other, params }) => `${field} 已弃用。请改用 ${other(params.replacement)}。`,
  'sub-minute-frequency': ({ field }) => `${field} 为 0，该值仅适用于 API 和 TCP 检查。`,
  'frequency-offset-missing': ({ field, withOrigin, allowed }) =>
    `缺少 ${field}。${withOrigin('frequency')}为 0 时，它是两次运行的间隔：${spaced(allowed).trim()} 秒。`,
  'response-time-order': ({ withStored, withMinimum }) =>
    `${withStored(' 毫秒')}不应低于 ${withMinimum('degradedResponseTime', ' 毫秒')}：` +
    '否则缓慢的运行在被视为性能下降之前就已失败。',
  'packet-loss-steps': ({ params, withStored, withOrigin, step }) =>
    `${withOrigin('request.pingCount')}为 ${params.pingCount} 时，${withStored('%')}不起作用：丢包率以 ${step}% 为步长变化，` +
    `达到该值的运行也会达到 ${withOrigin('maxPacketLossThreshold')}的值。请拉大两个阈值的差距，或增加 ping 次数。`,
  'alert-settings-ignored': ({ field, withOrigin }) =>
    `仅当 ${withOrigin('useGlobalAlertSettings')}为 false 时才使用 ${field}。`,
  'browser-only-field': ({ field }) => `${field} 仅与浏览器检查有关。`,
  'api-only-field': ({ field }) => `${field} 仅与 API 检查有关。`,
  'non-numeric-target': ({ field }) =>
    `source 为${quote('LATENCY')}时，${field} 必须是带引号的毫秒数，例如${quote('200')}。`,
  'seen-order': ({ field, other }) => `${field} 早于 ${other('firstSeen')}。`,
  'duplicate-group': ({ items: [item, first] }) => `${item} 的 checkId 和 errorHash 与 ${first} 相同。`,
  'page-number': ({ field, params }) => `${field} 必须是不小于 ${params.minimum} 的整数。`,
  'missing-service-account': ({ field }) => `缺少 ${field}。请发送 API 密钥所属账户的 ID。`,
  'missing-content-type': ({ field, params }) => `缺少 ${field}。其值应为${quote(params.expected)}。`,
})

/** Adds a space after the name of a field, which is usually Latin text, but not after the name of the whole value. */
const spacedField = (isWhole: boolean, field: string): string => field + (isWhole ? '' : ' ')

/** Adds a space where a Latin word or number is beside `或`, or at the start. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|或)(?=\w)/g, '$1 ').replace(/(\w)(?=或)/g, '$1 ')
}
