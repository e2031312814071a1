import { z } from 'zod'
import { type Check, firstProblem } from './validation-rules.ts'

/** The same rules for what arrives: a text that contracts name, with messages that name it. */
export function ruledText(field: string, ...checks: readonly Check[]): z.ZodString {
  const meta = Object.assign({}, ...checks.map((check) => check.schema ?? {})) as Record<string, unknown>
  return z
    .string({ error: `${field} is required.` })
    .check((context) => {
      const problem = firstProblem(field, context.value, checks)
      if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value })
    })
    .meta(meta)
}
