// Identity must not matter: the same skills with another name, school or year of birth.
// Not repeated on PostgreSQL 15: it is about rankings, which are made in memory.
import { buildPool, type CandidateProfile, rank } from '@assay/ranking-engine'
import { skills, titles } from '@assay/taxonomy'
import { seededRandom } from '@assay/training/seeded-random'
import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { profileOfRecord, profileOfResumeText, readJsonResume, recordOfResumeText } from '../../candidates/index.ts'
import { poolOptions } from '../../ranking/index.ts'
import { readQuestion } from '../reading/read-question.ts'

const TODAY = '2026-11-20'
const NOW = Date.parse(TODAY)
const PEOPLE = 200
const CRITERIA_CASES = 20
const MEASURED_CRITERIA = 6

interface Identity {
  readonly name: string
  readonly photo: string
  readonly gender: 'woman' | 'man'
  readonly school: string
  readonly graduated: number
  readonly nationality: string
  readonly born: string
  readonly address: string
  readonly country: string
  readonly family: string
}

const identities: readonly Identity[] = [
  {
    name: 'Mary Catherine O’Brien',
    photo: 'https://photos.example/mary.jpg',
    gender: 'woman',
    school: 'Stanford University',
    graduated: 2011,
    nationality: 'Irish',
    born: '1989-03-12',
    address: '4 Rose Lane, Dublin',
    country: 'IE',
    family: 'married, mother of two',
  },
  {
    name: 'Mohammed Al-Farsi',
    photo: '',
    gender: 'man',
    school: 'Sultan Qaboos University',
    graduated: 1984,
    nationality: 'Omani',
    born: '1961-11-02',
    address: '12 Harbour Road, Muscat',
    country: 'OM',
    family: 'single',
  },
  {
    name: 'Nguyễn Thị Hoa',
    photo: 'https://photos.example/hoa.png',
    gender: 'woman',
    school: 'Evening School of Lesser Town',
    graduated: 2013,
    nationality: 'Vietnamese',
    born: '2001-01-31',
    address: '99 Market Street, Hanoi',
    country: 'VN',
    family: 'divorced, pregnant',
  },
  {
    name: 'DeShawn Washington',
    photo: 'https://photos.example/d.jpg',
    gender: 'man',
    school: 'Howard University',
    graduated: 1999,
    nationality: 'American, veteran',
    born: '1977-07-07',
    address: '1200 14th Street NW, 20005, Washington',
    country: 'US',
    family: 'widowed, father of three',
  },
]

interface Work {
  readonly title: string
  readonly jobs: readonly {
    readonly title: string
    readonly from: number
    readonly to: number | null
    readonly skills: readonly string[]
  }[]
  readonly listed: readonly string[]
}

const random = seededRandom(4)
const below = (limit: number): number => Math.floor(random() * limit)
const one = <T>(values: readonly T[]): T => values[below(values.length)] as T
const technologies = skills.filter(
  ({ kind, ambiguous }) => kind !== 'soft' && kind !== 'domain' && ambiguous === undefined,
)

function inventWork(): Work {
  const title = one(titles)
  const some = (count: number) =>
    Array.from({ length: count }, () => (random() < 0.5 ? one(technologies).name : nameOf(one(title.typicalSkills))))
  const last = 2016 + below(8)
  return {
    title: title.name,
    jobs: [
      { title: title.name, from: last, to: null, skills: some(3) },
      { title: one(titles).name, from: last - 1 - below(2), to: last, skills: some(2) },
    ],
    listed: some(4),
  }
}

const names = new Map(skills.map(({ slug, name }) => [slug, name]))
const nameOf = (slug: string): string => names.get(slug) ?? slug

function textOf(work: Work, who: Identity): string {
  const [she, her] = who.gender === 'woman' ? ['She', 'her'] : ['He', 'his']
  return [
    who.name,
    work.title,
    who.address,
    `Born: ${who.born}. Nationality: ${who.nationality}. Marital status: ${who.family}.`,
    '',
    'Summary',
    `${she} is known for ${her} calm. ${who.gender === 'woman' ? 'Ms' : 'Mr'} ${who.name.split(' ').at(-1)} leads by example.`,
    '',
    'Experience',
    ...work.jobs.flatMap((job) => [
      `${job.title}, 03/${job.from} - ${job.to === null ? 'present' : `02/${job.to}`}`,
      `Worked with ${job.skills.join(', ')}.`,
    ]),
    '',
    'Skills',
    work.listed.join(', '),
    '',
    'Education',
    `BSc, ${who.school}, ${who.graduated}`,
  ].join('\n')
}

