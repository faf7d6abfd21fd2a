import { readJson } from './json/read-json.ts'
import type { ParsedText } from './located.ts'
import { readYaml } from './yaml/read-yaml.ts'

/** Parses a text into the trees of its documents. Never throws because of the text. */
export const parseText = (text: string, language: ParsedText['language']): ParsedText =>
  language === 'json' ? readJson(text) : readYaml(text)
