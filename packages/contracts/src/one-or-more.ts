import { z } from 'zod'
import { orList } from './or-list.ts'

/** A filter value: one or more of the values, separated by commas. */
export const oneOrMoreOf = (values: readonly string[]): z.ZodString =>
  z
    .string()
    .regex(
      new RegExp(`^(${values.join('|')})(,(${values.join('|')}))*$`),
      `Each of the values, separated by commas, must be ${orList(values)}.`,
    )
