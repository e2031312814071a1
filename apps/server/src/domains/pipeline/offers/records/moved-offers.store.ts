import { movableRows } from '../../../../platform/database/movable-rows.ts'
import { offers } from './offers.tables.ts'

export const offersOfCandidate = movableRows(offers, {
  id: offers.id,
  candidate: offers.candidateId,
  requirement: offers.requirementId,
})
