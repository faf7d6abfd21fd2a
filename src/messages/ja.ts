import { messagesIn, type Words } from './language.ts'

const quote = (text: string): string => `「${text}」`
const words: Words = {
  tag: 'ja',
  comma: '、',
  or: 'または',
  whole: '値',
  quote,
  parentheses: (text) => `（${text}）`,
  gap: ' ',
  units: { ms: ' ミリ秒', s: ' 秒', min: ' 分', '%': '%' },
  inUnits: { ms: '（ミリ秒）', s: '（秒）', min: '（分）', '%': '（%）' },
  types: {
    string: ['文字列', '文字列は使用できません。'],
    number: ['数値', '数値は使用できません。'],
    integer: ['整数', ''],
    boolean: ['true か false', '真偽値は使用できません。'],
    null: ['null', 'null は使用できません。'],
    object: ['オブジェクト', 'オブジェクトは使用できません。'],
    array: ['配列', '配列は使用できません。'],
  },
  hints: { quotes: '引用符を外してください。', json: '先に JSON を解析してください。' },
  didYouMean: (name) => `${name}ではありませんか？`,
  syntax: {
    value: '値（オブジェクト、配列、二重引用符で囲んだ文字列、数値、true、false、null のいずれか）',
    key: '二重引用符で囲んだフィールド名',
    end: '値の後にテキストの終わり',
    digit: '数値の続きの数字',
    'hex-digit': '\\u の後に 4 桁の 16 進数字',
    escape: '\\n や \\\\（バックスラッシュ）などのエスケープシーケンス',
    '"': '閉じる二重引用符',
  },
  found: {
    end: 'ここでテキストが終わっています。',
    'byte-order-mark': 'ここにバイトオーダーマーク（U+FEFF）があります。',
    comment: 'ここにコメントがあります。',
    'single-quote': 'ここに単一引用符があります。',
    'control-character': 'ここに制御文字があります。文字列を閉じるか、\\n などで表記してください。',
    'closing-bracket': 'コンマの後に続きがありません。追加するか、コンマを削除してください。',
    other: '',
  },
  origins: { stored: '保存値', default: '既定値' },
  stored: (value, origin) => `${origin} ${value}`,
  aside: '、',
}

