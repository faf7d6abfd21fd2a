import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'

/** A file of this folder with all that it imports, as a script whose value is a function that makes its exports anew at each call. */
export function bundled(file: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
    bundle: true,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    write: false,
  })
  return `(() => { ${outputFiles[0]?.text ?? ''}; return bundle })`
}
