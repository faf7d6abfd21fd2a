import { parseDocument, stringify } from 'yaml'

export type Language = 'json' | 'yaml'

/** Returns the value of a text; undefined for one that cannot be read. */
export function valueOf(text: string, language: Language): unknown {
  try {
    return language === 'yaml'
      ? yamlValue(text)
      : (JSON.parse(text.replace(/^\uFEFF/, '')) as unknown)
  } catch {
    return undefined
  }
}

const yamlValue = (text: string): unknown =>
  parseDocument(text, { schema: 'core', merge: true, logLevel: 'silent' }).toJS()

/** Returns a JSON text as YAML. */
export const toYaml = (text: string): string => stringify(JSON.parse(text))

/** Returns a YAML text as JSON. */
export const toJson = (text: string): string => JSON.stringify(yamlValue(text), null, 2)
