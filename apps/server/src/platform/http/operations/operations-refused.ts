import type { ErrorObject } from '@assay/jsonapi/document'

/** Why none of the operations of a request was carried out; the pointers name the operation. */
export class OperationsRefused extends Error {
  override name = 'OperationsRefused'
  readonly errors: readonly ErrorObject[]

  constructor(errors: readonly ErrorObject[]) {
    super('None of the operations was carried out.')
    this.errors = errors
  }
}

/** An error of one operation, as an error of the whole document. */
export const atOperation = (error: ErrorObject, place: number): ErrorObject => ({
  ...error,
  source: { pointer: `/atomic:operations/${place}${error.source?.pointer ?? ''}` },
})
