import {
  type CandidateProfile,
  type Contribution,
  evidenceGrades,
  noConstraints,
  type SearchCriteria,
} from '@assay/ranking-engine'
import { perTaxonomy } from '../../taxonomy/index.ts'

/** A candidate who scores more than this below the original is no substitute. */
export const WITHIN = 15
export const MAX_SUBSTITUTES = 12
/** If no candidate is within that, this many of the next ones are shown. */
export const NEAREST = 3

export interface Difference {
  readonly feature: string
  readonly label: string
  readonly was: string | null
  readonly is: string | null
  readonly points: number
}

/** Differences of each contribution, the largest first. They sum to the difference of the scores. */
export function differencesOf(was: readonly Contribution[], is: readonly Contribution[]): Difference[] {
  const [before, after] = [linesByName(was), linesByName(is)]
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names]
    .flatMap((name): Difference[] => {
      const [old, now] = [before.get(name), after.get(name)]
      const points = (now?.points ?? 0) - (old?.points ?? 0)
      const line = now ?? old
      if (points === 0 || line === undefined) return []
      return [{ feature: line.feature, label: line.label, was: old?.value ?? null, is: now?.value ?? null, points }]
    })
    .sort((left, right) => Math.abs(right.points) - Math.abs(left.points))
}

function linesByName(lines: readonly Contribution[]): Map<string, Contribution> {
  const byName = new Map<string, Contribution>()
  for (const line of lines) {
    const name = `${line.feature}/${line.label}`
    const known = byName.get(name)
    byName.set(name, known === undefined ? line : { ...line, points: known.points + line.points })
  }
  return byName
}

const MAX_SKILLS = 6
const MAX_YEARS = 10
const softSkills = perTaxonomy(
  ({ tables }) => new Set(tables.skills.filter(({ kind }) => kind === 'soft').map(({ slug }) => slug)),
)

/** Criteria for what a candidate shows best: for a substitute without a requirement. */
export function criteriaLike(profile: CandidateProfile): SearchCriteria {
  const soft = softSkills()
  const best = profile.skills
    .filter(({ skill }) => !soft.has(skill))
    .sort(
      (left, right) =>
        right.prominence - left.prominence ||
        evidenceGrades.indexOf(right.evidence) - evidenceGrades.indexOf(left.evidence) ||
        (right.years ?? 0) - (left.years ?? 0) ||
        (left.skill < right.skill ? -1 : 1),
    )
    .slice(0, MAX_SKILLS)
  const years =
    profile.experienceMonths === null ? null : Math.min(MAX_YEARS, Math.floor(profile.experienceMonths / 12))
  return {
    title: null,
    titleSlug: profile.titles[0]?.title ?? null,
    seniority: profile.seniority,
    years: years === null ? null : { min: years, max: null },
    mustHave: best.map(({ skill }) => ({ anyOf: [skill], minYears: null, minEvidence: null })),
    mustHaveMode: 'prefer',
    niceToHave: [],
    constraints: noConstraints,
    unwantedSkills: [],
  }
}

/** The same criteria without conditions that could exclude a candidate. */
export function withoutLimits(criteria: SearchCriteria): SearchCriteria {
  return { ...criteria, mustHaveMode: 'prefer', constraints: noConstraints }
}
