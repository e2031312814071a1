/** Explains a score: contributions that add up to it, from the same numbers. */

import { idAt } from '../columns/id-table.ts'
import { assessedToday } from '../columns/skill-code.ts'
import type { Block } from '../inverted-index/block.ts'
import type { Plan, QueryContext } from '../query/compile-query.ts'
import type { Placement } from '../retrieval/place-best.ts'
import {
  findItems,
  fulfils,
  type HeldItem,
  heldItems,
  heldUnwanted,
  isClose,
  isVerified,
  pointsWhenRead,
  withoutClaims,
} from '../scoring/held-skills.ts'
import { fitLines, type HeldTitle, heldTitle, overlapHoursOf, titleLine } from './fit-lines.ts'
import { heldKeywords, keywordLine } from './keyword-line.ts'
import type { Contribution, Match } from './match.ts'
import { itemLines, itemName, ticks, unwantedLines } from './skill-lines.ts'
import { listOf, titleWords } from './wording.ts'

export function explainMatch(
  context: QueryContext,
  plan: Plan,
  { block, position, placement }: { block: Block; position: number; placement: Placement },
): Match {
  const found = findItems(plan, block, position)
  const items = heldItems(found, block)
  const title = heldTitle(plan, block, position)
  const words = heldKeywords(plan, block, position)
  const contributions = [
    ...titleLine(context, plan, title),
    ...itemLines(context, plan, items),
    ...fitLines(context, plan, block, position),
    ...keywordLine(plan, words),
    ...unwantedLines(context.taxonomy, heldUnwanted(plan, block, position)),
  ]
  const score = sumOf(contributions)
  const skills = sumOf(items)
  return {
    candidateId: idAt(block.ids, position),
    rank: placement.rank,
    score,
    low: score - skills - sumOf(words) + pointsWhenRead(found, block, withoutClaims),
    high: score - skills + pointsWhenRead(found, block, assessedToday),
    tieGroup: placement.tieGroup,
    rankLow: placement.rankLow,
    rankHigh: placement.rankHigh,
    rankWithoutClaims: null,
    overlapHours: overlapHoursOf(plan, block, position),
    mustHaves: ticks(context.taxonomy, items),
    contributions,
    sentence: sentenceOf(context, plan, items, title),
  }
}

function sumOf(parts: readonly Pick<Contribution, 'points'>[]): number {
  return parts.reduce((sum, { points }) => sum + points, 0)
}

function sentenceOf(context: QueryContext, plan: Plan, items: readonly HeldItem[], title: HeldTitle | null): string {
  const { taxonomy } = context
  const mustHaves = items.filter(({ item }) => item.kind === 'mustHave')
  const asked = mustHaves.length > 0 ? mustHaves : items.filter(({ item }) => item.kind === 'niceToHave')
  const names = (some: readonly HeldItem[]) => listOf(some.map(({ item }) => itemName(taxonomy, plan, item)))
  const met = asked.filter(fulfils)
  const partly = asked.filter((entry) => !fulfils(entry) && isClose(entry))
  const absent = asked.filter((entry) => !fulfils(entry) && !isClose(entry))
  const verified = met.filter(({ held }) => held !== null && isVerified(held))
  const kind = mustHaves.length > 0 ? 'must-haves' : 'asked skills'
  const parts = [
    title === null ? '' : titleWords(taxonomy, title.list.title, title.code),
    asked.length === 0 ? '' : `has ${met.length} of ${asked.length} ${kind}`,
    verified.length === 0 ? '' : `${names(verified)} verified`,
    partly.length === 0 ? '' : `${names(partly)} in part`,
    absent.length === 0 ? '' : `${names(absent)} not found`,
  ].filter((part) => part !== '')
  const text = parts.join('; ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
