import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** Bundles a file of the tests as a script. Its value is a function that creates the exports again at each call. */
export function bundled(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../${file}`, import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    write: false,
  })
  return `(() => { ${outputFiles[0]?.text ?? ''}; return bundle })`
}
