import type { HireAct } from '@assay/contracts/hired-candidates'
import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { AppError, assertAllowed, notFound } from '../../../../platform/errors/app-error.ts'
import { listAssignedTo } from '../../../requirements/index.ts'
import { hireMoved } from './hires.events.ts'
import { hireAccess, mayActOnHire } from './hires.policy.ts'
import { canMove, type HireMove, hireTransitions } from './hires.rules.ts'
import { findHire, type Hire, type HireColumns, type HireScope, updateHire } from './hires.store.ts'

/** The hires that the caller may read. */
export async function scopeOfCaller(ctx: Context): Promise<HireScope> {
  const access = hireAccess(ctx.actor)
  assertAllowed(access.kind !== 'none', 'Your role doesn’t include hires.')
  if (access.kind === 'agency') return { agencyId: access.agencyId }
  if (access.kind === 'replacements') return { states: ['replacementOpen', 'replaced', 'refunded'] }
  if (access.kind === 'company') return { companyId: access.companyId }
  if (access.kind === 'assigned')
    return { companyId: access.companyId, requirementIds: [...(await listAssignedTo(ctx))] }
  throw new AppError('permission.denied')
}

export async function getHire(ctx: Context, id: string): Promise<Hire> {
  const hire = await findHire(ctx.db, id, await scopeOfCaller(ctx))
  if (hire === null) throw notFound('hire')
  return hire
}

/** Call before opening a transaction: it takes a second pool connection. */
export async function getHireForAct(ctx: Context, { id, act }: { id: string; act: HireAct }): Promise<Hire> {
  const hire = await getHire(ctx, id)
  assertAllowed(mayActOnHire(ctx.actor, act, { hire, assigned: await listAssignedTo(ctx) }))
  return hire
}

interface Step {
  readonly at: Date
  readonly columns?: HireColumns
  /** For the timeline: references, dates and codes only. */
  readonly after?: Record<string, unknown>
  readonly reasonCode?: string
}

/** The only function that changes the state of a hire. The caller locks the row. */
export async function moveHire(
  tx: Tx,
  hire: Hire,
  { move, at, columns = {}, after, reasonCode }: Step & { move: HireMove },
): Promise<Hire> {
  const { to } = hireTransitions[move]
  if (!canMove(hire.state, move)) throw wrongState(hire, move)
  const moved = await updateHire(tx, hire.id, { ...columns, state: to }, at)
  tx.record(
    hireMoved(moved, move, {
      before: hire.state,
      ...(after === undefined ? {} : { after }),
      ...(reasonCode === undefined ? {} : { reasonCode }),
    }),
  )
  tx.announce({ to: { companyId: hire.companyId }, type: 'hire.changed', data: { id: hire.id } })
  return moved
}

export const wrongState = ({ state }: Pick<Hire, 'state'>, doing: string): AppError =>
  new AppError('hire.transition', {
    detail: `This isn’t possible while the hire has the status ${formatState(state)}.`,
    meta: { state, asked: doing },
  })
