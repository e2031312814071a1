import { type ErrorCode, errorCodes } from '@assay/contracts/error-codes'
import { formatState } from '@assay/contracts/state-names'
import type { ErrorSource } from '@assay/jsonapi/document'

export interface ErrorCircumstances {
  /** The next step, in a sentence for people. */
  readonly detail?: string
  /** The invalid attribute: `email`, `constraints.rateMax`. */
  readonly field?: string
  readonly source?: ErrorSource
  readonly meta?: Record<string, unknown>
  readonly cause?: unknown
}

/** An error that the caller can act on. Title and status are in the catalog only. */
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

/** One or more invalid fields, beyond the checks of the contract's schema. */
export class ValidationError extends AppError {
  readonly problems: readonly FieldProblem[]

  constructor(problems: readonly [FieldProblem, ...FieldProblem[]]) {
    super('validation.invalid', { detail: problems[0].message, field: problems[0].field })
    this.problems = problems
  }
}

/** Turns a policy's result into an error: without permission the use case ends here. */
export function assertAllowed(isAllowed: boolean, detail?: string): void {
  if (!isAllowed) throw new AppError('permission.denied', detail === undefined ? {} : { detail })
}

/** Used for missing records and for those of others alike, so that the answer does not reveal which. */
export function notFound(thing: string): AppError {
  return new AppError('resource.not-found', { detail: `There is no such ${thing}, or you don’t have access.` })
}

/** Says which status of a thing, such as "article", refuses a step. */
export function whileInState(thing: string, state: string): ErrorCircumstances {
  return {
    detail: `This isn’t possible while the ${thing} has the status ${formatState(state)}. Nothing was changed.`,
    meta: { state },
  }
}
