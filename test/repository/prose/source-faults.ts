// Finds banned phrases and long sentences in comments, texts and test titles of TypeScript files.
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { bannedIn } from './banned-phrases.ts'

/** The maximum number of words in the first sentence of a doc comment. */
const maxWords = 25

/** A text in a source file. */
interface Text {
  readonly text: string
  readonly line: number
}

const lineOf = (source: ts.SourceFile, position: number): number =>
  source.getLineAndCharacterOfPosition(position).line + 1

const commentText = (comment: ts.JSDoc['comment']): string => ts.getTextOfJSDocComment(comment) ?? ''

/** Returns the text of each doc comment, without its tags. */
function docComments(source: ts.SourceFile): Text[] {
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    for (const comment of ts.getJSDocCommentsAndTags(node))
      if (ts.isJSDoc(comment) && comment.parent === node)
        found.push({ text: commentText(comment.comment), line: lineOf(source, comment.pos) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns the text of a string or of a template, whose values count as one word each. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `X${literal.text}`)].join('')
}

/** Returns the name of the function at the start of a call: `it` of `it.each(cases)(title, test)`. */
function calledName(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression))
    return calledName(expression.expression)
  return undefined
}

/** Returns the titles of tests. */
function testTitles(source: ts.SourceFile): Text[] {
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ['it', 'test'].includes(calledName(node.expression) ?? '')) {
      const [first] = node.arguments
      const text = first === undefined || node.arguments.length < 2 ? undefined : literalText(first)
      if (first !== undefined && text !== undefined) found.push({ text, line: lineOf(source, first.getStart(source)) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** Returns strings and templates that contain a space: messages and other texts for people. */
function literals(source: ts.SourceFile): Text[] {
  const found: Text[] = []
  const visit = (node: ts.Node): void => {
    const text = literalText(node)
    if (text?.includes(' ')) found.push({ text, line: lineOf(source, node.getStart(source)) })
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/**
 * Returns the first sentence of a text. It ends at a full stop, a colon or a semicolon before a space, or at an empty
 * line.
 */
const firstSentence = (text: string): string => text.split(/[.:;!?](?=\s|$)|\n\s*\n/u)[0] ?? ''

const wordCount = (text: string): number => text.split(/\s+/u).filter((word) => /\w/u.test(word)).length

/** Matches a verb in the third person or an auxiliary, as every sentence has one. Plural nouns match, too. */
const verb = /\b(?:are|can|cannot|do|have|may|must|need|were|will|\w+[^su]s|is|has|was)\b/u

/** Matches a title that comes from the cases of a test: `%s`, `$name`. */
const fromCases = /^(?:%s|\$\w+)$/u

/** Returns whether a test title can be a sentence in the present tense: several words, with a verb. */
export const isSentence = (title: string): boolean =>
  fromCases.test(title) || (wordCount(title) > 1 && verb.test(title))

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)

const banned =
  (path: string, kind: string) =>
  ({ text, line }: Text): string[] =>
    bannedIn(text).map((fault) => `${path}:${line} ${kind}: ${fault}`)

/** Returns the faults of the doc comments and texts of a source file: line and reason. */
export function sourceFaults(path: string, text = readFileSync(path, 'utf8')): string[] {
  const source = parse(path, text)
  const comments = docComments(source)
  const long = comments.flatMap(({ text: comment, line }) => {
    const words = wordCount(firstSentence(comment))
    return words > maxWords ? [`${path}:${line} doc comment: its first sentence has ${words} words`] : []
  })
  return [...long, ...comments.flatMap(banned(path, 'doc comment')), ...literals(source).flatMap(banned(path, 'text'))]
}

/** Returns the faults of the doc comments and titles of a test file: line and reason. */
export function testFaults(path: string, text = readFileSync(path, 'utf8')): string[] {
  const source = parse(path, text)
  const titles = testTitles(source)
  const fragments = titles.flatMap(({ text: title, line }) =>
    isSentence(title) ? [] : [`${path}:${line} "${title}" is not a sentence`],
  )
  return [
    ...fragments,
    ...titles.flatMap(banned(path, 'title')),
    ...docComments(source).flatMap(banned(path, 'doc comment')),
  ]
}
