import type { Presented } from '@assay/jsonapi/present'
import type { Star } from './stars.store.ts'

export function presentStar(star: Star, candidate?: Presented): Presented {
  return {
    type: 'stars',
    id: star.id,
    attributes: { note: star.note, createdAt: star.createdAt, updatedAt: star.updatedAt },
    relationships: {
      candidate: candidate ?? { type: 'candidates', id: star.candidateId },
      requirement: star.requirementId === null ? null : { type: 'requirements', id: star.requirementId },
    },
  }
}
