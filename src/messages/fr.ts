import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords } from './language.ts'

const quote = (text: string): string => `«\u00a0${text}\u00a0»`
const fr = /* @__PURE__ */ languageOf({
  tag: 'fr',
  comma: ', ',
  or: ' ou ',
  whole: 'La valeur',
  quote,
  units: { ms: '\u00a0ms', s: '\u00a0s', min: '\u00a0minutes', '%': '\u00a0%' },
  inUnits: { ms: ' en millisecondes', s: ' en secondes', min: ' en minutes', '%': ' en pourcentage' },
  types: {
    string: 'une chaîne de caractères',
    number: 'un nombre',
    integer: 'un nombre entier',
    boolean: 'true ou false',
    null: 'null',
    object: 'un objet',
    array: 'une liste',
  },
  wrongTypes: {
    string: 'une chaîne de caractères',
    number: 'un nombre',
    boolean: 'un booléen',
    null: 'null',
    object: 'un objet',
    array: 'une liste',
  },
  hints: { quotes: ' Retirez les guillemets.', json: ' Analysez d’abord le JSON.' },
  syntax: {
    value: 'une valeur',
    key: 'un nom de champ entre guillemets doubles',
    end: 'la fin du texte',
    digit: 'un chiffre',
    'hex-digit': 'un chiffre hexadécimal',
    escape: 'une séquence d’échappement telle que \\n ou \\u0020',
    '"': 'un guillemet double fermant',
  },
  found: {
    end: ' au lieu de la fin du texte',
    'byte-order-mark': ' au lieu d’un indicateur d’ordre des octets (U+FEFF)',
    comment: ' au lieu d’un commentaire',
    'single-quote': ' au lieu d’un guillemet simple',
    'control-character': ' au lieu d’un caractère de contrôle',
    'closing-bracket': ' après la virgule',
    other: '',
  },
  fromBaseline: ', valeur de référence',
})
const { allowedValues, alternatives, amount, baselineNote, expected, field, hint, number, own, received, syntax } = fr

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)}, valeur de référence)`)
  const range = allowed
    ? `valoir ${alternatives(allowed)}`
    : `être compris entre ${number(minimum)} et ${number(maximum)}`
  if (frequency === undefined) return `${subject} doit ${range}, quelle que soit la fréquence.`
  const minutes = `${number(frequency)}\u00a0minute${frequency < 2 ? '' : 's'}`
  const note = baselineNote('frequency', fromBaseline) && ' (valeur de référence)'
  return `${subject} doit ${range} lorsque frequency${note} vaut ${minutes}.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>): string {
  const { actual, minimum = 0, fromBaseline } = own(issue.params)
  const subject = field(issue) + (actual === undefined ? '' : ` (${number(actual)}\u00a0%, valeur de référence)`)
  const note = baselineNote('degradedPacketLossThreshold', fromBaseline)
  return `${subject} ne doit pas être inférieur à degradedPacketLossThreshold (${number(minimum)}\u00a0%${note}).`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** French messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue) {
    const { params } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, et non ${wrong}` : ''
    return `${field(issue)} doit être ${wanted}${found}.${hint(params)}`
  },
  enum(issue) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue)} doit valoir ${allowedValues(issue.params)}.`
      : `${field(issue)} n’est pas une des valeurs autorisées. Vouliez-vous dire ${quote(suggestion)}\u00a0?`
  },
  required: (issue) => `${field(issue)} est manquant.`,
  minimum: (issue) => `${field(issue)} doit être d’au moins ${amount(issue.params.minimum, issue.params)}.`,
  maximum: (issue) => `${field(issue)} ne doit pas dépasser ${amount(issue.params.maximum, issue.params)}.`,
  exclusiveMinimum: (issue) =>
    `${field(issue)} doit être supérieur à ${amount(issue.params.exclusiveMinimum, issue.params)}.`,
  maxLength: (issue) => `${field(issue)} ne doit pas dépasser ${number(issue.params.maxLength)} caractères.`,
  maxItems: (issue) => `${field(issue)} ne doit pas contenir plus de ${number(issue.params.maxItems)} éléments.`,
  format(issue) {
    const existing = own(issue.params).nonexistent === true ? ' existante' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue)} doit être une date${existing} au format AAAA-MM-JJ.`
      case 'date-time': {
        const wanted = existing === '' ? 'une date et une heure' : 'une date et une heure existantes'
        return `${field(issue)} doit être ${wanted} au format AAAA-MM-JJThh:mm:ssZ, ou avec un décalage tel que +01:00.`
      }
      case 'uuid':
        return `${field(issue)} doit être un UUID\u00a0: 32 chiffres hexadécimaux en groupes de 8-4-4-4-12.`
    }
  },
  pattern: (issue) => `${field(issue)} doit avoir la forme ${quote(issue.params.example)}.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue)
    if (conflict === undefined) return issue.message
    return `${conflict} ${missing} est manquant, et sa valeur par défaut est ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` Vouliez-vous dire ${quote(suggestion)}\u00a0?`
    return `Champ inconnu ${quote(field(issue))}.${question}`
  },
  unreadable: (issue) => `${field(issue)} est illisible\u00a0: un accès déclenche une erreur.`,
  'duplicate-parameter': (issue) => `${field(issue)} est indiqué plusieurs fois.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `On attend ici ${wanted}${found}.`
  },
  'duplicate-key': (issue) => `${field(issue)} est une clé en double.`,
  'response-only-field': (issue) => `${field(issue)} n’existe que dans les réponses.`,
  'deprecated-field': (issue) => `${field(issue)} est obsolète. Utilisez ${issue.params.replacement} à la place.`,
  'sub-minute-frequency': (issue) => `${field(issue)} vaut 0, ce qui est réservé aux checks API et TCP.`,
  'frequency-offset-missing'(issue) {
    const seconds = `${alternatives(issue.params.allowed)}\u00a0secondes`
    return `${field(issue)} est manquant. Si frequency vaut 0, il fixe l’intervalle entre exécutions\u00a0: ${seconds}.`
  },
  'response-time-order'(issue) {
    const note = baselineNote('degradedResponseTime', own(issue.params).fromBaseline)
    const other = `degradedResponseTime (${number(issue.params.minimum)}\u00a0ms${note})`
    return `${field(issue)} est inférieur à ${other}\u00a0: aucune exécution n’est dégradée par son temps de réponse.`
  },
  'alert-settings-ignored': (issue) =>
    `${field(issue)} n’est pas utilisé tant que useGlobalAlertSettings vaut true (valeur par défaut).`,
  'browser-only-field': (issue) => `${field(issue)} ne concerne que les checks Browser.`,
  'api-only-field': (issue) => `${field(issue)} ne concerne que les checks API.`,
  'non-numeric-target': (issue) =>
    `${field(issue)} doit contenir un nombre lorsque source vaut ${quote('LATENCY')}, par exemple ${quote('200')}.`,
  'seen-order': (issue) => `${field(issue)} est antérieur à firstSeen.`,
  'duplicate-group': (issue) =>
    `${field({ path: issue.path.slice(0, -1) })} a les mêmes checkId et errorHash que [${issue.params.first}].`,
  'page-number': (issue) => `${field(issue)} doit être un nombre entier d’au moins ${number(issue.params.minimum)}.`,
  'missing-service-account': (issue) =>
    `${field(issue)} est manquant, alors qu’une clé d’API est associée à un identifiant de compte.`,
  'missing-content-type': (issue) =>
    `${field(issue)} est manquant. Sa valeur devrait être ${quote(issue.params.expected)}.`,
})
