import type { Queries } from '../../platform/context/context.ts'
import { listMergedInto } from '../candidates/index.ts'
import type { ActivityFilter } from './activities.store.ts'

/** The filter as a caller sends it: one candidate. */
export type ActivityQuestion = Omit<ActivityFilter, 'candidate'> & { readonly candidate?: string | undefined }

/** Events of a profile that was merged away belong to the history of the kept one. */
export async function withMerged(db: Queries, { candidate, ...filter }: ActivityQuestion): Promise<ActivityFilter> {
  return candidate === undefined
    ? filter
    : { ...filter, candidate: [candidate, ...(await listMergedInto(db, candidate))] }
}
