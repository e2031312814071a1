import { isStage } from '../../../platform/labels/stage-labels.ts'
import { DEFAULT_SIZE, pageInAddress } from '../../../platform/page-address.ts'
import { isId } from '../../../platform/page-validation.ts'
import { USUAL_SORT } from '../entries/index.ts'
import type { ShortlistView } from './shortlist.tsx'

/** What a shortlist lists, as in the address of each screen that has one. */
export interface ListedInShortlist {
  stage?: ShortlistView['stage'] | undefined
  owner?: string | undefined
  tag?: string | undefined
  sort?: string | undefined
  page?: number | undefined
  size?: number | undefined
}

const sorts = ['stage', 'stageSince', 'scoreAtAdd'].flatMap((name) => [name, `-${name}`])

export function listedInAddress(search: Readonly<Record<string, unknown>>): ListedInShortlist {
  const { stage, owner, tag, sort } = search
  return {
    ...(typeof stage === 'string' && isStage(stage) && { stage }),
    ...(typeof owner === 'string' && isId(owner) && { owner }),
    ...(typeof tag === 'string' && isId(tag) && { tag }),
    ...(sorts.includes(String(sort)) && sort !== USUAL_SORT && { sort: String(sort) }),
    ...pageInAddress(search),
  }
}

export const isListedAsUsual = (listed: ListedInShortlist): boolean =>
  Object.keys(listedInAddress({ ...listed })).length === 0

export function viewOf(listed: ListedInShortlist, shape: ShortlistView['shape']): ShortlistView {
  const { stage = '', owner = '', tag = '', sort = USUAL_SORT, page = 1, size = DEFAULT_SIZE } = listed
  return { stage, owner, tag, sort, page, size: size as ShortlistView['size'], shape }
}
