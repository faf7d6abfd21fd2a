// Compiles the code of a guide so that each result after `// =>` is compared with the actual one.
import ts from 'typescript'

const mark = '// => '

/** Returns the text after `// =>`, on the last line of a statement or on the lines below it. */
function stated(text: string, { end }: ts.Statement): string | undefined {
  const [beside] = ts.getTrailingCommentRanges(text, end) ?? []
  if (beside !== undefined)
    return text.startsWith(mark, beside.pos)
      ? text.slice(beside.pos + mark.length, beside.end)
      : undefined
  const below = ts.getLeadingCommentRanges(text, end) ?? []
  const first = below[0]
  if (first === undefined || !text.startsWith(mark, first.pos)) return undefined
  const apart = below.findIndex(
    ({ pos }, index) => index > 0 && /\n\s*\n/u.test(text.slice(below[index - 1]?.end, pos)),
  )
  const lines = below
    .slice(0, apart === -1 ? below.length : apart)
    .map(({ pos, end: last }) => text.slice(pos, last))
  return lines.map((line, index) => line.slice(index === 0 ? mark.length : '//'.length)).join('\n')
}

/**
 * Returns the code of a block that passes line, value and stated result of each expression to
 * `$stated`. A result such as `6 * 7 // => 42` is an expression, or `throws` with the name of an
 * error.
 */
export function withStatedResults(
  text: string,
  firstLine: number,
): { readonly code: string; readonly count: number } {
  const source = ts.createSourceFile('block.ts', text, ts.ScriptTarget.Latest, true)
  let code = ''
  let at = 0
  let count = 0
  for (const statement of source.statements) {
    const answer = ts.isExpressionStatement(statement) ? stated(text, statement) : undefined
    if (answer === undefined || !ts.isExpressionStatement(statement)) continue
    const line = firstLine + source.getLineAndCharacterOfPosition(statement.getStart()).line
    const result = /^throws (\w+)$/u.exec(answer)?.[1]
    code += `${text.slice(at, statement.getStart())};await $stated(${line}, async () => (${statement.expression.getText()}), ${result === undefined ? `async () => (${answer}\n)` : JSON.stringify(result)});`
    at = statement.end
    count++
  }
  return { code: code + text.slice(at), count }
}
