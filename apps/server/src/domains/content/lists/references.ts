import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import { currentEntryId } from '../../taxonomy/index.ts'
import type { Catalog } from './catalog.ts'
import { presentIndustry } from './reference-lists.resource.ts'

/** Checks whether a choice is in the reference lists. */
export interface References {
  isCountry(ctx: Context, code: string): Promise<boolean>
  isIndustry(ctx: Context, id: string): Promise<boolean>
  presentIndustry(ctx: Context, id: string): Promise<Presented | null>
}

export function referencesOf(catalog: Catalog): References {
  return {
    isCountry: async ({ db }, code) => (await catalog.lists(db)).countries.some((country) => country.code === code),
    isIndustry: async ({ db }, id) => (await catalog.lists(db)).industriesById.has(id),
    presentIndustry: async ({ db }, id) => {
      const lists = await catalog.lists(db)
      const industry = lists.industriesById.get(currentEntryId('industries', id))
      return industry ? presentIndustry(industry, lists) : null
    },
  }
}