/** Japanese messages for the option `messages`. */
export default /* @__PURE__ */ messagesIn(words, {
  type: ({ isWhole, field, expected, instead, hint }) =>
    `${spacedField(isWhole, field)}は${spaced(expected)}でなければなりません。${instead}${hint}`,
  enum: ({ field, allowed, question }) =>
    question === ''
      ? `${field} は${spaced(allowed)}でなければなりません。`
      : `${field} は許可された値ではありません。${question}`,
  required: ({ field }) => `${field} がありません。`,
  minimum: ({ field, amount, params }) => `${field} は${spaced(amount(params.minimum))}以上でなければなりません。`,
  maximum: ({ field, amount, params }) => `${field} は${spaced(amount(params.maximum))}以下でなければなりません。`,
  exclusiveMinimum: ({ field, amount, params }) =>
    `${field} は${spaced(amount(params.exclusiveMinimum))}より大きくなければなりません。`,
  minLength: ({ field, params }) => `${field} は ${params.minLength} 文字以上でなければなりません。`,
  maxLength: ({ field, params }) => `${field} は ${params.maxLength} 文字以内でなければなりません。`,
  maxItems: ({ field, params }) => `${field} の要素は ${params.maxItems} 個以内でなければなりません。`,
  format({ field, params: { format, nonexistent } }) {
    const existing = nonexistent ? '実在する' : ''
    const forms = {
      date: `YYYY-MM-DD 形式の${existing}日付`,
      'date-time': `YYYY-MM-DDThh:mm:ssZ 形式、または +01:00 のようなオフセット付きの${existing}日時`,
      uuid: 'UUID（8-4-4-4-12 に区切った 32 桁の 16 進数）',
    }
    return `${field} は ${forms[format]}でなければなりません。`
  },
  pattern: ({ field, params }) => `${field} は${quote(params.example)}の形式でなければなりません。`,
  'frequency-offset'({ params, allowed, other, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `${spaced(allowed)}秒` : ` ${minimum} 以上 ${maximum} 以下`
    const sentence = `${withStored('')}は${range}でなければなりません。`
    if (frequency === undefined) return `${sentence}${other('frequency')} がどの値でも、これを超えることはできません。`
    return `${withOrigin('frequency')}が ${frequency}${params.allowed ? '' : ' 分'} の場合、${sentence}`
  },
  'packet-loss-order': ({ withStored, withMinimum }) =>
    `${withStored('%')}は ${withMinimum('degradedPacketLossThreshold', '%')}以上でなければなりません。`,
  'defaults-conflict': ({ params, other }) => `${other(params.field)} も送信してください。`,
  'unknown-field': ({ written, question }) => `${quote(written)}は未知のフィールドです。${question}`,
  unreadable: ({ isWhole, field }) =>
    `${spacedField(isWhole, field)}を読み取れません。アクセス時にエラーが発生します。`,
  'duplicate-parameter': ({ field }) => `${field} が複数回指定されています。`,
  'json-syntax': ({ expected, instead }) => `${expected}が必要です。${instead}`,
  'duplicate-key': ({ field }) => `${field} というキーが重複しています。`,
  'yaml-syntax': ({ params }) => `YAML が無効です（${params.reason}）。インデントや引用符を確認してください。`,
  'response-only-field': ({ field }) => `${field} はレスポンス専用のフィールドです。`,
  'deprecated-field': ({ field, other, params }) =>
    `${field} は非推奨です。代わりに ${other(params.replacement)} を使用してください。`,
  'sub-minute-frequency': ({ field }) => `${field} の 0 は API チェックと TCP チェック専用です。`,
  'frequency-offset-missing': ({ field, withOrigin, allowed }) =>
    `${field} がありません。${withOrigin('frequency')}が 0 の場合、これが実行間隔（${spaced(allowed).trim()} 秒）になります。`,
  'response-time-order': ({ withStored, withMinimum }) =>
    `${withStored(' ミリ秒')}は ${withMinimum('degradedResponseTime', ' ミリ秒')}以上にしてください。` +
    '下回ると、遅い実行は性能低下と判定される前に失敗になります。',
  'packet-loss-steps': ({ params, withStored, withOrigin, step }) =>
    `${withOrigin('request.pingCount')}が ${params.pingCount} の場合、${withStored('%')}には効果がありません。` +
    `パケット損失は ${step}% 刻みで変化し、この値に達する実行は ${withOrigin('maxPacketLossThreshold')}にも達します。` +
    'しきい値の間隔を広げるか、ping の回数を増やしてください。',
  'alert-settings-ignored': ({ field, withOrigin }) =>
    `${field} は ${withOrigin('useGlobalAlertSettings')}が false の場合にのみ使用されます。`,
  'browser-only-field': ({ field }) => `${field} はブラウザーチェックでのみ意味を持ちます。`,
  'api-only-field': ({ field }) => `${field} は API チェックでのみ意味を持ちます。`,
  'non-numeric-target': ({ field }) =>
    `source が${quote('LATENCY')}の場合、${field} は${quote('200')}のように引用符で囲んだミリ秒の数値でなければなりません。`,
  'seen-order': ({ field, other }) => `${field} が ${other('firstSeen')} より前です。`,
  'duplicate-group': ({ items: [item, first] }) => `${item} は ${first} と checkId および errorHash が同じです。`,
  'page-number': ({ field, params }) => `${field} は ${params.minimum} 以上の整数でなければなりません。`,
  'missing-service-account': ({ field }) => `${field} がありません。API キーのアカウント ID を送信してください。`,
  'missing-content-type': ({ field, params }) => `${field} がありません。${quote(params.expected)}を指定してください。`,
})

/** Adds a space after the name of a field, which is usually Latin text, but not after the name of the whole value. */
const spacedField = (isWhole: boolean, field: string): string => field + (isWhole ? '' : ' ')

/** Adds a space where a Latin word or number is beside `または`, or at either end. */
function spaced(alternatives: string): string {
  return alternatives.replace(/(^|または)(?=\w)/g, '$1 ').replace(/(\w)(?=または|$)/g, '$1 ')
}
