import { type LinearModel, sharesOf } from '../learned/index.ts'
import { REVIEWED_ROLES, reviewFeatures, type TextUnderReview } from './review-features.ts'

/** Skills whose role in the criteria is corrected together. */
export interface ReviewedUnit {
  slugs: readonly string[]
  /** None for what the rules demand and the learned model of sentences took off the list. */
  role: 'must' | 'nice' | 'none'
}

export interface Correction {
  slugs: readonly string[]
  to: 'must' | 'nice' | 'none'
}

/** The criteria stay unless another role has a larger share than this. */
const SURE = 0.4
/** What was taken off the list returns only where the text speaks for it clearly. */
const SURE_TO_RETURN = 0.7

/**
 * Looks once more at what the criteria ask for, now that the whole text was read, and asks for less where that is
 * likelier; and at what the rules demand and the learned model of sentences took off the list, which may return. No one
 * is excluded here or let in: a denial is told by its grammar.
 */
export function reviewRoles(noted: TextUnderReview, units: readonly ReviewedUnit[], model: LinearModel): Correction[] {
  const features = reviewFeatures(noted)
  return units.flatMap(({ slugs, role }) => {
    if (slugs.some((slug) => !features.has(slug))) return []
    const to = likeliest(slugs.map((slug) => sharesOf(features.get(slug) ?? [], model, REVIEWED_ROLES.length)))
    if (to === null || to.role === role) return []
    const isLess = role !== 'none' && to.role !== 'must' && to.share > SURE
    const returns = role === 'none' && to.role === 'must' && to.share > SURE_TO_RETURN
    return isLess || returns ? [{ slugs, to: to.role }] : []
  })
}

function likeliest(shares: readonly (readonly number[])[]): { role: Correction['to']; share: number } | null {
  const means = REVIEWED_ROLES.map(
    (_, place) => shares.reduce((sum, share) => sum + (share[place] ?? 0), 0) / shares.length,
  )
  const best = means.indexOf(Math.max(...means))
  const role = REVIEWED_ROLES[best]
  return role === undefined || role === 'unwanted' ? null : { role, share: means[best] ?? 0 }
}
