import { Scalar, type Composer } from 'yaml'

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
