import { movableRows } from '../../../../platform/database/movable-rows.ts'
import { hiredCandidates } from './hires.tables.ts'

export const hiresOfCandidate = movableRows(hiredCandidates, {
  id: hiredCandidates.id,
  candidate: hiredCandidates.candidateId,
  requirement: hiredCandidates.requirementId,
})
