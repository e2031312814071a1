import { isId } from '../../../platform/page-validation.ts'
import { MAX_COMPARED } from './compared.ts'

/** What of a shortlist is open over it: one candidate, or a few side by side. */
export interface OpenedInShortlist {
  readonly entry?: string | undefined
  /** Ids of entries, separated by commas. */
  readonly compare?: string | undefined
}

export function openedInAddress({ entry, compare }: Readonly<Record<string, unknown>>): OpenedInShortlist {
  return {
    ...(typeof entry === 'string' && isId(entry) && { entry }),
    ...(typeof compare === 'string' && comparedIn(compare).length > 1 && { compare }),
  }
}

export const comparedIn = (compare: string): readonly string[] =>
  [...new Set(compare.split(',').filter(isId))].slice(0, MAX_COMPARED)

export const isClosed = ({ entry, compare }: OpenedInShortlist): boolean => entry === undefined && compare === undefined
