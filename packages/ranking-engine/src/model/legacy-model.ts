/** Reads models written before `workTerms` was renamed to `keywords`. Their numbers are the same. */

import type { Model } from './model.ts'

type Named = Readonly<Record<string, unknown>>

/** A model file of before under the names of today; any other one as it is. */
export function upgradeModel(source: Named): Named {
  return renamed(source, 'workTerms', 'keywords')
}

/** A model under the names of before: its identity, so that a new name for a feature makes no new model. */
export function legacyModel(model: Model): object {
  return renamed(model as unknown as Named, 'keywords', 'workTerms')
}

function renamed(source: Named, from: string, to: string): Named {
  const { [from]: shape, features, ...others } = source
  const named = Array.isArray(features) ? features.map((name: unknown) => (name === from ? to : name)) : features
  return { ...others, features: named, ...(shape === undefined ? {} : { [to]: shape }) }
}
