import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildPool } from '../inverted-index/pool.ts'
import { defaultModel } from '../model/default-model.ts'
import { noConstraints } from '../query/search-criteria.ts'
import { explain, rank } from '../rank.ts'
import { criteriaArbitrary, poolArbitrary } from '../testing/arbitraries.ts'
import { aCandidate, held, mustHave, NOW, smallTaxonomy, someCriteria, TODAY } from '../testing/fixtures.ts'
import { applyChanges, raiseCandidate } from './raise-candidate.ts'
import { findWhatKeepsBack, listRelaxed } from './relax-criteria.ts'

const options = { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }

test('an assessment of a claimed must-have that would lift the candidate into the top is proposed alone', () => {
  const proven = (id: string) =>
    aCandidate(id, { skills: [held('kafka', { evidence: 'assessed', evidenceDay: TODAY - 500, years: 2 })] })
  const ada = aCandidate('ada', { skills: [held('kafka', { years: 2 }), held('php', { years: 9 })] })
  const pool = buildPool([ada, proven('ben'), proven('cem')], options)

  const raise = raiseCandidate(pool, someCriteria({ mustHave: [mustHave('kafka')] }), ada, { now: NOW, into: 2 })

  expect(raise?.isReached).toBe(true)
  expect(raise?.changes).toEqual([expect.objectContaining({ kind: 'evidence', skill: 'kafka', grade: 'assessed' })])
})

test('a candidate in the top needs no change', () => {
  const ada = aCandidate('ada', { skills: [held('kafka')] })
  const pool = buildPool([ada, aCandidate('ben', { skills: [held('rabbitmq')] })], options)

  const raise = raiseCandidate(pool, someCriteria({ mustHave: [mustHave('kafka')] }), ada, { now: NOW, into: 1 })

  expect(raise).toMatchObject({ isReached: true, changes: [] })
})

test('proposed changes hold in the index, and no smaller set of them suffices', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, fc.integer({ min: 1, max: 3 }), (profiles, criteria, into) => {
      const people = [...new Map(profiles.map((profile) => [profile.id, profile])).values()]
      const pool = buildPool(people, options)
      for (const profile of people.slice(0, 3)) {
        const raise = raiseCandidate(pool, criteria, profile, { now: NOW, into })
        if (raise === null || !raise.isReached || raise.changes.length === 0) continue
        expect(rankAfter(raise.changes)).toBeLessThanOrEqual(into)
        for (const left of raise.changes) {
          const fewer = raise.changes.filter((change) => change !== left)
          expect(rankAfter(fewer, raise.scoreNeeded)).toBeGreaterThan(into)
        }

        function rankAfter(changes: NonNullable<typeof raise>['changes'], tiesCountAbove?: number): number {
          const changed = applyChanges(profile, changes, TODAY)
          const after = buildPool(
            people.map((each) => (each === profile ? changed : each)),
            options,
          )
          const match = explain(after, criteria, profile.id, { now: NOW })
          if (match === null) return Number.POSITIVE_INFINITY
          return match.score === tiesCountAbove ? Number.POSITIVE_INFINITY : match.rank
        }
      }
    }),
  )
})

test('dropping a named condition gives the promised rank, and exactly the named candidates enter and leave', () => {
  fc.assert(
    fc.property(poolArbitrary, criteriaArbitrary, (profiles, criteria) => {
      const pool = buildPool(profiles, options)
      const relaxed = new Map(listRelaxed(criteria).map((each) => [each.target, each.relaxed]))
      const all = (of: typeof criteria) => rank(pool, of, { now: NOW, limit: profiles.length }).matches
      const before = all(criteria)
      const after = new Map([...relaxed].map(([target, easier]) => [target, all(easier)]))
      const best = (matches: typeof before) => matches.slice(0, 3).map(({ candidateId }) => candidateId)
      const matchOf = (matches: typeof before, id: string) => matches.find(({ candidateId }) => candidateId === id)
      for (const { id } of profiles.slice(0, 3)) {
        const kept = findWhatKeepsBack(pool, criteria, id, { now: NOW, into: 3 })
        expect(kept.rankNow).toBe(matchOf(before, id)?.rank ?? null)
        for (const relaxation of kept.relaxations) {
          const easier = after.get(relaxation.target) as typeof before
          expect(matchOf(easier, id)).toMatchObject({ rank: relaxation.rankThen, score: relaxation.scoreThen })
          expect(relaxation.rankThen).toBeLessThan(kept.rankNow ?? Number.POSITIVE_INFINITY)
          expect(relaxation.entering).toEqual(best(easier).filter((each) => !best(before).includes(each)))
        }
      }
    }),
  )
})

test('a limit that excludes the candidate is named first', () => {
  const ada = aCandidate('ada', { skills: [held('kafka', { years: 6 })], noticeDays: 90 })
  const ben = aCandidate('ben', { skills: [held('rabbitmq')], noticeDays: 14 })
  const pool = buildPool([ada, ben], options)
  const criteria = someCriteria({ mustHave: [mustHave('kafka')], constraints: { ...noConstraints, noticeMaxDays: 30 } })

  const kept = findWhatKeepsBack(pool, criteria, 'ada', { now: NOW, into: 1 })

  expect(kept.rankNow).toBeNull()
  expect(kept.relaxations[0]).toMatchObject({ target: 'notice', rankThen: 1, entering: ['ada'], leaving: ['ben'] })
})
