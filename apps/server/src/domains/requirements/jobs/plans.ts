import type { InterviewPlan } from '@assay/contracts/requirements'
import type { Queries } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { listInterviewers } from '../../tenants/index.ts'
import { listScorecardTemplates } from '../scorecard-templates/index.ts'

/**
 * Checks that rounds are numbered from one, that scorecards belong to the company, and that those who interview can.
 * People that the plan named before may stay: a suspended colleague comes back.
 */
export async function assertPlan(
  db: Queries,
  companyId: string,
  plan: InterviewPlan,
  before: InterviewPlan = [],
): Promise<void> {
  if (plan.length === 0) return
  if (plan.some(({ round }, at) => round !== at + 1))
    throw new ValidationError([{ field: 'plan', message: 'Number the rounds from 1, in order.' }])
  if (plan.some(({ panelPool, pick }) => panelPool.length > 0 && pick > panelPool.length))
    throw new ValidationError([{ field: 'plan', message: 'A round can’t pick more interviewers than its pool has.' }])
  const able = await listInterviewers(db, companyId)
  const stay = new Set(interviewersIn(before))
  if (interviewersIn(plan).some((userId) => !able.has(userId) && !stay.has(userId)))
    throw new ValidationError([{ field: 'plan', message: 'Choose colleagues who can interview.' }])
  const known = new Set((await listScorecardTemplates(db, companyId)).map(({ id }) => id))
  if (plan.some(({ scorecardId }) => scorecardId !== null && !known.has(scorecardId)))
    throw new ValidationError([{ field: 'plan', message: 'Choose one of your company’s scorecards.' }])
}

export const interviewersIn = (plan: InterviewPlan): string[] => [
  ...new Set(plan.flatMap(({ panelPool }) => panelPool)),
]

/** For a copy of a job, which begins with those who can interview now. */
export async function planFromNow(db: Queries, companyId: string, plan: InterviewPlan): Promise<InterviewPlan> {
  const able = await listInterviewers(db, companyId)
  return plan.map((round) => {
    const panelPool = round.panelPool.filter((userId) => able.has(userId))
    return { ...round, panelPool, pick: panelPool.length === 0 ? round.pick : Math.min(round.pick, panelPool.length) }
  })
}
