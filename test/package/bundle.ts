import { build } from 'esbuild'

/**
 * Bundles and minifies a module against the packages in a folder. Node.js built-ins stay external.
 */
export async function bundle(source: string, folder: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    format: 'esm',
    target: 'es2022',
    external: ['node:*'],
    minify: true,
    write: false,
    legalComments: 'none',
    logLevel: 'silent',
  })
  return outputFiles.map(({ text }) => text).join('')
}
