/** The skills that most matches hold. Blocks are counted when all are known, so that short lists can be left unread. */

import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes, wordsFor } from '../retrieval/bits.ts'
import { borrowScratch, SET_OF } from '../retrieval/scratch.ts'
import { copySet, countHolders } from '../retrieval/staging.ts'
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

/** Takes in a block's matches. */
export function countSkills(counter: SkillCounter, block: Block, bits: Int32Array, count: number): void {
  if (count === 0) return
  counter.blocks.push({ block, matched: bits.slice(0, wordsFor(block.size)), size: count })
  for (let skill = 0; skill < counter.bounds.length; skill++) {
    counter.bounds[skill] = (counter.bounds[skill] as number) + Math.min(lengthOf(block.skills, skill), count)
  }
}

/** The most frequent first, then those that were chosen beside them. A skill whose bound lies below the last of the top needs no counting. */
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
  const values = ordered([...counted.keys()].map(valueOfSkill).filter(({ count }) => count > 0)).slice(0, TOP_SKILLS)
  const beside = chosen
    .map((slug) => skillNumbers.get(slug))
    .filter((skill) => skill !== undefined)
    .filter((skill) => !values.some(({ value }) => value === skills[skill]?.slug))
  for (const [skill, count] of countUnlessBelow(counter, beside, 0)) counted.set(skill, count)
  return { name: 'skill', label: 'Skills', values: [...values, ...beside.map(valueOfSkill)] }
}

/**
 * Largest bounds first: they say how many it takes, and most of the rest are given up after a few blocks. Batches grow,
 * because each of them reads all blocks' matches again.
 */
function countTop(counter: SkillCounter): Map<number, number> {
  const first = largest(counter.bounds)
  const counted = countUnlessBelow(counter, first, 0)
  let top = [...counted.values()].sort((left, right) => right - left)
  const rest = othersFrom(counter.bounds, first, top.length < TOP_SKILLS ? 1 : (top.at(-1) as number))
  for (let from = 0, size = TOP_SKILLS; from < rest.length; from += size, size *= 2) {
    const least = top.length < TOP_SKILLS ? 0 : (top.at(-1) as number)
    const batch = rest.slice(from, from + size).filter((skill) => (counter.bounds[skill] as number) >= least)
    if (batch.length === 0) break
    const counts = countUnlessBelow(counter, batch, least)
    for (const [skill, count] of counts) counted.set(skill, count)
    top = [...top, ...counts.values()].sort((left, right) => right - left).slice(0, TOP_SKILLS)
  }
  return counted
}

/** The skills with the largest bounds, as many as are shown. */
function largest(bounds: Uint32Array): number[] {
  const found: number[] = []
  for (let skill = 0; skill < bounds.length; skill++) {
    const bound = bounds[skill] as number
    if (bound === 0 || (found.length === TOP_SKILLS && bound <= (bounds[found.at(-1) as number] as number))) continue
    let place = found.length
    while (place > 0 && (bounds[found[place - 1] as number] as number) < bound) place--
    found.splice(place, 0, skill)
    if (found.length > TOP_SKILLS) found.pop()
  }
  return found
}

/** Those whose bounds reach this far, by how many could be counted at most. */
function othersFrom(bounds: Uint32Array, first: readonly number[], least: number): number[] {
  const known = new Set(first)
  const others: number[] = []
  for (let skill = 0; skill < bounds.length; skill++) {
    if ((bounds[skill] as number) >= Math.max(1, least) && !known.has(skill)) others.push(skill)
  }
  return others.sort((left, right) => (bounds[right] as number) - (bounds[left] as number))
}

/** How many matches hold each skill; a skill is left out as soon as it is certain that they are fewer than `least`. */
function countUnlessBelow(
  { blocks, bounds }: SkillCounter,
  skills: readonly number[],
  least: number,
): Map<number, number> {
  // Ascending, as their lists lie in a block.
  let open = skills
    .toSorted((left, right) => left - right)
    .map((skill) => ({ skill, count: 0, bound: bounds[skill] as number }))
  for (const { block, matched, size } of blocks) {
    const room = borrowScratch(block.arena, 0)
    const bits = room.sets[SET_OF.skills] as Int32Array
    copySet(room, bits, matched, block.size)
    room.kernel.spread(bits.byteOffset, setBytes(block.size), room.spread.byteOffset)
    for (const entry of open) {
      const inBlock = countHolders(room, bits, block.skills, entry.skill)
      entry.count += inBlock
      entry.bound += inBlock - Math.min(lengthOf(block.skills, entry.skill), size)
    }
    open = open.filter(({ bound }) => bound >= least)
  }
  return new Map(open.map(({ skill, count }) => [skill, count]))
}

function lengthOf(postings: Postings, skill: number): number {
  return listEnd(postings, skill) - listStart(postings, skill)
}

function ordered(values: FacetValue[]): FacetValue[] {
  return values.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}
