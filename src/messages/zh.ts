import type { Issue, IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords } from './language.ts'

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
  fromBaseline: '，基准值',
})
const { allowedValues, alternatives, amount, baselineNote, expected, field, hint, number, own, received, syntax } = zh

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? ' ' : `（基准值 ${number(actual)}）`)
  const range = allowed
    ? `必须为${spaced(alternatives(allowed))}`
    : `必须介于 ${number(minimum)} 和 ${number(maximum)} 之间`
  if (frequency === undefined) return `无论 frequency 为何值，${subject}${range}。`
  const note = baselineNote('frequency', fromBaseline) ? '（基准值）' : ' '
  return `frequency${note}为 ${number(frequency)} 分钟时，${subject}${range}。`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>): string {
  const { actual, minimum = 0, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? ' ' : `（基准值 ${number(actual)}%）`)
  const note = baselineNote('degradedPacketLossThreshold', fromBaseline)
  return `${subject}不得低于 degradedPacketLossThreshold（${number(minimum)}%${note}）。`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Chinese messages (simplified characters) for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue) {
    const { params } = issue
    const wanted = spaced(expected(params))
    const wrong = received(params)
    const found = wrong ? `，不能是${wrong}` : ''
    return `${spacedField(issue)}必须是${wanted}${found}。${hint(params)}`
  },
  enum(issue) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue)} 必须为${spaced(allowedValues(issue.params))}。`
      : `${field(issue)} 的值不在允许范围内。您是否想输入${quote(suggestion)}？`
  },
  required: (issue) => `缺少 ${field(issue)}。`,
  minimum: (issue) => `${field(issue)} 不得小于 ${amount(issue.params.minimum, issue.params)}。`,
  maximum: (issue) => `${field(issue)} 不得大于 ${amount(issue.params.maximum, issue.params)}。`,
  exclusiveMinimum: (issue) => `${field(issue)} 必须大于 ${amount(issue.params.exclusiveMinimum, issue.params)}。`,
  maxLength: (issue) => `${field(issue)} 不得超过 ${number(issue.params.maxLength)} 个字符。`,
  maxItems: (issue) => `${field(issue)} 不得超过 ${number(issue.params.maxItems)} 项。`,
  format(issue) {
    const existing = own(issue.params).nonexistent === true ? '真实存在的' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue)} 必须是${existing}日期，格式为 YYYY-MM-DD。`
      case 'date-time':
        return `${field(issue)} 必须是${existing}日期和时间，格式为 YYYY-MM-DDThh:mm:ssZ，或带有 +01:00 这样的时差。`
      case 'uuid':
        return `${field(issue)} 必须是 UUID：32 位十六进制数字，按 8-4-4-4-12 分组。`
    }
  },
  pattern: (issue) => `${field(issue)} 的格式必须类似${quote(issue.params.example)}。`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue)
    if (conflict === undefined) return issue.message
    return `${conflict}未提供 ${missing}，其默认值为${spaced(alternatives([value]))}。`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : `您是否想输入${quote(suggestion)}？`
    return `未知字段${quote(field(issue))}。${question}`
  },
  unreadable: (issue) => `无法读取${issue.path.length === 0 ? '' : ' '}${field(issue)}：访问时出错。`,
  'duplicate-parameter': (issue) => `${field(issue)} 被多次指定。`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `此处应为${wanted}${found}。`
  },
  'duplicate-key': (issue) => `键 ${field(issue)} 重复。`,
  'response-only-field': (issue) => `${field(issue)} 仅出现在响应中。`,
  'deprecated-field': (issue) => `${field(issue)} 已弃用。请改用 ${issue.params.replacement}。`,
  'sub-minute-frequency': (issue) => `${field(issue)} 为 0，该值仅适用于 API 和 TCP 检查。`,
  'frequency-offset-missing'(issue) {
    const seconds = `${spaced(alternatives(issue.params.allowed)).trim()} 秒`
    return `缺少 ${field(issue)}。frequency 为 0 时，它是两次运行的间隔：${seconds}。`
  },
  'response-time-order'(issue) {
    const note = baselineNote('degradedResponseTime', own(issue.params).fromBaseline)
    const other = `degradedResponseTime（${number(issue.params.minimum)} 毫秒${note}）`
    return `${field(issue)} 低于 ${other}，因此任何运行都不会因响应时间而被视为性能下降。`
  },
  'alert-settings-ignored': (issue) => `useGlobalAlertSettings 为 true（默认值）时，不使用 ${field(issue)}。`,
  'browser-only-field': (issue) => `${field(issue)} 仅与浏览器检查有关。`,
  'api-only-field': (issue) => `${field(issue)} 仅与 API 检查有关。`,
  'non-numeric-target': (issue) =>
    `source 为${quote('LATENCY')}时，${field(issue)} 必须包含数字，例如${quote('200')}。`,
  'seen-order': (issue) => `${field(issue)} 早于 firstSeen。`,
  'duplicate-group': (issue) =>
    `${field({ path: issue.path.slice(0, -1) })} 的 checkId 和 errorHash 与 [${issue.params.first}] 相同。`,
  'page-number': (issue) => `${field(issue)} 必须是不小于 ${number(issue.params.minimum)} 的整数。`,
  'missing-service-account': (issue) => `缺少 ${field(issue)}，而 API 密钥需与账户 ID 配对使用。`,
  'missing-content-type': (issue) => `缺少 ${field(issue)}。其值应为${quote(issue.params.expected)}。`,
})

/** Returns the name of a field with the space after a Latin word, or of the whole value. */
const spacedField = (issue: Issue): string => field(issue) + (issue.path.length === 0 ? '' : ' ')

/** Adds the spaces between Chinese text and a Latin word or number. A quotation mark needs none. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|或)(?=\w)/g, '$1 ').replace(/(\w)(?=或)/g, '$1 ')
}
