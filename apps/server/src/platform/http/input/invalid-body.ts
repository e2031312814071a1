import type { ErrorSource } from '@assay/jsonapi/document'
import { AppError } from '../../errors/app-error.ts'

export interface BodyProblem {
  readonly detail: string
  readonly source: ErrorSource
  readonly meta: { readonly field: string }
}

/** A document whose attributes violate the contract; one error object for each problem. */
export class InvalidBody extends AppError {
  readonly problems: readonly BodyProblem[]

  constructor(problems: readonly BodyProblem[]) {
    super('validation.invalid')
    this.problems = problems
  }
}
