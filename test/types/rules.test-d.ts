// Tests the types of own rules, severities and messages, as a user sees them.
import { expectTypeOf, test } from 'vitest'
import {
  defineRule,
  english,
  errorGroup,
  errorGroupList,
  icmpMonitor,
  icmpMonitorUpdate,
  listErrorGroupsHeaders,
  listErrorGroupsQuery,
  operations,
  type Frequency,
  type IcmpLocation,
  type IcmpMonitorUpdate,
  type Issue,
  type IssueOfRule,
  type IssueParams,
  type Messages,
} from 'monitor-contract'

declare const value: unknown

const few = defineRule(icmpMonitorUpdate, {
  code: 'few-locations',
  at: 'locations',
  reads: ['locations', 'request.pingCount'],
  readsIfPresent: ['frequency', 'alertSettings.reminders.amount'],
  severity: 'warning',
  check({ locations, request, frequency, alertSettings }) {
    expectTypeOf(locations).toEqualTypeOf<readonly IcmpLocation[]>()
    expectTypeOf(request.pingCount).toEqualTypeOf<number>()
    expectTypeOf(frequency).toEqualTypeOf<Frequency | undefined>()
    expectTypeOf(alertSettings?.reminders?.amount).toEqualTypeOf<number | undefined>()
    return locations.length > 4 ? { maximum: 4 } : undefined
  },
  message({ maximum }, name) {
    expectTypeOf(maximum).toEqualTypeOf<number>()
    expectTypeOf(name('frequency')).toEqualTypeOf<string>()
    return `must have at most ${maximum} locations.`
  },
})

const tags = defineRule(icmpMonitorUpdate, {
  code: 'plain-tags',
  at: 'tags',
  reads: ['tags'],
  check: ({ tags: all }) =>
    all.map((tag, index) => ({ path: ['tags', index], params: { length: tag.length } })),
  message: ({ length }) => `must be plain, not of ${length.toFixed()} characters.`,
})

defineRule(icmpMonitorUpdate, {
  code: 'name-missing',
  at: 'name',
  check(fields) {
    expectTypeOf(fields.name).toEqualTypeOf<unknown>()
    // @ts-expect-error: an update has no such field
    return fields.nmae === undefined ? {} : undefined
  },
  message: () => 'is missing.',
})

const ours = icmpMonitorUpdate.with({ rules: [few] })
const both = ours.with({ rules: [tags] })

test('the issues of a contract with a rule include those of the rule, narrowed by a switch', () => {
  const result = ours.validate(value)
  const [first] = result.warnings
  expectTypeOf(first).toEqualTypeOf<Issue | IssueOfRule<typeof few> | undefined>()
  if (result.valid) expectTypeOf(result.value).toEqualTypeOf<IcmpMonitorUpdate>()
  for (const issue of result.warnings) {
    switch (issue.code) {
      case 'few-locations':
        expectTypeOf(issue.params.maximum).toEqualTypeOf<number>()
        break
      case 'maximum':
        expectTypeOf(issue.params).toEqualTypeOf<IssueParams['maximum']>()
        break
      default:
        // @ts-expect-error the code is handled above
        if (issue.code === 'few-locations') break
    }
  }
})

test('the rules of several calls of `with`, and of a list of rules, are all in the type', () => {
  for (const contract of [both, icmpMonitorUpdate.with({ rules: [few, tags] })])
    for (const issue of contract.validate(value).errors) {
      if (issue.code === 'few-locations') expectTypeOf(issue.params.maximum).toBeNumber()
      if (issue.code === 'plain-tags') expectTypeOf(issue.params.length).toBeNumber()
    }
  for (const issue of both.with({ maxIssues: 5 }).validate(value).errors)
    if (issue.code === 'plain-tags') expectTypeOf(issue.params.length).toBeNumber()
})

test('a contract without the rule does not have its code', () => {
  for (const issue of icmpMonitorUpdate.validate(value).errors)
    // @ts-expect-error there is no such code
    if (issue.code === 'few-locations') break
})

test('the issues of requests have the code, too', () => {
  const { validateRequest } = operations.updateIcmpMonitor
  for (const issue of validateRequest({}, { rules: [few] }).warnings)
    if (issue.code === 'few-locations') expectTypeOf(issue.params.maximum).toBeNumber()
})

test('an annotated contract asserts', () => {
  const contract: typeof ours = ours
  contract.assert(value)
  expectTypeOf(value).toEqualTypeOf<IcmpMonitorUpdate>()
})

test('a contract with rules narrows with `is`', () => {
  if (both.is(value)) expectTypeOf(value).toEqualTypeOf<IcmpMonitorUpdate>()
  const tolerant = icmpMonitor.with({
    rules: [
      defineRule(icmpMonitor, {
        code: 'a',
        at: 'created_at',
        reads: ['created_at'],
        check: ({ created_at: day }) => (day === '' ? {} : undefined),
        message: () => '',
      }),
    ],
    reader: 'tolerant',
  })
  expectTypeOf(tolerant.parse(value).frequency).toEqualTypeOf<number | null | undefined>()
})

