import type { TextIssueCode } from '../../lint/src/lint-result.ts'
import type { CodeExample } from '../../src/reference/code-facts.ts'

interface TextFacts {
  /** The first version that reports the code. */
  readonly since: string
  readonly examples: readonly CodeExample[]
}

/** Returns an example of a text, from its lines. */
const example = (
  language: CodeExample['language'],
  text: readonly string[],
  mended: readonly string[],
): CodeExample => ({
  contract: 'icmpMonitorUpdate',
  language,
  text: textOf(text),
  mended: textOf(mended),
})

const textOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`

const yaml = (text: readonly string[], mended: readonly string[]): CodeExample =>
  example(
    'yaml',
    ['heartbeat: {}', 'script: run()', ...text],
    ['heartbeat: {}', 'script: run()', ...mended],
  )

const facts: Readonly<Record<TextIssueCode, TextFacts>> = {
  'json-syntax': {
    since: '0.2.0',
    examples: [
      example(
        'json',
        ['{', '  "heartbeat": {},', '  "script": "run()",', '}'],
        ['{', '  "heartbeat": {},', '  "script": "run()"', '}'],
      ),
    ],
  },
  'yaml-syntax': {
    since: '0.3.0',
    examples: [yaml(['description: Gateway: Frankfurt'], ["description: 'Gateway: Frankfurt'"])],
  },
  'duplicate-key': {
    since: '0.2.0',
    examples: [
      yaml(['frequency: 5', 'name: edge', 'frequency: 10'], ['name: edge', 'frequency: 10']),
    ],
  },
  'imprecise-number': {
    since: '0.5.0',
    examples: [
      example(
        'yaml',
        ['heartbeat:', '  group: 9007199254740993', 'script: run()'],
        ['heartbeat:', "  group: '9007199254740993'", 'script: run()'],
      ),
    ],
  },
  'unused-ignore': {
    since: '0.5.0',
    examples: [
      yaml(
        ['frequency: 5 # monitor-contract-ignore deprecated-field: until the summer'],
        ['frequency: 5'],
      ),
    ],
  },
}

/** Returns the facts of a code that only the linter has. */
export const textFacts = (code: TextIssueCode): TextFacts => facts[code]
