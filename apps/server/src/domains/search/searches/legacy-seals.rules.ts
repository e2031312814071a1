// Searches sealed under seal formats 1 and 2 use earlier field names and are never rewritten: reading converts them to
// the current names, and verifying a seal restores the earlier ones before hashing.
//
//   earlier                       current
//   criteria.workTerms            criteria.keywords
//   criteria.exclude.passed       criteria.exclude.rejected
//   span target "workTerm"        "keyword"
//   seal.edition                  seal.poolVersion
//   seal.hashes.card              seal.hashes.criteria
//   contribution "workTerms"      "keywords"
//   frozen.queryCard (in files)   frozen.criteria
import type { Contribution } from '@assay/contracts/candidate-searches'
import type { SearchCriteria, SourceSpan } from '@assay/contracts/search-criteria'
import type { Frozen, Seal } from './seals.rules.ts'
import type { FrozenMatch } from './searches.rules.ts'

/** From this format on, a seal hashes the current names. */
export const CURRENT_NAMES_FROM = 3

type Named = Readonly<Record<string, unknown>>

/** Criteria that were kept under former names, under today's; the kept bytes stay as they are. */
export function upgradeCriteria(kept: unknown): SearchCriteria {
  const criteria = renamed(kept as Named, 'workTerms', 'keywords')
  if (criteria['exclude'] === undefined) return criteria as unknown as SearchCriteria
  return {
    ...criteria,
    exclude: renamed(criteria['exclude'] as Named, 'passed', 'rejected'),
  } as unknown as SearchCriteria
}

export function upgradeSpans(kept: unknown): readonly SourceSpan[] {
  return (kept as readonly (Omit<SourceSpan, 'target'> & { readonly target: SourceSpan['target'] | 'workTerm' })[]).map(
    (span) => ({ ...span, target: span.target === 'workTerm' ? 'keyword' : span.target }),
  )
}

export function upgradeSeal(kept: unknown): Seal {
  const seal = renamed(kept as Named, 'edition', 'poolVersion')
  return { ...seal, hashes: renamed(seal['hashes'] as Named, 'card', 'criteria') } as unknown as Seal
}

export function upgradeFeature(feature: string): string {
  return feature === 'workTerms' ? 'keywords' : feature
}

/** Matches that were kept before some criteria counted; null says that a criterion did not count. */
export function upgradeMatches(kept: unknown): readonly FrozenMatch[] {
  return (kept as readonly FrozenMatch[]).map((match) => ({
    ...withFeatures(match, upgradeFeature),
    titleMet: match.titleMet ?? null,
    yearsMet: match.yearsMet ?? null,
    levelMet: match.levelMet ?? null,
    countryMet: match.countryMet ?? null,
    languageMet: match.languageMet ?? null,
    overlapMet: match.overlapMet ?? null,
    payMet: match.payMet ?? null,
    noticeMet: match.noticeMet ?? null,
    onlyPreferences: match.onlyPreferences ?? null,
  }))
}

/** In the form of an exported file. */
export function upgradeFrozen(kept: unknown): Frozen {
  const { criteria, matches, ...figures } = renamed(kept as Named, 'queryCard', 'criteria')
  return { ...figures, criteria: upgradeCriteria(criteria), matches: upgradeMatches(matches) } as unknown as Frozen
}

export function legacyCriteria(criteria: SearchCriteria): object {
  const exclude = renamed(criteria.exclude, 'rejected', 'passed')
  return { ...renamed(criteria, 'keywords', 'workTerms'), exclude }
}

export function legacySeal(unsealed: Omit<Seal, 'whole'>): object {
  const hashes = renamed(unsealed.hashes, 'criteria', 'card')
  return { ...renamed(unsealed as unknown as Named, 'poolVersion', 'edition'), hashes }
}

export function legacyMatch<Match extends { readonly contributions: readonly Contribution[] }>(match: Match): Match {
  return withFeatures(match, (feature) => (feature === 'keywords' ? 'workTerms' : feature))
}

/** An object without the old name is returned with the same members, so upgrading is idempotent. */
function renamed(object: Named, from: string, to: string): Named {
  if (!(from in object)) return object
  const { [from]: value, ...others } = object
  return { ...others, [to]: value }
}

function withFeatures<Match extends { readonly contributions: readonly Contribution[] }>(
  match: Match,
  name: (feature: string) => string,
): Match {
  return { ...match, contributions: match.contributions.map((line) => ({ ...line, feature: name(line.feature) })) }
}
