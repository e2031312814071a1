/** Facets: the distribution of the matches over the values that users filter by. */

export const facetNames = [
  'country',
  'seniority',
  'evidence',
  'rate',
  'notice',
  'overlap',
  'years',
  'family',
  'mustHaves',
  'skill',
] as const
export type FacetName = (typeof facetNames)[number]

export interface FacetValue {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface Facet {
  readonly name: FacetName
  readonly label: string
  readonly values: readonly FacetValue[]
}

/** Several values of one facet mean any of them; several facets mean all of them. */
export type FacetFilters = { readonly [Name in FacetName]?: readonly string[] }

/** All facets, none, or some by name. */
export type RequestedFacets = boolean | readonly FacetName[]
