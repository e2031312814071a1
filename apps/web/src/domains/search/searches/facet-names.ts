/** Separate because the page address is parsed before the page is loaded. */
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
