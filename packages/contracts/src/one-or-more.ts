import { z } from 'zod'

/** One or more of the values, separated by commas: what a filter takes. */
export const oneOrMoreOf = (values: readonly string[], what = 'state'): z.ZodString =>
  z.string().regex(new RegExp(`^(${values.join('|')})(,(${values.join('|')}))*$`), `There is no such ${what}.`)
