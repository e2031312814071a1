import { z } from 'zod'

/** A company's own reason, prefixed with the built-in reason it belongs to: `missingSkill~portfolio`. */
export const reasonCode = z
  .string()
  .regex(/^[a-z][a-zA-Z]{1,30}(?:~[a-z0-9-]{1,40})?$/, 'Choose a reason from the list.')
  .meta({ description: 'The `code` of one of the company’s `reason-codes`.' })

/** The built-in reason, which candidates read and models learn from. */
export const builtInReasonOf = (code: string): string => code.split('~')[0] ?? code
