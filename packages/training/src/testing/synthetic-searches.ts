/** Generates judged searches with a known ground truth: a prior, a known correction to it, and noise. */

import type { CandidateProfile, Seniority } from '@assay/ranking-engine/candidate/candidate-profile'
import { buildPool, type Pool } from '@assay/ranking-engine/inverted-index/pool'
import { type Correction, noCorrection } from '@assay/ranking-engine/model/correction'
import { defaultModel } from '@assay/ranking-engine/model/default-model'
import { checkedModel, type Model } from '@assay/ranking-engine/model/model'
import type { SearchCriteria } from '@assay/ranking-engine/query/search-criteria'
import { rank } from '@assay/ranking-engine/rank'
import {
  aCandidate,
  held,
  mustHave,
  NOW,
  smallSource,
  smallTaxonomy,
  someCriteria,
  TODAY,
} from '@assay/ranking-engine/testing/fixtures'
import type { JudgedSearch } from '../additive-set.ts'
import { type RandomStream, seededRandom } from '../seeded-random.ts'

/** Prefers candidates at or above the requested level and current titles; ignores the notice period. */
export const trueCorrection: Correction = {
  ...noCorrection,
  seniorityGap: [-400, -400, -300, -100, 0, 250, 350, 350],
  titleRecency: [-200, -100, -250, -100, 0, 100],
  yearsGap: [-100, -100, -100, -50, 0, 50, 100, 150, 200],
  niceToHaveHow: [0, 0, 0, 0, 150],
}

/** Gives the corrected features the same weight as skills, so that a correction is visible. */
const prior: Model = checkedModel({
  ...defaultModel,
  weights: { ...defaultModel.weights, title: 300, seniority: 200, years: 150, skills: 400 },
  shapes: { ...defaultModel.shapes, correction: noCorrection, statedCap: 1000 },
})

export const knownPrior = prior
export const knownTruth = withTrueCorrection(prior)

function withTrueCorrection(model: Model): Model {
  return checkedModel({ ...model, shapes: { ...model.shapes, correction: trueCorrection } })
}

export interface SyntheticSearches {
  readonly pool: Pool
  readonly searches: readonly JudgedSearch[]
}

/** `noise` is in points; one standard deviation is about a third of it. */
export function syntheticSearches(
  seed: number,
  { people, searches, noise }: { people: number; searches: number; noise: number },
): SyntheticSearches {
  const random = seededRandom(seed)
  const profiles = Array.from({ length: people }, (_, number) => someProfile(`c${number}`, random))
  const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model: prior, asOfDay: TODAY })
  return {
    pool,
    searches: Array.from({ length: searches }, (_, number) =>
      judged(pool, `s${number}`, randomCriteria(random), random, noise),
    ),
  }
}

/** Grades by the judge's own ranking: 4 for the best tenth, then 3, 2 and 1, and 0 for the lower half. */
function judged(pool: Pool, id: string, criteria: SearchCriteria, random: RandomStream, noise: number): JudgedSearch {
  const { matches } = rank(pool, criteria, { model: knownTruth, now: NOW, limit: pool.size, facets: false })
  const seen = matches
    .map(({ candidateId, score }) => ({ candidateId, liked: score + noise * (random() + random() - 1) }))
    .sort((left, right) => right.liked - left.liked)
  const gradeAt = (place: number) => [0.1, 0.2, 0.35, 0.5].filter((share) => place < share * seen.length).length
  return { id, criteria, grades: new Map(seen.map(({ candidateId }, place) => [candidateId, gradeAt(place)])) }
}

const seniorities: readonly Seniority[] = ['junior', 'mid', 'senior', 'staff', 'none']
const oneOf = <Item>(items: readonly Item[], random: RandomStream) => items[Math.floor(random() * items.length)] as Item

function someProfile(id: string, random: RandomStream): CandidateProfile {
  const slugs = smallSource.skills.map(({ slug }) => slug).filter(() => random() < 0.45)
  return aCandidate(id, {
    seniority: oneOf(seniorities, random),
    experienceMonths: random() < 0.1 ? null : Math.floor(random() * 180),
    titles: [
      {
        title: oneOf(smallSource.titles, random).slug,
        months: Math.floor(random() * 60),
        endedMonthsAgo: oneOf([null, 0, 0, 12, 40, 80], random),
      },
    ],
    skills: slugs.map((slug) =>
      held(slug, { years: Math.floor(random() * 10), prominence: oneOf([0, 1, 2, 3], random) }),
    ),
  })
}

function randomCriteria(random: RandomStream): SearchCriteria {
  const [first, second, third] = smallSource.skills
    .map(({ slug }) => ({ slug, lot: random() }))
    .sort((left, right) => left.lot - right.lot)
    .map(({ slug }) => slug) as [string, string, string]
  return someCriteria({
    titleSlug: oneOf(smallSource.titles, random).slug,
    seniority: oneOf(['mid', 'senior'], random),
    years: { min: oneOf([2, 4, 6], random), max: null },
    mustHave: [mustHave(first), mustHave(second)],
    niceToHave: [{ skill: third, weight: 3 }],
  })
}
