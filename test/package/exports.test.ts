// Tests that docs/README.md lists exactly the values that the package exports, and that tools that
// do not read `exports` find the entries.
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }

/** The entries that are modules, by their path below the package. */
const modules = Object.entries(manifest.exports).flatMap(([path, target]) =>
  typeof target === 'object' ? [[path, target] as const] : [],
)

it('names the main entry, and the types of every entry, for tools that do not read exports', () => {
  const { main, types, exports, typesVersions } = manifest
  expect({ types, default: main }).toEqual(exports['.'])
  const others = modules
    .filter(([path]) => path !== '.')
    .map(([path, target]) => [path.slice(2), [target.types]])
  expect(typesVersions['*']).toMatchObject(Object.fromEntries(others))
})

/** The names in the first column of the tables of contracts and exports. */
const documented = readFileSync('docs/README.md', 'utf8')
  .split(/\n(?!\|)/)
  .map((block) => block.split('\n').filter((line) => line.startsWith('| ')))
  .filter(([head = '']) => /^\| (?:contract|`monitor-contract[^|]*) +\|/.test(head))
  .flatMap((table) => table.slice(2))
  .flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )

it('documents every value that an entry exports, and no other', async () => {
  const exported = await Promise.all(
    modules.map(
      ([, target]) => import(/* @vite-ignore */ `../../${target.default}`) as Promise<object>,
    ),
  )
  expect([...new Set(documented)].sort()).toEqual(
    [...new Set(exported.flatMap((one) => Object.keys(one)))].sort(),
  )
})
