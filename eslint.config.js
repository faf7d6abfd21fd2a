import { builtinModules } from 'node:module'
import { importX } from 'eslint-plugin-import-x'
import vue from 'eslint-plugin-vue'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/**
 * The folders of `src` in layers, lowest first: a folder may import its own layer and lower ones.
 */
const rows = [
  'schema',
  'issues',
  'generated',
  'domain',
  'rules',
  'parameters',
  'engine',
  'contracts',
]

/** The folders of the other entries. None imports another. */
const otherEntries = ['ajv', 'docs', 'testing']

/** The folders that make what ships, and do not ship themselves. */
const buildTime = ['generate', 'reference']

const filesIn = (folders) => folders.map((name) => `src/${name}/**`)

/** Folders that may import packages: those of the build, and those whose users have the package. */
const withPackages = filesIn([...buildTime, 'ajv', 'testing'])

const inSrc = (names) => names.map((name) => `./src/${name}`)

/** Forbids a folder of `src` to import any other folder but the allowed ones. */
const zone = (name, below) => ({
  target: `./src/${name}`,
  from: inSrc(
    [...rows, ...otherEntries, ...buildTime].filter(
      (other) => other !== name && !below.includes(other),
    ),
  ),
  message: `src/${name} imports ${below.join(', ') || 'nothing else of src'} only.`,
})

const layers = [
  ...rows.map((row, index) => zone(row, rows.slice(0, index))),
  ...otherEntries.map((entry) => zone(entry, rows)),
  {
    target: './src/generate',
    from: './src/reference',
    message: 'The reference is made after the generated files.',
  },
  {
    target: inSrc(rows),
    from: './src/index.ts',
    message: 'Import the file that src/index.ts exports from.',
  },
  {
    target: './src/index.ts',
    from: inSrc([...otherEntries, ...buildTime]),
    message: 'src/index.ts brings in no other entry.',
  },
]

/** Globals that nothing shipped may use: clock, randomness, Node.js, `eval`. */
const outsideWorld = [
  'Buffer',
  'Function',
  'Intl',
  'console',
  'crypto',
  'eval',
  'fetch',
  'global',
  'globalThis',
  'performance',
  'process',
  'require',
  'setInterval',
  'setTimeout',
]

/** Selects assignments that are part of another expression. */
const assignmentsInside = [
  ':not(ExpressionStatement, ForStatement) > AssignmentExpression',
  ':not(ExpressionStatement, ForStatement) > UpdateExpression',
].map((selector) => ({ selector, message: 'Write the assignment as a statement of its own.' }))

/** Selects the current date. */
const clock = ':matches(NewExpression[arguments.length=0], CallExpression)[callee.name="Date"]'

/** How imports are resolved, for rules about them. */
const imports = {
  plugins: { 'import-x': importX },
  settings: {
    'import-x/extensions': ['.ts', '.js'],
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
    'import-x/resolver': { node: { extensions: ['.ts', '.js'] } },
  },
}

/** The site, which `npm test` of its folder checks: only there are its packages installed. */
const site = ['docs/**/*.ts', 'docs/**/*.vue']

