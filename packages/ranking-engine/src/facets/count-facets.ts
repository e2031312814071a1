/** Counts facets over all matches. A facet is counted without its own filter, so that its other values stay visible. */

import type { Block } from '../inverted-index/block.ts'
import { setBytes } from '../kernel/bits.ts'
import type { Plan } from '../query/compile-query.ts'
import { type Scratch, SET_OF } from '../scratch/scratch.ts'
import { clearSet, markCodes, markList } from '../scratch/staging.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { Facet, FacetFilters, FacetName, FacetValue, RequestedFacets } from './facet.ts'
import { type Dimension, dimensionsOf } from './facet-dimensions.ts'
import { countSkills, type SkillCounter, startSkills } from './skill-facet.ts'
import { tally } from './tally.ts'

interface DimensionCounter {
  readonly dimension: Dimension
  readonly counts: Uint32Array
  /** 1 for the values that pass; null without a filter. */
  readonly selected: Uint8Array | null
  readonly isCounted: boolean
}

export interface FacetCounter {
  readonly dimensions: readonly DimensionCounter[]
  /** Null when skills are not counted. */
  readonly skills: SkillCounter | null
  /** Skills of which a match needs one; null without a filter. */
  readonly wantedSkills: readonly number[] | null
  readonly isCounting: boolean
  readonly hasFilters: boolean
  readonly needsGrades: boolean
}

/**
 * Prepares counters for the requested facets. Each facet is counted over the candidates that pass the filters of all
 * others.
 */
export function startFacets(
  taxonomy: Taxonomy,
  plan: Plan,
  { filters = {}, facets = false }: { filters?: FacetFilters | undefined; facets?: RequestedFacets | undefined },
): FacetCounter {
  const isRequested = (name: FacetName) => (typeof facets === 'boolean' ? facets : facets.includes(name))
  const dimensions = dimensionsOf(taxonomy, plan).map((dimension): DimensionCounter => {
    const wanted = filters[dimension.name]
    const selected = wanted === undefined || wanted.length === 0 ? null : selection(dimension, wanted)
    return { dimension, counts: new Uint32Array(dimension.size), selected, isCounted: isRequested(dimension.name) }
  })
  const skills = (filters.skill ?? []).map((slug) => taxonomy.skillNumbers.get(slug) ?? -1)
  const wantedSkills = skills.length === 0 ? null : skills
  const filtering = dimensions.filter(({ selected }) => selected !== null)
  return {
    dimensions,
    skills: isRequested('skill') ? startSkills(taxonomy) : null,
    wantedSkills,
    isCounting: facets !== false,
    hasFilters: filtering.length > 0 || wantedSkills !== null,
    needsGrades: isRequested('evidence') || filtering.some(({ dimension }) => dimension.name === 'evidence'),
  }
}

/** Counts the block's matches, reduces them to those that pass all filters, and returns their number. */
export function narrowBlock(counter: FacetCounter, block: Block, scratch: Scratch, count: number): number {
  const matched = setOf(scratch, SET_OF.matched)
  if (!counter.hasFilters) {
    for (const { dimension, counts, isCounted } of counter.dimensions) {
      if (isCounted) tally(counts, dimension.columnOf(block, scratch), scratch, { bits: matched, count })
    }
    if (counter.skills !== null) countSkills(counter.skills, block, matched, count)
    return count
  }
  const filters = markFilters(counter, block, scratch)
  if (counter.isCounting) countSideways(counter, block, scratch, filters)
  for (const filter of filters.values()) intersect(scratch, block, matched, filter)
  return countIn(scratch, block, matched)
}

/** All facets but skills, which are counted when all matches are known. */
export function facetsOf(counter: FacetCounter, filters: FacetFilters = {}): Facet[] {
  if (!counter.isCounting) return []
  const counted = counter.dimensions.filter(({ isCounted }) => isCounted)
  return counted.map(({ dimension, counts }): Facet => {
    const chosen = new Set(filters[dimension.name])
    const values: FacetValue[] = []
    for (const [number, count] of counts.entries()) {
      if (count === 0 && chosen.size === 0) continue
      const value = dimension.keyOf(number)
      if (count > 0 || chosen.has(value)) values.push({ value, label: dimension.labelOf(number), count })
    }
    const order = (left: { value: string; count: number }, right: { value: string; count: number }) =>
      right.count - left.count || (left.value < right.value ? -1 : 1)
    return { name: dimension.name, label: dimension.label, values: dimension.isScale ? values : values.sort(order) }
  })
}

function selection(dimension: Dimension, wanted: readonly string[]): Uint8Array {
  const values = new Set(wanted)
  return Uint8Array.from({ length: dimension.size }, (_, number) => (values.has(dimension.keyOf(number)) ? 1 : 0))
}

/** The set of each filter. */
function markFilters(counter: FacetCounter, block: Block, scratch: Scratch): ReadonlyMap<FacetName, Int32Array> {
  const marked = new Map<FacetName, Int32Array>()
  const next = () => setOf(scratch, SET_OF.filters + marked.size)
  for (const { dimension, selected } of counter.dimensions) {
    if (selected === null) continue
    const column = dimension.columnOf(block, scratch)
    const { valueByCode } = column
    const passing = Uint8Array.from(
      { length: valueByCode.length },
      (_, code) => selected[valueByCode[code] as number] ?? 0,
    )
    const bits = next()
    markCodes(scratch, bits, column, passing)
    marked.set(dimension.name, bits)
  }
  if (counter.wantedSkills === null) return marked
  const bits = next()
  clearSet(scratch, bits, block.size)
  for (const skill of counter.wantedSkills) if (skill !== -1) markList(scratch, bits, block.skills, skill)
  return marked.set('skill', bits)
}

/** Counts each facet among the matches that pass all filters but its own. */
function countSideways(
  counter: FacetCounter,
  block: Block,
  scratch: Scratch,
  filters: ReadonlyMap<FacetName, Int32Array>,
): void {
  const bits = setOf(scratch, SET_OF.sideways)
  for (const { dimension, counts, isCounted } of counter.dimensions) {
    if (!isCounted) continue
    const count = letThrough(dimension.name)
    tally(counts, dimension.columnOf(block, scratch), scratch, { bits, count })
  }
  if (counter.skills !== null) countSkills(counter.skills, block, bits, letThrough('skill'))

  function letThrough(name: FacetName): number {
    scratch.kernel.copy(bits.byteOffset, setOf(scratch, SET_OF.matched).byteOffset, setBytes(block.size))
    for (const [filter, passing] of filters) if (filter !== name) intersect(scratch, block, bits, passing)
    return countIn(scratch, block, bits)
  }
}

function intersect({ kernel }: Scratch, { size }: Block, target: Int32Array, other: Int32Array): void {
  kernel.intersect(target.byteOffset, other.byteOffset, setBytes(size))
}

function countIn({ kernel }: Scratch, { size }: Block, bits: Int32Array): number {
  return kernel.countIntersection(bits.byteOffset, bits.byteOffset, setBytes(size))
}

function setOf({ sets }: Scratch, number: number): Int32Array {
  return sets[number] as Int32Array
}
