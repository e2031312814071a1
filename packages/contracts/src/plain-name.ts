import type { z } from 'zod'
import { nameProblem, titleProblem } from './name-rules.ts'
import { singleLine } from './single-line.ts'

/** The name of a person within a body; `field` begins its messages. */
export const plainName = (field: string): z.ZodString => lineWithout((name) => nameProblem(field, name))

/** The name of a company, a community or a job within a body. */
export const plainTitle = (field: string): z.ZodString => lineWithout((title) => titleProblem(field, title))

const lineWithout = (problemOf: (text: string) => string | null): z.ZodString =>
  singleLine().check((context) => {
    const message = problemOf(context.value)
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value })
  })
