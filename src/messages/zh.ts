import type { Issue, IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords, type Name } from './language.ts'

const quote = (text: string): string => `“${text}”`
const zh = /* @__PURE__ */ languageOf({
  tag: 'zh',
  comma: '、',
  or: '或',
  whole: '该值',
  quote,
  units: { ms: ' 毫秒', s: ' 秒', min: ' 分钟', '%': '%' },
  inUnits: { ms: '（毫秒）', s: '（秒）', min: '（分钟）', '%': '（百分比）' },
  types: {
    string: '字符串',
    number: '数字',
    integer: '整数',
    boolean: ' true 或 false',
    null: ' null',
    object: '对象',
    array: '数组',
  },
  wrongTypes: { string: '字符串', number: '数字', boolean: '布尔值', null: ' null', object: '对象', array: '数组' },
  hints: { quotes: '请去掉引号。', json: '请先解析 JSON。' },
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
  aside: '，',
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
} = zh

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>, name?: Name): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? ' ' : `（${origin(issue.params)} ${actual}）`)
  const range = allowed ? `必须为${spaced(alternatives(allowed))}` : `必须介于 ${minimum} 和 ${maximum} 之间`
  if (frequency === undefined) return `无论 ${other('frequency', issue, name)} 为何值，${subject}${range}。`
  const from = isStored(issue.params, 'frequency') ? `（${origin(issue.params)}）` : ' '
  return `${other('frequency', issue, name)}${from}为 ${frequency} 分钟时，${subject}${range}。`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>, name?: Name): string {
  const { actual, minimum = 0 } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? ' ' : `（${origin(issue.params)} ${actual}%）`)
  const from = note(issue.params, 'degradedPacketLossThreshold')
  return `${subject}不得低于 ${other('degradedPacketLossThreshold', issue, name)}（${minimum}%${from}）。`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Chinese messages (simplified characters) for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue, name) {
    const { params } = issue
    const wanted = spaced(expected(params))
    const wrong = received(params)
    const found = wrong ? `，不能是${wrong}` : ''
    return `${spacedField(issue, name)}必须是${wanted}${found}。${hint(params)}`
  },
  enum(issue, name) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue, name)} 必须为${spaced(allowedValues(issue.params))}。`
      : `${field(issue, name)} 的值不在允许范围内。您是否想输入${quote(suggestion)}？`
  },
  required: (issue, name) => `缺少 ${field(issue, name)}。`,
  minimum: (issue, name) => `${field(issue, name)} 不得小于 ${amount(issue.params.minimum, issue.params)}。`,
  maximum: (issue, name) => `${field(issue, name)} 不得大于 ${amount(issue.params.maximum, issue.params)}。`,
  exclusiveMinimum: (issue, name) =>
    `${field(issue, name)} 必须大于 ${amount(issue.params.exclusiveMinimum, issue.params)}。`,
  minLength: (issue, name) => `${field(issue, name)} 不得少于 ${issue.params.minLength} 个字符。`,
  maxLength: (issue, name) => `${field(issue, name)} 不得超过 ${issue.params.maxLength} 个字符。`,
  maxItems: (issue, name) => `${field(issue, name)} 不得超过 ${issue.params.maxItems} 项。`,
  format(issue, name) {
    const existing = own(issue.params).nonexistent === true ? '真实存在的' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue, name)} 必须是${existing}日期，格式为 YYYY-MM-DD。`
      case 'date-time':
        return `${field(issue, name)} 必须是${existing}日期和时间，格式为 YYYY-MM-DDThh:mm:ssZ，或带有 +01:00 这样的时差。`
      case 'uuid':
        return `${field(issue, name)} 必须是 UUID：32 位十六进制数字，按 8-4-4-4-12 分组。`
    }
  },
  pattern: (issue, name) => `${field(issue, name)} 的格式必须类似${quote(issue.params.example)}。`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue, name) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue, name)
    if (conflict === undefined) return issue.message
    return `${conflict}未提供 ${other(missing, issue, name)}，其默认值为${spaced(alternatives([value]))}。`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : `您是否想输入${quote(suggestion)}？`
    return `未知字段${quote(field(issue))}。${question}`
  },
  unreadable: (issue, name) => `无法读取${issue.path.length === 0 ? '' : ' '}${field(issue, name)}：访问时出错。`,
  'duplicate-parameter': (issue, name) => `${field(issue, name)} 被多次指定。`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `此处应为${wanted}${found}。`
  },
  'duplicate-key': (issue, name) => `键 ${field(issue, name)} 重复。`,
  'yaml-syntax': ({ params }) => `此处不是有效的 YAML（${params.reason}）。`,
  'response-only-field': (issue, name) => `${field(issue, name)} 仅出现在响应中。`,
  'deprecated-field': (issue, name) =>
    `${field(issue, name)} 已弃用。请改用 ${other(issue.params.replacement, issue, name)}。`,
  'sub-minute-frequency': (issue, name) => `${field(issue, name)} 为 0，该值仅适用于 API 和 TCP 检查。`,
  'frequency-offset-missing'(issue, name) {
    const seconds = `${spaced(alternatives(issue.params.allowed)).trim()} 秒`
    return `缺少 ${field(issue, name)}。${other('frequency', issue, name)} 为 0 时，它是两次运行的间隔：${seconds}。`
  },
  'response-time-order'(issue, name) {
    const from = note(issue.params, 'degradedResponseTime')
    const bound = `${other('degradedResponseTime', issue, name)}（${issue.params.minimum} 毫秒${from}）`
    return `${field(issue, name)} 低于 ${bound}，因此任何运行都不会因响应时间而被视为性能下降。`
  },
  'packet-loss-steps'(issue, name) {
    const from = note(issue.params, 'request.pingCount')
    const count = `${other('request.pingCount', issue, name)}（${issue.params.pingCount}${from}）`
    const failing = other('maxPacketLossThreshold', issue, name)
    return (
      `${count}时，${field(issue, name)} 不起作用：` +
      `丢包率以 ${stepOf(issue.params)}% 为步长变化，达到该值的每一步也都达到 ${failing}。`
    )
  },
  'alert-settings-ignored': (issue, name) =>
    `${other('useGlobalAlertSettings', issue, name)} 为 true（默认值）时，不使用 ${field(issue, name)}。`,
  'browser-only-field': (issue, name) => `${field(issue, name)} 仅与浏览器检查有关。`,
  'api-only-field': (issue, name) => `${field(issue, name)} 仅与 API 检查有关。`,
  'non-numeric-target': (issue, name) =>
    `source 为${quote('LATENCY')}时，${field(issue, name)} 必须包含数字，例如${quote('200')}。`,
  'seen-order': (issue, name) => `${field(issue, name)} 早于 ${other('firstSeen', issue, name)}。`,
  'duplicate-group'(issue, name) {
    const [item, first] = items(issue, name)
    return `${item} 的 checkId 和 errorHash 与 ${first} 相同。`
  },
  'page-number': (issue, name) => `${field(issue, name)} 必须是不小于 ${issue.params.minimum} 的整数。`,
  'missing-service-account': (issue, name) => `缺少 ${field(issue, name)}，而 API 密钥需与账户 ID 配对使用。`,
  'missing-content-type': (issue, name) => `缺少 ${field(issue, name)}。其值应为${quote(issue.params.expected)}。`,
})

/** Returns the name of a field with the space after a Latin word, or of the whole value. */
const spacedField = (issue: Issue, name?: Name): string => field(issue, name) + (issue.path.length === 0 ? '' : ' ')

/** Adds the spaces between Chinese text and a Latin word or number. A quotation mark needs none. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|或)(?=\w)/g, '$1 ').replace(/(\w)(?=或)/g, '$1 ')
}
