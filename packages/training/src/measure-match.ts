/**
 * Reads the table cells of one match and the points at stake there. It calls the code that scores and explains, so
 * that training sees exactly the numbers that are served.
 */

import { valueAt } from '@assay/ranking-engine/columns/column'
import { UNKNOWN_BYTE } from '@assay/ranking-engine/columns/rows'
import { decodeStrength, levelOfDetail, yearsOfDetail } from '@assay/ranking-engine/columns/skill-code'
import { decodeTitle } from '@assay/ranking-engine/columns/title-code'
import { explainMatch } from '@assay/ranking-engine/explanation/explain-match'
import { heldTitle } from '@assay/ranking-engine/explanation/fit-lines'
import { seniorityGap } from '@assay/ranking-engine/features/fit-points'
import { weightOfCode, weightOfDetail } from '@assay/ranking-engine/features/skill-points'
import type { Block } from '@assay/ranking-engine/inverted-index/block'
import { LAST_CLAIMED_CODE } from '@assay/ranking-engine/kernel/layout'
import {
  type CorrectionName,
  cellOfAffinity,
  cellOfSeniority,
  cellOfSkillYears,
  cellOfVetting,
  cellOfYears,
} from '@assay/ranking-engine/model/correction'
import { type FeatureName, featureNames } from '@assay/ranking-engine/model/model'
import type { Plan, QueryContext } from '@assay/ranking-engine/query/compile-query'
import { findItems, type HeldItem, heldItems } from '@assay/ranking-engine/scoring/held-skills'

const NOWHERE = { rank: 0, tieGroup: 0, rankLow: 0, rankHigh: 0 }

/** One cell that applies to a match, and the points that a full share there is worth. */
interface FeatureCell {
  readonly name: CorrectionName
  readonly cell: number
  readonly weight: number
}

export interface MeasuredMatch {
  readonly points: number
  readonly cells: readonly FeatureCell[]
  /** The points of each feature's explanation lines. */
  readonly byFeature: Readonly<Record<FeatureName, number>>
}

export function measureMatch(context: QueryContext, plan: Plan, block: Block, position: number): MeasuredMatch {
  const { score, contributions } = explainMatch(context, plan, { block, position, placement: NOWHERE })
  const byFeature = Object.fromEntries(featureNames.map((name) => [name, 0])) as Record<FeatureName, number>
  for (const { feature, points } of contributions) byFeature[feature as FeatureName] += points
  return { points: score, cells: cellsOf(plan, block, position), byFeature }
}

function cellsOf(plan: Plan, block: Block, position: number): FeatureCell[] {
  return [
    ...heldItems(plan, findItems(plan, block, position), block).flatMap(ofItem),
    ...ofTitle(plan, block, position),
    ...ofPerson(plan, block, position),
  ].filter(({ weight }) => weight > 0)
}

function ofItem({ item, held }: HeldItem): FeatureCell[] {
  // Careers are learned separately, and their points are no share of a skill's.
  if (held === null || item.kind === 'careers') return []
  const { list, posting } = held
  const { lastUse, prominence } = decodeStrength(posting.code)
  const weight = weightOfCode(list.terms, posting.code)
  const ofDetail = weightOfDetail(list.terms, posting.code <= LAST_CLAIMED_CODE)
  return [
    { name: `${item.kind}How`, cell: list.cell, weight },
    { name: 'lastUse', cell: lastUse, weight },
    { name: 'prominence', cell: prominence, weight },
    { name: 'skillYears', cell: cellOfSkillYears(yearsOfDetail(posting.detail)), weight: ofDetail },
    { name: 'level', cell: levelOfDetail(posting.detail) ?? 0, weight: ofDetail },
  ]
}

function ofTitle(plan: Plan, block: Block, position: number): FeatureCell[] {
  const held = heldTitle(plan, block, position)
  if (held === null || plan.title === null) return []
  const { affinity } = held.list
  const { recency, duration } = decodeTitle(held.code)
  const weight = plan.title.budget
  return [
    { name: 'titleAffinity', cell: cellOfAffinity(affinity), weight },
    { name: 'titleRecency', cell: recency, weight: weight * affinity },
    { name: 'titleDuration', cell: duration, weight: weight * affinity },
  ]
}

function ofPerson({ criteria, fit, shares }: Plan, { columns }: Block, position: number): FeatureCell[] {
  const cells: FeatureCell[] = []
  if (fit.seniority !== null) {
    const cell = cellOfSeniority(seniorityGap(valueAt(columns.seniority, position), criteria.seniority))
    cells.push({ name: 'seniorityGap', cell, weight: shares.seniority })
  }
  if (fit.years !== null && criteria.years !== null) {
    const quarters = valueAt(columns.experience, position)
    const cell = cellOfYears(quarters === UNKNOWN_BYTE ? null : quarters / 4 - criteria.years.min)
    cells.push({ name: 'yearsGap', cell, weight: shares.years })
  }
  const vetting = valueAt(columns.vetting, position)
  cells.push({
    name: 'vetting',
    cell: cellOfVetting(vetting === UNKNOWN_BYTE ? null : vetting),
    weight: shares.vetting,
  })
  return cells
}
