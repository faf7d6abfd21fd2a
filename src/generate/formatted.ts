import { format, resolveConfig } from 'prettier'

const repository = new URL('../../', import.meta.url)

/** Formats the text of a generated file with prettier, like the rest of the repository. */
export async function formatted(path: string, text: string): Promise<string> {
  const config = await resolveConfig(new URL('prettier.config.js', repository))
  return format(text, { ...config, filepath: path })
}
