import { packCareers, unpackCareers } from '@assay/taxonomy/careers/career-table'
import { careers } from '@assay/taxonomy/careers/careers'
import { seededRandom } from '@assay/training/seeded-random'
import { expect, test } from 'vitest'
import { componentsOf, correlationsOf, errorOn, regress, targetsOf } from './career-regression.ts'
import { linksOf } from './make-careers.ts'
import type { CareerCounts } from './read-careers.ts'
import { splitCounts } from './split-counts.ts'

const items = ['skill:ansible', 'skill:linux', 'skill:react', 'title:devops-engineer', 'title:front-end-developer']

/** Careers drawn by lot: Linux and Ansible lead to DevOps, React to front-end work, and the rest is chance. */
function drawn(people: number): CareerCounts {
  const random = seededRandom(7)
  const [inHistory, inNext] = [new Float64Array(items.length), new Float64Array(items.length)]
  const together = { history: new Map<string, number>(), next: new Map<string, number>() }
  const count = (table: Map<string, number>, left: number, right: number) => {
    table.set(`${left} ${right}`, (table.get(`${left} ${right}`) ?? 0) + 1)
  }
  for (let person = 0; person < people; person++) {
    const isOps = random() < 0.5
    const history = [0, 1, 2].filter((item) => random() < (isOps === item < 2 ? 0.6 : 0.1))
    const next = random() < 0.8 ? (isOps ? 3 : 4) : isOps ? 4 : 3
    for (const left of history) {
      inHistory[left] = (inHistory[left] as number) + 1
      for (const right of history) if (left < right) count(together.history, left, right)
      count(together.next, left, next)
    }
    inNext[next] = (inNext[next] as number) + 1
  }
  const pairsOf = (table: ReadonlyMap<string, number>) => ({
    left: Int32Array.from(table.keys(), (key) => Number(key.split(' ')[0])),
    right: Int32Array.from(table.keys(), (key) => Number(key.split(' ')[1])),
    people: Float64Array.from(table.values()),
  })
  return { people, items, inHistory, inNext, history: pairsOf(together.history), next: pairsOf(together.next) }
}

const counts = drawn(4000)
const learn = (from: CareerCounts) =>
  regress(componentsOf(correlationsOf(from), 3), targetsOf(from), { count: 3, ridge: 0.1 })

test('finds from counts alone what leads to what', () => {
  const links = new Map(linksOf(counts, learn(counts)).map(({ next, leads }) => [next, leads.map(([slug]) => slug)]))
  expect(links.get('title:devops-engineer')?.toSorted()).toEqual(['ansible', 'linux'])
  expect(links.get('title:front-end-developer')).toEqual(['react'])
})

test('what was learned from some people predicts others, and more penalty than needed predicts them worse', () => {
  const [taught, apart] = splitCounts(counts, 0.8, 1)
  const [others, exam] = [correlationsOf(apart), targetsOf(apart)]
  const error = errorOn(learn(taught), others, exam)
  expect(error).toBeLessThan(-0.1)
  const timid = regress(componentsOf(correlationsOf(taught), 3), targetsOf(taught), { count: 3, ridge: 50 })
  expect(errorOn(timid, others, exam)).toBeGreaterThan(error)
})

test('the packed table gives every link back', () => {
  const links = [
    { next: 'title:a', leads: [['x', 1] as const, ['y', 0.2] as const] },
    { next: 'skill:b', leads: [['y', 0.6] as const] },
  ]
  expect(unpackCareers(packCareers(links, 2))).toEqual(links)
})

test('the shipped table has no more than hints: every weight is below one, and no asked item leads to itself alone', () => {
  expect(careers.length).toBeGreaterThan(500)
  for (const { next, leads } of careers) {
    expect(leads.length, next).toBeGreaterThan(1)
    for (const [, weight] of leads) expect(weight).toBeLessThanOrEqual(1)
  }
})
