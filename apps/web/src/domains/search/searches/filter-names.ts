/** The facets, whether candidates in a pipeline are shown, and whether only starred ones or those of a talent pool or community. Separate because the page address is parsed before the page is loaded. */
export const filterNames = [
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
  'pipeline',
  'starred',
  'community',
  'pool',
] as const
export type FilterName = (typeof filterNames)[number]
