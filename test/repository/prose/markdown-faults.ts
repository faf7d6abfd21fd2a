// Finds banned phrases, long sentences and repeated words on Markdown pages.
import { readFileSync } from 'node:fs'
import type { Nodes, Sentence } from 'nlcst'
import { ParseEnglish } from 'parse-english'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRetext from 'remark-retext'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextReadability from 'retext-readability'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { bannedIn } from './banned-phrases.ts'

/** The maximum number of words in a sentence of a page. */
const maxWords = 40

const sentencesIn = (node: Nodes): Sentence[] =>
  node.type === 'SentenceNode' ? [node] : 'children' in node ? node.children.flatMap(sentencesIn) : []

const textOf = (node: Nodes): string =>
  'children' in node ? node.children.map(textOf).join('') : node.type === 'SourceNode' ? '' : node.value

/** Reports long sentences and banned phrases. */
function retextHouseRules() {
  return (tree: Nodes, file: VFile): void => {
    for (const sentence of sentencesIn(tree)) {
      const words = sentence.children.filter(({ type }) => type === 'WordNode').length
      if (words > maxWords) file.message(`The sentence has ${words} words, more than ${maxWords}`, sentence.position)
      for (const fault of bannedIn(textOf(sentence))) file.message(fault, sentence.position)
    }
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRetext, ParseEnglish)
  .use(retextRepeatedWords)
  .use(retextIndefiniteArticle)
  .use(retextReadability, { age: 16, minWords: 20, threshold: 6 / 7 })
  .use(retextHouseRules)

/** Returns the faults of a page: line and reason. Code is not read. */
export async function markdownFaults(path: string, text = readFileSync(path, 'utf8')): Promise<string[]> {
  const file = new VFile({ path, value: text })
  await processor.run(processor.parse(file), file)
  return file.messages.map(({ line, reason }) => `${path}:${line ?? 0} ${reason}`)
}
