import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CandidateProfile, evidenceGrades, type ProfileSkill } from './candidate/candidate-profile.ts'
import { buildPool } from './inverted-index/pool.ts'
import { defaultModel } from './model/default-model.ts'
import type { Model } from './model/model.ts'
import type { SearchCriteria } from './query/search-criteria.ts'
import { rank } from './rank.ts'
import { compileTaxonomy } from './taxonomy/compile-taxonomy.ts'
import { correctedModelArbitrary, criteriaArbitrary, profileArbitrary, skillArbitrary } from './testing/arbitraries.ts'
import { aCandidate, held, mustHave, NOW, smallSource, smallTaxonomy, someCriteria, TODAY } from './testing/fixtures.ts'

/** The served model, and every correction that training may learn. */
const modelArbitrary = fc.oneof(fc.constant(defaultModel), correctedModelArbitrary)

function scoreOf(profile: CandidateProfile, criteria: SearchCriteria, model: Model = defaultModel): number | null {
  return matchesOf([profile], criteria, model)[0]?.score ?? null
}

/** One search for all: who else is found changes no score. */
function matchesOf(profiles: readonly CandidateProfile[], criteria: SearchCriteria, model: Model) {
  const named = profiles.map((profile, place) => ({ ...profile, id: `person-${place}` }))
  const pool = buildPool(named, { taxonomy: smallTaxonomy, model, asOfDay: TODAY })
  const { matches } = rank(pool, criteria, { limit: named.length, now: NOW })
  return named.map(({ id }) => matches.find(({ candidateId }) => candidateId === id) ?? null)
}

/** Null for those who do not match. */
function scoresOf<Profiles extends readonly CandidateProfile[]>(
  profiles: readonly [...Profiles],
  criteria: SearchCriteria,
  model: Model,
): { [Place in keyof Profiles]: number | null } {
  const scores = matchesOf(profiles, criteria, model).map((match) => match?.score ?? null)
  return scores as { [Place in keyof Profiles]: number | null }
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
          const better = held.map((skill, at) => (at === place % held.length ? improve(skill) : skill))
          const plain = { ...profile, skills: held }
          const [before, after] = scoresOf([plain, { ...profile, skills: better }], wanted, model)
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
          const without = { ...profile, skills }
          const [before, after] = scoresOf([without, { ...profile, skills: [...skills, added] }], wanted, model)
          if (before !== null) expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })
})

/** The score without the points of the group. */
function standingsOf<Profiles extends readonly CandidateProfile[]>(
  profiles: readonly [...Profiles],
  criteria: SearchCriteria,
  model: Model,
): { [Place in keyof Profiles]: Standing | null } {
  const standings = matchesOf(profiles, criteria, model).map((match) => {
    if (match === null) return null
    const group = match.contributions.find(({ feature }) => feature === 'criteria')?.points ?? 0
    return { group, within: match.score - group }
  })
  return standings as { [Place in keyof Profiles]: Standing | null }
}

const standingOf = (profile: CandidateProfile, criteria: SearchCriteria, model: Model): Standing | null =>
  standingsOf([profile], criteria, model)[0]

interface Standing {
  readonly group: number
  readonly within: number
}

const { claimedCap, statedCap, order } = defaultModel.shapes
const listedCap = order?.listedCap ?? 0