test('a misspelt field in a rule does not compile', () => {
  const rule = { code: 'a', check: () => undefined, message: () => '' } as const
  // @ts-expect-error the field is called name
  defineRule(icmpMonitorUpdate, { ...rule, at: 'nam' })
  // @ts-expect-error the field is called request.pingCount
  defineRule(icmpMonitorUpdate, { ...rule, at: 'name', reads: ['request.pingcount'] })
  // @ts-expect-error the field is called frequency
  defineRule(icmpMonitorUpdate, { ...rule, at: 'name', readsIfPresent: ['frequncy'] })
  // @ts-expect-error an update has no such field
  defineRule(icmpMonitorUpdate, { ...rule, at: 'created_at' })
  // @ts-expect-error an error group has no name
  defineRule(errorGroup, { ...rule, at: 'name' })
  // @ts-expect-error a rule has no such property
  defineRule(icmpMonitorUpdate, { ...rule, at: 'name', meaning: 'more' })
  // @ts-expect-error a severity is an error or a warning
  defineRule(icmpMonitorUpdate, { ...rule, at: 'name', severity: 'info' })
  // @ts-expect-error lists have no own rules
  defineRule(errorGroupList, { ...rule, at: 'id' })
})

test('a wrong type in check or message does not compile', () => {
  defineRule(icmpMonitorUpdate, {
    code: 'a',
    at: 'name',
    reads: ['name'],
    // @ts-expect-error a name is a string
    check: ({ name }) => (name > 5 && name.toFixed() ? {} : undefined),
    message: () => '',
  })
  defineRule(icmpMonitorUpdate, {
    code: 'a',
    at: 'name',
    reads: ['name'],
    // @ts-expect-error the rule does not read tags
    check: ({ tags: all }) => (all === undefined ? {} : undefined),
    message: () => '',
  })
  defineRule(icmpMonitorUpdate, {
    code: 'a',
    at: 'name',
    readsIfPresent: ['name'],
    // @ts-expect-error an optional field can be missing
    check: ({ name }) => (name.length > 5 ? {} : undefined),
    message: () => '',
  })
  defineRule(icmpMonitorUpdate, {
    code: 'a',
    at: 'name',
    reads: ['name'],
    check: ({ name }) => ({ length: name.length }),
    // @ts-expect-error the params have a length
    message: ({ size }) => String(size),
  })
})

test('a rule for another contract does not compile', () => {
  // @ts-expect-error the rule reads fields of an update
  errorGroup.with({ rules: [few] })
  // @ts-expect-error rules are not options of a call
  icmpMonitorUpdate.validate(value, { rules: [few] })
  // @ts-expect-error lists have no own rules
  errorGroupList.with({ rules: [] })
})

test('severity accepts the codes of the contract, and those of its rules', () => {
  ours.validate(value, { severity: { 'few-locations': 'off', 'deprecated-field': 'error' } })
  icmpMonitorUpdate.with({ rules: [few], severity: { 'few-locations': 'error' } })
  icmpMonitor.with({ severity: { 'frequency-offset': 'warning', 'unknown-field': 'error' } })
  errorGroupList.is(value, { severity: { 'duplicate-group': 'error', 'seen-order': 'off' } })
  listErrorGroupsQuery.parse(value, { severity: { 'page-number': 'error' } })
  listErrorGroupsHeaders.is(value, { severity: { 'missing-service-account': 'off' } })
  operations.updateIcmpMonitor.validateRequest(
    {},
    { severity: { 'missing-content-type': 'error', 'unknown-field': 'error' } },
  )
})

test('an unknown code, or a keyword, in severity does not compile', () => {
  // @ts-expect-error the code is called deprecated-field
  icmpMonitorUpdate.validate(value, { severity: { 'deprecated-fields': 'off' } })
  // @ts-expect-error a level is called warning
  icmpMonitorUpdate.validate(value, { severity: { 'deprecated-field': 'warn' } })
  // @ts-expect-error a keyword is always an error
  icmpMonitorUpdate.with({ severity: { type: 'off' } })
  // @ts-expect-error a response has no deprecated fields
  icmpMonitor.with({ severity: { 'deprecated-field': 'off' } })
  // @ts-expect-error the rule is not one of this contract
  icmpMonitorUpdate.with({ severity: { 'few-locations': 'off' } })
  // @ts-expect-error the code is called few-locations
  ours.is(value, { severity: { 'few-location': 'off' } })
  // @ts-expect-error headers have no unknown fields
  listErrorGroupsHeaders.is(value, { severity: { 'unknown-field': 'off' } })
})

test('messages accept the codes of the package, and those of the rules', () => {
  icmpMonitorUpdate.validate(value, {
    messages: { maximum: ({ params }) => params.maximum.toFixed() },
  })
  ours.validate(value, {
    messages: {
      'few-locations': ({ params }, name) => name(['locations']) + String(params['maximum']),
    },
  })
  // @ts-expect-error there is no such code
  icmpMonitorUpdate.validate(value, { messages: { maximun: () => '' } })
  // @ts-expect-error the rule is not one of this contract
  icmpMonitorUpdate.validate(value, { messages: { 'few-locations': () => '' } })
})

test('a translation has the type Required<Messages>, as English has', () => {
  expectTypeOf(english).toExtend<Required<Messages>>()
  const translation: Required<Messages> = {
    ...english,
    required: ({ path }, name) => `${name(path)} fehlt.`,
  }
  const { required: _, ...incomplete } = translation
  // @ts-expect-error a code has no translation
  const wrong: Required<Messages> = incomplete
  icmpMonitorUpdate.with({ messages: translation })
  expectTypeOf(wrong).toBeObject()
})
