import { setImmediate as breathe } from 'node:timers/promises'
import { type SwapKind, type SwapTest, swapKinds } from '@assay/contracts/bias-audits'
import { buildPool, type CandidateProfile, rank } from '@assay/ranking-engine'
import type { Context } from '../../platform/context/context.ts'
import { dayNumberOf, dayOf } from '../../platform/time/days.ts'
import { exportCandidatesById, jsonResumeOf, profileOfRecord, readJsonResume } from '../candidates/index.ts'
import { type LivePool, poolOptions } from '../ranking/index.ts'
import { engineCriteriaOf } from '../requirements/index.ts'
import type { LastRanking } from './gather-assessments.ts'
import { swapped } from './swaps.rules.ts'

const JOBS = 12
const PEOPLE = 60
const PEOPLE_PER_JOB = 20

/** Reads people of the period's rankings again with each swap, and ranks them for its jobs by the model of today. */
export async function runSwaps(ctx: Context, live: LivePool, rankings: readonly LastRanking[]): Promise<SwapTest> {
  const jobs = rankings.slice(-JOBS)
  const ids = [...new Set(jobs.flatMap(({ list }) => list.slice(0, PEOPLE_PER_JOB).map(({ id }) => id)))]
  const people = await exportCandidatesById(ctx.db, ids.slice(0, PEOPLE))
  const profiles: CandidateProfile[] = []
  for (const person of people) {
    profiles.push(...readVariants(person, dayOf(ctx.now())))
    await breathe()
  }
  const pool = buildPool(profiles, { ...poolOptions(), asOfDay: dayNumberOf(ctx.now()) })
  const options = { model: live.current().model, now: ctx.now().getTime(), limit: profiles.length, facets: false }
  const tallies = swapKinds.map((kind) => ({ kind, scores: 0, moved: 0, most: 0 }))
  for (const { search } of jobs) {
    const { matches } = rank(pool, engineCriteriaOf(search.criteria), options)
    const scores = new Map(matches.map(({ candidateId, score }) => [candidateId, score]))
    for (const person of people) for (const tally of tallies) compareScores(scores, person, tally)
    await breathe()
  }
  return { people: people.length, jobs: jobs.length, kinds: tallies }
}

type Person = Awaited<ReturnType<typeof exportCandidatesById>>[number]
type Variant = SwapKind | 'original'

/** A person's profile as it is, and with each swap. */
function readVariants(person: Person, today: string): CandidateProfile[] {
  const resume = jsonResumeOf(person)
  const read = (value: object, variant: Variant): CandidateProfile => {
    const record = readJsonResume(value, { contentHash: 'swap', today })
    return { ...profileOfRecord(record, today), id: idOf(person, variant) }
  }
  return [read(resume, 'original'), ...swapKinds.map((kind) => read(swapped(resume, kind), kind))]
}

const idOf = ({ externalId }: Person, variant: Variant): string => `${externalId} ${variant}`

interface Tally {
  readonly kind: SwapKind
  scores: number
  moved: number
  most: number
}

function compareScores(scores: ReadonlyMap<string, number>, person: Person, tally: Tally): void {
  const before = scores.get(idOf(person, 'original')) ?? null
  const after = scores.get(idOf(person, tally.kind)) ?? null
  tally.scores += 1
  if (after === before) return
  tally.moved += 1
  tally.most = Math.max(tally.most, Math.abs((after ?? 0) - (before ?? 0)))
}
