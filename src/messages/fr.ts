import type { IssueOf } from '../index.ts'
import { complete, languageOf, type ConflictWords, type Name } from './language.ts'

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
  origins: { stored: 'valeur enregistrée', default: 'valeur par défaut' },
  aside: ', ',
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
} = fr

function offset(issue: IssueOf<'frequency-offset' | 'defaults-conflict'>, name?: Name): string {
  const { actual, allowed, minimum = 0, maximum = 0, frequency } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual}, ${origin(issue.params)})`)
  const range = allowed ? `valoir ${alternatives(allowed)}` : `être compris entre ${minimum} et ${maximum}`
  if (frequency === undefined) return `${subject} doit ${range}, quelle que soit la fréquence.`
  const minutes = `${frequency}\u00a0minute${frequency < 2 ? '' : 's'}`
  const from = isStored(issue.params, 'frequency') ? ` (${origin(issue.params)})` : ''
  return `${subject} doit ${range} lorsque ${other('frequency', issue, name)}${from} vaut ${minutes}.`
}

function order(issue: IssueOf<'packet-loss-order' | 'defaults-conflict'>, name?: Name): string {
  const { actual, minimum = 0 } = own(issue.params)
  const subject = field(issue, name) + (actual === undefined ? '' : ` (${actual}\u00a0%, ${origin(issue.params)})`)
  const from = note(issue.params, 'degradedPacketLossThreshold')
  const sibling = other('degradedPacketLossThreshold', issue, name)
  return `${subject} ne doit pas être inférieur à ${sibling} (${minimum}\u00a0%${from}).`
}

const conflicts: ConflictWords = { 'frequency-offset': offset, 'packet-loss-order': order }

/** French messages for the option `messages`. */
export default /* @__PURE__ */ complete({
  type(issue, name) {
    const { params } = issue
    const wanted = expected(params)
    const wrong = received(params)
    const found = wrong ? `, et non ${wrong}` : ''
    return `${field(issue, name)} doit être ${wanted}${found}.${hint(params)}`
  },
  enum(issue, name) {
    const { suggestion } = own(issue.params)
    return suggestion === undefined
      ? `${field(issue, name)} doit valoir ${allowedValues(issue.params)}.`
      : `${field(issue, name)} n’est pas une des valeurs autorisées. Vouliez-vous dire ${quote(suggestion)}\u00a0?`
  },
  required: (issue, name) => `${field(issue, name)} est manquant.`,
  minimum: (issue, name) => `${field(issue, name)} doit être d’au moins ${amount(issue.params.minimum, issue.params)}.`,
  maximum: (issue, name) => `${field(issue, name)} ne doit pas dépasser ${amount(issue.params.maximum, issue.params)}.`,
  exclusiveMinimum: (issue, name) =>
    `${field(issue, name)} doit être supérieur à ${amount(issue.params.exclusiveMinimum, issue.params)}.`,
  minLength: (issue, name) =>
    `${field(issue, name)} doit avoir une longueur d’au moins ${issue.params.minLength} (en caractères).`,
  maxLength: (issue, name) => `${field(issue, name)} ne doit pas dépasser ${issue.params.maxLength} caractères.`,
  maxItems: (issue, name) => `${field(issue, name)} ne doit pas contenir plus de ${issue.params.maxItems} éléments.`,
  format(issue, name) {
    const existing = own(issue.params).nonexistent === true ? ' existante' : ''
    switch (issue.params.format) {
      case 'date':
        return `${field(issue, name)} doit être une date${existing} au format AAAA-MM-JJ.`
      case 'date-time': {
        const wanted = existing === '' ? 'une date et une heure' : 'une date et une heure existantes'
        const subject = field(issue, name)
        return `${subject} doit être ${wanted} au format AAAA-MM-JJThh:mm:ssZ, ou avec un décalage tel que +01:00.`
      }
      case 'uuid':
        return `${field(issue, name)} doit être un UUID\u00a0: 32 chiffres hexadécimaux en groupes de 8-4-4-4-12.`
    }
  },
  pattern: (issue, name) => `${field(issue, name)} doit avoir la forme ${quote(issue.params.example)}.`,
  'frequency-offset': offset,
  'packet-loss-order': order,
  'defaults-conflict'(issue, name) {
    const { rule, field: missing, default: value } = issue.params
    const conflict = conflicts[rule]?.(issue, name)
    if (conflict === undefined) return issue.message
    const sibling = other(missing, issue, name)
    return `${conflict} ${sibling} est manquant, et sa valeur par défaut est ${alternatives([value])}.`
  },
  'unknown-field'(issue) {
    const { suggestion } = own(issue.params)
    const question = suggestion === undefined ? '' : ` Vouliez-vous dire ${quote(suggestion)}\u00a0?`
    return `Champ inconnu ${quote(field(issue))}.${question}`
  },
  unreadable: (issue, name) => `${field(issue, name)} est illisible\u00a0: un accès déclenche une erreur.`,
  'duplicate-parameter': (issue, name) => `${field(issue, name)} est indiqué plusieurs fois.`,
  'json-syntax'({ params }) {
    const [wanted, found] = syntax(params)
    return `On attend ici ${wanted}${found}.`
  },
  'duplicate-key': (issue, name) => `${field(issue, name)} est une clé en double.`,
  'yaml-syntax': ({ params }) => `Ceci n’est pas du YAML valide (${params.reason}).`,
  'response-only-field': (issue, name) => `${field(issue, name)} n’existe que dans les réponses.`,
  'deprecated-field': (issue, name) =>
    `${field(issue, name)} est obsolète. Utilisez ${other(issue.params.replacement, issue, name)} à la place.`,
  'sub-minute-frequency': (issue, name) => `${field(issue, name)} vaut 0, ce qui est réservé aux checks API et TCP.`,
  'frequency-offset-missing'(issue, name) {
    const seconds = `${alternatives(issue.params.allowed)}\u00a0secondes`
    const [subject, sibling] = [field(issue, name), other('frequency', issue, name)]
    return `${subject} est manquant. Si ${sibling} vaut 0, il fixe l’intervalle entre exécutions\u00a0: ${seconds}.`
  },
  'response-time-order'(issue, name) {
    const from = note(issue.params, 'degradedResponseTime')
    const bound = `${other('degradedResponseTime', issue, name)} (${issue.params.minimum}\u00a0ms${from})`
    const subject = field(issue, name)
    return `${subject} est inférieur à ${bound}\u00a0: aucune exécution n’est dégradée par son temps de réponse.`
  },
  'packet-loss-steps'(issue, name) {
    const from = note(issue.params, 'request.pingCount')
    const count = `${other('request.pingCount', issue, name)} (${issue.params.pingCount}${from})`
    const failing = other('maxPacketLossThreshold', issue, name)
    return (
      `${field(issue, name)} n’a pas d’effet avec ${count}\u00a0: ` +
      `la perte de paquets varie par pas de ${stepOf(issue.params)}\u00a0%, ` +
      `et chaque pas qui atteint cette valeur atteint aussi ${failing}.`
    )
  },
  'alert-settings-ignored'(issue, name) {
    const sibling = other('useGlobalAlertSettings', issue, name)
    return `${field(issue, name)} n’est pas utilisé tant que ${sibling} vaut true (valeur par défaut).`
  },
  'browser-only-field': (issue, name) => `${field(issue, name)} ne concerne que les checks Browser.`,
  'api-only-field': (issue, name) => `${field(issue, name)} ne concerne que les checks API.`,
  'non-numeric-target'(issue, name) {
    const subject = field(issue, name)
    return `${subject} doit contenir un nombre lorsque source vaut ${quote('LATENCY')}, par exemple ${quote('200')}.`
  },
  'seen-order': (issue, name) => `${field(issue, name)} est antérieur à ${other('firstSeen', issue, name)}.`,
  'duplicate-group'(issue, name) {
    const [item, first] = items(issue, name)
    return `${item} a les mêmes checkId et errorHash que ${first}.`
  },
  'page-number': (issue, name) =>
    `${field(issue, name)} doit être un nombre entier d’au moins ${issue.params.minimum}.`,
  'missing-service-account': (issue, name) =>
    `${field(issue, name)} est manquant, alors qu’une clé d’API est associée à un identifiant de compte.`,
  'missing-content-type': (issue, name) =>
    `${field(issue, name)} est manquant. Sa valeur devrait être ${quote(issue.params.expected)}.`,
})
