import { z } from 'zod'
import { oneLine } from './one-line.ts'
import { type Check, firstProblem } from './validation-rules.ts'

/** Form rules for incoming text: one line without surrounding spaces, and messages that name the field. */
export function ruledText(field: string, ...checks: readonly Check[]): z.ZodString {
  return obey(z.string({ error: `${field} is required.` }).overwrite(oneLine), field, checks)
}

/** Like `ruledText`, but keeps surrounding spaces. */
export function ruledSecret(field: string, ...checks: readonly Check[]): z.ZodString {
  return obey(z.string({ error: `${field} is required.` }), field, checks)
}

function obey(text: z.ZodString, field: string, checks: readonly Check[]): z.ZodString {
  const meta = Object.assign({}, ...checks.map((check) => check.schema ?? {})) as Record<string, unknown>
  return text
    .check((context) => {
      const problem = firstProblem(field, context.value, checks)
      if (problem !== null) context.issues.push({ code: 'custom', message: problem, input: context.value })
    })
    .meta(meta)
}
