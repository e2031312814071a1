import { eraseMergesOf } from './domains/candidate-merges/index.ts'
import { eraseReportsOf } from './domains/candidate-reports/index.ts'
import { eraseMembershipsOf } from './domains/community/communities/index.ts'
import { clearDisputeWordsOf, eraseMessagesOf } from './domains/cooperation/index.ts'
import type { EraseElsewhere } from './domains/pipeline/contact-requests/index.ts'
import { eraseHireWordsOf } from './domains/pipeline/hires/index.ts'
import { eraseInterviewWordsOf } from './domains/pipeline/interviews/index.ts'
import { eraseOfferWordsOf } from './domains/pipeline/offers/index.ts'
import { eraseStarsOf } from './domains/search/index.ts'
import { erasePoolMembersOf } from './domains/talent-pools/index.ts'

/** Erases what the domains above candidate links store about a candidate who asks to be forgotten. */
export const eraseElsewhere: EraseElsewhere = async (tx, candidateId, at) => [
  ...(await eraseInterviewWordsOf(tx, candidateId, at)),
  ...(await eraseOfferWordsOf(tx, candidateId, at)),
  ...(await eraseHireWordsOf(tx, candidateId, at)),
  ...(await eraseStarsOf(tx, candidateId)),
  ...(await erasePoolMembersOf(tx, candidateId)),
  ...(await eraseMessagesOf(tx, candidateId, at)),
  ...(await clearDisputeWordsOf(tx, candidateId, at)),
  ...(await eraseMembershipsOf(tx, candidateId)),
  ...(await eraseMergesOf(tx, candidateId)),
  ...(await eraseReportsOf(tx, candidateId)),
]
