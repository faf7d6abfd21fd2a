// Creates an oracle from the Python package jsonschema, if it is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Oracle } from './oracle.ts'

/** Returns whether python3 with jsonschema is installed. */
export const hasPython = (): boolean => spawnSync('python3', ['-c', 'import jsonschema']).status === 0

const dashes = [8, 13, 18, 23]

/** Creates an oracle from Python's jsonschema, in its own process, which `end` stops. */
export function byPython(): Oracle & { readonly end: () => void } {
  const [program, schemas] = ['validate.py', '../../schemas/'].map((path) =>
    fileURLToPath(new URL(path, import.meta.url)),
  )
  const child = spawn('python3', [program ?? '', schemas ?? ''], { stdio: ['pipe', 'pipe', 'inherit'] })
  const outputLines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    name: 'Python jsonschema',
    async results(id, texts) {
      child.stdin.write(texts.map((text) => `${id}\t${text}\n`).join(''))
      const results: boolean[] = []
      for (const text of texts) {
        const { value, done } = await outputLines.next()
        if (done === true || (value !== 'true' && value !== 'false')) throw new Error(`Python has no result on ${text}`)
        results.push(value === 'true')
      }
      return results
    },
    expected: ({ withoutDateTimes }) => withoutDateTimes,
    knownDifferences: [
      { what: 'the year 0000', format: 'date', example: '0000-02-29', concerns: (text) => text.startsWith('0000-') },
      {
        what: 'what int() allows within hexadecimal digits, and more dashes than four',
        format: 'uuid',
        example: '5c1f90ab-7d3e-41b6-8f20-e4a9_6c3b715',
        concerns: (text) => dashes.every((place) => text[place] === '-') && !/^[\da-z-]{36}$/iu.test(text),
      },
    ],
    end: () => void child.stdin.end(),
  }
}