function jsonOf(work: Work, who: Identity): object {
  return {
    basics: {
      name: who.name,
      label: work.title,
      image: who.photo,
      birthDate: who.born,
      gender: who.gender,
      nationality: who.nationality,
      maritalStatus: who.family,
      summary: `${who.gender === 'woman' ? 'She' : 'He'} is known for calm.`,
      location: { address: who.address, city: who.address.split(', ').at(-1), countryCode: who.country },
    },
    work: work.jobs.map((job) => ({
      name: 'Some Company',
      position: job.title,
      startDate: `${job.from}-03`,
      ...(job.to === null ? {} : { endDate: `${job.to}-02` }),
      keywords: job.skills,
    })),
    education: [{ institution: who.school, area: 'Anything', studyType: 'BSc', endDate: String(who.graduated) }],
    skills: [{ name: '', keywords: work.listed }],
    meta: { assay: { externalId: 'swap', timezone: 'Europe/Berlin' } },
  }
}

const readers: Readonly<Record<string, (work: Work, who: Identity) => CandidateProfile>> = {
  'a plain text that is imported': (work, who) =>
    profileOfRecord(recordOfResumeText({ externalId: 'swap', text: textOf(work, who) }, TODAY), TODAY),
  'a plain text that is ranked from a file': (work, who) =>
    profileOfResumeText({ externalId: 'swap', text: textOf(work, who) }, TODAY),
  'a JSON Resume': (work, who) =>
    profileOfRecord(readJsonResume(jsonOf(work, who), { contentHash: 'x', today: TODAY }), TODAY),
}

const people = Array.from({ length: PEOPLE }, inventWork)
const criteriaList = Array.from({ length: CRITERIA_CASES }, () => {
  const title = one(titles)
  const asked = title.typicalSkills.slice(0, 5).map(nameOf).join(', ')
  const text = `${title.name}\nRequirements: ${asked}. At least ${2 + below(6)} years of experience. English.`
  const { criteria } = readQuestion({ door: 'jobDesc', text }, new Date(NOW))
  return { ...criteria, mustHaveMode: 'prefer' as const }
})

const poolOf = (profiles: readonly CandidateProfile[]) =>
  buildPool(profiles, { ...poolOptions(), asOfDay: Math.floor(NOW / DAY_MS) })

/** What a reader makes of all people, once for each identity. */
const readAs = new Map(Object.keys(readers).map((name) => [name, new Map<Identity, CandidateProfile[]>()]))

function profilesOf(reader: string, who: Identity): CandidateProfile[] {
  const known = readAs.get(reader)?.get(who)
  const profiles = known ?? people.map((work) => (readers[reader] as Reader)(work, who))
  readAs.get(reader)?.set(who, profiles)
  return profiles
}

/** Scores of each candidate, by criteria. */
function scoresOf(profiles: readonly CandidateProfile[]): Map<string, number>[] {
  const pool = poolOf(profiles.map((profile, number) => ({ ...profile, id: `p${number}` })))
  return criteriaList.map((criteria) => {
    const { matches } = rank(pool, criteria, { limit: profiles.length, now: NOW })
    return new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
  })
}

describe('swapping name, photo, gender, school, year, nationality, birth, address and family', () => {
  test.each(Object.keys(readers))('moves no candidate by a single point, in %s', (reader) => {
    const [first, ...others] = identities.map((who) => scoresOf(profilesOf(reader, who)))
    const matched = (first ?? []).reduce((sum, { size }) => sum + size, 0)
    expect(matched).toBeGreaterThan(PEOPLE)
    for (const other of others) expect(other).toEqual(first)
  })

  test.each(Object.keys(readers))('changes no keyword that is read, in %s', (reader) => {
    const [first, ...others] = identities.map((who) => profilesOf(reader, who).map(({ keywords }) => keywords))
    expect(first?.flat().length).toBeGreaterThan(0)
    for (const other of others) expect(other).toEqual(first)
  })
})