describe('what is written is capped', () => {
  /** Certificates are held, and meet a must-have where they are listed. */
  const certificates = ['certifications', 'sql-certificate']
  const listed = smallSource.skills
    .filter(({ slug }) => !certificates.includes(slug))
    .map(({ slug }) => held(slug, { years: 40, level: 5 }))
  const told = listed.map((skill) => ({ ...skill, lastUsedDay: TODAY, prominence: 3 as const }))
  /** Stated years are believed, so a must-have that asks for years can be met by them. */
  const plain = criteriaArbitrary.map((criteria) => ({
    ...criteria,
    unwantedSkills: [],
    mustHave: criteria.mustHave.map((must) => ({ ...must, minYears: null })),
  }))

  test('at a quarter of the points for lists, and at half for what dated jobs describe', () => {
    expect(listedCap).toBe(250)
    expect(claimedCap).toBe(500)
    expect(statedCap).toBe(650)
  })

  test('a list of every skill, for forty years, in every word of the criteria, moves nobody into another group and no further than its cap', () => {
    fc.assert(
      fc.property(profileArbitrary, plain, modelArbitrary, (profile, criteria, model) => {
        const keywords = criteria.keywords?.map(({ term }) => term) ?? []
        const skills = [...profile.skills, ...listed]
        const [before, after] = standingsOf([profile, { ...profile, skills, keywords }], criteria, model)
        if (before === null) return
        expect(after?.group).toBe(before.group)
        expect((after?.within ?? 0) - before.within).toBeLessThanOrEqual(listedCap)
      }),
    )
  })

  test('all of them described in dated jobs move no score further than the cap on claims within a group', () => {
    fc.assert(
      fc.property(profileArbitrary, plain, modelArbitrary, (profile, criteria, model) => {
        const keywords = criteria.keywords?.map(({ term }) => term) ?? []
        const skills = [...profile.skills, ...told]
        const [before, after] = standingsOf([profile, { ...profile, skills, keywords }], criteria, model)
        if (before !== null) expect((after?.within ?? 0) - before.within).toBeLessThanOrEqual(claimedCap)
      }),
    )
  })

  test('certificates that are listed move no score further than the cap on claims within a group', () => {
    fc.assert(
      fc.property(profileArbitrary, plain, modelArbitrary, (profile, criteria, model) => {
        const keywords = criteria.keywords?.map(({ term }) => term) ?? []
        const skills = [
          ...profile.skills,
          ...listed,
          ...certificates.map((slug) => held(slug, { years: 40, level: 5 })),
        ]
        const [before, after] = standingsOf([profile, { ...profile, skills, keywords }], criteria, model)
        if (before !== null) expect((after?.within ?? 0) - before.within).toBeLessThanOrEqual(claimedCap)
      }),
    )
  })

  test('whatever a candidate writes of skills, titles, level, years and languages', () => {
    fc.assert(
      fc.property(profileArbitrary, profileArbitrary, plain, modelArbitrary, (profile, written, criteria, model) => {
        const wanted = { ...criteria, constraints: { ...criteria.constraints, languages: [] } }
        const { titles, seniority, experienceMonths, languages } = written
        const keywords = wanted.keywords?.map(({ term }) => term) ?? []
        const text = { titles, seniority, experienceMonths, languages, keywords }
        const claiming = { ...profile, ...text, skills: [...profile.skills, ...told] }
        const [before, after] = standingsOf([{ ...profile, languages: [] }, claiming], wanted, model)
        if (before === null || after === null) return
        expect(Math.abs(after.within - before.within)).toBeLessThanOrEqual(statedCap)
      }),
    )
  })

  test('a headline or a title without dates does not meet the asked title', () => {
    const criteria = someCriteria({ titleSlug: 'backend-developer' })
    const titled = (endedMonthsAgo: number | null) =>
      aCandidate('ada', { titles: [{ title: 'backend-developer', months: 30, endedMonthsAgo }] })
    expect(standingOf(titled(null), criteria, defaultModel)?.group).toBeLessThan(
      standingOf(titled(3), criteria, defaultModel)?.group ?? 0,
    )
  })
})

