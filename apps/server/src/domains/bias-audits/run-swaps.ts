import { setImmediate as breathe } from 'node:timers/promises'
import { type SwapKind, type SwapTest, swapKinds } from '@assay/contracts/bias-audits'
import { buildPool, type CandidateProfile, rank } from '@assay/ranking-engine'
import type { Context } from '../../platform/context/context.ts'
import { exportCandidatesById, jsonResumeOf, profileOfRecord, readJsonResume } from '../candidates/index.ts'
import { dayNumber, dayOf, type LivePool, poolOptions } from '../ranking/index.ts'
import { engineCriteriaOf } from '../requirements/index.ts'
import type { LastRanking } from './gather-assessments.ts'
import { swapped } from './swaps.rules.ts'

const JOBS = 12
const PEOPLE = 60
const PEOPLE_PER_JOB = 20

/** Reads people of the period's rankings again with each swap, and ranks them for its jobs by the model of today. */
export async function runSwaps(ctx: Context, live: LivePool, rankings: readonly LastRanking[]): Promise<SwapTest> {
  const some = rankings.slice(-JOBS)
  const ids = [...new Set(some.flatMap(({ list }) => list.slice(0, PEOPLE_PER_JOB).map(({ id }) => id)))]
  const records = await exportCandidatesById(ctx.db, ids.slice(0, PEOPLE))
  const profiles: CandidateProfile[] = []
  for (const record of records) {
    const resume = jsonResumeOf(record)
    const read = (value: object, kind: SwapKind | 'original') => {
      const again = readJsonResume(value, { contentHash: 'swap', today: dayOf(ctx.now()) })
      profiles.push({ ...profileOfRecord(again, dayOf(ctx.now())), id: `${record.externalId} ${kind}` })
    }
    read(resume, 'original')
    for (const kind of swapKinds) read(swapped(resume, kind), kind)
    await breathe()
  }
  const pool = buildPool(profiles, { ...poolOptions(), asOfDay: dayNumber(ctx.now()) })
  const tallies = swapKinds.map((kind) => ({ kind, scores: 0, moved: 0, most: 0 }))
  for (const { search } of some) {
    const options = { model: live.current().model, now: ctx.now().getTime(), limit: profiles.length, facets: false }
    const { matches } = rank(pool, engineCriteriaOf(search.criteria), options)
    const scores = new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
    for (const { externalId } of records) {
      const before = scores.get(`${externalId} original`) ?? null
      for (const tally of tallies) {
        const after = scores.get(`${externalId} ${tally.kind}`) ?? null
        tally.scores += 1
        if (after === before) continue
        tally.moved += 1
        tally.most = Math.max(tally.most, Math.abs((after ?? 0) - (before ?? 0)))
      }
    }
    await breathe()
  }
  return { people: records.length, jobs: some.length, kinds: tallies }
}
