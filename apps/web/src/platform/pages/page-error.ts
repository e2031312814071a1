import { ApiError } from '../api-error.ts'

/** An error of the page as a whole. */
export class PageError extends Error {
  override readonly name = 'PageError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export interface PageFailure {
  status: number
  text: string
  requestId: string | null
}

/** The status of the failed request, else 500, with its message or "Error". */
export function describeFailure(error: unknown): PageFailure {
  if (error instanceof ApiError) return { status: error.status || 500, text: error.message, requestId: error.requestId }
  if (error instanceof PageError) return { status: error.status, text: error.message || 'Error', requestId: null }
  const text = error instanceof Error && error.message !== '' ? error.message : 'Error'
  return { status: 500, text: PART_MISSING.test(text) ? MISSING_WORDS : text, requestId: null }
}

/** A page or record that is refused or doesn't exist: an answer, which the page shows. */
const REFUSALS: readonly number[] = [401, 403, 404, 410]

/** What the router caught while it opened a page. Whatever is no answer is a fault, for the console. */
export function reportCaught(error: unknown): void {
  const isAnswer = error instanceof PageError || (error instanceof ApiError && REFUSALS.includes(error.status))
  if (!isAnswer) console.error(error)
}

/** Browsers' error messages for a script or style sheet that did not load. */
const PART_MISSING = /preload CSS|dynamically imported module|module script failed/
const MISSING_WORDS = 'Part of this page didn’t load. Check your connection, or reload to get the current version.'

/** A script or style sheet did not load. */
export const isMissingPart = (error: unknown): boolean => error instanceof Error && PART_MISSING.test(error.message)
