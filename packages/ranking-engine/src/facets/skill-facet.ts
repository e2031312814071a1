/** The skills that most matches hold. Blocks are counted when all are known, so that short lists can be left unread. */

import type { Block } from '../inverted-index/block.ts'
import { denseBits, listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { countMarked, countShared, markPositions, wordsFor } from '../retrieval/bits.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Facet, FacetValue } from './facet.ts'

export const TOP_SKILLS = 20

interface BlockMatches {
  readonly block: Block
  /** One bit per position. */
  readonly matched: Int32Array
  readonly size: number
}

export interface SkillCounter {
  readonly blocks: BlockMatches[]
  /** By skill: how many could be counted at most. */
  readonly bounds: Uint32Array
}

export function startSkills(taxonomy: Taxonomy): SkillCounter {
  return { blocks: [], bounds: new Uint32Array(taxonomy.skills.length) }
}

/** Takes in a block's matches, in ascending order. */
export function countSkills(counter: SkillCounter, block: Block, matched: Uint16Array, count: number): void {
  if (count === 0) return
  const bits = new Int32Array(wordsFor(block.size))
  markPositions(bits, matched, 0, count)
  counter.blocks.push({ block, matched: bits, size: count })
  for (let skill = 0; skill < counter.bounds.length; skill++) {
    counter.bounds[skill] = (counter.bounds[skill] as number) + Math.min(lengthOf(block.skills, skill), count)
  }
}

/** The most frequent first. A skill whose bound lies below the last of the top needs no counting. */
export function skillFacet(
  { skills, skillNumbers }: Taxonomy,
  counter: SkillCounter,
  chosen: readonly string[],
): Facet {
  const counted = countTop(counter)
  const valueOfSkill = (skill: number): FacetValue => {
    const { slug, name } = skills[skill] as { slug: string; name: string }
    return { value: slug, label: name, count: counted.get(skill) ?? 0 }
  }
  const values = ordered([...counted.keys()].map(valueOfSkill)).slice(0, TOP_SKILLS)
  const beside = chosen
    .map((slug) => skillNumbers.get(slug))
    .filter((skill) => skill !== undefined)
    .filter((skill) => !values.some(({ value }) => value === skills[skill]?.slug))
  for (const skill of beside) counted.set(skill, countUnlessBelow(counter, skill, 0) ?? 0)
  const shown = values.filter(({ count, value }) => count > 0 || chosen.includes(value))
  return { name: 'skill', label: 'Skills', values: [...shown, ...beside.map(valueOfSkill)] }
}

/** Largest bounds first: they say how many it takes, and most of the rest are given up after a few blocks. */
function countTop(counter: SkillCounter): Map<number, number> {
  const counted = new Map<number, number>()
  let top: number[] = []
  for (const skill of largestFirst(counter.bounds)) {
    const least = top.length < TOP_SKILLS ? 0 : (top.at(-1) as number)
    if ((counter.bounds[skill] as number) < least) break
    const count = countUnlessBelow(counter, skill, least)
    if (count === null) continue
    counted.set(skill, count)
    top = [...top, count].sort((left, right) => right - left).slice(0, TOP_SKILLS)
  }
  return counted
}

/** How many matches hold the skill; null as soon as it is certain that they are fewer than `least`. */
function countUnlessBelow({ blocks, bounds }: SkillCounter, skill: number, least: number): number | null {
  let bound = bounds[skill] as number
  let count = 0
  for (const { block, matched, size } of blocks) {
    const inBlock = countIn(block.skills, skill, matched)
    count += inBlock
    bound += inBlock - Math.min(lengthOf(block.skills, skill), size)
    if (bound < least) return null
  }
  return count
}

function countIn(postings: Postings, skill: number, matched: Int32Array): number {
  const dense = denseBits(postings, skill)
  if (dense !== null) return countShared(dense, matched, dense.length)
  const start = postings.homes[skill] as number
  return countMarked(matched, postings.positions, start, start + lengthOf(postings, skill))
}

function lengthOf(postings: Postings, skill: number): number {
  return listEnd(postings, skill) - listStart(postings, skill)
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
