import type { Issue, IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords, type Name } from './language.ts'

const quote = (text: string): string => `「${text}」`
const ja = /* @__PURE__ */ languageOf({
  tag: 'ja',
  comma: '、',
  or: 'または',
  whole: '値',
  quote,
  units: { ms: ' ミリ秒', s: ' 秒', min: ' 分', '%': '%' },
  inUnits: { ms: '（ミリ秒）', s: '（秒）', min: '（分）', '%': '（%）' },
  types: {
    string: '文字列',
    number: '数値',
    integer: '整数',
    boolean: 'true か false',
    null: 'null',
    object: 'オブジェクト',
    array: '配列',
  },
  wrongTypes: {
    string: '文字列',
    number: '数値',
    boolean: '真偽値',
    null: 'null ',
    object: 'オブジェクト',
    array: '配列',
  },
  hints: { quotes: '引用符を外してください。', json: '先に JSON を解析してください。' },
  syntax: {
    value: '値',
    key: '二重引用符で囲んだフィールド名',
    end: 'テキストの終わり',
    digit: '数字',
    'hex-digit': '16 進数の数字',
    escape: '\\n や \\u0020 などのエスケープシーケンス',
    '"': '閉じる二重引用符',
  },
  found: {
    end: 'ここでテキストが終わっています。',
    'byte-order-mark': 'ここにバイトオーダーマーク（U+FEFF）があります。',
    comment: 'ここにコメントがあります。',
    'single-quote': 'ここに単一引用符があります。',
    'control-character': 'ここに制御文字があります。',
    'closing-bracket': 'コンマの後に続きがありません。',
    other: '',
  },
  origins: { stored: '保存値', default: '既定値' },
  aside: '、',
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
} = ja

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>, name?: Name): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? ' ' : `（${origin(issue.params)} ${actual}）`)
  const range = allowed
    ? `${spaced(alternatives(allowed))}でなければなりません。`
    : ` ${minimum} 以上 ${maximum} 以下でなければなりません。`
  if (frequency === undefined) return `${other('frequency', issue, name)} の値にかかわらず、${subject}は${range}`
  const from = isStored(issue.params, 'frequency') ? `（${origin(issue.params)}）` : ' '
  return `${other('frequency', issue, name)}${from}が ${frequency} 分の場合、${subject}は${range}`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>, name?: Name): string {
  const { actual, minimum = 0 } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? ' ' : `（${origin(issue.params)} ${actual}%）`)
  const from = note(issue.params, 'degradedPacketLossThreshold')
  return `${subject}は ${other('degradedPacketLossThreshold', issue, name)}（${minimum}%${from}）以上でなければなりません。`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Japanese messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue, name) {
    const { params } = issue
    const wanted = spaced(expected(params))
    const wrong = received(params)
    const found = wrong ? `${wrong}は使用できません。` : ''
    return `${spacedField(issue, name)}は${wanted}でなければなりません。${found}${hint(params)}`
  },
  enum(issue, name) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue, name)} は${spaced(allowedValues(issue.params))}でなければなりません。`
      : `${field(issue, name)} は許可された値ではありません。${quote(suggestion)}ではありませんか？`
  },
  required: (issue, name) => `${field(issue, name)} がありません。`,
  minimum: (issue, name) =>
    `${field(issue, name)} は${spaced(amount(issue.params.minimum, issue.params))}以上でなければなりません。`,
  maximum: (issue, name) =>
    `${field(issue, name)} は${spaced(amount(issue.params.maximum, issue.params))}以下でなければなりません。`,
  exclusiveMinimum: (issue, name) =>
    `${field(issue, name)} は${spaced(amount(issue.params.exclusiveMinimum, issue.params))}より大きくなければなりません。`,
  minLength: (issue, name) => `${field(issue, name)} は ${issue.params.minLength} 文字以上でなければなりません。`,
  maxLength: (issue, name) => `${field(issue, name)} は ${issue.params.maxLength} 文字以内でなければなりません。`,
  maxItems: (issue, name) => `${field(issue, name)} の要素は ${issue.params.maxItems} 個以内でなければなりません。`,
  format(issue, name) {
    const existing = own(issue.params).nonexistent === true ? '実在する' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue, name)} は YYYY-MM-DD 形式の${existing}日付でなければなりません。`
      case 'date-time': {
        const form = 'YYYY-MM-DDThh:mm:ssZ 形式、または +01:00 のようなオフセット付き'
        return `${field(issue, name)} は ${form}の${existing}日時でなければなりません。`
      }
      case 'uuid':
        return `${field(issue, name)} は UUID（8-4-4-4-12 に区切った 32 桁の 16 進数）でなければなりません。`
    }
  },
  pattern: (issue, name) => `${field(issue, name)} は${quote(issue.params.example)}の形式でなければなりません。`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue, name) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue, name)
    if (conflict === undefined) return issue.message
    return `${conflict}${other(missing, issue, name)} は省略されており、既定値は${spaced(alternatives([value]))}です。`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : `${quote(suggestion)}ではありませんか？`
    return `${quote(field(issue))}は未知のフィールドです。${question}`
  },
  unreadable: (issue, name) => `${spacedField(issue, name)}を読み取れません。アクセス時にエラーが発生します。`,
  'duplicate-parameter': (issue, name) => `${field(issue, name)} が複数回指定されています。`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `${wanted}が必要です。${found}`
  },
  'duplicate-key': (issue, name) => `${field(issue, name)} というキーが重複しています。`,
  'yaml-syntax': ({ params }) => `有効な YAML ではありません (${params.reason})。`,
  'response-only-field': (issue, name) => `${field(issue, name)} はレスポンス専用のフィールドです。`,
  'deprecated-field': (issue, name) =>
    `${field(issue, name)} は非推奨です。代わりに ${other(issue.params.replacement, issue, name)} を使用してください。`,
  'sub-minute-frequency': (issue, name) => `${field(issue, name)} の 0 は API チェックと TCP チェック専用です。`,
  'frequency-offset-missing'(issue, name) {
    const seconds = `${spaced(alternatives(issue.params.allowed)).trim()} 秒`
    return `${field(issue, name)} がありません。${other('frequency', issue, name)} が 0 の場合、これが実行間隔（${seconds}）になります。`
  },
  'response-time-order'(issue, name) {
    const from = note(issue.params, 'degradedResponseTime')
    const bound = `${other('degradedResponseTime', issue, name)}（${issue.params.minimum} ミリ秒${from}）`
    return `${field(issue, name)} が ${bound}を下回っているため、応答時間による性能低下は検出されません。`
  },
  'packet-loss-steps'(issue, name) {
    const from = note(issue.params, 'request.pingCount')
    const count = `${other('request.pingCount', issue, name)}（${issue.params.pingCount}${from}）`
    const failing = other('maxPacketLossThreshold', issue, name)
    return (
      `${count}の場合、${field(issue, name)} には効果がありません。` +
      `パケット損失は ${stepOf(issue.params)}% 刻みで変化し、この値に達する損失はすべて ${failing} にも達します。`
    )
  },
  'alert-settings-ignored': (issue, name) =>
    `${other('useGlobalAlertSettings', issue, name)} が true（既定値）の間、${field(issue, name)} は使用されません。`,
  'browser-only-field': (issue, name) => `${field(issue, name)} はブラウザーチェックでのみ意味を持ちます。`,
  'api-only-field': (issue, name) => `${field(issue, name)} は API チェックでのみ意味を持ちます。`,
  'non-numeric-target': (issue, name) =>
    `source が${quote('LATENCY')}の場合、${field(issue, name)} には${quote('200')}のような数値が必要です。`,
  'seen-order': (issue, name) => `${field(issue, name)} が ${other('firstSeen', issue, name)} より前です。`,
  'duplicate-group'(issue, name) {
    const [item, first] = items(issue, name)
    return `${item} は ${first} と checkId および errorHash が同じです。`
  },
  'page-number': (issue, name) => `${field(issue, name)} は ${issue.params.minimum} 以上の整数でなければなりません。`,
  'missing-service-account': (issue, name) =>
    `${field(issue, name)} がありません。API キーはアカウント ID と組で使用します。`,
  'missing-content-type': (issue, name) =>
    `${field(issue, name)} がありません。${quote(issue.params.expected)}を指定してください。`,
})

/** Returns the name of a field with the space after a Latin word, or of the whole value. */
const spacedField = (issue: Issue, name?: Name): string => field(issue, name) + (issue.path.length === 0 ? '' : ' ')

/** Adds the spaces between Japanese text and a Latin word or number. A quotation mark needs none. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|または)(?=\w)/g, '$1 ').replace(/(\w)(?=または|$)/g, '$1 ')
}
