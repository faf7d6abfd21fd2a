import { Scalar, type Composer, type CST } from 'yaml'

/** The scalar `<<`, without quotes or with the tag of merge keys: as a key, it merges objects. */
export class MergeKey extends Scalar {}

/**
 * YAML 1.2 with the core schema. Merge keys are ordinary keys until the tree is built, repeated
 * keys are found there, too.
 */
export const coreSchema: ConstructorParameters<typeof Composer>[0] = {
  version: '1.2',
  schema: 'core',
  customTags: [
    // The package accepts `!!float` only before numbers with a point or an exponent.
    { tag: 'tag:yaml.org,2002:float', default: true, test: /^[-+]?\d+$/, resolve: Number },
    // `yq` writes `!!merge <<`.
    {
      tag: 'tag:yaml.org,2002:merge',
      default: true,
      test: /^<<$/,
      resolve: (text: string) => new MergeKey(text),
    },
  ],
  resolveKnownTags: false,
  merge: false,
  uniqueKeys: false,
  keepSourceTokens: true,
}

/** Returns a token that does not switch to the schema of YAML 1.1. */
export const inVersion12 = (token: CST.Token): CST.Token =>
  token.type === 'directive'
    ? { ...token, source: token.source.replace(/^%YAML\s+1\.1/, '%YAML 1.2') }
    : token
