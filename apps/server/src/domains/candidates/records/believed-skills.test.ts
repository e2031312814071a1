import { skills as knownSkills } from '@assay/taxonomy'
import { expect, test } from 'vitest'
import { readJsonResume } from './read-json-resume.ts'

const today = '2026-11-20'
const NAMES = ['Kotlin', 'Kafka', 'Kubernetes', 'PostgreSQL', 'Terraform']
const FULL = { years: 20, level: 5, prominence: 3, lastUsedOn: today }

interface Said {
  readonly stated?: readonly object[]
  readonly work?: readonly object[]
  readonly rest?: object
  readonly isAgency?: boolean
}

function recordOf({ stated = [], work = [], rest = {}, isAgency = true }: Said) {
  const meta = { assay: { externalId: 'c1', skills: stated, ...rest } }
  const resume = { basics: { label: 'PHP Developer' }, work, meta }
  return readJsonResume(resume, { contentHash: '', today, isAgency })
}

const stated = (names: readonly string[], how: object) => names.map((name) => ({ name, ...how }))
const used = (said: Said) =>
  recordOf(said).skills.filter(({ prominence, lastUsedOn }) => prominence >= 2 && lastUsedOn !== null).length

test('that someone uses a skill is believed to an agency where a dated job names it, and to operators as stated', () => {
  const claims = stated(NAMES, FULL)
  const job = { position: 'Developer', startDate: '2021-03' }
  expect(used({ stated: claims })).toBe(0)
  expect(used({ stated: claims, isAgency: false })).toBe(5)
  expect(used({ stated: claims, work: [{ ...job, keywords: ['Kotlin'] }] })).toBe(1)
  expect(used({ stated: claims, work: [{ ...job, summary: 'Ran our services with Kafka and Kubernetes.' }] })).toBe(2)
})

test('a candidate who uses everything, or has everything confirmed by an agency, gets no credit for use', () => {
  const all = knownSkills.slice(0, 390).map(({ name }) => name)
  const jobs = Array.from({ length: 17 }, (_, number) => ({
    position: 'Developer',
    startDate: '2021-03',
    keywords: all.slice(number * 23, number * 23 + 23),
  }))
  expect(used({ work: jobs.slice(0, 2) })).toBeGreaterThan(40)
  expect(used({ work: jobs })).toBe(0)
  const confirmed = recordOf({ stated: stated(all, { ...FULL, evidence: 'agency', evidenceOn: today }) }).skills
  expect(new Set(confirmed.map(({ evidence }) => evidence))).toEqual(new Set(['claimed']))
  const few = recordOf({ stated: stated(NAMES, { evidence: 'agency', evidenceOn: today }) }).skills
  expect(new Set(few.map(({ evidence }) => evidence))).toEqual(new Set(['agency']))
})

test('a job that has not begun, and days that lie ahead, tell nothing', () => {
  const ahead = { position: 'Senior Backend Developer', startDate: '2027-01', endDate: '2049-03', keywords: NAMES }
  const record = recordOf({
    work: [ahead],
    stated: stated(['PHP'], { evidence: 'agency', evidenceOn: '2099-01-01', lastUsedOn: '2099-01-01' }),
    rest: { lastConfirmedAt: '2099-01-01T00:00:00Z' },
  })
  expect(record.work).toMatchObject([{ startedOn: '2027-01', titleSlug: null, skills: [] }])
  expect(record.experienceMonths).toBeNull()
  expect(record.lastConfirmedAt).toBeNull()
  expect(record.skills).toMatchObject([{ slug: 'php', evidenceOn: null, lastUsedOn: null }])
})

test('a job that ends before it begins tells nothing, in whichever form it names skills', () => {
  const claims = stated(NAMES, FULL)
  const job = { summary: 'Ran our services with Kotlin, Kafka and Kubernetes for two shops.', keywords: ['Terraform'] }
  const from = (startDate: string, endDate: string) =>
    used({ stated: claims, work: [{ position: 'Developer', startDate, endDate, ...job }] })
  expect(from('2020-01', '2023-05')).toBe(4)
  expect(from('2019', '2020')).toBe(4)
  expect(from('2023-05', '2020-01')).toBe(0)
  expect(from('2023', '2020')).toBe(0)
  expect(from('2023-05-02', '2022-12-31')).toBe(0)
})

test('a job that goes on counts to today, and one before the calendar has no dates', () => {
  const months = (startDate: string, endDate: string) =>
    recordOf({ work: [{ position: 'Developer', startDate, endDate }] }).experienceMonths
  expect(months('2025-11', '2049-03')).toBe(12)
  expect(months('0000', '2019')).toBeNull()
})
