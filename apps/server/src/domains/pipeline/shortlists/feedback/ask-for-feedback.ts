import { formatState } from '@assay/contracts/state-names'
import type { Context, Tx } from '../../../../platform/context/context.ts'
import { lockName } from '../../../../platform/database/lock-name.ts'
import { newId } from '../../../../platform/database/new-id.ts'
import { AppError, ValidationError } from '../../../../platform/errors/app-error.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { type EmployerActor, lockRequirement, type Requirement } from '../../../requirements/index.ts'
import { assertStage, canBeVotedOn, type Entry, getEntryForAct, lockEntry } from '../records/index.ts'
import { feedbackAsked, feedbackEnded } from './feedback-requests.events.ts'
import { stateOf } from './feedback-requests.rules.ts'
import * as store from './feedback-requests.store.ts'

export interface AskForFeedback {
  readonly requirementId: string
  readonly shortlistedIds: readonly string[]
  readonly emails: readonly string[]
  readonly message: string | null
  readonly days: number
}

/**
 * Asks people without an account for their opinion, each by a separate link. An address with an open request gets only
 * the new candidates; repeating the same request changes nothing.
 */
export async function askForFeedback(ctx: Context, input: AskForFeedback): Promise<store.FeedbackRequest[]> {
  const { actor, entries } = await entriesForAsking(ctx, input)
  return ctx.transaction(async (tx) => {
    assertGoingOn(await lockRequirement(tx, input.requirementId))
    for (const { id } of entries) {
      const entry = await lockEntry(tx, id)
      assertStage(canBeVotedOn(entry.stage), entry, 'sent out for feedback')
    }
    const asked: store.FeedbackRequest[] = []
    const emails = new Set(input.emails.map((email) => email.toLowerCase()))
    await assertMayMail(ctx, tx, { companyId: actor.companyId, emails })
    // In one order, so that simultaneous requests cannot deadlock.
    for (const email of [...emails].toSorted()) asked.push(await askOne(ctx, tx, { actor, input, email }))
    return asked
  })
}

async function entriesForAsking(
  ctx: Context,
  { requirementId, shortlistedIds }: AskForFeedback,
): Promise<{ actor: EmployerActor; entries: Entry[] }> {
  const found = []
  for (const id of [...new Set(shortlistedIds)].toSorted())
    found.push(await getEntryForAct(ctx, { id, act: 'askFeedback' }))
  const [first] = found
  if (first === undefined || found.some(({ entry }) => entry.requirementId !== requirementId))
    throw new ValidationError([{ field: 'shortlistedIds', message: 'Choose candidates of one job.' }])
  return { actor: first.actor, entries: found.map(({ entry }) => entry) }
}

function assertGoingOn({ state, title }: Requirement): void {
  if (state === 'open' || state === 'paused') return
  throw new AppError('shortlist.not-open', {
    detail: `“${title}” has the status ${formatState(state)}, so no decisions are possible.`,
    meta: { state },
  })
}

/** Anyone can register a company, so the number of mails is limited, in total and to one address. */
const REQUESTS_PER_DAY = 100
const REQUESTS_PER_ADDRESS = 5

async function assertMayMail(
  ctx: Context,
  tx: Tx,
  { companyId, emails }: { companyId: string; emails: ReadonlySet<string> },
): Promise<void> {
  await lockName(tx, `feedback of ${companyId}`)
  const asked = await store.listRequestedInDay(tx, { companyId, now: ctx.now() })
  if (asked.length + emails.size > REQUESTS_PER_DAY)
    throw new AppError('request.rate-limited', {
      detail: `Your company can send ${REQUESTS_PER_DAY} feedback requests a day. Try again tomorrow.`,
    })
  const often = [...emails].find((email) => asked.filter((each) => each === email).length >= REQUESTS_PER_ADDRESS)
  if (often !== undefined)
    throw new ValidationError([
      {
        field: 'emails',
        message: `${often} was already asked ${REQUESTS_PER_ADDRESS} times today. Try again tomorrow.`,
      },
    ])
}

interface One {
  readonly actor: EmployerActor
  readonly input: AskForFeedback
  readonly email: string
}

async function askOne(ctx: Context, tx: Tx, { actor, input, email }: One): Promise<store.FeedbackRequest> {
  const { requirementId, shortlistedIds, message, days } = input
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const known = await openRequestTo(tx, { requirementId, email, now })
  const request =
    known ??
    (await store.insertRequest(tx, {
      id: newId(now.getTime()),
      companyId: actor.companyId,
      requirementId,
      askedBy: actor.userId,
      email,
      message,
      expiresAt,
      createdAt: now,
      updatedAt: now,
    }))
  const added = await store.addAsked(tx, request.id, [...new Set(shortlistedIds)], now)
  if (added === 0) return request
  const asked =
    known === null
      ? request
      : await store.updateRequest(
          tx,
          request.id,
          {
            revision: request.revision + 1,
            message: message ?? request.message,
            expiresAt: expiresAt > request.expiresAt ? expiresAt : request.expiresAt,
          },
          now,
        )
  tx.record(feedbackAsked(asked, added))
  return asked
}

/** An overdue request that the clock has not expired yet does not count as open. */
async function openRequestTo(
  tx: Tx,
  { now, ...to }: { requirementId: string; email: string; now: Date },
): Promise<store.FeedbackRequest | null> {
  const found = await store.lockOpenRequestTo(tx, to)
  if (found === null || stateOf(found, now) === 'open') return found
  await store.updateRequest(tx, found.id, { endedAt: now, endedBecause: 'expired' }, now)
  tx.record(feedbackEnded(found, 'expire'))
  return null
}
