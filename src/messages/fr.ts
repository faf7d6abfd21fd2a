import { messagesIn, type Words } from './language.ts'

const quote = (text: string): string => `«\u00a0${text}\u00a0»`
const words: Words = {
  tag: 'fr',
  comma: ', ',
  or: ' ou ',
  whole: 'La valeur',
  quote,
  parentheses: (text) => ` (${text})`,
  gap: '',
  units: { ms: '\u00a0ms', s: '\u00a0s', min: '\u00a0minutes', '%': '\u00a0%' },
  inUnits: { ms: ' en millisecondes', s: ' en secondes', min: ' en minutes', '%': ' en pourcentage' },
  types: {
    string: ['une chaîne de caractères', ', et non une chaîne de caractères'],
    number: ['un nombre', ', et non un nombre'],
    integer: ['un nombre entier', ''],
    boolean: ['true ou false', ', et non un booléen'],
    null: ['null', ', et non null'],
    object: ['un objet', ', et non un objet'],
    array: ['une liste', ', et non une liste'],
  },
  hints: { quotes: ' Retirez les guillemets.', json: ' Analysez d’abord le JSON.' },
  didYouMean: (name) => ` Vouliez-vous dire ${name}\u00a0?`,
  syntax: {
    value: 'une valeur (objet, liste, chaîne entre guillemets doubles, nombre, true, false ou null)',
    key: 'un nom de champ entre guillemets doubles',
    end: 'la fin du texte après la valeur',
    digit: 'un chiffre du nombre',
    'hex-digit': 'une suite de quatre chiffres hexadécimaux après \\u',
    escape: 'une séquence d’échappement telle que \\n, ou \\\\ pour une barre oblique inverse',
    '"': 'un guillemet double fermant',
  },
  found: {
    end: ' au lieu de la fin du texte',
    'byte-order-mark': ' au lieu d’un indicateur d’ordre des octets (U+FEFF)',
    comment: ' au lieu d’un commentaire',
    'single-quote': ' au lieu d’un guillemet simple',
    'control-character':
      ' au lieu d’un caractère de contrôle. Fermez la chaîne, ou écrivez une séquence d’échappement comme \\n',
    'closing-bracket': ' après la virgule. Ajoutez cet élément ou retirez la virgule',
    other: '',
  },
  origins: { stored: 'valeur enregistrée', default: 'valeur par défaut' },
  stored: (value, origin) => `${value}, ${origin}`,
  aside: ', ',
}

