import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { documents, folder, options } from '../build.ts'
import { contenders } from '../contenders/index.ts'
import type { Way } from './measured.ts'

/**
 * Bytes of a program that uses one function of a contender for updates, minified and gzipped, by
 * bundler.
 */
export type Sizes = Readonly<Record<string, Readonly<Record<Way, { readonly esbuild: number }>>>>

async function sizeOf(contender: string, way: Way): Promise<{ readonly esbuild: number }> {
  const { outputFiles } = await build({
    ...options,
    stdin: {
      contents: `export { ${way} } from './contenders/${contender}/update.ts'`,
      resolveDir: folder,
    },
    minify: true,
    write: false,
    legalComments: 'none',
    plugins: [documents],
  })
  return {
    esbuild: outputFiles.reduce(
      (sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length,
      0,
    ),
  }
}

export async function measureSizes(): Promise<Sizes> {
  const entries = contenders.map(
    async (name) =>
      [name, { validate: await sizeOf(name, 'validate'), is: await sizeOf(name, 'is') }] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}
