/** Counts over the whole match set. A facet is counted without its own filter, so that its other values stay in sight. */

import type { Block } from '../inverted-index/block.ts'
import type { Plan } from '../query/compile-query.ts'
import { hasBit } from '../retrieval/bits.ts'
import { type Scratch, SET_OF } from '../retrieval/scratch.ts'
import { clearSet, markList } from '../retrieval/staging.ts'
import type { Taxonomy } from '../taxonomy/compile-taxonomy.ts'
import type { AskedFacets, Facet, FacetFilters, FacetName } from './facet.ts'
import { type Dimension, dimensionsOf } from './facet-dimensions.ts'
import { countSkills, type SkillCounter, skillFacet, startSkills } from './skill-facet.ts'
import { readValues, tally } from './tally.ts'

interface DimensionCounter {
  readonly dimension: Dimension
  readonly counts: Uint32Array
  /** 1 for the values let through; null when the facet filters nothing. */
  readonly selected: Uint8Array | null
  readonly isCounted: boolean
}

export interface FacetCounter {
  readonly dimensions: readonly DimensionCounter[]
  /** Null when skills are not counted. */
  readonly skills: SkillCounter | null
  /** Skills of which one is wanted; null when the facet filters nothing. */
  readonly wantedSkills: readonly number[] | null
  readonly isCounting: boolean
  readonly hasFilters: boolean
  readonly needsGrades: boolean
}

/** Marks somebody whom more than one filter leaves out. */
const SEVERAL = 255
const SKILL_FILTER = 254

export function startFacets(
  taxonomy: Taxonomy,
  plan: Plan,
  { filters = {}, facets = false }: { filters?: FacetFilters | undefined; facets?: AskedFacets | undefined },
): FacetCounter {
  const isAsked = (name: FacetName) => (typeof facets === 'boolean' ? facets : facets.includes(name))
  const dimensions = dimensionsOf(taxonomy, plan).map((dimension): DimensionCounter => {
    const wanted = filters[dimension.name]
    const selected = wanted === undefined || wanted.length === 0 ? null : selection(dimension, wanted)
    return { dimension, counts: new Uint32Array(dimension.size), selected, isCounted: isAsked(dimension.name) }
  })
  const skills = (filters.skill ?? []).map((slug) => taxonomy.skillNumbers.get(slug) ?? -1)
  const wantedSkills = skills.length === 0 ? null : skills
  const filtering = dimensions.filter(({ selected }) => selected !== null)
  return {
    dimensions,
    skills: isAsked('skill') ? startSkills(taxonomy) : null,
    wantedSkills,
    isCounting: facets !== false,
    hasFilters: filtering.length > 0 || wantedSkills !== null,
    needsGrades: isAsked('evidence') || filtering.some(({ dimension }) => dimension.name === 'evidence'),
  }
}

/** Counts the block's matches, narrows `room.matched` to those that all filters let through, and says how many they are. */
export function narrowBlock(counter: FacetCounter, block: Block, room: Scratch, count: number): number {
  if (!counter.hasFilters) {
    if (counter.isCounting) countAll(counter, block, room, count)
    return count
  }
  markFailures(counter, block, room, count)
  if (counter.isCounting) countSideways(counter, block, room, count)
  const { matched, failed } = room
  let kept = 0
  for (let place = 0; place < count; place++) {
    if (failed[place] === 0) matched[kept++] = matched[place] as number
  }
  return kept
}

export function facetsOf(taxonomy: Taxonomy, counter: FacetCounter, filters: FacetFilters = {}): Facet[] {
  if (!counter.isCounting) return []
  const counted = counter.dimensions.filter(({ isCounted }) => isCounted)
  const facets = counted.map(({ dimension, counts }): Facet => {
    const chosen = new Set(filters[dimension.name])
    const values = [...counts.entries()]
      .map(([number, count]) => ({ number, count, value: dimension.keyOf(number) }))
      .filter(({ count, value }) => count > 0 || chosen.has(value))
      .map(({ number, count, value }) => ({ value, label: dimension.labelOf(number), count }))
    const order = (left: { value: string; count: number }, right: { value: string; count: number }) =>
      right.count - left.count || (left.value < right.value ? -1 : 1)
    return { name: dimension.name, label: dimension.label, values: dimension.isScale ? values : values.sort(order) }
  })
  return counter.skills === null ? facets : [...facets, skillFacet(taxonomy, counter.skills, filters.skill ?? [])]
}

function selection(dimension: Dimension, wanted: readonly string[]): Uint8Array {
  const values = new Set(wanted)
  return Uint8Array.from({ length: dimension.size }, (_, number) => (values.has(dimension.keyOf(number)) ? 1 : 0))
}

function countAll(counter: FacetCounter, block: Block, room: Scratch, count: number): void {
  for (const { dimension, counts, isCounted } of counter.dimensions) {
    if (isCounted) tally(counts, dimension.columnOf(block, room), room, count)
  }
  if (counter.skills !== null) countSkills(counter.skills, block, room.sets[SET_OF.matched] as Int32Array, count)
}

/** `failed`: 0 for somebody whom every filter lets through, 1 + the filter's number where only that one does not. */
function markFailures(counter: FacetCounter, block: Block, room: Scratch, count: number): void {
  const { failed, values } = room
  failed.fill(0, 0, count)
  for (const [number, { dimension, selected }] of counter.dimensions.entries()) {
    if (selected === null) continue
    readValues(values, dimension.columnOf(block, room), room.matched, count)
    for (let place = 0; place < count; place++) {
      if (selected[values[place] as number] === 0) failed[place] = failed[place] === 0 ? number + 1 : SEVERAL
    }
  }
  if (counter.wantedSkills === null) return
  const bits = room.sets[SET_OF.skills] as Int32Array
  clearSet(room, bits, block.size)
  for (const skill of counter.wantedSkills) {
    if (skill !== -1) markList(room, bits, block.skills, skill)
  }
  for (let place = 0; place < count; place++) {
    if (hasBit(bits, room.matched[place] as number)) continue
    failed[place] = failed[place] === 0 ? SKILL_FILTER : SEVERAL
  }
}

function countSideways(counter: FacetCounter, block: Block, room: Scratch, count: number): void {
  const { failed, values, matched } = room
  for (const [number, { dimension, counts, isCounted }] of counter.dimensions.entries()) {
    if (!isCounted) continue
    readValues(values, dimension.columnOf(block, room), room.matched, count)
    for (let place = 0; place < count; place++) {
      const failure = failed[place] as number
      if (failure !== 0 && failure !== number + 1) continue
      const value = values[place] as number
      counts[value] = (counts[value] as number) + 1
    }
  }
  if (counter.skills === null) return
  let listed = 0
  for (let place = 0; place < count; place++) {
    const failure = failed[place] as number
    if (failure === 0 || failure === SKILL_FILTER) room.values[listed++] = matched[place] as number
  }
  const bits = room.sets[SET_OF.skills] as Int32Array
  clearSet(room, bits, block.size)
  room.kernel.mark(bits.byteOffset, room.values.byteOffset, listed)
  countSkills(counter.skills, block, bits, listed)
}
