import type { changeRequirement as endpoint } from '@assay/contracts/requirements'
import type { SearchCriteria } from '@assay/contracts/search-criteria'
import type { z } from 'zod'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { AppError, assertAllowed } from '../../../platform/errors/app-error.ts'
import {
  assertMayAct,
  assertVersion,
  frozenCriteriaChanged,
  isEditable,
  isSameCriteria,
  listAssignedTo,
  listTeams,
  lockRequirement,
  mayAct,
  plainFieldsOf,
  type Requirement,
  replaceTeam,
  requirementChanged,
  updateRequirement,
} from '../records/index.ts'
import { assertTeam, bandColumns, checkedCriteria } from './create-requirement.ts'
import { assertPlan } from './plans.ts'
import { changeAgencies } from './requirement-agencies.ts'

export type ChangeRequirement = Omit<z.output<typeof endpoint.body>, 'version'> & {
  readonly id: string
  readonly version: number | null
}

/** Updates editable fields; state changes go through moveRequirement. */
export async function changeRequirement(ctx: Context, input: ChangeRequirement): Promise<Requirement> {
  await assertMayAct(ctx, { id: input.id, act: 'edit' })
  const assigned = await listAssignedTo(ctx)
  return ctx.transaction(async (tx) => {
    const before = await lockRequirement(tx, input.id)
    assertVersion(before, input.version)
    if (!isEditable(before.state))
      throw new AppError('requirement.not-editable', {
        detail: 'Only drafts and open jobs can be changed. Clone this job to start from it.',
        meta: { state: before.state },
      })
    const { title, description, band, team, plan, agencies } = input
    const criteria = input.criteria === undefined ? undefined : checkedCriteria(input.criteria)
    if (team !== undefined) {
      const present = (await listTeams(tx, [before.id])).get(before.id)
      await assertTeam(tx, before.companyId, team, present)
    }
    if (plan !== undefined) await assertPlan(tx, before.companyId, plan, before.plan)
    keepFrozen(ctx, tx, { before, criteria, reason: input.reason, assigned })
    const change = {
      ...plainFieldsOf(input),
      title,
      description,
      criteria,
      ...(band === undefined ? {} : bandColumns(band)),
    }
    const changed = await updateRequirement(tx, before.id, change, ctx.now())
    if (team !== undefined) await replaceTeam(tx, before.id, { team, by: userIdOf(ctx), at: ctx.now() })
    const letIn = agencies === undefined ? [] : await changeAgencies(ctx, tx, { requirement: before, agencies })
    tx.record(
      requirementChanged(changed, {
        before: briefOf(before, change),
        after: {
          ...briefOf(changed, change),
          ...(agencies === undefined ? {} : { agencyIds: agencies.map(({ agencyId }) => agencyId) }),
        },
        payload: { letIn },
      }),
    )
    return changed
  })
}

interface Rewriting {
  readonly before: Requirement
  readonly criteria: SearchCriteria | undefined
  readonly reason: string | undefined
  readonly assigned: ReadonlySet<string>
}

/** Candidates were judged by these criteria: a change requires a reason, and both versions are recorded. */
function keepFrozen(ctx: Context, tx: Tx, { before, criteria, reason, assigned }: Rewriting): void {
  if (before.weightsFrozenAt === null || criteria === undefined || isSameCriteria(before.criteria, criteria)) return
  assertAllowed(
    mayAct(ctx.actor, 'changeFrozen', { requirement: before, assigned }),
    'While the weights are locked, only hiring managers, admins and owners can change the criteria.',
  )
  if (reason === undefined)
    throw new AppError('requirement.weights-frozen', {
      detail: 'The weights are locked. Enter a reason for the change; all candidates are rescored.',
      field: 'reason',
    })
  tx.record(
    frozenCriteriaChanged(before, {
      before: { criteria: before.criteria },
      after: { criteria, reason },
    }),
  )
}

/** Fields short enough for the timeline; texts and criteria are in the row. */
function briefOf(requirement: Requirement, change: Record<string, unknown>): Record<string, unknown> {
  const { title, bandAmountMinor, bandCurrency, bandPeriod } = requirement
  const brief = { ...plainFieldsOf(requirement), title, bandAmountMinor, bandCurrency, bandPeriod }
  return Object.fromEntries(Object.entries(brief).filter(([name]) => change[name] !== undefined))
}

const userIdOf = ({ actor }: Context): string | null => (actor.kind === 'user' ? actor.userId : null)
