import { createHash } from 'node:crypto'
import type { runRankingTest as contract } from '@assay/contracts/ranking-tests'
import { testedWeights } from '@assay/contracts/ranking-tests'
import { buildPool, type CandidateProfile, loadModel, type Model, reweighted } from '@assay/ranking-engine'
import type { z } from 'zod'
import { VERSION } from '../../../platform/config/version.ts'
import type { Context } from '../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../platform/errors/app-error.ts'
import { dayNumberOf, dayOf } from '../../../platform/time/days.ts'
import { type CandidateRecord, hasDemoCandidates, profileOfRecord, skillNameOf } from '../../candidates/index.ts'
import {
  findModelText,
  type LivePool,
  modelHash,
  poolOptions,
  type RankedPool,
  rankPool,
  servingModel,
} from '../../ranking/index.ts'
import { assertAsksForSomething, readQuestion } from '../reading/index.ts'
import { countHeldMail, readDatabaseVersion } from './installation-health.store.ts'
import { isOperator, mayTestRanking } from './ranking-tests.policy.ts'
import { compareRankings, impactOf } from './ranking-tests.rules.ts'

export interface TestBenchParts {
  readonly live: LivePool
  /** Candidates who do not exist, the same for the same seed. */
  readonly invent: (asked: { seed: string; size: number; now: Date }) => readonly CandidateRecord[]
  readonly hasFreeSpace: () => Promise<boolean>
}

type TestInput = z.output<(typeof contract)['body']>
const SHOWN = 15
/** The part of the matches that counts as selected. */
const SELECTED_SHARE = 0.25

/** Ranks invented candidates in a temporary pool. No real candidate is read, and nothing is stored. */
export async function runRankingTest(ctx: Context, parts: TestBenchParts, asked: TestInput) {
  assertAllowed(
    mayTestRanking(ctx.actor, await hasDemoCandidates(ctx.db)),
    'The ranking test bench is for operators of this installation.',
  )
  const now = ctx.now()
  const question = readQuestion({ door: 'jobDesc', text: asked.text }, now)
  // Invented candidates have no texts in which words could be looked up.
  const { textWords: _, ...criteria } = question.criteria
  assertAsksForSomething({ ...question, criteria })
  const against = await modelNamed(ctx, parts, asked.against)
  const base = await modelNamed(ctx, parts, asked.model)
  const model = reweighted(base, asked.weights)
  const records = parts.invent({ seed: asked.seed, size: asked.size, now })
  const profiles = records.map((record) => profileOfRecord(record, dayOf(now)))
  const rankWith = (ranked: readonly CandidateProfile[], by: Model) =>
    rankPool(buildPool([...ranked], { ...poolOptions(), asOfDay: dayNumberOf(now) }), question.criteria, {
      limit: asked.size,
      now: now.getTime(),
      facets: false,
      model: by,
    })
  const ranking = rankWith(profiles, model)
  const other = rankWith(profiles, against)
  const again = rankWith(shuffled(profiles, asked.seed), model)
  const selected = new Set(
    ranking.matches.slice(0, Math.ceil(ranking.matches.length * SELECTED_SHARE)).map(({ candidateId }) => candidateId),
  )
  return {
    seed: asked.seed,
    poolSize: ranking.poolSize,
    poolHash: ranking.poolHash,
    title: question.wireCriteria.title,
    skills: question.wireCriteria.mustHave.map(({ anyOf }) => anyOf.map(skillNameOf).join(' or ')),
    notUnderstood: question.reading?.notUnderstood ?? [],
    matchedCount: ranking.matchedCount,
    model: { version: model.version, hash: modelHash(model) },
    against: { version: against.version, hash: modelHash(against) },
    weights: testedWeights.map((name) => ({ name, base: base.weights[name], value: model.weights[name] })),
    matches: shownMatches(ranking, other, records),
    sums: {
      checked: ranking.matches.length,
      exact: ranking.matches.filter(
        ({ score, contributions }) => contributions.reduce((sum, { points }) => sum + points, 0) === score,
      ).length,
    },
    comparison: compareRankings(ranking.matches, other.matches),
    bias: {
      selected: selected.size,
      groups: impactOf(
        records.map((record) => ({
          groups: groupsOf(record, asked.seed),
          isSelected: selected.has(record.externalId),
        })),
      ),
    },
    replay: {
      first: rankingHash(ranking),
      second: rankingHash(again),
      isIdentical: rankingHash(ranking) === rankingHash(again),
    },
    health: await healthOf(ctx, parts),
  }
}

