import type { InterviewPlan } from '@assay/contracts/requirements'
import type { Queries } from '../../../platform/context/context.ts'
import { ValidationError } from '../../../platform/errors/app-error.ts'
import { listTeammatesOf } from '../../tenants/index.ts'
import { listScorecardTemplates } from '../scorecard-templates/index.ts'

/** Checks that rounds are numbered from one, and that people and scorecards belong to the company. */
export async function assertPlan(db: Queries, companyId: string, plan: InterviewPlan): Promise<void> {
  if (plan.length === 0) return
  if (plan.some(({ round }, at) => round !== at + 1))
    throw new ValidationError([{ field: 'plan', message: 'Number the rounds from 1, in order.' }])
  if (plan.some(({ panelPool, pick }) => panelPool.length > 0 && pick > panelPool.length))
    throw new ValidationError([{ field: 'plan', message: 'A round can’t pick more interviewers than its pool has.' }])
  const members = await listTeammatesOf(db, companyId)
  const active = new Set(members.flatMap(({ userId, state }) => (userId !== null && state === 'active' ? userId : [])))
  if (plan.some(({ panelPool }) => panelPool.some((userId) => !active.has(userId))))
    throw new ValidationError([{ field: 'plan', message: 'Choose members of your company as interviewers.' }])
  const known = new Set((await listScorecardTemplates(db, companyId)).map(({ id }) => id))
  if (plan.some(({ scorecardId }) => scorecardId !== null && !known.has(scorecardId)))
    throw new ValidationError([{ field: 'plan', message: 'Choose one of your company’s scorecards.' }])
}
