import type { Presented } from '@assay/jsonapi/present'
import type { Actor } from '../../platform/context/actor.ts'
import type { Context, Queries } from '../../platform/context/context.ts'
import { findCompany, listUsersShown, presentCompany } from '../tenants/index.ts'
import type { CardSources } from './create-requirement.ts'
import { listAssignedTo } from './get-requirement.ts'
import { lintOf } from './move-requirement.ts'
import { loadSuppliers } from './requirement-agencies.ts'
import { isInside, mayAct } from './requirements.policy.ts'
import { presentRequirement } from './requirements.resource.ts'
import { isEditable, verbsFrom } from './requirements.rules.ts'
import { listTeams, type Requirement } from './requirements.store.ts'

export interface RequirementNeeds {
  readonly cards: CardSources
  /** Candidates by stage, by requirement: the shortlists know. */
  readonly countStages: (
    db: Queries,
    requirementIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
}

/** The fields that were asked for; undefined: all of them. What nobody asked for is not loaded. */
type Only = ReadonlySet<string> | undefined

const isWanted = (only: Only, field: string): boolean => only === undefined || only.has(field)

const isInPreparation = ({ state }: Requirement): boolean => state === 'draft' || state === 'pendingApproval'

/** Requirements with everything around them that their pages show. */
export async function showRequirements(
  ctx: Context,
  { cards, countStages }: RequirementNeeds,
  { rows, withCompany, only }: { rows: readonly Requirement[]; withCompany: boolean; only?: Only },
): Promise<Presented[]> {
  const ids = rows.map(({ id }) => id)
  const isOfTheHouse = isInside(ctx.actor)
  const inside = isOfTheHouse ? await loadInside(ctx, { rows, ids, only, countStages }) : null
  const companies = withCompany ? await companiesOf(ctx.db, rows) : new Map<string, Presented>()
  return rows.map((row) =>
    presentRequirement(row, {
      company: companies.get(row.companyId) ?? { type: 'companies', id: row.companyId },
      inside: inside && {
        ...inside(row),
        lint: isWanted(only, 'lint') && isInPreparation(row) ? lintOf(cards, row, ctx.now()) : [],
      },
    }),
  )
}

async function loadInside(
  ctx: Context,
  {
    rows,
    ids,
    only,
    countStages,
  }: { rows: readonly Requirement[]; ids: readonly string[]; only: Only } & Pick<RequirementNeeds, 'countStages'>,
) {
  const assigned = await listAssignedTo(ctx)
  const teams = isWanted(only, 'team') ? await listTeams(ctx.db, ids) : new Map<string, string[]>()
  const users = await listUsersShown(ctx.db, [...new Set([...teams.values()].flat())])
  const funnels = isWanted(only, 'funnel') ? await countStages(ctx.db, ids) : null
  const suppliers = isWanted(only, 'agencies') ? await loadSuppliers(ctx.db, rows) : null
  return (row: Requirement) => ({
    team: (teams.get(row.id) ?? []).map((userId) => ({
      userId,
      fullName: String(users.get(userId)?.attributes['fullName'] ?? ''),
    })),
    funnel: funnels?.get(row.id) ?? {},
    agencies: suppliers?.(row) ?? [],
    mayDo: listActs(ctx.actor, row, assigned),
  })
}

function listActs(actor: Actor, requirement: Requirement, assigned: ReadonlySet<string>): string[] {
  const acts = [...verbsFrom(requirement.state), ...(isEditable(requirement.state) ? (['edit'] as const) : [])]
  return [...acts, 'clone' as const].filter((act) => mayAct(actor, act, { requirement, assigned }))
}

async function companiesOf(db: Queries, rows: readonly Requirement[]): Promise<Map<string, Presented>> {
  const companies = new Map<string, Presented>()
  for (const companyId of new Set(rows.map((row) => row.companyId))) {
    const company = await findCompany(db, companyId)
    if (company !== null) companies.set(companyId, presentCompany(company))
  }
  return companies
}
