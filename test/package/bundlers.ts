// Bundles a module with esbuild and Rolldown, for the tests of bundle sizes.
import { join } from 'node:path'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'

/** Bundles and minifies a module against the packages in a folder. Node.js built-ins and peers stay external. */
export type Bundle = (source: string, folder: string) => Promise<string>

export const bundlers: Readonly<Record<'esbuild' | 'rolldown', Bundle>> = {
  async esbuild(source, folder) {
    const { outputFiles } = await build({
      stdin: { contents: source, resolveDir: folder },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      external: ['node:*', 'yaml'],
      minify: true,
      write: false,
      legalComments: 'none',
      logLevel: 'silent',
    })
    return outputFiles.map(({ text }) => text).join('')
  },
  async rolldown(source, folder) {
    const entry = join(folder, 'entry-of-a-bundle.js')
    const virtualEntry = {
      name: 'virtual-entry',
      resolveId: (id: string) => (id === entry ? id : null),
      load: (id: string) => (id === entry ? source : null),
    }
    const bundle = await rolldown({
      input: entry,
      external: /^(?:node:|yaml$)/,
      logLevel: 'silent',
      plugins: [virtualEntry],
    })
    const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false })
    await bundle.close()
    return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('')
  },
}
