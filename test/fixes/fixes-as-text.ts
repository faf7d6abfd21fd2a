import { fixesFor, type Result } from 'monitor-contract'

/** Returns each fix of all issues as text: applicability, title and operations. */
export const fixesOf = (value: unknown, { errors, warnings }: Result<unknown>): string[] =>
  [...errors, ...warnings].flatMap((issue) =>
    fixesFor(issue, value).map(({ title, applicability, patch }) =>
      [
        `${applicability}: ${title}`,
        ...patch.map((step) => {
          if (step.op === 'move') return `move ${step.from} ${step.path}`
          return step.op === 'remove' ? `remove ${step.path}` : `${step.op} ${step.path} ${JSON.stringify(step.value)}`
        }),
      ].join(' | '),
    ),
  )
