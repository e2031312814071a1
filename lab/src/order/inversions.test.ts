// The order over every judged query, with candidates who hold the requested skills in every way.
import {
  buildPool,
  type CandidateProfile,
  compileTaxonomy,
  defaultModel,
  evidenceGrades,
  type Match,
  type ProfileSkill,
  type SearchCriteria,
  type Seniority,
} from '@assay/ranking-engine'
import * as taxonomySource from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, type Door, readDescription } from '@assay/text-reading'
import { seededRandom } from '@assay/training/seeded-random'
import { expect, test } from 'vitest'
import { DEV_QUERIES } from '../judged-set/dev-queries.ts'
import { TEST_QUERIES } from '../judged-set/test-queries.ts'
import { WRITTEN_POSTINGS } from '../judged-set/written-postings.ts'
import { inversionsIn, inversionsOf } from './inversions.ts'

const TODAY = 20_777
const PEOPLE = process.env['TEST_RUN'] === 'full' ? 1000 : 200
const LEVELS: readonly Seniority[] = ['junior', 'mid', 'senior', 'staff', 'lead', 'none']

const gazetteer = compileGazetteer({ ...taxonomySource, keywords })
const random = seededRandom(12)

function oneOf<T>(values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

function criteriaOf(text: string, door: Door): SearchCriteria {
  const { criteria } = readDescription(text, gazetteer, { door, today: TODAY })
  const constraints = { ...criteria.constraints, countries: [], languages: [], engagement: [] }
  return { ...criteria, mustHaveMode: 'prefer', constraints }
}

const written: readonly string[] = Object.values(WRITTEN_POSTINGS)
const asked = [
  ...[...DEV_QUERIES, ...TEST_QUERIES].flatMap(({ summary, skills }) => [
    criteriaOf(summary, 'summary'),
    criteriaOf(skills, 'skill'),
  ]),
  ...written.map((text) => criteriaOf(text, 'jobDesc')),
]

function skillOf(skill: string): ProfileSkill {
  const isTold = random() < 0.6
  return {
    skill,
    years: random() < 0.5 ? null : Math.ceil(random() * 9),
    level: null,
    evidence: random() < 0.8 ? 'claimed' : oneOf(evidenceGrades),
    evidenceDay: TODAY - 200,
    lastUsedDay: isTold ? TODAY - Math.floor(random() * 3000) : null,
    prominence: isTold ? oneOf([2, 3] as const) : oneOf([0, 1] as const),
  }
}

/** A candidate with a part of what one of the queries requests. */
function person(place: number): CandidateProfile {
  const { mustHave, niceToHave, titleSlug } = oneOf(asked)
  const wanted = [...mustHave.flatMap(({ anyOf }) => anyOf), ...niceToHave.map(({ skill }) => skill)]
  const held = new Set([...wanted.filter(() => random() < 0.6), oneOf(taxonomySource.skills).slug])
  const title = titleSlug ?? oneOf(taxonomySource.titles).slug
  return {
    id: `person-${place}`,
    titles: random() < 0.7 ? [{ title, months: 30, endedMonthsAgo: oneOf([0, 12, 80, null]) }] : [],
    seniority: oneOf(LEVELS),
    experienceMonths: Math.floor(random() * 240),
    skills: [...held].map(skillOf),
    hourlyRateMinor: null,
    noticeDays: null,
    hoursPerWeek: null,
    timezone: null,
    workingHours: null,
    country: null,
    languages: [],
    engagement: [],
    keywords: [],
    vettingScore: random() < 0.2 ? 80 : null,
    lastConfirmedDay: null,
  }
}

test('a candidate with better evidence for a must-have, and no worse in any criterion, never ranks below, in every judged query whose text is here', () => {
  const people = Array.from({ length: PEOPLE }, (_, place) => person(place))
  const pool = buildPool(people, {
    taxonomy: compileTaxonomy(taxonomySource),
    model: defaultModel,
    asOfDay: TODAY,
  })

  expect(asked.length).toBeGreaterThan(100)
  expect(asked.map((criteria) => inversionsIn(pool, criteria, TODAY)).filter((found) => found > 0)).toEqual([])
})

test('an inversion is found where there is one', () => {
  const match = (score: number, met: 'yes' | 'no', points: number, years: number) =>
    ({
      score,
      titleMet: null,
      mustHaves: [{ position: 0, met, bySkill: null, note: null }],
      contributions: [
        { feature: 'mustHave', label: '', value: '', points, evidence: null },
        { feature: 'years', label: '', value: '', points: years, evidence: null },
      ],
    }) as unknown as Match

  expect(inversionsOf([match(50, 'no', 0, 10), match(40, 'yes', 30, 10)])).toEqual([[0, 1]])
  expect(inversionsOf([match(50, 'no', 0, 20), match(40, 'yes', 30, 10)])).toEqual([])
})
