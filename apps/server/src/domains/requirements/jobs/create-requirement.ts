import type { createRequirement as endpoint } from '@assay/contracts/requirements'
import type { LintFinding, SearchCriteria } from '@assay/contracts/search-criteria'
import type { z } from 'zod'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { listMembersAmong } from '../../tenants/index.ts'
import {
  type EmployerActor,
  engineCriteriaOf,
  getRequirement,
  insertRequirements,
  isMadeForOneself,
  listTeams,
  mayCreateRequirement,
  type NewRequirement,
  plainFieldsOf,
  type Requirement,
  requirementCreated,
  titleFor,
  titleOfCopy,
  wireCriteriaOf,
  withMeanings,
} from '../records/index.ts'
import { assertPlan, planFromNow } from './plans.ts'

interface ReadJobText {
  readonly criteria: SearchCriteria
  readonly lint: readonly LintFinding[]
  readonly seats: number | null
  readonly titleAt: number | null
}

/** Injected from the search domain, which reads texts and stores searches. */
export interface CriteriaSources {
  readonly readDescription: (ctx: Context, text: string) => Promise<ReadJobText>
  readonly findSearchCriteria: (
    ctx: Context,
    searchId: string,
  ) => Promise<{ criteria: SearchCriteria; text: string | null; name: string | null }>
}

export type CreateRequirement = z.output<typeof endpoint.body>

/** Creates a draft, which is visible only inside the company and accepts no candidates. */
export async function createRequirement(
  ctx: Context,
  sources: CriteriaSources,
  input: CreateRequirement,
): Promise<Requirement> {
  const actor = assertMayCreate(ctx)
  const { criteria, text, name } = await criteriaFor(ctx, sources, input)
  const read = text.trim() === '' ? null : await sources.readDescription(ctx, text)
  const title = titleFor(input.title ?? name ?? undefined, criteria, { text, titleAt: read?.titleAt ?? null })
  if (title === null) throw new ValidationError([{ field: 'title', message: 'Enter a job title.' }])
  await assertTeam(ctx.db, actor.companyId, input.team)
  await assertPlan(ctx.db, actor.companyId, input.plan)
  return insertDraft(ctx, actor, {
    ...plainFieldsOf(input),
    seats: input.seats ?? read?.seats ?? 1,
    title,
    description: text,
    criteria,
    // The rate limit in a text or a search becomes that of the job, unless another is sent, or none.
    ...bandColumns(input.band === undefined ? criteria.constraints.rateMax : input.band),
    team: input.team,
  })
}

export async function cloneRequirement(ctx: Context, id: string): Promise<Requirement> {
  const original = await getRequirement(ctx, id)
  const actor = assertMayCreate(ctx)
  const { description, criteria, bandAmountMinor, bandCurrency, bandPeriod } = original
  const team = (await listTeams(ctx.db, [id])).get(id) ?? []
  return insertDraft(ctx, actor, {
    ...plainFieldsOf(original),
    plan: await planFromNow(ctx.db, actor.companyId, original.plan),
    visibility: 'private',
    title: titleOfCopy(original),
    description,
    criteria,
    bandAmountMinor,
    bandCurrency,
    bandPeriod,
    team: [...(await listMembersAmong(ctx.db, actor.companyId, team))],
    clonedFrom: id,
  })
}

function assertMayCreate({ actor }: Context): EmployerActor {
  if (!mayCreateRequirement(actor))
    throw new AppError('permission.denied', {
      detail: 'Only recruiters, hiring managers, admins and owners can create jobs.',
    })
  return actor
}

type Draft = Omit<NewRequirement, 'companyId' | 'state'> & { team: readonly string[]; clonedFrom?: string }

async function insertDraft(ctx: Context, actor: EmployerActor, { clonedFrom, team, ...draft }: Draft) {
  const now = ctx.now()
  const { companyId, userId } = actor
  const members = new Set(isMadeForOneself(actor) ? [...team, userId] : team)
  return ctx.transaction(async (tx) => {
    const id = newId(now.getTime())
    const [made] = await insertRequirements(
      tx,
      [{ ...draft, id, companyId, state: 'draft', createdBy: userId, createdAt: now, updatedAt: now }],
      [...members].map((member) => ({ requirementId: id, userId: member, assignedBy: userId, createdAt: now })),
    )
    if (made === undefined) throw new Error('The requirement was not inserted.')
    tx.record(requirementCreated(made, { title: made.title, ...(clonedFrom === undefined ? {} : { clonedFrom }) }))
    return made
  })
}

async function criteriaFor(
  ctx: Context,
  sources: CriteriaSources,
  { criteria, searchId, description }: CreateRequirement,
): Promise<{ criteria: SearchCriteria; text: string; name: string | null }> {
  if (criteria !== undefined) return { criteria: checkedCriteria(criteria), text: description, name: null }
  if (searchId !== undefined) {
    const { criteria, text, name } = await sources.findSearchCriteria(ctx, searchId)
    return { criteria, text: description === '' ? (text ?? '') : description, name }
  }
  const read = await sources.readDescription(ctx, description)
  return { criteria: read.criteria, text: description, name: null }
}

/** Resolves every name in the criteria to its id and refuses unknown ones. A job searches all candidates. */
export const checkedCriteria = (criteria: SearchCriteria): SearchCriteria =>
  wireCriteriaOf(engineCriteriaOf(withMeanings(criteria)), { exclude: criteria.exclude })

/** Members of the team before the change may stay: a suspended colleague comes back. */
export async function assertTeam(
  db: Queries,
  companyId: string,
  team: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const joining = team.filter((userId) => !before.includes(userId))
  if ((await listMembersAmong(db, companyId, joining)).size < new Set(joining).size)
    throw new ValidationError([{ field: 'team', message: 'Choose members of your company.' }])
}

export function bandColumns(band: CreateRequirement['band']) {
  return {
    bandAmountMinor: band?.amountMinor ?? null,
    bandCurrency: band?.currency ?? null,
    bandPeriod: band?.period ?? null,
  }
}
