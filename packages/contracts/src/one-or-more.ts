import { z } from 'zod'

/** A filter value: one or more of the values, separated by commas. */
export const oneOrMoreOf = (values: readonly string[], what = 'state'): z.ZodString =>
  z.string().regex(new RegExp(`^(${values.join('|')})(,(${values.join('|')}))*$`), `This ${what} doesn’t exist.`)
