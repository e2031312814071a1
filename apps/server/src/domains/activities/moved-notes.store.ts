import { movableRows } from '../../platform/database/movable-rows.ts'
import { activityNotes } from './activity-notes.tables.ts'

export const notesOfCandidate = movableRows(activityNotes, {
  id: activityNotes.id,
  candidate: activityNotes.candidateId,
})
