import { type LinearModel, sharesOf } from '../learned/index.ts'
import { type NotedText, REVIEWED_ROLES, reviewFeatures } from './review-features.ts'

/** Skills whose role in the criteria is corrected together. */
export interface ReviewedUnit {
  slugs: readonly string[]
  role: 'must' | 'nice'
}

export interface Correction {
  slugs: readonly string[]
  to: 'nice' | 'none'
}

/** The criteria stay unless a lesser role has a larger share than this. */
const SURE = 0.4

/**
 * Looks once more at what the criteria ask for, now that the whole text was read, and asks for less where that is
 * likelier. It asks for nothing more, and no one is excluded here or let in: a denial is told by its grammar.
 */
export function reviewRoles(noted: NotedText, units: readonly ReviewedUnit[], model: LinearModel): Correction[] {
  const features = reviewFeatures(noted)
  return units.flatMap(({ slugs, role }) => {
    if (slugs.some((slug) => !features.has(slug))) return []
    const to = likeliest(slugs.map((slug) => sharesOf(features.get(slug) ?? [], model, REVIEWED_ROLES.length)))
    return to === null || to === role ? [] : [{ slugs, to }]
  })
}

function likeliest(shares: readonly (readonly number[])[]): Correction['to'] | null {
  const means = REVIEWED_ROLES.map(
    (_, place) => shares.reduce((sum, share) => sum + (share[place] ?? 0), 0) / shares.length,
  )
  const best = means.indexOf(Math.max(...means))
  const role = REVIEWED_ROLES[best]
  return (role === 'nice' || role === 'none') && (means[best] ?? 0) > SURE ? role : null
}
