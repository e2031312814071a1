import type { Requirement } from '../records/index.ts'

/** Only open jobs are shown, and only if their company shares them. */
export const isPublished = ({ state, visibility }: Pick<Requirement, 'state' | 'visibility'>): boolean =>
  state === 'open' && visibility !== 'private'
