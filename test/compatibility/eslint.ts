// Checks of imports of the package with eslint-plugin-import.
import { makeProject, programText, runBin, versionOf, type Check, type Program } from './check.ts'

function lint(programs: readonly Program[], rules: string): void {
  const folder = makeProject({
    'package.json': { private: true, type: 'module' },
    'eslint.config.js': `import importPlugin from 'eslint-plugin-import'
export default [
  importPlugin.flatConfigs.recommended,
  { languageOptions: { ecmaVersion: 2025 }, rules: { ${rules} } },
]`,
    ...Object.fromEntries(programs.map((program) => [`${program}.js`, programText(`${program}.ts`)])),
  })
  runBin(folder, 'eslint', ['--max-warnings', '0', ...programs.map((program) => `${program}.js`)])
}

const version = versionOf('eslint-plugin-import')
const setting = "'import/no-unresolved': ['error', { ignore: ['^monitor-contract/'] }]"

export const eslintChecks: readonly Check[] = [
  {
    tool: 'eslint-plugin-import',
    version,
    project: 'main entry',
    settings: [],
    run: () => lint(['main', 'dynamic-import'], ''),
  },
  {
    tool: 'eslint-plugin-import',
    version,
    project: 'all entries',
    settings: [setting],
    run: () => lint(['main', 'other-entries', 'arbitraries', 'schemas', 'dynamic-import'], setting),
  },
]
