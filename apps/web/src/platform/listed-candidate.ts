import { listedFields } from '@assay/contracts/candidate-searches'
import type { candidates } from '@assay/contracts/candidates'
import type { ResourceOf } from '@assay/contracts/resource'

/** A candidate in a list: what fits a row. Skills and work come with the candidate’s own page. */
export type ListedCandidate = Pick<ResourceOf<typeof candidates>, 'id' | (typeof listedFields)[number]>

/** Requests only these fields of candidates. */
export const LISTED_CANDIDATES = { candidates: listedFields.join(',') }