/** French messages for the option `messages`. */
export default /* @__PURE__ */ messagesIn(words, {
  type: ({ field, expected, instead, hint }) => `${field} doit être ${expected}${instead}.${hint}`,
  enum: ({ field, allowed, question }) =>
    question === '' ? `${field} doit valoir ${allowed}.` : `${field} n’est pas une des valeurs autorisées.${question}`,
  required: ({ field }) => `${field} est manquant.`,
  minimum: ({ field, amount, params }) => `${field} doit être d’au moins ${amount(params.minimum)}.`,
  maximum: ({ field, amount, params }) => `${field} ne doit pas dépasser ${amount(params.maximum)}.`,
  exclusiveMinimum: ({ field, amount, params }) => `${field} doit être supérieur à ${amount(params.exclusiveMinimum)}.`,
  minLength: ({ field, params }) => `${field} doit avoir une longueur d’au moins ${params.minLength} (en caractères).`,
  maxLength: ({ field, params }) => `${field} ne doit pas dépasser ${params.maxLength} caractères.`,
  maxItems: ({ field, params }) => `${field} ne doit pas contenir plus de ${params.maxItems} éléments.`,
  format({ field, params: { format, nonexistent } }) {
    const [date, time] = nonexistent
      ? ['date existante', 'une date et une heure existantes']
      : ['date', 'une date et une heure']
    const forms = {
      date: `une ${date} au format AAAA-MM-JJ`,
      'date-time': `${time} au format AAAA-MM-JJThh:mm:ssZ, ou avec un décalage tel que +01:00`,
      uuid: 'un UUID\u00a0: 32 chiffres hexadécimaux en groupes de 8-4-4-4-12',
    }
    return `${field} doit être ${forms[format]}.`
  },
  pattern: ({ field, params }) => `${field} doit avoir la forme ${quote(params.example)}.`,
  'frequency-offset'({ params, field, allowed, other, withStored, withOrigin }) {
    const { minimum = 0, maximum = 0, frequency } = params
    const range = params.allowed ? `valoir ${allowed}\u00a0secondes` : `être compris entre ${minimum} et ${maximum}`
    if (frequency === undefined) return `${field} doit ${range}, car ${other('frequency')} ne permet jamais davantage.`
    const minutes = params.allowed ? '0' : `${frequency}\u00a0minute${frequency < 2 ? '' : 's'}`
    return `${withStored('')} doit ${range} lorsque ${withOrigin('frequency')} vaut ${minutes}.`
  },
  'packet-loss-order': ({ withStored, withMinimum }) =>
    `${withStored('\u00a0%')} ne doit pas être inférieur à ${withMinimum('degradedPacketLossThreshold', '\u00a0%')}.`,
  'defaults-conflict': ({ params, other }) => ` Envoyez aussi ${other(params.field)}.`,
  'unknown-field': ({ written, question }) => `Champ inconnu ${quote(written)}.${question}`,
  unreadable: ({ field }) => `${field} est illisible\u00a0: un accès déclenche une erreur.`,
  'duplicate-parameter': ({ field }) => `${field} est indiqué plusieurs fois.`,
  'json-syntax': ({ expected, instead }) => `On attend ici ${expected}${instead}.`,
  'duplicate-key': ({ field }) => `${field} est une clé en double.`,
  'yaml-syntax': ({ params }) => `YAML non valide (${params.reason})\u00a0: vérifiez l’indentation et les guillemets.`,
  'response-only-field': ({ field }) => `${field} n’existe que dans les réponses.`,
  'deprecated-field': ({ field, other, params }) =>
    `${field} est obsolète. Utilisez ${other(params.replacement)} à la place.`,
  'sub-minute-frequency': ({ field }) => `${field} vaut 0, ce qui est réservé aux checks API et TCP.`,
  'frequency-offset-missing': ({ field, withOrigin, allowed }) =>
    `${field} est manquant. Lorsque ${withOrigin('frequency')} vaut 0, ` +
    `il fixe l’intervalle entre exécutions\u00a0: ${allowed}\u00a0secondes.`,
  'response-time-order': ({ withStored, withMinimum }) =>
    `${withStored('\u00a0ms')} devrait atteindre ${withMinimum('degradedResponseTime', '\u00a0ms')}\u00a0: ` +
    'une exécution lente échoue avant d’être considérée comme dégradée.',
  'packet-loss-steps': ({ params, withStored, withOrigin, step }) =>
    `${withStored('\u00a0%')} n’a pas d’effet si ${withOrigin('request.pingCount')} vaut ${params.pingCount}\u00a0: ` +
    `la perte de paquets varie par pas de ${step}\u00a0%, et chaque exécution qui atteint cette valeur atteint aussi ` +
    `${withOrigin('maxPacketLossThreshold')}. Augmentez l’écart entre les seuils ou le nombre de pings.`,
  'alert-settings-ignored': ({ field, withOrigin }) =>
    `${field} n’est utilisé que lorsque ${withOrigin('useGlobalAlertSettings')} vaut false.`,
  'browser-only-field': ({ field }) => `${field} ne concerne que les checks Browser.`,
  'api-only-field': ({ field }) => `${field} ne concerne que les checks API.`,
  'non-numeric-target': ({ field }) =>
    `Lorsque source vaut ${quote('LATENCY')}, ${field} doit être un nombre de millisecondes entre guillemets, ` +
    `comme ${quote('200')}.`,
  'seen-order': ({ field, other }) => `${field} est antérieur à ${other('firstSeen')}.`,
  'duplicate-group': ({ items: [item, first] }) => `${item} a les mêmes checkId et errorHash que ${first}.`,
  'page-number': ({ field, params }) => `${field} doit être un nombre entier d’au moins ${params.minimum}.`,
  'missing-service-account': ({ field }) => `${field} est manquant. Envoyez l’identifiant du compte de la clé d’API.`,
  'missing-content-type': ({ field, params }) =>
    `${field} est manquant. Sa valeur devrait être ${quote(params.expected)}.`,
})
