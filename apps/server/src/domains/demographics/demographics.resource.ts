import { groupIdOf } from '@assay/contracts/taxonomy-ids'
import type { Presented } from '@assay/jsonapi/present'
import type { OwnAnswer } from './keep-own-answer.ts'
import type { ShownCount } from './shown-counts.rules.ts'

export function presentCount({ by, category, people }: ShownCount): Presented {
  return { type: 'demographics', id: groupIdOf(`${by} ${category}`), attributes: { by, category, people } }
}

/** Under the id of the link, which only the candidate holds. */
export function presentOwn({ linkId, sex, race, keptUntil }: OwnAnswer): Presented {
  return {
    type: 'own-demographics',
    id: linkId,
    attributes: { isAnswered: keptUntil !== null, sex, race, keptUntil },
  }
}