describe('a certificate is held, not used', () => {
  const criteria = someCriteria({ mustHave: [mustHave('sql-certificate'), mustHave('java')] })
  const java = held('java', { years: 4, prominence: 2, lastUsedDay: TODAY })
  const { certificatesAsTold: _, ...earlierOrder } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order: earlierOrder } }
  const matchOf = (skills: ProfileSkill[], asked = criteria, model = defaultModel) =>
    matchesOf([aCandidate('ada', { skills })], asked, model)[0]
  const tickOf = (skills: ProfileSkill[], asked = criteria, model = defaultModel) => {
    const { met, note } = matchOf(skills, asked, model)?.mustHaves[0] ?? {}
    return { met, note }
  }
  const groupOf = (skills: ProfileSkill[], model = defaultModel) =>
    matchOf(skills, criteria, model)?.contributions.find(({ feature }) => feature === 'criteria')?.value

  test('so listing it meets the must-have, and the line names it; before prior-22 it was met in part', () => {
    const holds = [held('sql-certificate'), java]
    expect(tickOf(holds)).toEqual({ met: 'yes', note: null })
    expect(groupOf(holds)).toBe('meets all 2')
    const line = matchOf(holds)?.contributions.find(({ label }) => label === 'SQL certificate, must-have')
    expect(line?.value).toBe('certificate, claimed, listed')
    expect(tickOf(holds, criteria, earlier)).toEqual({ met: 'partly', note: 'only listed' })
    expect(groupOf(holds, earlier)).toBe('misses 1 of 2')
  })

  test('and it stands above the skill that is only listed, and above one that is mentioned in passing', () => {
    const both = matchOf([held('sql-certificate'), java])?.score ?? 0
    expect(both).toBeGreaterThan(matchOf([held('sql'), java])?.score ?? both)
    expect(both).toBeGreaterThan(matchOf([held('sql-certificate', { prominence: 0 }), java])?.score ?? both)
    expect(tickOf([held('sql-certificate', { prominence: 0 }), java]).met).toBe('partly')
  })

  test('any certificate answers a search for certificates, and none tells of the skill that it is about', () => {
    const any = someCriteria({ mustHave: [mustHave('certifications')] })
    expect(tickOf([held('sql-certificate')], any).met).toBe('yes')
    const skill = someCriteria({ mustHave: [mustHave('sql')] })
    expect(tickOf([held('sql-certificate')], skill).met).toBe('partly')
  })

  test('as a nice-to-have it brings what a list brings, and less than a must-have that is listed', () => {
    const both = someCriteria({ mustHave: [mustHave('java')], niceToHave: [{ skill: 'sql-certificate', weight: 5 }] })
    const lists = matchOf([held('java')], both)?.score ?? 0
    expect(lists).toBeGreaterThanOrEqual(matchOf([held('sql-certificate')], both)?.score ?? Number.POSITIVE_INFINITY)
    const line = matchOf([held('sql-certificate')], both)?.contributions.find(({ label }) => label.startsWith('SQL c'))
    expect(line).toMatchObject({ label: 'SQL certificate, nice to have', value: 'claimed, listed' })
  })

  test('proof that is asked for still has to be there', () => {
    const proven = someCriteria({ mustHave: [{ ...mustHave('sql-certificate'), minEvidence: 'assessed' }] })
    expect(tickOf([held('sql-certificate')], proven).met).toBe('partly')
    const assessed = held('sql-certificate', { evidence: 'assessed', evidenceDay: TODAY })
    expect(tickOf([assessed], proven).met).toBe('yes')
  })
})

