// The interviewers and questions of a round, from the request or from the requirement’s plan.
import type { InterviewKind } from '@assay/contracts/scheduled-interviews'
import type { Queries } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { findScorecardTemplate, listScorecardTemplates, type Requirement } from '../../../requirements/index.ts'
import { listInterviewers, listTeammatesIn, listUsersShown } from '../../../tenants/index.ts'
import type { Interview } from '../records/index.ts'
import { cameToNothing, countLoads, defaultCriteria } from '../records/index.ts'
import { weekOf } from '../times/index.ts'

export interface Seated {
  readonly userId: string
  readonly required: boolean
}

/** The first round of the plan without an interview under way; after the plan, an extra round. */
export function nextRound({ plan }: Pick<Requirement, 'plan'>, made: readonly Interview[]): number {
  const taken = new Set(made.flatMap(({ round, state }) => (cameToNothing.includes(state) ? [] : [round])))
  const due = plan.find(({ round }) => !taken.has(round))
  return due?.round ?? Math.max(0, ...taken, ...plan.map(({ round }) => round)) + 1
}

export const plannedRound = ({ plan }: Pick<Requirement, 'plan'>, round: number) =>
  plan.find((planned) => planned.round === round)

export async function criteriaFor(
  db: Queries,
  { companyId, templateId, kind }: { companyId: string; templateId: string | null; kind: InterviewKind },
): Promise<Pick<Interview, 'scorecardTemplateId' | 'criteria'>> {
  if (templateId !== null) {
    const template = await findScorecardTemplate(db, companyId, templateId)
    if (template === null || template.retiredAt !== null)
      throw new ValidationError([{ field: 'scorecardTemplateId', message: 'Choose one of your company’s scorecards.' }])
    return { scorecardTemplateId: template.id, criteria: template.criteria }
  }
  const [usual] = await listScorecardTemplates(db, companyId, { kind, retired: 'no' })
  return { scorecardTemplateId: usual?.id ?? null, criteria: usual?.criteria ?? defaultCriteria() }
}

/** Every member must be able to submit a scorecard, or the interview could never complete. */
export async function assertPanel(db: Queries, companyId: string, panel: readonly Seated[]): Promise<void> {
  if (new Set(panel.map(({ userId }) => userId)).size < panel.length)
    throw new ValidationError([{ field: 'panel', message: 'The panel lists someone twice. Remove one.' }])
  const able = await listInterviewers(db, companyId)
  const unable = panel.flatMap(({ userId }) => (able.has(userId) ? [] : [userId]))
  if (unable.length > 0)
    throw new ValidationError([{ field: 'panel', message: await whoCannot(db, companyId, unable) }])
}

/** Names colleagues only, present and former. */
async function whoCannot(db: Queries, companyId: string, userIds: readonly string[]): Promise<string> {
  const mates = new Set((await listTeammatesIn(db, { companyId })).map(({ userId }) => userId))
  if (userIds.some((userId) => !mates.has(userId)))
    return 'Only users of your company who can submit scorecards can interview.'
  const people = await listUsersShown(db, userIds)
  const names = userIds.map((userId) => String(people.get(userId)?.attributes['fullName']))
  return `${new Intl.ListFormat('en').format(names)} can’t interview now. Choose someone else.`
}

/** Those of the planned interviewers who can interview now: others have left, are suspended or got another role. */
export async function keepInterviewers(db: Queries, companyId: string, pool: readonly string[]): Promise<string[]> {
  if (pool.length === 0) return []
  const able = await listInterviewers(db, companyId)
  return pool.filter((userId) => able.has(userId))
}

export const NO_PLANNED_INTERVIEWER =
  'None of the planned interviewers can interview now. Choose others, or change the plan of the job.'

/** Picks the members of a pool with the fewest interviews in that week, then by their order in the pool. */
export async function pickLeastLoaded(
  db: Queries,
  { pool, pick, zone, at }: { pool: readonly string[]; pick: number; zone: string; at: Date },
): Promise<Seated[]> {
  const loads = await countLoads(db, { personIds: pool, range: weekOf(zone, at.getTime()) })
  const loadOf = (userId: string) => loads.get(userId)?.minutes ?? 0
  return pool
    .toSorted((left, right) => loadOf(left) - loadOf(right))
    .slice(0, pick)
    .map((userId) => ({ userId, required: true }))
}
