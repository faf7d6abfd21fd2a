import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'esbuild'

/** The folders of the packages whose code is part of what an entry is built to. */
async function bundledPackages(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    logLevel: 'error',
  })
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs)
      .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
      .map(([path]) => path),
  )
  const folders = used.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(resolve(path)) ?? [])
  return [...new Set(folders)].sort()
}

const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '')

function licenseOf(folder: string): string {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (file === undefined) throw new Error(`${nameOf(folder)} has no license file`)
  return readFileSync(`${folder}/${file}`, 'utf8').trim().replaceAll(/\r?\n/g, '\n')
}

/** The notices that go with the packages whose code is built into an entry, under what that is called. */
export async function thirdPartyLicenses(entry: string, name: string): Promise<string> {
  const namesByLicense = new Map<string, string[]>()
  for (const folder of await bundledPackages(entry)) {
    const license = licenseOf(folder)
    namesByLicense.set(license, [...(namesByLicense.get(license) ?? []), nameOf(folder)])
  }
  const parts = [...namesByLicense].map(
    ([license, names]) => `## ${names.join(', ')}\n\n\`\`\`text\n${license}\n\`\`\`\n`,
  )
  return [`# Licenses of others\n\n${name} holds code of these packages.\n`, ...parts].join('\n')
}
