// The test runner of the mutation tests: runs the tests in one process, until the first one fails.
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import { determineHitLimitReached, DryRunStatus, TestStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Script } from 'node:vm'
import { bundle } from './bundle.mjs'
import * as vitest from './vitest.mjs'

// Few texts for each format and few values for each contract.
Object.assign(process.env, { FORMAT_RUNS: '20', PROPERTY_RUNS: '400' })

const load = createRequire(path.resolve('index.js'))
const fastCheck = load('fast-check')

/** Few values for each property, and the same in every run, so that the score does not change by chance. */
const few = (given) => ({ seed: 1, ...given, numRuns: Math.min(given?.numRuns ?? 20, 20) })

/** What the first run found, for the processes that did not run it. */
const issues = 'first-run.json'

const matcher = (patterns) => (id) => patterns.some((pattern) => new RegExp(pattern, 'u').test(id))

const fileOf = (id) => id.slice(0, id.indexOf('#'))

function readFindings() {
  const { times, perTest } = JSON.parse(readFileSync(issues, 'utf8'))
  const timeOfTest = new Map(times)
  const timeOfFiles = new Map()
  for (const [id, time] of times) {
    const file = fileOf(id)
    timeOfFiles.set(file, (timeOfFiles.get(file) ?? 0) + time)
  }
  const coverage = Object.entries(perTest)
  return {
    timeOf: (id) => timeOfTest.get(id) ?? 0,
    timeOfFile: (file) => timeOfFiles.get(file) ?? 0,
    testsOf: (mutant) => coverage.filter(([, hits]) => mutant in hits).map(([id]) => id),
  }
}

/** What tests bring in besides the source. */
const packages = {
  vitest,
  'fast-check': {
    ...fastCheck,
    assert: (property, parameters) => fastCheck.assert(property, few(parameters)),
    check: (property, parameters) => fastCheck.check(property, { seed: 1, ...parameters }),
    sample: (generator, parameters) =>
      fastCheck.sample(generator, {
        seed: 1,
        ...(typeof parameters === 'number' ? { numRuns: parameters } : parameters),
      }),
  },
}

const ns = (globalThis.__stryker__ ??= {})

const prototypes = [Object, Array, String, Number, Boolean, Function, Map, Set].map(({ prototype }) => ({
  prototype,
  names: new Set(Reflect.ownKeys(prototype)),
}))

/** Takes back what a test that failed half-way has left on a prototype. */
function cleanPrototypes() {
  for (const { prototype, names } of prototypes) {
    for (const name of Reflect.ownKeys(prototype)) if (!names.has(name)) Reflect.deleteProperty(prototype, name)
  }
}

/** Runs tests until one fails; answers that one as Stryker wants it. */
async function firstFailure(tests, forget) {
  for (const { id, name, run } of tests) {
    try {
      forget()
      await run()
    } catch (error) {
      return {
        id,
        name,
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: String(error?.message).slice(0, 300),
      }
    }
  }
  return undefined
}

/**
 * Runs the tests in this process, all in one script: the one of the vitest runner starts a thread for each mutant and loads every file
 * anew, which takes seconds. Here a mutant that is not at work while files are loaded costs no more than its tests.
 */
class InThisProcess {
  static inject = tokens(commonTokens.options)

  constructor(options) {
    this.options = options.inThisProcess
    /** The tests that told the last mutants of each source file: they are likely to tell the next. */
    this.killers = new Map()
  }

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    const { testsOf, slowTests, withoutFiles, withoutTests } = this.options
    const places = Object.values(testsOf).flat()
    this.files = readdirSync('test', { recursive: true })
      .map((name) => path.posix.join('test', name))
      .filter(
        (name) =>
          places.some((place) => name === place || (name.startsWith(place) && name.endsWith('.test.ts'))) &&
          !withoutFiles.some((file) => name.startsWith(file)),
      )
      .sort()
    this.isLeftOut = matcher(withoutTests)
    this.isSlow = matcher(slowTests)
    const text = `(require, module, exports) => {${await bundle(this.files)}\n}`
    this.counting = new Script(text)
    // What covers a mutant is counted in the first run alone: that takes longer than the tests themselves.
    this.script = new Script(text.replaceAll(/function stryCov_\w+\(\) \{/gu, '$& return'))
  }

