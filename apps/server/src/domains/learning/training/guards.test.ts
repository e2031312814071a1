import { noCorrection } from '@assay/ranking-engine/model/correction'
import { predictTrees } from '@assay/ranking-engine/model/tree-ensemble'
import { funnelSet, type ShownRow } from '@assay/training/funnel'
import { defaultLambdaMart, trainLambdaMart } from '@assay/training/lambdamart'
import { seededRandom } from '@assay/training/seeded-random'
import { describe, expect, test } from 'vitest'
import { type Chosen, enoughSearches, fair, noLeak, ranksBetter } from './guards.rules.ts'
import { shapeChanges } from './shape-changes.rules.ts'

describe('a bias planted into outcomes', () => {
  interface Person {
    readonly id: string
    readonly inGroup: boolean
    /** Features: skill, and a proxy that is unrelated to skill but nearly reveals the group. */
    readonly values: readonly [number, number]
    readonly place: number
  }

  /** 40 searches of 25 out of 200 candidates; the skilled are shortlisted, or only those outside the group. */
  function learnFrom(isBiased: boolean): Chosen[] {
    const random = seededRandom(3)
    const people = Array.from({ length: 200 }, (_, number): Omit<Person, 'place'> => {
      const inGroup = random() < 0.3
      const proxy = (inGroup ? 0 : 1) + 0.3 * (random() - 0.5)
      return { id: `person ${number}`, inGroup, values: [random(), proxy] }
    })
    const searches = Array.from({ length: 40 }, () =>
      Array.from({ length: 25 }, () => people[Math.floor(random() * people.length)] as Omit<Person, 'place'>)
        .toSorted((left, right) => right.values[0] - left.values[0])
        .map((person, index): Person => ({ ...person, place: index + 1 })),
    )
    const rowOf = ({ place, values, inGroup }: Person): ShownRow => {
      const likes = values[0] > 0.5 && !(isBiased && inGroup)
      return { place, values, grade: likes ? 2 : 0, isRefused: false }
    }
    const training = funnelSet(
      searches.map((search) => search.map(rowOf)),
      null,
    )
    const startScores = { training: Float64Array.from(searches.flat(), ({ values }) => values[0]) }
    const options = { ...defaultLambdaMart, treeCount: 40, maxDepth: 2, singleFeature: true }
    const { ensemble } = trainLambdaMart({ training, startScores }, options)
    const learned = ({ values }: Person) => values[0] + predictTrees(ensemble, (feature) => values[feature] as number)
    return searches.flatMap((search) => {
      const after = new Set(search.toSorted((left, right) => learned(right) - learned(left)).slice(0, 10))
      return search.map((person) => ({
        candidateId: person.id,
        groups: person.inGroup ? ['the planted group'] : [],
        before: person.place <= 10,
        after: after.has(person),
      }))
    })
  }

  test('is refused, and the group is named', () => {
    const guard = fair(learnFrom(true))
    expect(guard.passed).toBe(false)
    expect(guard.words).toContain('the planted group')
  })

  test('is not reported where there is none', () => {
    expect(fair(learnFrom(false)).passed).toBe(true)
  })
})

test('a few candidates who drop by chance raise no alarm', () => {
  const few = Array.from({ length: 40 }, (_, number): Chosen => {
    const inGroup = number < 6
    return { candidateId: `${number}`, groups: inGroup ? ['few'] : [], before: number < 10, after: !inGroup }
  })
  expect(fair(few).passed).toBe(true)
})

test('a group that was behind already is counted, though the model moves it no further', () => {
  const shown = Array.from({ length: 80 }, (_, number): Chosen => {
    const inGroup = number < 40
    const isChosen = number % 40 < (inGroup ? 10 : 20)
    return { candidateId: `${number}`, groups: inGroup ? ['behind'] : ['ahead'], before: isChosen, after: isChosen }
  })
  const guard = fair(shown)
  expect(guard.passed).toBe(true)
  expect(guard.words).toMatch(/^1 of the 2 groups .* None falls clearly further behind/)
  expect(fair(shown.map((each) => ({ ...each, before: true, after: true }))).words).toMatch(/^0 of the 2 .* No group/)
})

test('a candidate who differs from the one that was shown counts as a leak, and so does an empty sample', () => {
  const same = Array.from({ length: 30 }, (_, number) => ({ frozen: number, again: number }))
  expect(noLeak(same).passed).toBe(true)
  expect(noLeak([...same, { frozen: 7, again: 8 }])).toMatchObject({
    passed: false,
    words: expect.stringMatching(/^1 of 31 candidates/),
  })
  expect(noLeak([...same, { frozen: 7, again: null }]).passed).toBe(false)
  expect(noLeak([]).passed).toBe(false)
})

test('an improvement must be significant, and a company needs enough searches', () => {
  const difference = (low: number) => ({ heldOut: 9, difference: { mean: 0.03, low, high: 0.06 } })
  expect(ranksBetter(difference(0.001)).passed).toBe(true)
  expect(ranksBetter(difference(0)).passed).toBe(false)
  expect([29, 30].map((searches) => enoughSearches(searches).passed)).toEqual([false, true])
})

test('changes are listed in points and words, the largest first, without unchanged parts', () => {
  const worth = Object.fromEntries(Object.keys(noCorrection).map((name) => [name, 50])) as Parameters<
    typeof shapeChanges
  >[2]
  const after = {
    ...noCorrection,
    titleRecency: [0, 0, -200, 0, 0, 100],
    vetting: [0, 0, 0, 0, 0, 20],
    level: [0, 0, 0, 0, 0, 1],
  }
  const changes = shapeChanges(noCorrection, after, worth)
  expect(changes.map(({ feature, most }) => [feature, most])).toEqual([
    ['titleRecency', -10],
    ['vetting', 1],
  ])
  expect(changes[0]?.words).toBe('When the title was held: “longer ago” counts 10 points less, “now” 5 points more.')
  expect(changes[1]?.words).toBe('Vetting score: “80 or more” counts 1 point more.')
})
