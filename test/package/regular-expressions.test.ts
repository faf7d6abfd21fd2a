// Tests that no regular expression of the package takes more than linear time.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkSync } from 'recheck'
import ts from 'typescript'
import { describe, expect, inject, it, vi } from 'vitest'

interface Expression {
  readonly where: string
  readonly source: string
  readonly flags: string
}

const root = join(inject('installation'), 'node_modules/monitor-contract')
const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))

/** Returns the regular expressions in a file of code, and the values of the keyword `pattern`. */
function expressionsIn(where: string): Expression[] {
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      found.push({ where, source: node.text.slice(1, end), flags: node.text.slice(end + 1) })
    } else if (
      ts.isPropertyAssignment(node) &&
      (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) &&
      node.name.text === 'pattern' &&
      ts.isStringLiteralLike(node.initializer)
    ) {
      found.push({ where, source: node.initializer.text, flags: 'u' })
    }
    ts.forEachChild(node, visit)
  }
  const text = readFileSync(join(root, where), 'utf8')
  visit(
    where.endsWith('.json') ? ts.parseJsonText(where, text) : ts.createSourceFile(where, text, ts.ScriptTarget.ES2022),
  )
  return found
}

const expressions = [...filesIn('dist', '.js'), ...filesIn('schemas', '.json')].flatMap(expressionsIn)

// This backend of recheck needs neither Java nor a binary.
vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure')

const analysed = (list: readonly Omit<Expression, 'where'>[]) =>
  list
    .map(({ source, flags }) => checkSync(source, flags))
    .map((found) => ({ status: found.status, complexity: 'complexity' in found ? found.complexity.type : 'unknown' }))

describe('every regular expression in the package', () => {
  const analyses = analysed(expressions)

  it('is found, in the code and in the schemas', () => {
    expect(new Set(expressions.map(({ where }) => where.split('/')[0]))).toEqual(new Set(['dist', 'schemas']))
    expect(expressions.length).toBeGreaterThan(5)
  })

  it('needs no `\\p{…}` in the main entry, which Hermes and old engines reject', () => {
    const inMainEntry = expressions.filter(({ where }) => where === join('dist', 'index.js'))
    expect(inMainEntry.length).toBeGreaterThan(5)
    expect(inMainEntry.filter(({ source }) => /\\p\{/i.test(source))).toEqual([])
  })

  it.each(expressions.map((expression, index) => ({ ...expression, analysis: analyses[index] })))(
    'needs at most linear time: /$source/$flags in $where',
    ({ analysis }) => {
      expect(analysis?.status).toBe('safe')
      expect(['safe', 'linear']).toContain(analysis?.complexity)
    },
  )

  it('reports an expression that is not linear', () => {
    expect(
      analysed([
        { source: '^(a|a)*$', flags: '' },
        { source: 'a*b', flags: '' },
      ]),
    ).toEqual([
      { status: 'vulnerable', complexity: 'exponential' },
      { status: 'vulnerable', complexity: 'polynomial' },
    ])
  })
})
