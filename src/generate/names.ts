export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** Returns the notice at the beginning of a generated file. */
export const bannerText = (source: string, command = 'npm run generate'): string =>
  `Generated from ${source} by \`${command}\`. Do not edit.`

export const isBanner = (text: string): boolean => text.startsWith('Generated from ')

export const banner = (source: string, command?: string): string =>
  `// ${bannerText(source, command)}\n`

export const literal = (value: unknown): string => JSON.stringify(value)
