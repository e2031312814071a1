import { movableRows } from '../../../../platform/database/movable-rows.ts'
import { contactInfos, dataCorrections } from './contact-infos.tables.ts'

export const contactsOfCandidate = [
  movableRows(contactInfos, {
    id: contactInfos.id,
    candidate: contactInfos.candidateId,
    requirement: contactInfos.requirementId,
  }),
  movableRows(dataCorrections, { id: dataCorrections.id, candidate: dataCorrections.candidateId }),
]