export default defineConfig(
  {
    ignores: [
      '**/dist/',
      'coverage/',
      '.stryker-tmp/',
      'test/package/consumer/',
      'bench/',
      'examples/',
      'docs/.vitepress/cache/',
    ],
  },
  { linterOptions: { noInlineConfig: true } },
  {
    ignores: ['**/generated/**'],
    rules: {
      'max-len': [
        'error',
        {
          code: 100,
          ignoreRegExpLiterals: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreUrls: true,
        },
      ],
    },
  },
  {
    files: ['**/*.ts', '**/*.vue'],
    languageOptions: {
      parser: tseslint.parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },
  {
    files: ['**/*.ts', '**/*.vue'],
    ignores: ['src/**/generated/**'],
    extends: [tseslint.configs.strictTypeChecked],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-empty-object-type': ['error', { allowObjectTypes: 'always' }],
      // A text spread into its code points is what is meant here.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowAny: false,
          allowNever: false,
          allowNullish: false,
          allowNumber: true,
          allowRegExp: false,
        },
      ],
    },
  },
  {
    // Tests hand over hostile values on purpose, and call methods unbound to show that they may be.
    files: ['test/**/*.ts', 'lint/test/**/*.ts'],
    rules: {
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Users install the build, so only internal tests import the source.
    files: ['test/**/*.test.ts', 'lint/test/**/*.test.ts'],
    ignores: ['**/*.internal.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [{ regex: '\\.\\./src/' }] }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/**/generated/**', 'src/reference/**'],
    rules: { '@typescript-eslint/no-unsafe-type-assertion': 'error' },
  },
  {
    // Code that a reader understands at once.
    files: ['src/**/*.ts', 'lint/src/**/*.ts'],
    ignores: ['src/**/generated/**'],
    rules: {
      complexity: ['error', 12],
      'max-lines-per-function': ['error', 60],
      'max-params': ['error', 4],
      'no-nested-ternary': 'error',
    },
  },
  // What the templates of the generator write is compiled and compared.
  {
    files: ['src/generate/**/*.ts'],
    rules: { '@typescript-eslint/restrict-template-expressions': 'off' },
  },
  // Callers without TypeScript hand over what the types rule out.
  {
    files: ['src/domain/**/*.ts', 'src/contracts/**/*.ts'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    files: ['src/**/*.ts'],
    ...imports,
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { basePath: import.meta.dirname, zones: layers }],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: withPackages,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: builtinModules,
          patterns: [
            { regex: '^(?!\\.)', message: 'What ships needs no package and no Node.js built-in.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.ts'],
    ignores: filesIn(buildTime),
    rules: {
      'no-new-func': 'error',
      'no-restricted-globals': ['error', ...outsideWorld],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random' },
        { object: 'Date', property: 'now' },
      ],
      'no-restricted-syntax': ['error', ...assignmentsInside, clock],
    },
  },
  // The rule about the deprecated field reads it.
  {
    files: ['src/rules/deprecated-field.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // The lint package uses the library as users do.
    files: ['lint/src/**/*.ts'],
    ...imports,
    rules: {
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      'import-x/no-cycle': 'error',
      'no-restricted-imports': ['error', { patterns: [{ regex: '^(?:\\.\\./)+src/' }] }],
      'no-restricted-syntax': ['error', ...assignmentsInside],
    },
  },
  {
    // Only the command reads and writes; all else runs in browsers.
    files: ['lint/src/**/*.ts'],
    ignores: ['lint/src/command/**'],
    rules: {
      'no-restricted-globals': ['error', ...outsideWorld],
      'no-restricted-imports': [
        'error',
        { paths: builtinModules, patterns: [{ regex: '^node:|^(?:\\.\\./)+src/' }] },
      ],
    },
  },
  { files: ['docs/**/*.vue'], extends: [vue.configs['flat/recommended']] },
  {
    files: site,
    languageOptions: { parserOptions: { extraFileExtensions: ['.vue'] } },
    rules: {
      // ESLint does not read the types of components; vue-tsc does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['docs/**/*.vue'],
    languageOptions: { parserOptions: { parser: tseslint.parser } },
    rules: {
      // TypeScript checks names, and prettier the layout.
      'no-undef': 'off',
      'vue/html-closing-bracket-newline': 'off',
      'vue/html-indent': 'off',
      'vue/html-self-closing': 'off',
      'vue/max-attributes-per-line': 'off',
      'vue/multiline-html-element-content-newline': 'off',
      'vue/multi-word-component-names': 'off',
      'vue/require-default-prop': 'off',
      'vue/singleline-html-element-content-newline': 'off',
    },
  },
)
