import { z } from 'zod'
import { oneLine } from './one-line.ts'
import { type Check, firstProblem } from './validation-rules.ts'

/** The rules of the forms for what arrives: one line without spaces around it, and messages that name the field. */
export function ruledText(field: string, ...checks: readonly Check[]): z.ZodString {
  return obey(z.string({ error: `${field} is required.` }).overwrite(oneLine), field, checks)
}

/** The same, where every space counts. */
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
