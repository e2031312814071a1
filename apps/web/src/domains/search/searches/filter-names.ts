/**
 * The facets, whether candidates in a pipeline are shown, whether only starred ones or those of a talent pool or
 * community, and whether profiles with one career are all listed. Separate because the page address is parsed before
 * the page is loaded.
 */
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
  'careers',
] as const
export type FilterName = (typeof filterNames)[number]
