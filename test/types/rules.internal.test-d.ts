// Tests that the codes and params of rules are those of the issue types.
import { expectTypeOf, test } from 'vitest'
import type { IssueCode, IssueParams } from '../../src/issues/issue.ts'
import type { ListRule, Rule } from '../../src/rules/define-rule.ts'
import type * as lists from '../../src/rules/index.ts'

type Lists = typeof lists
type AnyRule = Lists[keyof Lists][number]
type CodeOf<R> = R extends Rule<infer Code> | ListRule<infer Code> ? Code : never
type ParamsOf<R> = R extends Rule<string, infer Params> | ListRule<string, infer Params> ? Params : never

/** The rules with a code that is not an issue code, or with the params of another code. */
type Wrong<R> = R extends AnyRule
  ? CodeOf<R> extends IssueCode
    ? ParamsOf<R> extends IssueParams[CodeOf<R>]
      ? never
      : R
    : R
  : never

test('every rule has an issue code, and the params of that code', () => {
  expectTypeOf<Wrong<AnyRule>>().toBeNever()
})

test('the lists keep the types of their rules', () => {
  expectTypeOf<CodeOf<Lists['errorGroupRules'][number]>>().toEqualTypeOf<'seen-order'>()
  expectTypeOf<ParamsOf<Lists['listErrorGroupsQueryRules'][number]>>().toEqualTypeOf<{ minimum: number }>()
})
