import { type AgencyClientVerb, NOTICE_DAYS } from '@assay/contracts/agency-clients'
import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { agencyClientMoved } from './agency-clients.events.ts'
import { clientLeadsTo } from './agency-clients.rules.ts'
import {
  type AgencyClient,
  lockAgencyClient,
  type NewAgencyClient,
  updateAgencyClient,
} from './agency-clients.store.ts'
import { getClientForAct } from './get-agency-client.ts'

const NOTICE_MS = NOTICE_DAYS * DAY_MS

export interface MoveAgencyClient {
  readonly id: string
  readonly verb: AgencyClientVerb
  readonly reason: string | null
}

/** Runs one transition of the state machine, for the employer or the agency. */
export async function moveAgencyClient(ctx: Context, { id, verb, reason }: MoveAgencyClient): Promise<AgencyClient> {
  const { side } = await getClientForAct(ctx, id)
  return ctx.transaction(async (tx) => {
    const before = await lockAgencyClient(tx, id)
    const state = clientLeadsTo(before, verb, side)
    if (state === null)
      throw new AppError('agency-client.transition', {
        detail: `The ${side} can’t do this while the agreement is ${before.state}${before.endsAt === null ? '' : ' under notice'}.`,
        meta: { state: before.state },
      })
    const at = ctx.now()
    const moved = await updateAgencyClient(tx, id, { state, ...columnsFor({ verb, side, reason, at }) }, at)
    tx.record(agencyClientMoved(moved, verb, { before: before.state, reason }))
    return moved
  })
}

interface Step extends Pick<MoveAgencyClient, 'verb' | 'reason'> {
  readonly side: 'employer' | 'agency'
  readonly at: Date
}

function columnsFor({ verb, side, reason, at }: Step): Partial<NewAgencyClient> {
  if (verb === 'accept') return { startsAt: at }
  if (verb === 'decline') return { endsAt: at, endedBy: side, endReason: reason }
  if (verb === 'end') return { endsAt: new Date(at.getTime() + NOTICE_MS), endedBy: side, endReason: reason }
  if (verb === 'keep') return { endsAt: null, endedBy: null, endReason: null }
  return {}
}
