import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../../platform/context/actor.ts'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { listCompaniesById, listInterviewers, listUsersShown, presentCompany } from '../../tenants/index.ts'
import {
  type FillForecast,
  forecastFill,
  isEditable,
  isInside,
  listAssignedTo,
  listTeams,
  mayAct,
  type Requirement,
  type StageHistory,
  verbsFrom,
  weightsActsOn,
} from '../records/index.ts'
import type { CriteriaSources } from './create-requirement.ts'
import { lintOf } from './move-requirement.ts'
import { interviewersIn } from './plans.ts'
import { loadSuppliers } from './requirement-agencies.ts'
import { presentRequirement } from './requirements.resource.ts'

export interface RequirementNeeds {
  readonly criteria: CriteriaSources
  /** Injected from the shortlists: candidates by stage, by requirement. */
  readonly countStages: (
    db: Queries,
    requirementIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
  /** Injected from the shortlists: a company's history, and a requirement's hires with their dates. */
  readonly readHistory: (db: Queries, companyId: string) => Promise<readonly StageHistory[]>
  readonly listHiredAt: (
    db: Queries,
    requirementIds: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly Date[]>>
}

/** The requested fields; undefined: all of them. Other fields are not loaded. */
type Only = ReadonlySet<string> | undefined

const isWanted = (only: Only, field: string): boolean => only === undefined || only.has(field)

const isInPreparation = ({ state }: Requirement): boolean => state === 'draft' || state === 'pendingApproval'

/** Adds everything that the requirements' pages show. */
export async function showRequirements(
  ctx: Context,
  needs: RequirementNeeds,
  { rows, withCompany, only }: { rows: readonly Requirement[]; withCompany: boolean; only?: Only },
): Promise<Presented[]> {
  const ids = rows.map(({ id }) => id)
  const isOfTheHouse = isInside(ctx.actor)
  const inside = isOfTheHouse ? await loadInside(ctx, needs, { rows, ids, only }) : null
  const companies = withCompany ? await companiesOf(ctx.db, rows) : new Map<string, Presented>()
  const shown: Presented[] = []
  // One text after the other: a list takes no more turns than a single job.
  for (const row of rows)
    shown.push(
      presentRequirement(row, {
        company: companies.get(row.companyId) ?? { type: 'companies', id: row.companyId },
        inside: inside && {
          ...inside(row),
          lint: isWanted(only, 'lint') && isInPreparation(row) ? await lintOf(ctx, needs.criteria, row) : [],
        },
      }),
    )
  return shown
}

async function loadInside(
  ctx: Context,
  needs: RequirementNeeds,
  { rows, ids, only }: { rows: readonly Requirement[]; ids: readonly string[]; only: Only },
) {
  const assigned = await listAssignedTo(ctx)
  const teams =
    isWanted(only, 'team') || isWanted(only, 'assignees') ? await listTeams(ctx.db, ids) : new Map<string, string[]>()
  const missing = isWanted(only, 'missingInterviewers') ? await findMissing(ctx, rows) : new Set<string>()
  const users = await listUsersShown(ctx.db, [...new Set([...[...teams.values()].flat(), ...missing])])
  const membersOf = (userIds: readonly string[]) =>
    userIds.map((userId) => ({ userId, fullName: String(users.get(userId)?.attributes['fullName'] ?? '') }))
  const isForecast = isWanted(only, 'fillForecast')
  const funnels = isForecast || isWanted(only, 'funnel') ? await needs.countStages(ctx.db, ids) : null
  const forecasts = isForecast && funnels !== null ? await forecastsOf(ctx.db, needs, { rows, funnels }) : null
  const suppliers = isWanted(only, 'agencies') ? await loadSuppliers(ctx.db, rows) : null
  return (row: Requirement) => ({
    team: membersOf(teams.get(row.id) ?? []),
    missingInterviewers: membersOf(interviewersIn(row.plan).filter((userId) => missing.has(userId))),
    funnel: funnels?.get(row.id) ?? {},
    agencies: suppliers?.(row) ?? [],
    fillForecast: forecasts?.get(row.id) ?? null,
    mayDo: listActs(ctx.actor, row, assigned),
  })
}

/** The interviewers of all plans who cannot interview now. */
async function findMissing({ actor, db }: Context, rows: readonly Requirement[]): Promise<Set<string>> {
  const planned = rows.flatMap(({ plan }) => interviewersIn(plan))
  const companyId = actor.kind === 'user' ? actor.companyId : null
  if (planned.length === 0 || companyId === null) return new Set()
  const able = await listInterviewers(db, companyId)
  return new Set(planned.filter((userId) => !able.has(userId)))
}

/** By id, for those that can still be filled. */
async function forecastsOf(
  db: Queries,
  { readHistory, listHiredAt }: RequirementNeeds,
  { rows, funnels }: { rows: readonly Requirement[]; funnels: Awaited<ReturnType<RequirementNeeds['countStages']>> },
): Promise<Map<string, FillForecast>> {
  const fillable = rows.filter(({ state }) => state === 'open' || state === 'paused')
  const histories = new Map<string, readonly StageHistory[]>()
  for (const companyId of new Set(fillable.map((row) => row.companyId)))
    histories.set(companyId, await readHistory(db, companyId))
  const hires = await listHiredAt(
    db,
    fillable.map(({ id }) => id),
  )
  return new Map(
    fillable.flatMap(({ id, companyId, seats, openedAt }) => {
      const hired = (hires.get(id) ?? []).filter((at) => openedAt === null || at >= openedAt).length
      const stages = funnels.get(id) ?? {}
      const forecast = forecastFill({ seats, hired, stages, history: histories.get(companyId) ?? [] })
      return forecast === null ? [] : [[id, forecast] as const]
    }),
  )
}

function listActs(actor: Actor, requirement: Requirement, assigned: ReadonlySet<string>): string[] {
  const acts = [...verbsFrom(requirement.state), ...(isEditable(requirement.state) ? (['edit'] as const) : [])]
  return [...acts, ...weightsActsOn(requirement), 'clone' as const].filter((act) =>
    mayAct(actor, act, { requirement, assigned }),
  )
}

async function companiesOf(db: Queries, rows: readonly Requirement[]): Promise<Map<string, Presented>> {
  const companies = await listCompaniesById(db, [...new Set(rows.map(({ companyId }) => companyId))])
  return new Map([...companies].map(([id, company]) => [id, presentCompany(company)]))
}
