import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { dayOf } from '../../../../platform/time/days.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { listLapsed } from '../../../candidates/index.ts'
import { canWithdraw, findEntryById, listEntryIdsOf } from '../../shortlists/index.ts'
import { mayEraseLapsed } from '../records/index.ts'
import { type EraseElsewhere, eraseEverywhere } from './act-on-own-data.ts'

/** Time to renew a consent that ended, for instance by the agency. */
const GRACE_MS = 30 * DAY_MS
const MAX_PER_RUN = 200

/** Erases candidates whose last consent ended a month ago and who are in no open process. */
export async function eraseLapsed(ctx: Context, eraseElsewhere: EraseElsewhere): Promise<void> {
  assertAllowed(mayEraseLapsed(ctx.actor))
  const at = ctx.now()
  const before = dayOf(new Date(at.getTime() - GRACE_MS))
  for (const candidateId of await listLapsed(ctx.db, { before, limit: MAX_PER_RUN })) {
    if (await isInProcess(ctx, candidateId)) continue
    await ctx.transaction((tx) => eraseEverywhere(tx, { candidateId, companyId: null, eraseElsewhere, at }))
  }
}

async function isInProcess({ db }: Context, candidateId: string): Promise<boolean> {
  for (const id of await listEntryIdsOf(db, candidateId)) {
    const entry = await findEntryById(db, id)
    if (entry !== null && canWithdraw(entry.stage)) return true
  }
  return false
}
