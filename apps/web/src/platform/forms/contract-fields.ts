import { type FieldLimits, limitsOf, readInputs } from '@assay/contracts/field-limits'
import { describeIssue, fieldName } from '@assay/contracts/field-messages'
import { type Check, firstProblem } from '@assay/contracts/validation-rules'
import type { z } from 'zod'
import { type FieldSet, valueAt } from './field-set.ts'

export interface ContractFields<Draft extends object> {
  /** The names that the form shows, by field. A row of a list is named by its list: `plan.minutes`. */
  readonly labels: Readonly<Record<string, string>>
  /** Builds the body where the inputs hold something else, such as an amount in whole euros. */
  readonly shape?: (draft: Draft) => object
  /** The field of the draft for a path of the body, where `shape` moves it. */
  readonly moved?: Readonly<Record<string, string>>
  /** Rules of the form alone, such as a reason that only some choices need. */
  readonly checks?: Readonly<Record<string, readonly Check[]>>
  /** Fields that are typed unseen, and never kept in the browser. */
  readonly secrets?: readonly string[]
}

/** The fields of a form that sends the body of an endpoint: its schema gives rules, limits and messages. */
export function contractFields<Body extends z.ZodType, Draft extends object>(
  schema: Body,
  { labels, shape, moved = {}, checks = {}, secrets = [] }: ContractFields<Draft>,
): FieldSet<Draft, z.input<Body>> {
  const pathOf = Object.fromEntries(Object.entries(moved).map(([path, field]) => [field, path]))
  const label = (field: string) => labels[field] ?? labels[withoutRows(field)] ?? fieldName(field.split('.'))
  const fieldOf = (path: string) => moved[path] ?? path
  const read = (draft: Draft) => readInputs(schema, shape === undefined ? draft : shape(draft)) as z.input<Body>
  return {
    label,
    fieldOf,
    read,
    omits: (draft, field) => {
      const path = pathOf[field] ?? field
      return limitsOf(schema, path) !== null && isLeftOut(read(draft), path)
    },
    limits: (field) => ({
      ...forInput(limitsOf(schema, pathOf[field] ?? field), checks[field] ?? []),
      ...(secrets.includes(field) && { input: SECRET }),
    }),
    problems: (draft) => {
      const parsed = schema.safeParse(read(draft), {
        error: (issue) => describeIssue(issue, (path) => label(fieldOf(path.map(String).join('.')))),
      })
      const found: Record<string, string> = {}
      for (const { path, message } of parsed.error?.issues ?? []) found[fieldOf(path.map(String).join('.'))] ??= message
      for (const [field, rules] of Object.entries(checks)) {
        const problem = firstProblem(label(field), valueAt(draft, field), rules, draft as never)
        if (problem !== null) found[field] ??= problem
      }
      return found
    },
  }
}

const SECRET = { type: 'password', autoComplete: 'off' } as const

/** null is a value that is sent. */
function isLeftOut(body: unknown, path: string): boolean {
  const [step = '', ...rest] = path.split('.')
  if (typeof body !== 'object' || body === null) return body === undefined
  const value = (body as Record<string, unknown>)[step]
  return rest.length === 0 ? value === undefined : isLeftOut(value, rest.join('.'))
}

/** `plan.0.minutes` is `plan.minutes`. */
const withoutRows = (field: string): string => field.replaceAll(/\.\d+/g, '')

function forInput(limits: FieldLimits | null, checks: readonly Check[]): Partial<FieldLimits> {
  const required = limits?.required === true || checks.some(({ rule }) => rule === 'required')
  return { ...limits, required }
}
