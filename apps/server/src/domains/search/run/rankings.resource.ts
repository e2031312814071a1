import type { Presented } from '@assay/jsonapi/present'
import { dayNumbered } from '../../../platform/time/days.ts'
import type { Search } from '../searches/index.ts'
import { shownCriteria } from './searches.resource.ts'

/** Who was hidden from the company, or in the pool that was searched, stays in the seal. */
export function presentRanking({ id, seal, requirementId, ...search }: Search): Presented {
  return {
    type: 'rankings',
    id,
    attributes: {
      criteria: shownCriteria(search.criteria),
      poolHash: search.poolHash,
      poolSize: search.poolSize,
      matchedCount: search.matchedCount,
      frozenCount: search.frozenCount,
      modelVersionId: search.modelVersionId,
      state: search.state,
      seal: seal === null ? null : shownSeal(seal),
      createdAt: search.createdAt,
    },
    relationships: {
      search: { type: 'candidate-searches', id },
      requirement: requirementId === null ? null : { type: 'requirements', id: requirementId },
    },
  }
}

function shownSeal({ format, asOfDay, equalSeed, hashes, whole }: NonNullable<Search['seal']>) {
  const { criteria, model, tables, figures } = hashes
  return {
    format,
    day: dayNumbered(asOfDay),
    equalSeed: equalSeed ?? null,
    hashes: { criteria, model, tables, figures },
    whole,
  }
}
