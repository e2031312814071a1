import type { CriteriaSources } from '../../requirements/index.ts'
import { wireCriteriaOf } from '../../requirements/index.ts'
import { getSearch } from '../searches/index.ts'
import { readText } from './text-reader.ts'

/** Sources of a requirement's criteria: texts that are read here, and stored searches. */
export const criteriaSources: CriteriaSources = {
  readDescription: (text, now) => {
    const { criteria, lint, seats = null } = readText(text, 'jobDesc', now)
    return { criteria: wireCriteriaOf(criteria), lint, seats }
  },
  findSearchCriteria: async (ctx, searchId) => {
    const { criteria: found, text, savedName } = await getSearch(ctx, searchId)
    const { among: _, ...criteria } = found
    return { criteria, text, name: savedName }
  },
}
