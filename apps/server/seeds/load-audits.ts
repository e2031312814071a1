// Groups that invented people volunteered, by lot and whatever their skills, and audits of the past months.
import { races, sexes } from '@assay/contracts/demographics'
import { computeAudit, publishAudit, runAudit } from '../src/domains/bias-audits/index.ts'
import { listCandidatesById } from '../src/domains/candidates/index.ts'
import { insertAnswers } from '../src/domains/demographics/index.ts'
import { listFrozenMatches, listSearchesForJobs } from '../src/domains/search/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'
import { type Random, randomFrom } from './random.ts'

type Candidate = Awaited<ReturnType<typeof listCandidatesById>>[number]

const VOLUNTEERED = 0.7
const MONTHS = 12
const LEAD = 'owner@acme.test'
const OPERATOR = 'admin@assay.test'

export async function loadAudits(ctx: Context, parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const { demographicsKey, live, now } = parts
  if (demographicsKey === undefined) return
  await insertAnswers(ctx.db, demographicsKey, inventAnswers(await listAssessed(ctx, now)), now)
  const months = { from: monthBefore(now, MONTHS), to: monthBefore(now, 1) }
  for (const email of [OPERATOR, LEAD]) {
    const asking = await contextOnDay(parts, tenants, { email, daysAgo: 0 })
    const { id } = await runAudit(asking, { ...months, triesReranking: email === LEAD })
    await computeAudit(ctx, { live, demographicsKey }, id)
    if (email === OPERATOR) await publishAudit(asking, id, true)
  }
}

async function listAssessed({ db }: Context, now: Date): Promise<Candidate[]> {
  const searches = await listSearchesForJobs(db, { companyId: null, from: new Date(0), to: now })
  const ids = new Set<string>()
  for (const { id, frozenCount } of searches)
    for (const { candidateId } of await listFrozenMatches(db, id, { from: 0, to: frozenCount })) ids.add(candidateId)
  return (await listCandidatesById(db, [...ids])).toSorted((left, right) =>
    left.externalId < right.externalId ? -1 : 1,
  )
}

const RACE_WEIGHTS = [18, 52, 11, 1, 14, 1, 3] as const

/** Each person draws from a separate random stream, which is the same on every machine. */
function inventAnswers(people: readonly Candidate[]) {
  const lots = randomFrom('groups')
  return people.flatMap(({ id: candidateId, externalId }) => {
    const random = lots.fork(externalId)
    if (!random.chance(VOLUNTEERED)) return []
    const sex = random.chance(0.05) ? null : random.weighted([...sexes.map((each) => [each, 1] as const)])
    const race = random.chance(0.08) ? null : inventRace(random)
    return [{ candidateId, sex, race }]
  })
}

const inventRace = (random: Random) => random.weighted(races.map((race, at) => [race, RACE_WEIGHTS[at] ?? 1] as const))

function monthBefore(now: Date, months: number): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1)).toISOString().slice(0, 7)
}
