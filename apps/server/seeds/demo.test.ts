import { expect, test } from 'vitest'
import type { CandidateRecord } from '../src/domains/candidates/index.ts'
import { findSkill, findTitle } from '../src/domains/candidates/index.ts'
import { inventEverybody } from './load-demo.ts'
import { besideTheSurvey } from './market/beside-the-survey.table.ts'
import { readMarket } from './market/read-market.ts'
import { demoCertificates } from './people/certificates.table.ts'
import { isDemoCertificate } from './people/invent-certificates.ts'
import { demoRoles } from './people/roles.table.ts'

const DAY = new Date('2026-11-20T09:00:00Z')
const people = (count: number): CandidateRecord[] =>
  [...inventEverybody({ now: DAY, candidates: count })].map(({ record }) => record)
const crowd = people(1_500)

test('the same day gives the same demo data, and more candidates change no existing one', () => {
  expect(people(40)).toEqual(crowd.slice(0, 40))
})

test('every title in the demo is in the taxonomy, and so are nearly all technologies', () => {
  const titles = demoRoles.flatMap((role) => role.titles.map(([title]) => title))
  expect(titles.filter((title) => findTitle(title) === null)).toEqual([])
  expect(crowd.every((person) => person.titleSlug !== null && person.skills.length >= 3)).toBe(true)
  const beside = [...besideTheSurvey.values()].flat()
  expect(beside.filter(([name]) => findSkill(name) === null)).toEqual([])
  const markets = [...readMarket().values()]
  for (const { stacks } of markets)
    for (const { technologies } of stacks) expect(technologies.length).toBeGreaterThan(3)
})

test('skills occur together as in the market data', () => {
  const having = (...names: string[]) => {
    const slugs = names.map((name) => findSkill(name))
    return crowd.filter((person) => slugs.every((slug) => person.skills.some((skill) => skill.slug === slug))).length
  }
  expect(having('React', 'JavaScript') / having('React')).toBeGreaterThan(0.5)
  expect(having('Spring Boot', 'Java') / having('Spring Boot')).toBeGreaterThan(0.7)
  expect(having('Spring Boot', 'C#') / having('Spring Boot')).toBeLessThan(0.2)
})

test('pay depends on years and country, and years match seniority', () => {
  const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  const years = (seniority: string) =>
    median(
      crowd.filter((person) => person.seniority === seniority).map((person) => (person.experienceMonths ?? 0) / 12),
    )
  expect(years('junior')).toBeLessThan(years('mid'))
  expect(years('mid')).toBeLessThan(years('senior'))
  const hourlyDollars = (country: string) =>
    median(
      crowd.flatMap(({ country: home, rate }) =>
        home === country && rate?.period === 'hour' ? [rate.amountMinor / (rate.currency === 'INR' ? 8_800 : 100)] : [],
      ),
    )
  expect(hourlyDollars('US')).toBeGreaterThan(2 * hourlyDollars('IN'))
})

test('no candidate used a technology before its release, or longer than their own experience', () => {
  for (const person of crowd)
    for (const skill of person.skills) {
      expect((skill.years ?? 0) * 12).toBeLessThanOrEqual((person.experienceMonths ?? 0) + 6)
      if (skill.slug === 'rust') expect(skill.years).toBeLessThanOrEqual(11)
    }
})

test('evidence agrees with its vetting result and is dated in the past', () => {
  const grades = new Set(crowd.flatMap(({ skills }) => skills.map(({ evidence }) => evidence)))
  expect([...grades]).toEqual(expect.arrayContaining(['assessed', 'workSample', 'claimed']))
  for (const person of crowd) {
    const stages = new Set(person.vetting.map((result) => result.stage))
    for (const { evidence, evidenceOn } of person.skills) {
      if (evidence === 'assessed') expect(stages).toContain('technical assessment')
      if (evidence === 'workSample') expect(stages).toContain('work sample')
      expect(evidence === 'claimed' || (evidenceOn ?? '9999') <= '2026-11-20').toBe(true)
    }
  }
})

test('summaries do not repeat, and names appear in the contacts only', () => {
  expect(new Set(crowd.map((person) => person.summary)).size).toBe(crowd.length)
  for (const { contact, ...person } of crowd) {
    const family = contact.legalName?.split(' ').at(-1) ?? ''
    if (family.length > 5) expect(JSON.stringify(person)).not.toContain(` ${family} `)
  }
})

test('people hold the certificates of their trade, and no job tells of one', () => {
  const holders = (slug: string) => crowd.filter(({ skills }) => skills.some((skill) => skill.slug === slug))
  for (const { slug } of demoCertificates) expect(findSkill(slug), slug).not.toBeNull()
  for (const slug of ['cissp', 'aws-solutions-architect-cert']) expect(holders(slug).length, slug).toBeGreaterThan(3)
  expect(holders('cissp').every(({ headline }) => /Security|DevSecOps/.test(headline ?? ''))).toBe(true)
  for (const { work } of crowd)
    expect(work.flatMap(({ skills }) => skills).filter((slug) => isDemoCertificate(slug))).toEqual([])
})