describe('no other certificate is a part of the one that is asked for', () => {
  const related = [{ slug: 'sql-certificate', strength: 0.8 }]
  const other = { slug: 'other-certificate', name: 'Other certificate', kind: 'tool' as const, aliases: [], related }
  const broader = ['certifications']
  const skills = smallSource.skills.map((each) =>
    each.slug === 'sql-certificate' ? { ...each, related: [{ slug: 'other-certificate', strength: 0.8 }] } : each,
  )
  const source = { ...smallSource, skills: [...skills, { ...other, broader, popularity: 0.1 }] }
  const taxonomy = compileTaxonomy(source)
  const { certificatesWhole: _, ...order } = defaultModel.shapes.order as NonNullable<Model['shapes']['order']>
  const earlier = { ...defaultModel, shapes: { ...defaultModel.shapes, order } }
  const shownOf = (held: ProfileSkill, asked: string, model: Model = defaultModel) => {
    const pool = buildPool([aCandidate('ada', { skills: [held] })], { taxonomy, model, asOfDay: TODAY })
    const criteria = someCriteria({ mustHave: [mustHave(asked)] })
    const [match] = rank(pool, criteria, { limit: 1, now: NOW }).matches
    return { met: match?.mustHaves[0]?.met, sentence: match?.sentence, score: match?.score }
  }

  test('so it is missing, though it still earns points; before prior-29 it was met in part', () => {
    const now = shownOf(held('other-certificate'), 'sql-certificate')
    expect(now).toMatchObject({ met: 'no', sentence: 'Has 0 of 1 must-haves; SQL certificate not found.' })
    const before = shownOf(held('other-certificate'), 'sql-certificate', earlier)
    expect(before).toMatchObject({ met: 'partly', sentence: 'Has 0 of 1 must-haves; SQL certificate in part.' })
    expect(now.score).toBe(before.score)
    expect(now.score).toBeGreaterThan(shownOf(held('java'), 'sql-certificate').score ?? 0)
  })

  test('the one that is asked for, any that is asked for, and related skills are shown as before', () => {
    const cases = [
      ['sql-certificate', 'sql-certificate', 'yes'],
      ['other-certificate', 'certifications', 'yes'],
      ['sql-certificate', 'sql', 'partly'],
      ['kotlin', 'java', 'partly'],
    ] as const
    for (const [has, asked, met] of cases) {
      expect(shownOf(held(has), asked)).toMatchObject({ met })
      expect(shownOf(held(has), asked)).toEqual(shownOf(held(has), asked, earlier))
    }
  })
})

describe('meeting the criteria comes first, and proof decides among those who meet them', () => {
  const asked = ['java', 'kafka', 'postgresql', 'php', 'vue']
  const words = ['LabVIEW', 'payment reconciliation', 'SOX audit']
  const criteria = someCriteria({
    mustHave: asked.map((slug) => mustHave(slug)),
    keywords: words.map((term) => ({ term, weight: 3 })),
  })
  const says = { years: 12, prominence: 3, lastUsedDay: TODAY } as const
  const tested = asked.slice(0, 2).map((slug) => held(slug, { evidence: 'assessed', evidenceDay: TODAY }))
  const scoreWith = (skills: ProfileSkill[], keywords: string[] = []) =>
    scoreOf(aCandidate('ada', { skills, keywords }), criteria) ?? 0

  test('five must-haves described in dated jobs outrank two assessed ones', () => {
    expect(scoreWith(asked.map((slug) => held(slug, says)))).toBeGreaterThan(scoreWith(tested))
  })

  test('two assessed must-haves outrank a list of five, with every keyword', () => {
    const list = asked.map((slug) => held(slug, { years: 12 }))
    expect(scoreWith(tested)).toBeGreaterThan(scoreWith(list, words))
  })

  test('of two who were assessed in all, more proof stands above', () => {
    const all = (evidence: ProfileSkill['evidence']) =>
      asked.map((slug) => held(slug, { ...says, evidence, evidenceDay: TODAY }))
    expect(scoreWith(all('workSample'))).toBeGreaterThan(scoreWith(all('assessed')))
    expect(scoreWith(all('assessed'))).toBeGreaterThan(scoreWith(all('claimed')))
  })

  test('a skill described in a dated job is worth at most two thirds of an assessed one, and a listed one little', () => {
    const single = someCriteria({ mustHave: [mustHave('java')] })
    const worth = (skill: ProfileSkill) =>
      standingOf(aCandidate('ada', { skills: [skill] }), single, defaultModel)?.within ?? 0
    const assessed = worth(held('java', { ...says, evidence: 'assessed', evidenceDay: TODAY }))
    expect(worth(held('java', says))).toBeLessThanOrEqual((assessed * 2) / 3)
    expect(worth(held('java', { years: 12 }))).toBeLessThanOrEqual(assessed / 3)
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
      const saying = (keywords: readonly string[]) => ({ ...profile, keywords })
      const people = [saying(words.slice(1)), saying(words), saying([...words, ...words])] as const
      const [before, after, repeated] = scoresOf(people, criteria, model)
      expect(repeated).toBe(after)
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
