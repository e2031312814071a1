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
  const { starts } = block.skills
  for (let skill = 0; skill + 1 < starts.length; skill++) {
    const length = (starts[skill + 1] as number) - (starts[skill] as number)
    counter.bounds[skill] = (counter.bounds[skill] as number) + (length < count ? length : count)
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
  for (const { skill, count } of countAlong(counter.blocks, contendersOf(counter.bounds, beside), 0))
    counted.set(skill, count)
  return { name: 'skill', label: 'Skills', values: [...values, ...beside.map(valueOfSkill)] }
}

/** A skill that may be among the most frequent. */
interface Contender {
  readonly skill: number
  count: number
  /** What is counted already, and of the other blocks the most that can be. */
  bound: number
}

/** As many as may hold the most frequent ones, and in how large a part of the blocks they are tried first. */
const TRIED = 3 * TOP_SKILLS
const TRIED_BLOCKS = 0.1

/**
 * A few blocks say which skills are likely to be the most frequent. These are counted, and say how many it takes: all others
 * are counted until it is certain that they are fewer. What is likely decides only the order of the work.
 */
function countTop({ blocks, bounds }: SkillCounter): Map<number, number> {
  const bySize = blocks.toSorted((left, right) => right.size - left.size)
  const few = bySize.slice(0, Math.ceil(bySize.length * TRIED_BLOCKS))
  const most = bySize.slice(few.length)
  const tried = contendersOf(bounds, largest(bounds, TRIED))
  countAlong(few, tried, 0)
  const likely = tried.toSorted((left, right) => expected(right, bounds) - expected(left, bounds)).slice(0, TOP_SKILLS)
  countAlong(most, likely, 0)
  const least = likely.length < TOP_SKILLS ? 1 : Math.min(...likely.map(({ count }) => count))
  const unlikely = tried.filter((contender) => !likely.includes(contender) && contender.bound >= least)
  const untried = countAlong(few, contendersOf(bounds, othersFrom(bounds, tried, least)), least)
  const others = countAlong(most, [...unlikely, ...untried], least)
  return new Map([...likely, ...others].map(({ skill, count }) => [skill, count]))
}

function contendersOf(bounds: Uint32Array, skills: readonly number[]): Contender[] {
  return skills.map((skill) => ({ skill, count: 0, bound: bounds[skill] as number }))
}

/** If everywhere as many of its holders matched as where it was tried. */
function expected({ skill, count, bound }: Contender, bounds: Uint32Array): number {
  const elsewhere = bound - count
  const triedMost = (bounds[skill] as number) - elsewhere
  return triedMost === 0 ? elsewhere : count + (elsewhere * count) / triedMost
}

/** The skills with the largest bounds. */
function largest(bounds: Uint32Array, wanted: number): number[] {
  const found: number[] = []
  for (let skill = 0; skill < bounds.length; skill++) {
    const bound = bounds[skill] as number
    if (bound === 0 || (found.length === wanted && bound <= (bounds[found.at(-1) as number] as number))) continue
    let place = found.length
    while (place > 0 && (bounds[found[place - 1] as number] as number) < bound) place--
    found.splice(place, 0, skill)
    if (found.length > wanted) found.pop()
  }
  return found
}

/** Those whose bounds reach this far. */
function othersFrom(bounds: Uint32Array, known: readonly Contender[], least: number): number[] {
  const others: number[] = []
  for (let skill = 0; skill < bounds.length; skill++) if ((bounds[skill] as number) >= least) others.push(skill)
  const isKnown = new Set(known.map(({ skill }) => skill))
  return others.filter((skill) => !isKnown.has(skill))
}

/** Counts the holders among the blocks' matches; who is left are those that may still reach `least`. */
function countAlong(blocks: readonly BlockMatches[], contenders: readonly Contender[], least: number): Contender[] {
  // Ascending, as their lists lie in a block.
  let open = contenders.toSorted((left, right) => left.skill - right.skill)
  for (const { block, matched, size } of blocks) {
    if (open.length === 0) break
    const room = borrowScratch(block.arena, 0)
    const bits = room.sets[SET_OF.skills] as Int32Array
    copySet(room, bits, matched, block.size)
    room.kernel.spread(bits.byteOffset, setBytes(block.size), room.spread.byteOffset)
    for (const contender of open) {
      const inBlock = countHolders(room, bits, block.skills, contender.skill)
      contender.count += inBlock
      contender.bound += inBlock - Math.min(lengthOf(block.skills, contender.skill), size)
    }
    open = open.filter(({ bound }) => bound >= least)
  }
  return open
}

function lengthOf(postings: Postings, skill: number): number {
  return listEnd(postings, skill) - listStart(postings, skill)
}

function ordered(values: FacetValue[]): FacetValue[] {
  return values.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}
