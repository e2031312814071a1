/** What one candidate brings to each item of the card, read from the very lists and tables that the score came from. */

import { CODES, GRADE_BY_CODE, LAST_CLAIMED_CODE } from '../columns/skill-code.ts'
import { type SkillPoints, skillPoints, unwantedPoints } from '../features/skill-points.ts'
import type { Block } from '../inverted-index/block.ts'
import { findPosting, type Posting, postingAt } from '../inverted-index/postings.ts'
import type { AskedItem, AskedList } from '../query/ask-skills.ts'
import type { Plan } from '../query/compile-query.ts'

export interface HeldSkill {
  readonly list: AskedList
  readonly posting: Posting
  readonly brings: SkillPoints
}

export interface HeldItem {
  readonly item: AskedItem
  /** The entry that counts; null when there is none. */
  readonly held: HeldSkill | null
  readonly points: number
}

/** How the code of an entry is to be seen; 0 for not at all. */
export type Reading = (code: number) => number

export const asItIs: Reading = (code) => code
export const withoutClaims: Reading = (code) => (code <= LAST_CLAIMED_CODE ? 0 : code)

export function heldItems(plan: Plan, block: Block, position: number, read: Reading = asItIs): HeldItem[] {
  return plan.items.map((item) => {
    const held = strongest(item, block, position, read)
    return { item, held, points: held === null ? item.missing : held.brings.points }
  })
}

/** Points that rest on evidence better than a claim. */
export function verifiedPoints(held: readonly HeldItem[]): number {
  return held.reduce((sum, { held: entry, points }) => {
    return entry !== null && entry.posting.code > LAST_CLAIMED_CODE ? sum + points : sum
  }, 0)
}

export function isVerified({ posting }: HeldSkill): boolean {
  return posting.code > LAST_CLAIMED_CODE
}

/** Whether the entry meets what the item demands: not merely related, and of the years and evidence asked. */
export function fulfils({ item, held }: HeldItem): boolean {
  if (held === null || held.list.how === 'related') return false
  const { demands } = item
  if (demands === null) return true
  return demands.byCode[held.posting.code] === 1 && demands.byDetail[held.posting.detail] === 1
}

export interface HeldUnwanted {
  readonly skill: number
  readonly posting: Posting
  readonly points: number
}

export function heldUnwanted(plan: Plan, block: Block, position: number): HeldUnwanted[] {
  return plan.unwanted.flatMap(({ skill }) => {
    const place = findPosting(block.skills, skill, position)
    if (place === -1) return []
    const posting = postingAt(block.skills, skill, place)
    const points = unwantedPoints(plan.model.weights.unwantedSkill, posting.code, plan.model.shapes)
    return [{ skill, posting, points }]
  })
}

export function gradeOf(posting: Posting): number {
  return GRADE_BY_CODE[posting.code] ?? 0
}

function strongest(item: AskedItem, block: Block, position: number, read: Reading): HeldSkill | null {
  let best: HeldSkill | null = null
  for (const list of item.lists) {
    const place = findPosting(block.skills, list.skill, position)
    if (place === -1) continue
    const code = read(block.skills.codes[place] as number)
    if (code === 0 || code >= CODES) continue
    const brings = skillPoints(list.terms, code, block.skills.details[place] as number)
    if (best !== null && brings.points <= best.brings.points) continue
    best = { list, posting: { ...postingAt(block.skills, list.skill, place), code }, brings }
  }
  return best
}
