import { expect, test } from 'vitest'
import type { InventedCandidate } from './candidate.ts'
import { generateSearches } from './generate.ts'
import type { Role } from './roles.ts'
import { gradePair } from './search.ts'

function role(key: string, overrides: Partial<Role> = {}): Role {
  return {
    key,
    code: key,
    isTech: true,
    titles: [`${key} engineer`],
    tasks: ['Plan the work.', 'Do the work.', 'Check the work.'],
    skills: Array.from({ length: 12 }, (_, number) => `${key}-skill-${number}`),
    stacks: [],
    kinds: new Map(),
    related: [],
    ...overrides,
  }
}

const roles = [role('network'), role('database', { related: ['network'] }), role('sales', { isTech: false })]

test('the same seed generates the same searches, another one others', () => {
  expect(generateSearches(roles, 7)).toEqual(generateSearches(roles, 7))
  expect(generateSearches(roles, 8)).not.toEqual(generateSearches(roles, 7))
})

test('every search has excellent, intermediate and unsuitable candidates', () => {
  const { candidates, searches } = generateSearches(roles, 7)
  for (const search of searches) {
    const grades = new Set(candidates.map((candidate) => gradePair(search, candidate)))
    expect(Math.max(...grades)).toBeGreaterThanOrEqual(3)
    expect(grades).toContain(0)
    expect(grades.size).toBeGreaterThanOrEqual(3)
  }
})

test('a candidate who only lists keywords of other work gets grade 0', () => {
  const { candidates, searches } = generateSearches(roles, 7)
  const padded = candidates.filter((candidate) => candidate.id.startsWith('k'))
  expect(padded.length).toBeGreaterThan(0)
  for (const search of searches) for (const candidate of padded) expect(gradePair(search, candidate)).toBe(0)
})

const toldTasks = [
  'Plan network capacity, routing changes, and failover tests.',
  'Diagnose cabling faults or replace defective switches.',
  'Document address ranges and access lists.',
  'Configure firewalls.',
  'Watch traffic; report congestion to operators.',
]

test('some candidates mention whole tasks, more mention parts, some none', () => {
  const { candidates } = generateSearches([role('network', { tasks: toldTasks }), role('sales', { isTech: false })], 7)
  const people = candidates.filter(({ id, role: { isTech } }) => isTech && !id.startsWith('k'))
  const told = people.map(({ text }) => linesOfWork(text))
  const isWhole = (line: string) => toldTasks.includes(line)
  const isPart = (line: string) => !isWhole(line) && toldTasks.some((task) => isWithinTask(line, task))
  expect(told.flat().filter((line) => !isWhole(line) && !isPart(line))).toEqual([])
  expect(told.filter((lines) => lines.length === 0).length).toBeGreaterThan(0)
  expect(told.filter((lines) => lines.some(isWhole)).length).toBeGreaterThan(0)
  expect(told.filter((lines) => lines.some(isPart)).length).toBeGreaterThan(0)
})

test('a keyword list mentions tasks of the work it imitates', () => {
  const { candidates } = generateSearches([role('network', { tasks: toldTasks }), role('sales', { isTech: false })], 7)
  const padded = candidates.filter(({ id }) => id.startsWith('k'))
  for (const { text } of padded) {
    const told = text.split('\n').filter((line) => toldTasks.some((task) => isWithinTask(line, task)))
    expect(told).toHaveLength(3)
  }
})

function isWithinTask(line: string, task: string): boolean {
  return task.toLowerCase().includes(line.toLowerCase().replace(/\.$/, ''))
}

/** The text without headings, titles and technologies. */
function linesOfWork(text: string): string[] {
  const lines = text.split('\n')
  const experience = lines.slice(lines.indexOf('Experience') + 1, lines.indexOf('Education'))
  return experience.filter((line) => !/ Company Name$|-skill-/.test(line))
}

test('a substitute technology counts less than the requested one', () => {
  const kinds = new Map([
    ['network-skill-0', 'router'],
    ['elsewhere', 'router'],
  ])
  const wanted = role('network', { kinds })
  const { searches } = generateSearches([wanted, role('sales', { isTech: false })], 7)
  const search = { ...(searches[0] as (typeof searches)[number]), mustHaves: ['network-skill-0'], niceToHaves: [] }
  const grade = (names: readonly string[]) =>
    gradePair(search, {
      id: 'x',
      role: wanted,
      formerRole: null,
      level: search.level,
      years: 5,
      skills: names.map((name) => ({ name, shown: 'now' as const })),
      text: '',
    })
  expect([grade([]), grade(['elsewhere']), grade(['network-skill-0'])]).toEqual([2, 3, 4])
})

test('losing a must-have, an old skill and a seniority gap never raise a grade', () => {
  const { searches } = generateSearches(roles, 7)
  for (const search of searches) {
    const best: InventedCandidate = {
      id: 'best',
      role: search.role,
      formerRole: null,
      level: search.level,
      years: 5,
      skills: [...search.mustHaves, ...search.niceToHaves].map((name) => ({ name, shown: 'now' as const })),
      text: '',
    }
    const stale = { ...best, skills: best.skills.map((skill) => ({ ...skill, shown: 'before' as const })) }
    const withoutMust = { ...best, skills: best.skills.slice(search.mustHaves.length) }
    const elsewhere = { ...best, role: role('other') }
    expect(gradePair(search, best)).toBe(4)
    for (const worse of [stale, withoutMust, elsewhere]) {
      expect(gradePair(search, worse)).toBeLessThanOrEqual(gradePair(search, best))
    }
    expect(gradePair(search, elsewhere)).toBeLessThanOrEqual(1)
    const gaps = [-1, 1].map((step) =>
      gradePair({ ...search, level: 2 }, { ...withoutMust, level: (2 + step) as 1 | 3 }),
    )
    expect(gaps[0]).toBeLessThanOrEqual(gaps[1] as number)
  }
})
