import { formatSealedText, withRequested } from '@assay/contracts/sealed-text'
import type { Match } from '../searches/index.ts'

interface Explained {
  readonly contributions: readonly Pick<Match['contributions'][number], 'feature' | 'label'>[]
}

/** As the first line of an explanation lists them: "Must-haves, title and more than 4 years (8+ requested)". */
export function listedCriteria({ contributions }: Explained): string | null {
  const line = contributions.find(({ feature }) => feature === 'criteria')
  if (line === undefined) return null
  const others = contributions.map(({ label }) => ({ label: formatSealedText(label) }))
  return withRequested(formatSealedText(line.label), others)
}

/**
 * What counts as a criterion, as the first line of an explanation names it: "all must-haves, the title and more than 4
 * years (8+ requested)". Null without such a line, as in old searches.
 */
export function countedCriteria(match: Explained): string | null {
  const listed = listedCriteria(match)
  if (listed === null) return null
  return listed
    .replace(/^Must-haves/, 'all must-haves')
    .replace(/\b[Tt]itle\b/, 'the title')
    .replace(/preferred (country|languages?|pay)/g, 'the preferred $1')
}

/** The one preference that counts as a criterion, such as "the preferred country"; null where several do, or none. */
export function countedPreference(match: Explained): string | null {
  const counted =
    countedCriteria(match)?.matchAll(/the preferred (?:country|languages?|pay)|[\d.]+ hours? of overlap/g) ?? []
  const [first, ...others] = [...counted].map(([name]) => name)
  return first === undefined || others.length > 0 ? null : first
}

/** How a candidate's years miss the criterion; null for candidates who meet it, or where it does not count. */
export function missedYears(years: number, match: Explained & Pick<Match, 'yearsMet'>): 'too few' | 'too many' | null {
  if (match.yearsMet !== false) return null
  const [, above, least] = /(?:more than ([\d.]+)|([\d.]+) to [\d.]+) years?\b/.exec(countedCriteria(match) ?? '') ?? []
  return years <= Number(above ?? -1) || years < Number(least ?? 0) ? 'too few' : 'too many'
}

interface Proven {
  readonly contributions: readonly Pick<Match['contributions'][number], 'feature' | 'label' | 'value'>[]
}

/** The years that the explanation states for a must-have, named as its line names it; null if it states none. */
export function yearsOfMustHave(label: string, contributions: Proven['contributions']): string | null {
  const line = contributions.find((each) => each.feature === 'mustHave' && each.label === `${label}, must-have`)
  return /(?:^|: )([\d.]+) years?\b/.exec(line?.value ?? '')?.[1] ?? null
}