  /** A new copy of all: no module of it is loaded but with the file of tests that needs it. */
  #copy(script = this.script) {
    const module = { exports: {} }
    script.runInThisContext()((id) => packages[id] ?? load(id), module, module.exports)
    const { files, forget } = module.exports
    const testsOf = (file) =>
      vitest
        .testsOf(file, files[file])
        .map(({ name, run }, index) => ({ id: `${file}#${index} ${name}`, name, run }))
        .filter(({ id }) => !this.isLeftOut(id))
    return { testsOf, forget }
  }

  /**
   * Which tests are to tell the mutants of a source file: those listed for the longest path that it lies under, and slow ones where they
   * are in the folder of its own name.
   */
  #suite(source) {
    const { testsOf } = this.options
    const place = Object.keys(testsOf)
      .filter((name) => source.startsWith(name))
      .sort((a, b) => b.length - a.length)[0]
    const own = `${path.posix.dirname(source).replace(/^src/u, 'test')}/`
    const rank = (file) => (file.startsWith(own) ? 0 : 1_000_000) + this.found.timeOfFile(file)
    return {
      killers: this.killers.get(source) ?? [],
      files: this.files
        .filter((file) => testsOf[place].some((name) => file.startsWith(name)))
        .sort((a, b) => rank(a) - rank(b)),
      takes: ({ id }) => id.startsWith(own) || !this.isSlow(id),
    }
  }

  /** The copy that was loaded while no mutant was at work. */
  #loaded(script = this.script) {
    if (this.loaded === undefined) {
      ns.activeMutant = undefined
      const { testsOf, forget } = this.#copy(script)
      this.loaded = { tests: new Map(this.files.flatMap(testsOf).map((test) => [test.id, test])), forget }
    }
    return this.loaded
  }

  async dryRun() {
    const { tests, forget } = this.#loaded(this.counting)
    this.loaded = undefined
    const results = []
    for (const test of tests.values()) {
      ns.currentTestId = test.id
      const start = performance.now()
      const failure = await firstFailure([test], forget)
      ns.currentTestId = undefined
      results.push(
        failure ?? { id: test.id, name: test.name, status: TestStatus.Success, timeSpentMs: performance.now() - start },
      )
    }
    const { mutantCoverage } = ns
    writeFileSync(
      issues,
      JSON.stringify({
        times: results.map(({ id, timeSpentMs }) => [id, timeSpentMs]),
        perTest: mutantCoverage.perTest,
      }),
    )
    return { status: DryRunStatus.Complete, tests: results, mutantCoverage }
  }

  async mutantRun({ activeMutant: { id }, sandboxFileName, mutantActivation, testFilter, hitLimit }) {
    this.found ??= readFindings()
    const source = path.relative('', sandboxFileName).replaceAll('\\', '/')
    const suite = this.#suite(source)
    this.#loaded()
    ns.hitCount = 0
    ns.hitLimit = hitLimit
    ns.activeMutant = id
    const failure = await (mutantActivation === 'static'
      ? this.#whileLoading(id, suite)
      : this.#amongLoaded(testFilter ?? this.loaded.tests.keys(), suite))
    const { hitCount } = ns
    ns.activeMutant = undefined
    ns.hitCount = undefined
    ns.hitLimit = undefined
    if (failure !== undefined) {
      if (failure.id !== '')
        this.killers.set(source, [failure.id, ...suite.killers.filter((id) => id !== failure.id)].slice(0, 8))
      await this.#recover(failure)
    }
    return toMutantRunResult(
      determineHitLimitReached(hitCount, hitLimit) ?? {
        status: DryRunStatus.Complete,
        tests: failure === undefined ? [] : [failure],
      },
    )
  }

  #amongLoaded(ids, { files, takes, killers }) {
    const { tests, forget } = this.#loaded()
    const chosen = [...ids].map((id) => tests.get(id)).filter((test) => takes(test) && files.includes(fileOf(test.id)))
    const rank = ({ id }) => (killers.includes(id) ? 0 : 1_000_000) + this.found.timeOf(id)
    return firstFailure(
      chosen.sort((a, b) => rank(a) - rank(b)),
      forget,
    )
  }

  /**
   * A mutant that is at work while modules are loaded needs a copy of its own, unless a test fails in the copy that is there. Which
   * test tells it is first guessed, to load no more than that test: one that told an earlier mutant of the same file.
   */
  async #whileLoading(mutant, suite) {
    const failure = await this.#amongLoaded(this.found.testsOf(mutant), suite)
    if (failure !== undefined) return failure
    try {
      const copy = this.#copy()
      for (const file of new Set(suite.killers.map(fileOf))) {
        const failure = await firstFailure(
          copy.testsOf(file).filter(({ id }) => suite.killers.includes(id)),
          copy.forget,
        )
        if (failure !== undefined) return failure
      }
      const { testsOf, forget } = this.#copy()
      for (const file of suite.files) {
        const failure = await firstFailure(testsOf(file).filter(suite.takes), forget)
        if (failure !== undefined) return failure
      }
    } catch (error) {
      return {
        id: '',
        name: 'load',
        timeSpentMs: 0,
        status: TestStatus.Failed,
        failureMessage: String(error?.message).slice(0, 300),
      }
    }
    return undefined
  }

  /** A mutant must not fail the tests of the next. */
  async #recover({ id }) {
    ns.activeMutant = undefined
    cleanPrototypes()
    const { tests, forget } = this.#loaded()
    const test = tests.get(id)
    if (test !== undefined && (await firstFailure([test], forget)) !== undefined) this.loaded = undefined
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'in-this-process', InThisProcess)]

export const strykerValidationSchema = { type: 'object', properties: { inThisProcess: { type: 'object' } } }
