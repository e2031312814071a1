/** The skills that most matches hold. Blocks are counted when all are known, so that short lists can be left unread. */

import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { wordsFor } from '../retrieval/bits.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Facet, FacetValue } from './facet.ts'

export const TOP_SKILLS = 20

interface BlockMatches {
  readonly block: Block
  readonly bits: Int32Array
  readonly matched: Uint16Array
}

export interface SkillCounter {
  readonly blocks: BlockMatches[]
  /** By skill: how many could be counted at most. */
  readonly bounds: Uint32Array
}

export function startSkills(taxonomy: Taxonomy): SkillCounter {
  return { blocks: [], bounds: new Uint32Array(taxonomy.skills.length) }
}

export function countSkills(
  counter: SkillCounter,
  block: Block,
  { matched, count, bits }: { matched: Uint16Array; count: number; bits: Int32Array },
): void {
  if (count === 0) return
  counter.blocks.push({ block, bits: bits.slice(0, wordsFor(block.size)), matched: matched.slice(0, count) })
  for (let skill = 0; skill < counter.bounds.length; skill++) {
    const length = listEnd(block.skills, skill) - listStart(block.skills, skill)
    counter.bounds[skill] = (counter.bounds[skill] as number) + Math.min(length, count)
  }
}

/** The most frequent first. A skill whose bound lies below the last of the top needs no counting. */
export function skillFacet(
  { skills, skillNumbers }: Taxonomy,
  counter: SkillCounter,
  chosen: readonly string[],
): Facet {
  const byBound = largestFirst(counter.bounds)
  const counted = new Map<number, FacetValue>()
  const count = (skill: number) => {
    const { slug, name } = skills[skill] as { slug: string; name: string }
    const value = { value: slug, label: name, count: countSkill(counter, skill) }
    counted.set(skill, value)
    return value.count
  }
  const top: number[] = []
  for (const skill of byBound) {
    if (top.length === TOP_SKILLS && (counter.bounds[skill] as number) < (top[TOP_SKILLS - 1] as number)) break
    insertDescending(top, count(skill))
  }
  const values = ordered([...counted.values()]).slice(0, TOP_SKILLS)
  for (const slug of chosen) {
    const skill = skillNumbers.get(slug)
    if (skill === undefined || values.some(({ value }) => value === slug)) continue
    if (!counted.has(skill)) count(skill)
    values.push(counted.get(skill) as FacetValue)
  }
  return {
    name: 'skill',
    label: 'Skills',
    values: values.filter(({ count, value }) => count > 0 || chosen.includes(value)),
  }
}

function insertDescending(top: number[], value: number): void {
  let place = top.length
  while (place > 0 && (top[place - 1] as number) < value) place--
  top.splice(place, 0, value)
  if (top.length > TOP_SKILLS) top.pop()
}

/** Skills that somebody holds, by how many could at most. */
function largestFirst(bounds: Uint32Array): number[] {
  const keys = new Float64Array(bounds.length)
  for (let skill = 0; skill < bounds.length; skill++) keys[skill] = (bounds[skill] as number) * bounds.length + skill
  const skills: number[] = []
  for (const key of keys.sort().reverse()) {
    if (key < bounds.length) break
    skills.push(key % bounds.length)
  }
  return skills
}

function ordered(values: FacetValue[]): FacetValue[] {
  return values.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}

function countSkill({ blocks }: SkillCounter, skill: number): number {
  let total = 0
  for (const { block, bits, matched } of blocks) {
    const from = listStart(block.skills, skill)
    const to = listEnd(block.skills, skill)
    const isFewer = matched.length * Math.ceil(Math.log2(to - from + 2)) < to - from
    total += isFewer
      ? countBySearch(block.skills, { from, to, matched })
      : countByScan(block.skills, { from, to, bits })
  }
  return total
}

function countByScan(
  { positions }: Postings,
  { from, to, bits }: { from: number; to: number; bits: Int32Array },
): number {
  let count = 0
  for (let place = from; place < to; place++) {
    const position = positions[place] as number
    count += ((bits[position >>> 5] as number) >>> (position & 31)) & 1
  }
  return count
}

/** Both ascend, so each search starts where the last one ended. */
function countBySearch(
  { positions }: Postings,
  { from, to, matched }: { from: number; to: number; matched: Uint16Array },
): number {
  let count = 0
  let low = from
  for (const position of matched) {
    let high = to
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((positions[middle] as number) < position) low = middle + 1
      else high = middle
    }
    if (low < to && positions[low] === position) count++
  }
  return count
}
