import { movableRows } from '../../../../platform/database/movable-rows.ts'
import { candidateRequests, manualNotices } from './candidate-requests.tables.ts'

export const requestsOfCandidate = [
  movableRows(candidateRequests, {
    id: candidateRequests.id,
    candidate: candidateRequests.candidateId,
    requirement: candidateRequests.requirementId,
  }),
  movableRows(manualNotices, {
    id: manualNotices.id,
    candidate: manualNotices.candidateId,
    requirement: manualNotices.requirementId,
  }),
]
