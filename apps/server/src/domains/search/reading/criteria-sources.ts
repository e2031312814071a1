import type { CriteriaSources } from '../../requirements/index.ts'
import { wireCriteriaOf } from '../../requirements/index.ts'
import { getSearch } from '../searches/index.ts'
import { readTextFor } from './reading-thread.ts'

/** Sources of a requirement's criteria: texts that are read here, and stored searches. */
export const criteriaSources: CriteriaSources = {
  readDescription: async (ctx, text) => {
    const { criteria, lint, spans, seats = null } = await readTextFor(ctx, text, { door: 'jobDesc' })
    const titleAt = spans.find(({ target }) => target === 'title')?.start ?? null
    return { criteria: wireCriteriaOf(criteria), lint, seats, titleAt }
  },
  findSearchCriteria: async (ctx, searchId) => {
    const { criteria: found, text, savedName } = await getSearch(ctx, searchId)
    const { among: _, ...criteria } = found
    return { criteria, text, name: savedName }
  },
}
