/** A text with the changes of a diff without line numbers: what each part shows, parted by `@@`, has to stand in the text once. */
export function patched(text: string, diff: string): string {
  return diff.split(/^@@$\n/mu).reduce((changed, part) => {
    const lines = part.replace(/\n$/u, '').split('\n')
    const side = (sign: string): string =>
      lines
        .filter((line) => line.startsWith(sign) || !/^[-+]/u.test(line))
        .map((line) => `${line.slice(1)}\n`)
        .join('')
    const before = side('-')
    if (changed.split(before).length !== 2) throw new Error(`This does not stand in the text once:\n${before}`)
    return changed.replace(before, () => side('+'))
  }, text)
}
