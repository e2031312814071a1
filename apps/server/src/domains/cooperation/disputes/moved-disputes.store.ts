import { movableRows } from '../../../platform/database/movable-rows.ts'
import { ownershipDisputes } from './disputes.tables.ts'

export const disputesOfCandidate = movableRows(ownershipDisputes, {
  id: ownershipDisputes.id,
  candidate: ownershipDisputes.candidateId,
  requirement: ownershipDisputes.requirementId,
})
