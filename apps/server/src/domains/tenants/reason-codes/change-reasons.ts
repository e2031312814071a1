import { MAX_REASONS, type ReasonKind } from '@assay/contracts/reason-codes'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import { reasonChanged } from './reason-codes.events.ts'
import { mayChangeReasons, mayReadReasons } from './reason-codes.policy.ts'
import { codeFor, isBuiltIn, reordered } from './reason-codes.rules.ts'
import {
  findReason,
  insertReason,
  listReasons,
  lockReasons,
  numberReasons,
  type ReasonCode,
  updateReason,
} from './reason-codes.store.ts'

interface NewReason {
  readonly kind: ReasonKind
  readonly label: string
  readonly belongsTo: string
}

export async function addReason(ctx: Context, { kind, label, belongsTo }: NewReason): Promise<ReasonCode> {
  const companyId = companyOf(ctx)
  if (!isBuiltIn(kind, belongsTo))
    throw new ValidationError([{ field: 'belongsTo', message: 'Choose one of the built-in reasons of this kind.' }])
  const now = ctx.now()
  return ctx.transaction(async (tx) => {
    await lockReasons(tx, companyId)
    const offered = await offeredOf(tx, companyId, kind)
    assertRoom(offered.length)
    const id = newId(now.getTime())
    const code = codeFor(belongsTo, id.slice(-12))
    const position = offered.length
    const times = { createdAt: now, updatedAt: now }
    const reason = await insertReason(tx, { id, companyId, kind, code, label, position, ...times })
    tx.record(reasonChanged(reason, 'add'))
    return reason
  })
}

interface ChangedReason {
  readonly id: string
  readonly label?: string | undefined
  readonly position?: number | undefined
  readonly version: number | null
}

/** A new label is shown on old records too: they carry the code. */
export async function changeReason(ctx: Context, { id, label, position, version }: ChangedReason): Promise<ReasonCode> {
  return onReason(ctx, id, async (tx, before) => {
    assertUnchanged(
      version,
      before.version,
      'Someone else changed this reason after you opened it. Reload, then make your change.',
    )
    if (position !== undefined && before.retiredAt === null) {
      const ids = (await offeredOf(tx, before.companyId, before.kind)).map((reason) => reason.id)
      await numberReasons(tx, reordered(ids, id, position))
    }
    const after = await updateReason(tx, id, label === undefined ? {} : { label }, ctx.now())
    tx.record(reasonChanged(after, 'edit', before))
    return after
  })
}

/** Repeating it changes nothing. */
export async function retireReason(ctx: Context, id: string): Promise<ReasonCode> {
  return onReason(ctx, id, async (tx, before) => {
    if (before.retiredAt !== null) return before
    const others = (await offeredOf(tx, before.companyId, before.kind)).filter((reason) => reason.id !== id)
    if (others.length === 0)
      throw new AppError('reason-code.last', { detail: 'Add another reason of this kind before retiring this one.' })
    const after = await updateReason(tx, id, { retiredAt: ctx.now() }, ctx.now())
    await numberReasons(
      tx,
      others.map((reason) => reason.id),
    )
    tx.record(reasonChanged(after, 'retire'))
    return after
  })
}

/** At the end of the list. Repeating it changes nothing. */
export async function restoreReason(ctx: Context, id: string): Promise<ReasonCode> {
  return onReason(ctx, id, async (tx, before) => {
    if (before.retiredAt === null) return before
    const position = (await offeredOf(tx, before.companyId, before.kind)).length
    assertRoom(position)
    const after = await updateReason(tx, id, { retiredAt: null, position }, ctx.now())
    tx.record(reasonChanged(after, 'restore'))
    return after
  })
}

async function onReason(
  ctx: Context,
  id: string,
  act: (tx: Tx, reason: ReasonCode) => Promise<ReasonCode>,
): Promise<ReasonCode> {
  const { actor } = ctx
  if (!mayReadReasons(actor)) throw notFound('reason')
  const { companyId } = actor
  return ctx.transaction(async (tx) => {
    await lockReasons(tx, companyId)
    const reason = await findReason(tx, { companyId, id })
    if (reason === null) throw notFound('reason')
    companyOf(ctx)
    return act(tx, reason)
  })
}

function companyOf({ actor }: Context): string {
  if (!mayChangeReasons(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can change reasons.' })
  return actor.companyId
}

const offeredOf = (tx: Tx, companyId: string, kind: ReasonKind): Promise<ReasonCode[]> =>
  listReasons(tx, [companyId], { kind, retired: 'no' })

function assertRoom(offered: number): void {
  if (offered >= MAX_REASONS)
    throw new AppError('reason-code.too-many', {
      detail: `You can have ${MAX_REASONS} reasons of each type. Retire one first.`,
    })
}
