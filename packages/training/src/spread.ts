/** Estimates from bootstrap replicates the spread of each part of the score between neighbors in a ranking. */

import {
  type Correction,
  type CorrectionName,
  correctionNames,
  THOUSANDTHS,
  tablesOf,
} from '@assay/ranking-engine/model/correction'
import { noUncertainty, type SpreadName, spreadNames, type Uncertainty } from '@assay/ranking-engine/model/uncertainty'
import { type AdditiveSet, pointsUnder } from './additive-set.ts'

/** Results below this rank are rarely viewed. */
const LAST_PLACE = 50
const DIGITS = 1e6

const partOf: Readonly<Record<CorrectionName, SpreadName>> = {
  mustHaveHow: 'skills',
  niceToHaveHow: 'skills',
  typicalSkillsHow: 'skills',
  lastUse: 'skills',
  prominence: 'skills',
  skillYears: 'skills',
  level: 'skills',
  titleAffinity: 'title',
  titleRecency: 'title',
  titleDuration: 'title',
  seniorityGap: 'seniority',
  yearsGap: 'years',
  vetting: 'vetting',
}

/** How far one replicate moves two neighbors apart, by part, with the points at stake. */
interface Movement {
  readonly parts: Readonly<Record<SpreadName, number>>
  readonly shares: Readonly<Record<SpreadName, number>>
}

/**
 * The spread of each part, scaled so that the share `confidence` of all movements between neighbors stays within the
 * margin that follows from it.
 */
export function spreadOf(
  measured: AdditiveSet,
  { learned, replicates }: { learned: Correction; replicates: readonly Correction[] },
  confidence: number,
): Uncertainty {
  const none = { ...noUncertainty, confidence, replicates: replicates.length }
  if (replicates.length < 2) return none
  const moved = movements(measured, learned, replicates)
  const raw = recordOf((name) => {
    const shares = moved.filter((one) => one.shares[name] > 0).map((one) => one.parts[name] / one.shares[name])
    return shares.length === 0 ? 0 : Math.sqrt(shares.reduce((sum, share) => sum + share * share, 0) / shares.length)
  })
  const ratios = moved.flatMap(({ parts, shares }) => {
    const margin = Math.hypot(...spreadNames.map((name) => raw[name] * shares[name]))
    return margin === 0 ? [] : [Math.abs(spreadNames.reduce((sum, name) => sum + parts[name], 0)) / margin]
  })
  if (ratios.length === 0) return none
  const scale = ratios.sort((left, right) => left - right)[Math.ceil(confidence * ratios.length) - 1] as number
  return { ...none, spread: recordOf((name) => Math.min(1, Math.round(raw[name] * scale * DIGITS) / DIGITS)) }
}

function movements(measured: AdditiveSet, learned: Correction, replicates: readonly Correction[]): Movement[] {
  const pairs = neighbors(measured, pointsUnder(measured, learned))
  return replicates.flatMap((tables) => {
    const apart = tablesOf((name, cell) => (tables[name][cell] as number) - (learned[name][cell] as number))
    const points = recordOf((part) => pointsOfPart(measured, apart, part))
    return pairs.map(({ left, right, search }) => ({
      parts: recordOf((part) => (points[part][left] as number) - (points[part][right] as number)),
      shares: measured.shares[search] as Movement['shares'],
    }))
  })
}

function pointsOfPart({ set, entries }: AdditiveSet, tables: Correction, part: SpreadName): Float64Array {
  const points = new Float64Array(set.rowCount)
  for (const name of correctionNames) {
    if (partOf[name] !== part) continue
    const { rows, cells, weights } = entries[name]
    for (let entry = 0; entry < rows.length; entry += 1) {
      const row = rows[entry] as number
      const share = (tables[name][cells[entry] as number] as number) / THOUSANDTHS
      points[row] = (points[row] as number) + share * (weights[entry] as number)
    }
  }
  return points
}

function neighbors({ set }: AdditiveSet, points: Float64Array): { left: number; right: number; search: number }[] {
  return Array.from({ length: set.groupStarts.length - 1 }, (_, search) => {
    const start = set.groupStarts[search] as number
    const end = set.groupStarts[search + 1] as number
    const order = Array.from({ length: end - start }, (_, offset) => start + offset)
      .sort((a, b) => (points[b] as number) - (points[a] as number) || a - b)
      .slice(0, LAST_PLACE)
    return order.slice(1).map((right, place) => ({ left: order[place] as number, right, search }))
  }).flat()
}

function recordOf<Value>(pick: (name: SpreadName) => Value): Record<SpreadName, Value> {
  return Object.fromEntries(spreadNames.map((name) => [name, pick(name)])) as Record<SpreadName, Value>
}
