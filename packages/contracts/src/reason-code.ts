import { z } from 'zod'

/** A reason of a company says which built-in reason it belongs to: `missingSkill~portfolio`. */
export const reasonCode = z
  .string()
  .regex(/^[a-z][a-zA-Z]{1,30}(?:~[a-z0-9-]{1,40})?$/, 'Choose a reason from the list.')
  .meta({ description: 'The `code` of one of the company’s `reason-codes`.' })

/** The built-in reason: candidates are told it, and models learn from it. */
export const builtInReasonOf = (code: string): string => code.split('~')[0] ?? code
