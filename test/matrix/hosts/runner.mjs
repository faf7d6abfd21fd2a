// Runs in every runtime of the matrix: it uses nothing but ECMAScript.

/** Stands in for an instance of Ajv where no code can be made from strings. */
class AjvStandIn {
  constructor(options) {
    this.opts = options
    this.keywords = new Map()
  }
  getKeyword(name) {
    return this.keywords.get(name) ?? false
  }
  addKeyword(definition) {
    this.keywords.set(definition.keyword, definition)
  }
  addSchema() {}
  check(contract, values) {
    const check = this.keywords.get('monitorContract').compile(contract, {}, { opts: this.opts })
    return values.map((value) => (check(value, { instancePath: '' }) ? null : check.errors))
  }
}

const withCheck = (Ajv) =>
  class extends Ajv {
    check(contract, values) {
      const check = this.compile({ monitorContract: contract })
      return values.map((value) => (check(value) ? null : check.errors))
    }
  }

function throws(action) {
  try {
    action()
    return false
  } catch {
    return true
  }
}

/** Properties of the runtime that a mode of it is meant to have. */
const factsOf = () => ({
  makesCodeFromStrings: !throws(() => new Function('return 1')),
  frozenIntrinsics: Object.isFrozen(Array.prototype),
  throwsOnProto: throws(() => ({}).__proto__),
})

/** Escapes everything but ASCII, because runtimes print lone surrogates in different ways. */
const quoted = (text) =>
  JSON.stringify(text).replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)

const fieldsOf = (value) => Object.keys(value).map((name) => `${quoted(name)}:${textOf(value[name])}`)

/** A text that is equal for equal values, of more kinds than JSON has. */
function textOf(value) {
  if (typeof value === 'function') return '<function>'
  if (Object.is(value, -0)) return '-0'
  if (typeof value !== 'object') return typeof value === 'string' ? quoted(value) : String(value)
  if (value === null) return 'null'
  if (value instanceof Error) return `<${value.name}: ${quoted(value.message)} ${fieldsOf(value).join()}>`
  if (Array.isArray(value)) return `[${Array.from(value, textOf).join()}]`
  return `{${fieldsOf(value).join()}}`
}

/**
 * Answers questions, each a path of property names and calls from an entry on, about the package. The answer to a
 * question is null where the runtime lacks an entry or a class that the question needs.
 *
 * @param {string} text the questions as JSON
 * @param modules the entries by their import path, and the optional peers
 */
export function reportOn(text, { entries, fastCheck, Ajv }) {
  const facts = factsOf()
  const { URLSearchParams, Headers } = globalThis
  const classes = { AjvStandIn, URLSearchParams, Headers }
  if (Ajv !== undefined && facts.makesCodeFromStrings) classes.Ajv = withCheck(Ajv)

  const follow = (steps) => {
    let receiver
    let value = entries
    for (const step of steps) {
      if (typeof step === 'string') [receiver, value] = [value, value[step]]
      else if (Array.isArray(step)) value = value.apply(receiver, step)
      else value = Reflect.construct(value, step.new)
    }
    return value
  }

  const isAvailable = (name) => classes[name] !== undefined || entries[name] !== undefined
  const resultOf = ({ steps, samples, needs }) => {
    if (!needs.every(isAvailable)) return null
    try {
      const value = follow(steps)
      return textOf(samples === undefined ? value : fastCheck.sample(value, { numRuns: samples, seed: 13 }))
    } catch (error) {
      return `throws ${textOf(error)}`
    }
  }

  const revived = (_name, value) =>
    typeof value?.$new === 'string' && classes[value.$new] !== undefined
      ? new classes[value.$new](...value.arguments)
      : value

  const questions = JSON.parse(text, revived)
  const lacks = [...new Set(questions.flatMap(({ needs }) => needs))].filter((name) => !isAvailable(name))
  return { facts, lacks, results: questions.map(resultOf) }
}
