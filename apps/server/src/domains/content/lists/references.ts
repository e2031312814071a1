import type { Presented } from '@assay/jsonapi/present'
import type { Context } from '../../../platform/context/context.ts'
import type { Catalogue } from './catalogue.ts'
import { presentIndustry } from './reference-lists.resource.ts'

/** Checks whether a choice is in the reference lists. */
export interface References {
  isCountry(ctx: Context, code: string): Promise<boolean>
  isIndustry(ctx: Context, id: string): Promise<boolean>
  presentIndustry(ctx: Context, id: string): Promise<Presented | null>
}

export function referencesOf(catalogue: Catalogue): References {
  return {
    isCountry: async ({ db }, code) => (await catalogue.lists(db)).countries.some((country) => country.code === code),
    isIndustry: async ({ db }, id) => (await catalogue.lists(db)).industries.some((industry) => industry.id === id),
    presentIndustry: async ({ db }, id) => {
      const { industries } = await catalogue.lists(db)
      const industry = industries.find((one) => one.id === id)
      return industry ? presentIndustry(industry, industries) : null
    },
  }
}
