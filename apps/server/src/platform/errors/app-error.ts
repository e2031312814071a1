import { type ErrorCode, errorCodes } from '@assay/contracts/error-codes'
import type { ErrorSource } from '@assay/jsonapi/document'

export interface ErrorCircumstances {
  /** What to do next, in a sentence for people. */
  readonly detail?: string
  /** The attribute that is at fault: `email`, `constraints.rateMax`. */
  readonly field?: string
  readonly source?: ErrorSource
  readonly meta?: Record<string, unknown>
  readonly cause?: unknown
}

/** A refusal that the caller can understand. Its title and status stand in the catalogue and nowhere else. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly circumstances: ErrorCircumstances

  constructor(code: ErrorCode, circumstances: ErrorCircumstances = {}) {
    super(circumstances.detail ?? errorCodes[code].title, { cause: circumstances.cause })
    this.code = code
    this.circumstances = circumstances
  }
}

export interface FieldProblem {
  readonly field: string
  readonly message: string
}

/** One or more fields that are not valid, beyond what the contract's schema can say. */
export class ValidationError extends AppError {
  readonly problems: readonly FieldProblem[]

  constructor(problems: readonly [FieldProblem, ...FieldProblem[]]) {
    super('validation.invalid', { detail: problems[0].message, field: problems[0].field })
    this.problems = problems
  }
}

/** What a policy answered: without permission the use case ends here. */
export function assertAllowed(isAllowed: boolean, detail?: string): void {
  if (!isAllowed) throw new AppError('permission.denied', detail === undefined ? {} : { detail })
}

/** For what is absent and for what belongs to others alike: which of the two is nobody's business. */
export function notFound(thing: string): AppError {
  return new AppError('resource.not-found', { detail: `There is no such ${thing}, or it is not yours to see.` })
}
