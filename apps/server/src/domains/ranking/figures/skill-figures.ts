import { skillIdOf, slugsById } from '@assay/contracts/taxonomy-ids'
import { noConstraints, type Pool, rank } from '@assay/ranking-engine'
import type pg from 'pg'
import { currentSkillId, mergedSkillIds } from '../../taxonomy/index.ts'
import { readBestEvidence, readSkillFigures, type SkillFigureRow } from './skill-figures.store.ts'

export interface SkillDescription {
  readonly candidateCount: number
  readonly verifiedCount: number
  readonly payBand: { low: number; middle: number; high: number; currency: string; people: number } | null
  /** Most frequent first; the share of candidates with this skill who also have the other. */
  readonly oftenWith: readonly { readonly skillId: string; readonly share: number }[]
}

export interface SkillFigures {
  countCandidates(skillId: string): number
  describeSkill(skillId: string): SkillDescription
  /** Skills that at least one candidate has. */
  readonly skillsCovered: number
  /** Candidates by their best evidence for any skill. */
  readonly bestEvidence: ReadonlyMap<string, number>
}

/** k-anonymity threshold: below this a pay figure could identify a person. */
export const MIN_SAMPLE_FOR_PAY = 20
const MAX_RELATED_SKILLS = 8
const NOTHING: SkillDescription = { candidateCount: 0, verifiedCount: 0, payBand: null, oftenWith: [] }

export function emptyFigures(): SkillFigures {
  return { countCandidates: () => 0, describeSkill: () => NOTHING, skillsCovered: 0, bestEvidence: new Map() }
}

/** Loads figures on skills for one version of the pool; descriptions are written on demand. */
export async function loadFigures(database: pg.Pool, pool: Pool, now: Date): Promise<SkillFigures> {
  const rows = new Map((await readSkillFigures(database, mergedSkillIds())).map((row) => [row.skillId, row]))
  const bestEvidence = new Map((await readBestEvidence(database)).map(({ evidence, people }) => [evidence, people]))
  const slugs = slugsIn(pool)
  const described = new Map<string, SkillDescription>()
  return {
    bestEvidence,
    skillsCovered: rows.size,
    countCandidates: (skillId) => rows.get(currentSkillId(skillId))?.candidateCount ?? 0,
    describeSkill: (named) => {
      const skillId = currentSkillId(named)
      const known = described.get(skillId)
      const row = rows.get(skillId)
      const slug = slugs.get(skillId)
      if (known !== undefined || row === undefined || slug === undefined) return known ?? NOTHING
      const description = describe(row, oftenWith(pool, slug, now))
      described.set(skillId, description)
      return description
    },
  }
}

const slugsByTaxonomy = new WeakMap<Pool['taxonomy'], ReadonlyMap<string, string>>()

/** Versions of the pool share a taxonomy until an operator edits it. */
function slugsIn({ taxonomy }: Pool): ReadonlyMap<string, string> {
  const slugs =
    slugsByTaxonomy.get(taxonomy) ??
    slugsById(
      skillIdOf,
      taxonomy.skills.map(({ slug }) => slug),
    )
  slugsByTaxonomy.set(taxonomy, slugs)
  return slugs
}

function describe(row: SkillFigureRow, oftenWith: SkillDescription['oftenWith']): SkillDescription {
  const [low = 0, middle = 0, high = 0] = (row.payQuartiles ?? []).map(Math.round)
  return {
    candidateCount: row.candidateCount,
    verifiedCount: row.verifiedCount,
    payBand: row.payPeople < MIN_SAMPLE_FOR_PAY ? null : { low, middle, high, currency: 'EUR', people: row.payPeople },
    oftenWith,
  }
}

// The engine counts the other skills of candidates with this one.
function oftenWith(pool: Pool, slug: string, now: Date): SkillDescription['oftenWith'] {
  const { facets, matchedCount } = rank(pool, criteriaOf(slug), { now: now.getTime(), limit: 1, facets: ['skill'] })
  if (matchedCount === 0) return []
  const others = facets.find((facet) => facet.name === 'skill')?.values ?? []
  return others
    .filter((other) => other.value !== slug && other.count > 0)
    .slice(0, MAX_RELATED_SKILLS)
    .map((other) => ({ skillId: skillIdOf(other.value), share: Math.min(1, other.count / matchedCount) }))
}

function criteriaOf(slug: string): Parameters<typeof rank>[1] {
  return {
    title: null,
    titleSlug: null,
    seniority: 'none',
    years: null,
    mustHave: [{ anyOf: [slug], minYears: null, minEvidence: null }],
    mustHaveMode: 'require',
    niceToHave: [],
    constraints: noConstraints,
    unwantedSkills: [],
  }
}
