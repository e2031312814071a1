import { toasts } from '@assay/ui/toast-store.ts'
import { ApiError } from '../api-error.ts'
import { formatCount } from '../format.ts'

export interface Refused<Row> {
  readonly row: Row
  readonly detail: string
}

export interface Outcome<Row> {
  readonly done: readonly Row[]
  /** Those that stayed as they were, and why. */
  readonly refused: readonly Refused<Row>[]
}

/** The most rows of one bulk action, each of which is a request. */
export const MAX_ACTED_ON = 100

/**
 * Acts on one row after the other, and the server decides each on its own. It fails if none could be changed, so that a
 * dialog stays open.
 */
export async function actOnEach<Row>(rows: readonly Row[], act: (row: Row) => Promise<unknown>): Promise<Outcome<Row>> {
  const done: Row[] = []
  const refused: Refused<Row>[] = []
  let first: ApiError | undefined
  for (const row of rows) {
    try {
      await act(row)
      done.push(row)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      first ??= error
      refused.push({ row, detail: error.message })
    }
  }
  if (done.length === 0 && first !== undefined) throw first
  return { done, refused }
}

const MAX_NAMED = 5
const MANY_MS = 15_000

/** Names each row that stayed as it was, with the reason. */
export function tellRefused<Row>(
  refused: readonly Refused<Row>[],
  nameOf: (row: Row) => string,
  one: string,
  many?: string,
): void {
  if (refused.length === 0) return
  const lines = refused.slice(0, MAX_NAMED).map(({ row, detail }) => `${nameOf(row)}: ${detail}`)
  const rest = refused.length - lines.length
  toasts.error(`${formatCount(refused.length, one, many)} not changed`, {
    detail: [...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join(' '),
    durationMs: MANY_MS,
  })
}
