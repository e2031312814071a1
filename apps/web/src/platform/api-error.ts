import type { ErrorCode } from '@assay/contracts/error-codes'
import type { ErrorObject } from '@assay/jsonapi'

/**
 * `network`: no response arrived. `slow`: none arrived in time. `unreadable`: the response isn't a document of this API.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'slow' | 'unreadable'

/** A failed request, described by its first error. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly code: ApiErrorCode
  readonly errors: readonly ErrorObject[]
  readonly requestId: string | null
  readonly retryAfterSeconds: number | null

  constructor(failure: {
    status: number
    code: ApiErrorCode
    message: string
    errors?: readonly ErrorObject[]
    requestId?: string | null
    retryAfterSeconds?: number | null
  }) {
    super(failure.message)
    this.status = failure.status
    this.code = failure.code
    this.errors = failure.errors ?? []
    this.requestId = failure.requestId ?? null
    this.retryAfterSeconds = failure.retryAfterSeconds ?? null
  }
}

/**
 * The server's errors for single fields, by path: `/data/attributes/plan/0/minutes` is `plan.0.minutes`. The version that
 * a conflict names is no field of a form.
 */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError) || error.code === 'resource.conflict') return {}
  const found: Record<string, string> = {}
  for (const each of error.errors) {
    const field = fieldOf(each)
    if (field !== null && found[field] === undefined) found[field] = each.detail ?? each.title
  }
  return found
}

function fieldOf(error: ErrorObject): string | null {
  const named = error.meta?.['field']
  if (typeof named === 'string') return named
  const pointer = error.source?.pointer ?? ''
  return pointer.startsWith('/data/attributes/') ? pointer.slice('/data/attributes/'.length).replaceAll('/', '.') : null
}
