import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { rolldown } from 'rolldown'
import { buildFolder, folder, moduleOf } from '../build.ts'
import { ours } from '../contenders/index.ts'

/** Bytes of one consumer's bundle, minified and gzipped, by bundler. */
export interface Size {
  readonly esbuild: number
  readonly rolldown: number
}

const gzipped = (code: string | Uint8Array): number => gzipSync(code, { level: 9 }).length

async function sizeOf(source: string): Promise<Size> {
  const file = join(buildFolder, 'consumer.js')
  writeFileSync(file, source)
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    target: 'es2022',
    legalComments: 'none',
  })
  const bundle = await rolldown({ input: file, logLevel: 'silent', treeshake: true })
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false })
  await bundle.close()
  rmSync(file)
  return {
    esbuild: outputFiles.reduce((sum, { contents }) => sum + gzipped(contents), 0),
    rolldown: output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? gzipped(chunk.code) : 0), 0),
  }
}

const everythingOf: Readonly<Record<string, string>> = {
  [ours]: join(folder, '../dist/index.js'),
  zod: 'zod',
  'zod-mini': 'zod/mini',
  valibot: 'valibot',
  typebox: 'typebox',
  arktype: 'arktype',
}

/** Measures the consumers of a contender: `validate` of updates, `is` of updates, and the library's main entry. */
export async function measureSizes(
  contenders: readonly string[],
): Promise<Readonly<Record<string, Readonly<Record<string, Size>>>>> {
  const sizes: Record<string, Record<string, Size>> = {}
  for (const name of contenders) {
    const module = JSON.stringify(moduleOf(name, 'update'))
    const everything = everythingOf[name]
    sizes[name] = {
      validate: await sizeOf(`export { validate } from ${module}`),
      is: await sizeOf(`export { is } from ${module}`),
      ...(everything === undefined ? {} : { everything: await sizeOf(`export * from ${JSON.stringify(everything)}`) }),
    }
  }
  return sizes
}
