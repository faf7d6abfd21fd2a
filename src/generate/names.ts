/** `icmp-monitor-update` to `icmpMonitorUpdate`. */
export const camelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `icmpMonitorUpdate` or `icmp-monitor-update` to `IcmpMonitorUpdate`. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)

/** The sentence that every generated file begins with. */
export const bannerText = (source: string): string => `Generated from ${source} by \`npm run generate\`. Do not edit.`

export const banner = (source: string): string => `// ${bannerText(source)}\n`

/** A value as TypeScript source. */
export const literal = (value: unknown): string => JSON.stringify(value)
