import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CandidateProfile, evidenceGrades, type ProfileSkill } from './candidate/candidate-profile.ts'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import type { Model } from './model/model.ts'
import type { SearchCriteria } from './query/search-criteria.ts'
import { explain, rank } from './rank.ts'
import {
  correctedModelArbitrary,
  criteriaArbitrary,
  poolArbitrary,
  profileArbitrary,
  skillArbitrary,
} from './testing/arbitraries.ts'
import { aCandidate, held, mustHave, NOW, smallSource, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

/** The served model, and every correction that training may learn. */
const modelArbitrary = fc.oneof(fc.constant(defaultModel), correctedModelArbitrary)

function scoreOf(profile: CandidateProfile, criteria: SearchCriteria, model: Model = defaultModel): number | null {
  const pool = buildPool([profile], { taxonomy: smallTaxonomy, model, asOfDay: TODAY })
  return explain(pool, criteria, profile.id, { now: NOW })?.score ?? null
}

const improvements: Record<string, (skill: ProfileSkill) => ProfileSkill> = {
  'a better grade': (skill) => ({
    ...skill,
    evidence: evidenceGrades[Math.min(4, evidenceGrades.indexOf(skill.evidence) + 1)] ?? 'workSample',
  }),
  'fresher evidence': (skill) => ({ ...skill, evidenceDay: Math.min(TODAY, (skill.evidenceDay ?? 17_000) + 400) }),
  'later use': (skill) => ({ ...skill, lastUsedDay: Math.min(TODAY, (skill.lastUsedDay ?? 17_000) + 400) }),
  'more years': (skill) => ({ ...skill, years: (skill.years ?? 0) + 1.5 }),
  'a higher level': (skill) => ({ ...skill, level: Math.min(5, (skill.level ?? 0) + 1) }),
  'more prominence': (skill) => ({
    ...skill,
    prominence: Math.min(3, skill.prominence + 1) as ProfileSkill['prominence'],
  }),
}

describe('better evidence never lowers a score', () => {
  test.each(Object.entries(improvements))('%s', (_, improve) => {
    const skills = fc.uniqueArray(skillArbitrary, { minLength: 1, maxLength: 6, selector: ({ skill }) => skill })
    fc.assert(
      fc.property(
        profileArbitrary,
        skills,
        criteriaArbitrary,
        fc.nat(),
        modelArbitrary,
        (profile, held, criteria, place, model) => {
          const wanted = { ...criteria, unwantedSkills: [] }
          const before = scoreOf({ ...profile, skills: held }, wanted, model)
          const better = held.map((skill, at) => (at === place % held.length ? improve(skill) : skill))
          const after = scoreOf({ ...profile, skills: better }, wanted, model)
          if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })

  test('one more skill', () => {
    fc.assert(
      fc.property(
        profileArbitrary,
        skillArbitrary,
        criteriaArbitrary,
        modelArbitrary,
        (profile, added, criteria, model) => {
          const wanted = { ...criteria, unwantedSkills: [] }
          const skills = profile.skills.filter(({ skill }) => skill !== added.skill)
          const before = scoreOf({ ...profile, skills }, wanted, model)
          const after = scoreOf({ ...profile, skills: [...skills, added] }, wanted, model)
          if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })
})

describe('claims are capped', () => {
  const cap = defaultModel.shapes.claimedCap

  test('everything only claimed is worth at most the cap in one match', () => {
    fc.assert(
      fc.property(poolArbitrary, criteriaArbitrary, modelArbitrary, (profiles, criteria, model) => {
        const pool = buildPool(profiles, { taxonomy: smallTaxonomy, model, asOfDay: TODAY })
        for (const { score, low } of rank(pool, criteria, { limit: 100, now: NOW }).matches) {
          expect(score - low).toBeLessThanOrEqual(cap)
        }
      }),
    )
  })

  test('claiming every skill there is, for forty years, in every word of the criteria, moves no candidate further than the cap', () => {
    const everything = smallSource.skills.map(({ slug }) =>
      held(slug, { years: 40, level: 5, lastUsedDay: TODAY, prominence: 3 }),
    )
    fc.assert(
      fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, (profile, criteria, model) => {
        const wanted = { ...criteria, unwantedSkills: [] }
        const before = scoreOf(profile, wanted, model)
        const keywords = wanted.keywords?.map(({ term }) => term) ?? []
        const after = scoreOf({ ...profile, skills: [...profile.skills, ...everything], keywords }, wanted, model)
        if (before !== null) expect((after ?? 0) - before).toBeLessThanOrEqual(cap)
      }),
    )
  })

  test('at a fifth of the points, and everything that a candidate can write at a third', () => {
    expect(cap).toBe(200)
    expect(defaultModel.shapes.statedCap).toBe(330)
  })

  test('whatever a candidate writes of skills, titles, level, years and languages', () => {
    const claims = smallSource.skills.map(({ slug }) =>
      held(slug, { years: 40, level: 5, lastUsedDay: TODAY, prominence: 3 }),
    )
    fc.assert(
      fc.property(
        profileArbitrary,
        profileArbitrary,
        criteriaArbitrary,
        modelArbitrary,
        (profile, written, criteria, model) => {
          const wanted = { ...criteria, unwantedSkills: [], constraints: { ...criteria.constraints, languages: [] } }
          const { titles, seniority, experienceMonths, languages } = written
          const keywords = wanted.keywords?.map(({ term }) => term) ?? []
          const text = { titles, seniority, experienceMonths, languages, keywords }
          const before = scoreOf({ ...profile, languages: [] }, wanted, model)
          const after = scoreOf({ ...profile, ...text, skills: [...profile.skills, ...claims] }, wanted, model)
          if (before === null || after === null) return
          expect(Math.abs(after - before)).toBeLessThanOrEqual(defaultModel.shapes.statedCap)
        },
      ),
    )
  })

  test('so that two assessed must-haves outrank five claimed ones', () => {
    const asked = ['java', 'kafka', 'postgresql', 'php', 'vue']
    const criteria = someCriteria({ mustHave: asked.map((slug) => mustHave(slug)) })
    const says = { years: 12, prominence: 3, lastUsedDay: TODAY } as const
    const tested = asked.slice(0, 2).map((slug) => held(slug, { evidence: 'assessed', evidenceDay: TODAY }))
    const claimed = asked.map((slug) => held(slug, says))
    expect(scoreOf(aCandidate('ada', { skills: tested }), criteria)).toBeGreaterThan(
      scoreOf(aCandidate('bob', { skills: claimed }), criteria) ?? 0,
    )
  })

  test('even if the profile with claims has every keyword', () => {
    const asked = ['java', 'kafka', 'postgresql', 'php', 'vue']
    const words = ['LabVIEW', 'payment reconciliation', 'SOX audit']
    const criteria = someCriteria({
      mustHave: asked.map((slug) => mustHave(slug)),
      keywords: words.map((term) => ({ term, weight: 3 })),
    })
    const says = { years: 12, prominence: 3, lastUsedDay: TODAY } as const
    const tested = asked.slice(0, 2).map((slug) => held(slug, { evidence: 'assessed', evidenceDay: TODAY }))
    const claimed = asked.map((slug) => held(slug, says))
    expect(scoreOf(aCandidate('ada', { skills: tested }), criteria)).toBeGreaterThan(
      scoreOf(aCandidate('bob', { skills: claimed, keywords: words }), criteria) ?? 0,
    )
  })

  test('and candidates with only claims still differ', () => {
    const criteria = someCriteria({ mustHave: [mustHave('java'), mustHave('kafka'), mustHave('postgresql')] })
    const claims = [
      [held('java')],
      [held('java'), held('kafka')],
      [held('java'), held('kafka'), held('postgresql')],
      [held('java'), held('kafka'), held('postgresql', { years: 5, prominence: 3, lastUsedDay: TODAY })],
    ]
    const scores = claims.map((skills) => scoreOf(aCandidate('ada', { skills }), criteria) ?? 0)
    expect(scores).toEqual(scores.toSorted((left, right) => left - right))
    expect(new Set(scores).size).toBe(scores.length)
  })
})

test('one more keyword never lowers a score, and a repeated one earns its points once', () => {
  fc.assert(
    fc.property(profileArbitrary, criteriaArbitrary, modelArbitrary, (profile, criteria, model) => {
      const words = criteria.keywords?.map(({ term }) => term) ?? []
      const before = scoreOf({ ...profile, keywords: words.slice(1) }, criteria, model)
      const after = scoreOf({ ...profile, keywords: words }, criteria, model)
      expect(scoreOf({ ...profile, keywords: [...words, ...words] }, criteria, model)).toBe(after)
      if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
    }),
  )
})

test('skills that were not requested and repeated mentions earn nothing', () => {
  const criteria = someCriteria({ mustHave: [mustHave('kafka')] })
  const plain = aCandidate('ada', { skills: [held('kafka', { years: 3 })] })
  const padding = ['php', 'kotlin', 'vue', 'sql', 'javascript'].map((slug) => held(slug, { years: 9, prominence: 3 }))
  const repeated = Array.from({ length: 20 }, () => held('kafka', { years: 3 }))

  expect(scoreOf({ ...plain, skills: [...plain.skills, ...padding] }, criteria)).toBe(scoreOf(plain, criteria))
  expect(scoreOf({ ...plain, skills: repeated }, criteria)).toBe(scoreOf(plain, criteria))
})
