// The criteria that a match meets, from its stored ticks.
import type { CriteriaCounts, CriteriaGroup, Facet, MustHaveTick } from '@assay/contracts/candidate-searches'

export interface MetCriteria {
  readonly mustHavesAsked: number
  readonly mustHavesMet: number
  readonly mustHavesPartly: number
  readonly titleMet: boolean | null
  readonly countryMet: boolean | null
  readonly languageMet: boolean | null
  readonly overlapMet: boolean | null
  readonly payMet: boolean | null
  readonly noticeMet: boolean | null
  readonly levelMet: boolean | null
  readonly yearsMet: boolean | null
  readonly criteriaGroup: CriteriaGroup | null
}

interface Met extends Omit<MetCriteria, 'mustHavesAsked' | 'mustHavesMet' | 'mustHavesPartly' | 'criteriaGroup'> {
  /** Null where those who miss only preferences are not set apart, as in all searches of earlier models. */
  readonly onlyPreferences: boolean | null
}

/** Counts met, partly met and missed criteria, as shown with a match and in headings. */
export function metCriteriaOf(match: Met & { readonly mustHaves: readonly Pick<MustHaveTick, 'met'>[] }): MetCriteria {
  const { mustHaves, titleMet, countryMet, languageMet, overlapMet, payMet, noticeMet, levelMet, yearsMet } = match
  const count = (met: MustHaveTick['met']) => mustHaves.filter((tick) => tick.met === met).length
  const beside = [titleMet, countryMet, languageMet, overlapMet, payMet, noticeMet, levelMet, yearsMet]
  const others = beside.filter((isMet) => isMet === false)
  const missed = mustHaves.length - count('yes') + others.length
  const isAsked = mustHaves.length > 0 || titleMet !== null
  return {
    mustHavesAsked: mustHaves.length,
    mustHavesMet: count('yes'),
    mustHavesPartly: count('partly'),
    titleMet,
    countryMet,
    languageMet,
    overlapMet,
    payMet,
    noticeMet,
    levelMet,
    yearsMet,
    criteriaGroup: isAsked ? groupOf(missed, match) : null,
  }
}

function groupOf(missed: number, { onlyPreferences }: Pick<Met, 'onlyPreferences'>): CriteriaGroup {
  if (missed === 0) return 'all'
  if (onlyPreferences !== null) return onlyPreferences ? 'allButPreferences' : 'fewer'
  return missed === 1 ? 'allButOne' : 'fewer'
}

/** Null for searches without groups: those with neither must-haves nor a title, and old ones. */
export function criteriaCountsOf(facets: readonly Facet[]): CriteriaCounts | null {
  const groups = facets.find(({ name }) => name === 'mustHaves')
  if (groups === undefined) return null
  const countOf = (group: CriteriaGroup) => groups.values.find(({ value }) => value === group)?.count ?? 0
  return {
    all: countOf('all'),
    allButPreferences: countOf('allButPreferences'),
    allButOne: countOf('allButOne'),
    fewer: countOf('fewer'),
  }
}
