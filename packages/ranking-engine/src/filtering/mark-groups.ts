/** Marks the groups of a block's candidates: who misses none of the criteria, and who misses at most one. */

import { DATED_TITLES } from '../columns/title-code.ts'
import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart } from '../inverted-index/postings.ts'
import { setBytes } from '../kernel/bits.ts'
import type { CriteriaGroups, Meets } from '../query/criteria-groups.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { clearSet, markPassing } from '../scratch/staging.ts'

interface Grouped {
  readonly groups: CriteriaGroups | null
  readonly title: {
    readonly lists: readonly { readonly title: number; readonly isSameFamily: boolean }[]
  } | null
}

/** The first slice of `scratch.groups` gets those who miss at most one of the criteria, the second those who miss none. */
export function markGroups({ groups, title }: Grouped, block: Block, scratch: Scratch): void {
  if (groups === null) return
  const { kernel, sets } = scratch
  const bytes = setBytes(block.size)
  const { allButOne, all } = groupSets(scratch, block)
  const meeting = sets[SET_OF.item] as Int32Array
  scratch.groups.fill(-1, 0, (2 * bytes) / 4).fill(0, (2 * bytes) / 4, (3 * bytes) / 4)
  const narrow = () => {
    kernel.intersect(allButOne, meeting.byteOffset, bytes)
    kernel.union(allButOne, all, bytes)
    kernel.intersect(all, meeting.byteOffset, bytes)
  }
  for (const meets of groups.meets) {
    markMeeting(meets, block, scratch, meeting)
    narrow()
  }
  if (!groups.countsTitle) return
  clearSet(scratch, meeting, block.size)
  for (const { title: number, isSameFamily } of title?.lists ?? []) {
    if (isSameFamily)
      markPassing(scratch, meeting, block.titles, { term: number, byCode: DATED_TITLES, byDetail: null })
  }
  narrow()
}

/** The addresses of the two sets. */
export function groupSets({ groups }: Scratch, { size }: Block): { allButOne: number; all: number } {
  return { allButOne: groups.byteOffset, all: groups.byteOffset + setBytes(size) }
}

function markMeeting({ item, byCode, byDetail }: Meets, block: Block, scratch: Scratch, meeting: Int32Array): void {
  clearSet(scratch, meeting, block.size)
  for (const { skill, how } of item.lists) {
    if (how === 'related' || listEnd(block.skills, skill) === listStart(block.skills, skill)) continue
    markPassing(scratch, meeting, block.skills, { term: skill, byCode, byDetail })
  }
}
