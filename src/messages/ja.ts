import type { Issue, IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords } from './language.ts'

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
  fromBaseline: '、基準値',
})
const { allowedValues, alternatives, amount, baselineNote, expected, field, hint, number, own, received, syntax } = ja

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? ' ' : `（基準値 ${number(actual)}）`)
  const range = allowed
    ? `${spaced(alternatives(allowed))}でなければなりません。`
    : ` ${number(minimum)} 以上 ${number(maximum)} 以下でなければなりません。`
  if (frequency === undefined) return `frequency の値にかかわらず、${subject}は${range}`
  const note = baselineNote('frequency', fromBaseline) ? '（基準値）' : ' '
  return `frequency${note}が ${number(frequency)} 分の場合、${subject}は${range}`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>): string {
  const { actual, minimum = 0, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? ' ' : `（基準値 ${number(actual)}%）`)
  const note = baselineNote('degradedPacketLossThreshold', fromBaseline)
  return `${subject}は degradedPacketLossThreshold（${number(minimum)}%${note}）以上でなければなりません。`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** Japanese messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue) {
    const { params } = issue
    const wanted = spaced(expected(params))
    const wrong = received(params)
    const found = wrong ? `${wrong}は使用できません。` : ''
    return `${spacedField(issue)}は${wanted}でなければなりません。${found}${hint(params)}`
  },
  enum(issue) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue)} は${spaced(allowedValues(issue.params))}でなければなりません。`
      : `${field(issue)} は許可された値ではありません。${quote(suggestion)}ではありませんか？`
  },
  required: (issue) => `${field(issue)} がありません。`,
  minimum: (issue) =>
    `${field(issue)} は${spaced(amount(issue.params.minimum, issue.params))}以上でなければなりません。`,
  maximum: (issue) =>
    `${field(issue)} は${spaced(amount(issue.params.maximum, issue.params))}以下でなければなりません。`,
  exclusiveMinimum: (issue) =>
    `${field(issue)} は${spaced(amount(issue.params.exclusiveMinimum, issue.params))}より大きくなければなりません。`,
  maxLength: (issue) => `${field(issue)} は ${number(issue.params.maxLength)} 文字以内でなければなりません。`,
  maxItems: (issue) => `${field(issue)} の要素は ${number(issue.params.maxItems)} 個以内でなければなりません。`,
  format(issue) {
    const existing = own(issue.params).nonexistent === true ? '実在する' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue)} は YYYY-MM-DD 形式の${existing}日付でなければなりません。`
      case 'date-time': {
        const form = 'YYYY-MM-DDThh:mm:ssZ 形式、または +01:00 のようなオフセット付き'
        return `${field(issue)} は ${form}の${existing}日時でなければなりません。`
      }
      case 'uuid':
        return `${field(issue)} は UUID（8-4-4-4-12 に区切った 32 桁の 16 進数）でなければなりません。`
    }
  },
  pattern: (issue) => `${field(issue)} は${quote(issue.params.example)}の形式でなければなりません。`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue)
    if (conflict === undefined) return issue.message
    return `${conflict}${missing} は省略されており、既定値は${spaced(alternatives([value]))}です。`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : `${quote(suggestion)}ではありませんか？`
    return `${quote(field(issue))}は未知のフィールドです。${question}`
  },
  unreadable: (issue) => `${spacedField(issue)}を読み取れません。アクセス時にエラーが発生します。`,
  'duplicate-parameter': (issue) => `${field(issue)} が複数回指定されています。`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `${wanted}が必要です。${found}`
  },
  'duplicate-key': (issue) => `${field(issue)} というキーが重複しています。`,
  'response-only-field': (issue) => `${field(issue)} はレスポンス専用のフィールドです。`,
  'deprecated-field': (issue) =>
    `${field(issue)} は非推奨です。代わりに ${issue.params.replacement} を使用してください。`,
  'sub-minute-frequency': (issue) => `${field(issue)} の 0 は API チェックと TCP チェック専用です。`,
  'frequency-offset-missing'(issue) {
    const seconds = `${spaced(alternatives(issue.params.allowed)).trim()} 秒`
    return `${field(issue)} がありません。frequency が 0 の場合、これが実行間隔（${seconds}）になります。`
  },
  'response-time-order'(issue) {
    const note = baselineNote('degradedResponseTime', own(issue.params).fromBaseline)
    const other = `degradedResponseTime（${number(issue.params.minimum)} ミリ秒${note}）`
    return `${field(issue)} が ${other}を下回っているため、応答時間による性能低下は検出されません。`
  },
  'alert-settings-ignored': (issue) =>
    `useGlobalAlertSettings が true（既定値）の間、${field(issue)} は使用されません。`,
  'browser-only-field': (issue) => `${field(issue)} はブラウザーチェックでのみ意味を持ちます。`,
  'api-only-field': (issue) => `${field(issue)} は API チェックでのみ意味を持ちます。`,
  'non-numeric-target': (issue) =>
    `source が${quote('LATENCY')}の場合、${field(issue)} には${quote('200')}のような数値が必要です。`,
  'seen-order': (issue) => `${field(issue)} が firstSeen より前です。`,
  'duplicate-group': (issue) =>
    `${field({ path: issue.path.slice(0, -1) })} は [${issue.params.first}] と checkId および errorHash が同じです。`,
  'page-number': (issue) => `${field(issue)} は ${number(issue.params.minimum)} 以上の整数でなければなりません。`,
  'missing-service-account': (issue) => `${field(issue)} がありません。API キーはアカウント ID と組で使用します。`,
  'missing-content-type': (issue) =>
    `${field(issue)} がありません。${quote(issue.params.expected)}を指定してください。`,
})

/** Returns the name of a field with the space after a Latin word, or of the whole value. */
const spacedField = (issue: Issue): string => field(issue) + (issue.path.length === 0 ? '' : ' ')

/** Adds the spaces between Japanese text and a Latin word or number. A quotation mark needs none. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|または)(?=\w)/g, '$1 ').replace(/(\w)(?=または|$)/g, '$1 ')
}
