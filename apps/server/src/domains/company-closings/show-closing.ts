import { minApplicationDays } from '@assay/contracts/retention-policies'
import { activeStages } from '@assay/contracts/shortlisteds'
import type { Context } from '../../platform/context/context.ts'
import { listCurrentOf } from '../agencies/index.ts'
import { listUnpaid, readLimits, readPlan } from '../billing/index.ts'
import { countUndecided } from '../cooperation/index.ts'
import { countHiresByState } from '../pipeline/hires/index.ts'
import { countInterviews } from '../pipeline/interviews/index.ts'
import { countOffersByState } from '../pipeline/offers/index.ts'
import { countStages } from '../pipeline/shortlists/index.ts'
import { listGoing } from '../requirements/index.ts'
import { type Company, listMemberIds } from '../tenants/index.ts'
import { obstaclesOf } from './company-closings.rules.ts'

export interface Closing {
  readonly openJobs: number
  readonly applications: number
  readonly interviews: number
  readonly offers: number
  readonly agencies: number
  readonly members: number
  readonly runningHires: number
  readonly plan: string | null
  readonly obstacles: readonly string[]
  readonly leastKeptDays: number
}

const UPCOMING = 'proposed,countered,scheduled,rescheduling'

/** What closing the company would settle, and what prevents it. */
export async function describeClosing(ctx: Context, company: Company): Promise<Closing> {
  const { db } = ctx
  const { id: companyId } = company
  const jobs = await listGoing(db, companyId)
  const stages = await countStages(
    db,
    jobs.map(({ id }) => id),
  )
  const offers = await countOffersByState(db, { companyId, requirementIds: null })
  const hires = await countHiresByState(db, { companyId })
  const scope = { companyId, userId: companyId, requirementIds: null }
  const { planId } = await readPlan(db, companyId, ctx.now())
  return {
    openJobs: jobs.length,
    applications: [...stages.values()].reduce((sum, counts) => sum + ongoingIn(counts), 0),
    interviews: await countInterviews(db, { scope, filter: { state: UPCOMING } }),
    offers: sumOf(offers, ['sent', 'viewed']),
    agencies: (await listCurrentOf(db, { companyId })).length,
    members: (await listMemberIds(db, companyId)).length,
    runningHires: sumOf(hires, ['awaitingStart', 'inTrial']),
    plan: planId === 'free' ? null : (await readLimits(db, companyId, ctx.now())).planName,
    obstacles: obstaclesOf({
      unpaid: await listUnpaid(db, companyId, ctx.now()),
      disputes: await countUndecided(db, companyId),
    }),
    leastKeptDays: minApplicationDays(company.country),
  }
}

const sumOf = (counts: ReadonlyMap<string, number>, states: readonly string[]): number =>
  states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0)

const ongoingIn = (counts: Readonly<Record<string, number>>): number =>
  activeStages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0)
