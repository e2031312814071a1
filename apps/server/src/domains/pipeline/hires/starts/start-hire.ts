import { formatDay } from '@assay/contracts/display-words'
import type { EndCode } from '@assay/contracts/hired-candidates'
import type { Context, Queries, Tx } from '../../../../platform/context/context.ts'
import { AppError, notFound, ValidationError } from '../../../../platform/errors/app-error.ts'
import { dayIn, daysBetween } from '../../../../platform/time/days.ts'
import { answerLink, closeLinks, type HeldLink } from '../../../candidate-links/index.ts'
import { findCompany } from '../../../tenants/index.ts'
import { giveBackSeat } from '../../offers/index.ts'
import {
  checkInsFrom,
  datesFrom,
  findHire,
  getHireForAct,
  type Hire,
  lockHire,
  moveHire,
  updateCheckIn,
} from '../records/index.ts'
import { releaseUnlessHired } from './release-unless-hired.ts'

/** How far the actual start may differ from the agreed date. */
const FARTHEST_DAYS = 60

/** Records the start; trial, guarantee and check-ins count from that date. */
export async function startHire(
  ctx: Context,
  { id, startedOn }: { id: string; startedOn?: string | undefined },
): Promise<Hire> {
  const found = await getHireForAct(ctx, { id, act: 'start' })
  const today = await todayOf(ctx, found)
  const day = startedOn ?? found.startOn
  if (day > today)
    throw startedOn === undefined
      ? new AppError('hire.not-yet', {
          detail: `The agreed start is ${formatDay(found.startOn)}. Enter the actual date if it was earlier.`,
        })
      : new ValidationError([{ field: 'startedOn', message: 'This day is in the future.' }])
  if (Math.abs(daysBetween(found.startOn, day)) > FARTHEST_DAYS)
    throw new ValidationError([{ field: 'startedOn', message: 'This is too far from the agreed start date.' }])
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    const started = await start(tx, hire, { day, by: 'employer', at: ctx.now() })
    await closeLinks(tx, { subjectType: 'hired-candidates', subjectId: id, purposes: ['confirmStart'], at: ctx.now() })
    return started
  })
}

/** The candidate confirms the start. */
export async function confirmStartByLink(ctx: Context, token: string): Promise<HeldLink> {
  return answerLink(ctx, { token, purpose: 'confirmStart', answer: 'started' }, async (tx, link, own) => {
    const found = await findHire(tx, link.subjectId, {})
    if (found === null) throw notFound('hire')
    const hire = await lockHire(tx, found.id)
    if (hire.startOn > (await todayOf({ db: tx, now: () => own.now() }, hire)))
      throw new AppError('hire.not-yet', {
        detail: `Your agreed start is ${formatDay(hire.startOn)}. Please come back on that day.`,
      })
    await start(tx, hire, { day: hire.startOn, by: 'candidate', at: own.now() })
  })
}

async function start(
  tx: Tx,
  hire: Hire,
  { day, by, at }: { day: string; by: 'employer' | 'candidate'; at: Date },
): Promise<Hire> {
  const columns = { ...datesFrom(day, hire.trialDays), startedBy: by }
  const started = await moveHire(tx, hire, { move: 'start', at, columns, after: { startOn: day, by } })
  for (const { day: checkIn, dueOn } of checkInsFrom(day))
    await updateCheckIn(tx, { hireId: hire.id, day: checkIn }, { dueOn })
  return started
}

/** The candidate never started: no trial, no fee, and the seat is free again. */
export async function recordNoShow(
  ctx: Context,
  { id, code, note }: { id: string; code: EndCode; note: string | null },
): Promise<Hire> {
  const found = await getHireForAct(ctx, { id, act: 'noShow' })
  const today = await todayOf(ctx, found)
  return ctx.transaction(async (tx) => {
    const hire = await lockHire(tx, id)
    const at = ctx.now()
    const columns = { endOn: today, endCode: code, endNote: note }
    const ended = await moveHire(tx, hire, { move: 'noShow', at, columns, reasonCode: code })
    await releaseUnlessHired(tx, ended, at)
    await giveBackSeat(tx, { offerId: hire.offerId, at })
    await closeLinks(tx, { subjectType: 'hired-candidates', subjectId: id, purposes: ['confirmStart'], at })
    return ended
  })
}

/** Within a transaction `db` is that transaction. */
interface Asked extends Pick<Context, 'now'> {
  readonly db: Queries
}

/** Today in the company’s zone. */
export async function todayOf({ db, now }: Asked, { companyId }: Pick<Hire, 'companyId'>): Promise<string> {
  const company = await findCompany(db, companyId)
  return dayIn(company?.timezone ?? 'UTC', now())
}
