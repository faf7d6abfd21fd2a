/** `icmp-monitor-update` to `icmpMonitorUpdate`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `icmpMonitorUpdate` or `icmp-monitor-update` to `IcmpMonitorUpdate`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)

/** `Frequency` to `frequency`. */
export const uncapitalised = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

/** `frequency` to `Frequency`. */
export const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The sentence that every generated file begins with. */
export const bannerText = (source: string): string => `Generated from ${source} by \`npm run generate\`. Do not edit.`

export const banner = (source: string): string => `// ${bannerText(source)}\n`

/** A value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value)