async function modelNamed(
  { actor, db, now }: Context,
  { live }: TestBenchParts,
  name: TestInput['model'],
): Promise<Model> {
  if (name === 'builtIn') return live.current().model
  if (name === 'serving') return servingModel(live, db, { companyId: null, at: now() })
  // Learned models can belong to a company.
  const text = isOperator(actor) ? await findModelText(db, name) : null
  if (text === null) throw notFound('model')
  try {
    return loadModel(JSON.parse(text))
  } catch {
    throw new AppError('validation.invalid', { field: 'model', detail: 'This build can’t read that model.' })
  }
}

function shownMatches(ranking: RankedPool, other: RankedPool, records: readonly CandidateRecord[]) {
  const before = new Map(other.matches.map((match) => [match.candidateId, match]))
  const known = new Map(records.map((record) => [record.externalId, record]))
  return ranking.matches.slice(0, SHOWN).map(({ candidateId, rank, score, contributions }) => ({
    name: `Invented candidate ${Number(candidateId.split('-').at(-1))}`,
    headline: known.get(candidateId)?.headline ?? '',
    country: known.get(candidateId)?.country ?? null,
    rank,
    score,
    lines: contributions.map(({ feature, label, value, points }) => ({ feature, label, value, points })),
    rankBefore: before.get(candidateId)?.rank ?? null,
    scoreBefore: before.get(candidateId)?.score ?? null,
  }))
}

/** One group is drawn, independent of the candidate: its ratio shows what chance alone does. */
function groupsOf({ externalId, experienceMonths, timezone }: CandidateRecord, seed: string): Record<string, string> {
  const years = (experienceMonths ?? 0) / 12
  return {
    'Assigned at random': drawn(`${seed} ${externalId}`) % 2 === 0 ? 'Group A' : 'Group B',
    Experience: years < 6 ? 'Under 6 years' : '6 years or more',
    Region: (timezone ?? 'Unknown').split('/')[0] ?? 'Unknown',
  }
}

const drawn = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0)

const shuffled = (profiles: readonly CandidateProfile[], seed: string): CandidateProfile[] =>
  profiles.toSorted((left, right) => drawn(`${seed}${left.id}`) - drawn(`${seed}${right.id}`))

const rankingHash = ({ matches }: RankedPool): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        matches.map(({ candidateId, rank, score, contributions }) => [candidateId, rank, score, contributions]),
      ),
    )
    .digest('hex')

async function healthOf({ db }: Context, { live, hasFreeSpace }: TestBenchParts) {
  const held = await countHeldMail(db)
  const seconds = Math.round(live.lagMs() / 100) / 10
  const hasRoom = await hasFreeSpace()
  return [
    { name: 'Database', isWell: true, detail: `PostgreSQL ${await readDatabaseVersion(db)}` },
    {
      name: 'Index',
      isWell: live.isReady,
      detail: live.isReady ? `${live.current().size} candidates, at most ${seconds} s behind` : 'Loading',
    },
    {
      name: 'Email',
      isWell: held === 0,
      detail: held === 0 ? 'None failed' : `${held} failed or may not have arrived`,
    },
    { name: 'Disk', isWell: hasRoom, detail: hasRoom ? 'Enough room' : 'Almost full' },
    { name: 'Version', isWell: true, detail: `Assay ${VERSION}, Node ${process.versions.node}` },
  ]
}
