/**
 * The most frequent skills among the matches. Blocks are counted once all are known, so that rare skills can be
 * skipped.
 */

import type { Block } from '../inverted-index/block.ts'
import { listEnd, listStart, type Postings } from '../inverted-index/postings.ts'
import { setBytes, wordsFor } from '../kernel/bits.ts'
import { borrowScratch, SET_OF } from '../scratch/scratch.ts'
import { copySet, countHolders } from '../scratch/staging.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Facet, FacetValue } from './facet.ts'

export const TOP_SKILLS = 20

export interface BlockMatches {
  readonly block: Block
  /** One bit per position. */
  readonly matched: Int32Array
  readonly size: number
}

export interface SkillCounter {
  readonly blocks: BlockMatches[]
  /** By skill: an upper bound of its count. */
  readonly bounds: Uint32Array
}

/** Counts and bounds of each skill, shared by all threads that count. */
export interface SkillLedger {
  readonly counts: Uint32Array
  /** The count so far plus the upper bound of the blocks not yet counted. */
  readonly bounds: Uint32Array
}

/** The skills to count, in the sample of blocks and in the others. */
export interface SkillRound {
  readonly inFew: readonly number[]
  readonly inMost: readonly number[]
  /** Whether the skills of the sample are counted in the other blocks as well. */
  readonly goesOn: boolean
  /** A skill is dropped as soon as its bound is smaller. */
  readonly least: number
}

export function startSkills(taxonomy: Taxonomy): SkillCounter {
  return { blocks: [], bounds: new Uint32Array(taxonomy.skills.length) }
}

/** Adds a block's matches. */
export function countSkills(counter: SkillCounter, block: Block, bits: Int32Array, count: number): void {
  if (count === 0) return
  counter.blocks.push({ block, matched: bits.slice(0, wordsFor(block.size)), size: count })
  const { starts } = block.skills
  for (let skill = 0; skill + 1 < starts.length; skill++) {
    const length = (starts[skill + 1] as number) - (starts[skill] as number)
    counter.bounds[skill] = (counter.bounds[skill] as number) + (length < count ? length : count)
  }
}

/**
 * Returns the most frequent skills, followed by the selected ones. A skill whose upper bound is below the last of the
 * top is not counted. `count` runs one round.
 */
export function skillFacet(
  { skills, skillNumbers }: Taxonomy,
  ledger: SkillLedger,
  chosen: readonly string[],
  count: (round: SkillRound) => void,
): Facet {
  const { counts } = ledger
  const valueOfSkill = (skill: number): FacetValue => {
    const { slug, name } = skills[skill] as { slug: string; name: string }
    return { value: slug, label: name, count: counts[skill] as number }
  }
  const counted = countTop(ledger, count)
  const values = ordered(counted.map(valueOfSkill).filter((value) => value.count > 0)).slice(0, TOP_SKILLS)
  const beside = chosen
    .map((slug) => skillNumbers.get(slug))
    .filter((skill) => skill !== undefined)
    .filter((skill) => !values.some(({ value }) => value === skills[skill]?.slug))
  const uncounted = beside.filter((skill) => !counted.includes(skill))
  for (const skill of uncounted) counts[skill] = 0
  if (uncounted.length > 0) count({ inFew: uncounted, inMost: uncounted, goesOn: false, least: 0 })
  return { name: 'skill', label: 'Skills', values: [...values, ...beside.map(valueOfSkill)] }
}

/** How many skills are tried first, and on which share of the blocks. */
const TRIED = 3 * TOP_SKILLS
const TRIED_BLOCKS = 0.1

/**
 * Threshold algorithm on bounds (compare Fagin, Lotem and Naor, 2001): a sample of blocks shows which skills are
 * likely to be the most frequent. Their exact counts set the threshold, and each other skill is counted until its
 * bound falls below it. The sample decides only the order of the work. Returns the skills counted in all blocks, most
 * frequent first.
 */
function countTop({ counts, bounds }: SkillLedger, count: (round: SkillRound) => void): number[] {
  const first = bounds.slice()
  const tried = largest(first, TRIED)
  count({ inFew: tried, inMost: [], goesOn: false, least: 0 })
  const expected = new Map(tried.map((skill) => [skill, expectedCount(skill)]))
  const likely = tried
    .toSorted((left, right) => (expected.get(right) as number) - (expected.get(left) as number))
    .slice(0, TOP_SKILLS)
  count({ inFew: [], inMost: likely, goesOn: false, least: 0 })
  const least = likely.length < TOP_SKILLS ? 1 : Math.min(...likely.map((skill) => counts[skill] as number))
  const mayReach = (skill: number) => (bounds[skill] as number) >= least
  const unlikely = tried.filter((skill) => !likely.includes(skill) && mayReach(skill))
  const untried = othersFrom(first, tried, least)
  count({ inFew: untried, inMost: unlikely, goesOn: true, least })
  return [...likely, ...unlikely.filter(mayReach), ...untried.filter(mayReach)]

  /** The count if the share of matches in the sample held everywhere. */
  function expectedCount(skill: number): number {
    const found = counts[skill] as number
    const elsewhere = (bounds[skill] as number) - found
    const triedMost = (first[skill] as number) - elsewhere
    return triedMost === 0 ? elsewhere : found + (elsewhere * found) / triedMost
  }
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

/** The skills whose bounds reach the threshold. */
function othersFrom(bounds: Uint32Array, known: readonly number[], least: number): number[] {
  const others: number[] = []
  for (let skill = 0; skill < bounds.length; skill++) if ((bounds[skill] as number) >= least) others.push(skill)
  const isKnown = new Set(known)
  return others.filter((skill) => !isKnown.has(skill))
}

/** Counts the skills of a round among the matches of these blocks. */
export function countSkillsIn(blocks: readonly BlockMatches[], ledger: SkillLedger, round: SkillRound): void {
  const { inFew, inMost, goesOn, least } = round
  const bySize = blocks.toSorted((left, right) => right.size - left.size)
  const few = bySize.slice(0, Math.ceil(bySize.length * TRIED_BLOCKS))
  const open = countAlong(few, ledger, inFew, least)
  countAlong(bySize.slice(few.length), ledger, goesOn ? [...inMost, ...open] : inMost, least)
}

/** Counts the skills among the blocks' matches; returns those whose bound still reaches `least`. */
function countAlong(
  blocks: readonly BlockMatches[],
  { counts, bounds }: SkillLedger,
  skills: readonly number[],
  least: number,
): number[] {
  // Ascending, as their lists lie in a block.
  let open = skills.toSorted((left, right) => left - right)
  for (const { block, matched, size } of blocks) {
    if (open.length === 0) break
    const scratch = borrowScratch(block.arena, 0)
    const bits = scratch.sets[SET_OF.skills] as Int32Array
    copySet(scratch, bits, matched, block.size)
    scratch.kernel.spread(bits.byteOffset, setBytes(block.size), scratch.spread.byteOffset)
    for (const skill of open) {
      const inBlock = countHolders(scratch, bits, block.skills, skill)
      Atomics.add(counts, skill, inBlock)
      Atomics.sub(bounds, skill, Math.min(lengthOf(block.skills, skill), size) - inBlock)
    }
    open = open.filter((skill) => Atomics.load(bounds, skill) >= least)
  }
  return open
}

function lengthOf(postings: Postings, skill: number): number {
  return listEnd(postings, skill) - listStart(postings, skill)
}

function ordered(values: FacetValue[]): FacetValue[] {
  return values.sort((left, right) => right.count - left.count || (left.value < right.value ? -1 : 1))
}
