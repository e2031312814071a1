import * as contract from '@assay/contracts/reason-codes'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { addReason, changeReason, restoreReason, retireReason } from './change-reasons.ts'
import { mayChangeReasons, mayReadReasons } from './reason-codes.policy.ts'
import { presentReason } from './reason-codes.resource.ts'
import { listReasons, type ReasonCode } from './reason-codes.store.ts'

export interface ReasonNeeds {
  /** How many records of a company carry each code, by kind. */
  readonly countUses: (
    db: Queries,
    companyId: string,
  ) => Promise<Readonly<Record<contract.ReasonKind, ReadonlyMap<string, number>>>>
}

export function mountReasonCodes(routes: Routes, { countUses }: ReasonNeeds): void {
  const showOne = async ({ db }: Context, reason: ReasonCode) => {
    const uses = await countUses(db, reason.companyId)
    return presentReason(reason, uses[reason.kind].get(reason.code) ?? 0)
  }

  registerEndpoint(routes, contract.listReasonCodes, async ({ actor, db }, { query }) => {
    if (!mayReadReasons(actor)) throw new AppError('permission.denied')
    const { kind, retired } = query.filter
    const reasons = await listReasons(db, [actor.companyId], { kind, retired })
    const uses = await countUses(db, actor.companyId)
    const data = reasons.map((reason) => presentReason(reason, uses[reason.kind].get(reason.code) ?? 0))
    return { data, total: data.length, meta: { mayChange: mayChangeReasons(actor) } }
  })

  registerEndpoint(routes, contract.createReasonCode, async (ctx, { body }) => showOne(ctx, await addReason(ctx, body)))

  registerEndpoint(routes, contract.changeReasonCode, async (ctx, { params, body, ifMatch }) =>
    showOne(ctx, await changeReason(ctx, { ...body, id: params.id, version: body.version ?? ifMatch })),
  )

  registerEndpoint(routes, contract.retireReasonCode, async (ctx, { params }) =>
    showOne(ctx, await retireReason(ctx, params.id)),
  )

  registerEndpoint(routes, contract.restoreReasonCode, async (ctx, { params }) =>
    showOne(ctx, await restoreReason(ctx, params.id)),
  )
}
