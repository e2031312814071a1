// Separate from the queries, because the script that requests the first data of a page loads no schema.
import type { RequirementState } from '@assay/contracts/requirements'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { LISTED_CANDIDATES } from '../../../platform/listed-candidate.ts'
import type { Address } from '../../../platform/request.ts'
import { USUAL_SORT } from './usual-sort.ts'

/** The filters of a shortlist, shared by table and board. */
export interface EntryFilters {
  readonly owner?: string | undefined
  readonly tag?: string | undefined
}

export interface EntryListing extends EntryFilters {
  /** Absent: in all jobs. */
  readonly requirementId?: string | undefined
  readonly stages?: readonly PipelineStage[]
  readonly sort?: string
  readonly number?: number
  readonly size?: number
}

type Narrowing = keyof EntryFilters | 'requirementId'
export type AskedEntries = Required<Omit<EntryListing, Narrowing>> & Pick<EntryListing, Narrowing>

export const withDefaults = (listing: EntryListing): AskedEntries => ({
  stages: [],
  sort: USUAL_SORT,
  number: 1,
  size: 25,
  ...listing,
})

export function entriesAddress({ requirementId, stages, owner, tag, sort, number, size }: AskedEntries): Address {
  const stage = stages.length === 0 ? undefined : stages.join(',')
  return {
    query: {
      include: 'candidate,tags',
      fields: LISTED_CANDIDATES,
      sort,
      page: { number, size },
      filter: { requirement: requirementId, stage, owner, tag },
    },
  }
}

/** The stages whose columns are open at first. */
const OPEN_STAGES: readonly PipelineStage[] = [
  ...(['submitted', 'shortlisted', 'contactRequested', 'contactReleased', 'interviewing', 'decision'] as const),
  ...(['offer', 'hired'] as const),
]

/** What the open columns of most boards show, in one request. */
export const boardStart = (requirementId: string): AskedEntries =>
  withDefaults({ requirementId, stages: OPEN_STAGES, size: 30 })

/** Jobs that have a shortlist. */
export const HAVING_SHORTLISTS: readonly RequirementState[] = ['open', 'paused', 'filled', 'cancelled']