describe('no feature of the ranker reveals identity', () => {
  test('an attribute planted in names, words, schools and years cannot be predicted from the features', () => {
    const groups = [
      [identities[0], identities[2]],
      [identities[1], identities[3]],
    ] as const
    const crowd = Array.from({ length: 3000 }, (_, number) => {
      const group = below(2)
      const who = one(groups[group] ?? []) as Identity
      return {
        group,
        profile: { ...(readers['a plain text that is imported'] as Reader)(inventWork(), who), id: `p${number}` },
      }
    })
    const vectors = measured(crowd.map(({ profile }) => profile))
    const labels = crowd.map(({ group }) => group)
    const half = crowd.length / 2
    const direction = separate(vectors.slice(0, half), labels.slice(0, half))
    const scores = vectors
      .slice(half)
      .map((vector) => vector.reduce((sum, value, at) => sum + value * (direction[at] ?? 0), 0))
    const { area, high } = areaUnderCurve(scores, labels.slice(half))

    expect(area).toBeGreaterThan(0.4)
    expect(high).toBeLessThanOrEqual(0.55)
  })

  test('one planted in the skills is found, so the measure works', () => {
    const crowd = Array.from({ length: 600 }, (_, number) => {
      const group = number % 2
      const work = inventWork()
      const listed = group === 1 ? [...work.listed, 'Kafka'] : work.listed
      const who = identities[0] as Identity
      return {
        group,
        profile: {
          ...(readers['a plain text that is imported'] as Reader)({ ...work, listed }, who),
          id: `p${number}`,
        },
      }
    })
    const kafka = readQuestion({ door: 'skill', text: 'Kafka' }, new Date(NOW)).criteria
    const { matches } = rank(poolOf(crowd.map(({ profile }) => profile)), kafka, { limit: 600, now: NOW })
    const scores = new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
    const { area } = areaUnderCurve(
      crowd.map(({ profile }) => scores.get(profile.id) ?? -100),
      crowd.map(({ group }) => group),
    )
    expect(area).toBeGreaterThan(0.9)
  })
})

type Reader = (work: Work, who: Identity) => CandidateProfile

/** By candidate: the points of every line under several criteria. */
function measured(profiles: readonly CandidateProfile[]): number[][] {
  const pool = poolOf(profiles)
  const byId = new Map(profiles.map(({ id }) => [id, [] as number[]]))
  for (const [place, criteria] of criteriaList.slice(0, MEASURED_CRITERIA).entries()) {
    for (const { candidateId, contributions } of rank(pool, criteria, { limit: profiles.length, now: NOW }).matches) {
      const vector = byId.get(candidateId) as number[]
      for (const [at, { points }] of contributions.entries()) vector[place * 24 + Math.min(at, 23)] = points
    }
  }
  return profiles.map(({ id }) => Array.from({ length: MEASURED_CRITERIA * 24 }, (_, at) => byId.get(id)?.[at] ?? 0))
}

/** Fisher's linear discriminant, with the features taken as independent. */
function separate(vectors: readonly number[][], labels: readonly number[]): number[] {
  const width = vectors[0]?.length ?? 0
  return Array.from({ length: width }, (_, at) => {
    const of = (group: number) =>
      vectors.filter((_, row) => labels[row] === group).map((vector) => vector[at] as number)
    const [left, right] = [of(0), of(1)]
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    const spread = (values: readonly number[]) => mean(values.map((value) => (value - mean(values)) ** 2))
    const noise = spread(left) + spread(right)
    return noise === 0 ? 0 : (mean(right) - mean(left)) / noise
  })
}

/** With the upper end of its 95 % interval (Hanley and McNeil, 1982). */
function areaUnderCurve(scores: readonly number[], labels: readonly number[]): { area: number; high: number } {
  const of = (group: number) => scores.filter((_, row) => labels[row] === group)
  const [left, right] = [of(0), of(1)]
  let above = 0
  for (const high of right) for (const low of left) above += high > low ? 1 : high === low ? 0.5 : 0
  const area = above / (left.length * right.length)
  const [q1, q2] = [area / (2 - area), (2 * area * area) / (1 + area)]
  const variance =
    (area * (1 - area) + (right.length - 1) * (q1 - area * area) + (left.length - 1) * (q2 - area * area)) /
    (left.length * right.length)
  return { area, high: area + 1.96 * Math.sqrt(variance) }
}
