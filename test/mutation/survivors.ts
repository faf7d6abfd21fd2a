// Compares the surviving mutants of a report with the table in `survivors.md`.

/** A mutant in the report of the mutation tests. */
export interface Mutant {
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: Place; readonly end: Place }
}

interface Place {
  readonly line: number
  readonly column: number
}

/** The report: the source and the mutants of each file. */
export interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>
}

/** Returns code as a cell of a Markdown table, in the form that Prettier gives it. */
function cell(code: string): string {
  const line = code
    .replaceAll(/\s+/gu, ' ')
    .replaceAll('|', String.raw`\|`)
    .trim()
  const fences = new Set(line.match(/`+/gu))
  let fence = '`'
  while (fences.has(fence)) fence += '`'
  const blank = /^`|`$/u.test(line) ? ' ' : ''
  return fence + blank + line + blank + fence
}

function replaced(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n')
}

/** Returns the mutants that survive, as the first three cells of their rows in `survivors.md`. */
export function survivorsOf({ files }: Report): string[] {
  return Object.entries(files).flatMap(([name, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(
        ({ location, replacement = '' }) => `| ${name} | ${cell(replaced(source, location))} | ${cell(replacement)} |`,
      ),
  )
}

/** Returns the rows of a table in the form of `survivors.md`: the mutant and the reason. */
export function rowsOf(table: string): Map<string, string> {
  const rows = table.split('\n').filter((line) => line.startsWith('| src/'))
  return new Map(
    rows.map((row) => {
      const cells = row.split(/(?<!\\)\|/u).map((cell) => cell.trim())
      return [`| ${cells.slice(1, 4).join(' | ')} |`, cells[4] ?? '']
    }),
  )
}

/** Returns the faults of the table: survivors without a row, and rows of mutants that do not survive. */
export function complaints(report: Report, table: string): string[] {
  const survivors = new Set(survivorsOf(report))
  const rows = rowsOf(table)
  const tried = (row: string) => Object.keys(report.files).some((name) => row.startsWith(`| ${name} |`))
  return [
    ...[...survivors].filter((row) => (rows.get(row) ?? '') === '').map((row) => `survives without a reason: ${row}`),
    ...[...rows.keys()].filter((row) => tried(row) && !survivors.has(row)).map((row) => `does not survive: ${row}`),
  ]
}
