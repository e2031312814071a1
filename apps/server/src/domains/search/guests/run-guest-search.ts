import type { Context } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { readPayBand } from '../../candidates/index.ts'
import { type LivePool, MIN_SAMPLE_FOR_PAY, servingModel } from '../../ranking/index.ts'
import type { QuestionInput } from '../reading/index.ts'
import { answerQuestion, readAskable } from '../run/index.ts'
import {
  drawSeed,
  GUEST_MATCHES_KEPT,
  GUEST_SEARCHES,
  GUEST_WINDOW_MS,
  guestSearchRun,
  sealedText,
  sealOf,
  unpackMatches,
} from '../searches/index.ts'
import {
  deleteExpiredOf,
  earliestExpiry,
  type GuestSearch,
  insertGuestSearch,
  listTakenPlaces,
  lockGuest,
} from './guest-searches.store.ts'
import { maySearchAsGuest, SIGNED_IN } from './guests.policy.ts'

export interface GuestAnswer {
  readonly search: GuestSearch
  readonly searchesLeft: number
}

/**
 * Runs one of a guest's few searches. The pool is checked before the guest's slot is taken, and nothing is stored on
 * refusal.
 */
export async function runGuestSearch(ctx: Context, live: LivePool, input: QuestionInput): Promise<GuestAnswer> {
  const { actor } = ctx
  if (!maySearchAsGuest(actor)) throw new AppError('permission.denied', { detail: SIGNED_IN })
  const now = ctx.now()
  const { question, saying } = await readAskable(ctx, input)
  await ctx.spend('searches', [])
  const model = await servingModel(live, ctx.db, { companyId: null, at: now })
  const equalSeed = drawSeed(actor.cookieHash, null)
  const asked = { question, saying, model, except: [], only: null, equalSeed }
  const frozen = await answerQuestion(ctx.db, live, asked, now)
  const { candidateIds, kept, answer } = frozen
  const matches = unpackMatches(kept, candidateIds, { from: 0, to: GUEST_MATCHES_KEPT })
  const texts = matches.map(sealedText)
  const seal = sealOf(
    { criteria: question.wireCriteria, ...answer, sealedTexts: texts },
    frozen.circumstances,
    frozen.build,
  )
  const payBand = await readPayBand(ctx.db, candidateIds, MIN_SAMPLE_FOR_PAY)
  return ctx.transaction(async (tx) => {
    const guest = await lockGuest(tx, actor.cookieHash, now)
    await deleteExpiredOf(tx, guest.id, now)
    const taken = await listTakenPlaces(tx, guest.id, now)
    const place = freePlace(taken)
    if (place === null) throw await limitReached(await earliestExpiry(tx, guest.id, now), now)
    const search = await insertGuestSearch(tx, {
      id: newId(now.getTime()),
      anonymousUserId: guest.id,
      place,
      door: input.door,
      ...frozen.asked,
      matches,
      seal,
      payBand,
      ...answer,
      expiresAt: new Date(now.getTime() + GUEST_WINDOW_MS),
      createdAt: now,
    })
    await ctx.spend('searches', [search.id], tx)
    tx.record(guestSearchRun(search, answer))
    return { search, searchesLeft: GUEST_SEARCHES - taken.length - 1 }
  })
}

function freePlace(taken: readonly number[]): number | null {
  for (let place = 1; place <= GUEST_SEARCHES; place += 1) if (!taken.includes(place)) return place
  return null
}

async function limitReached(freeAt: Date | null, now: Date): Promise<AppError> {
  const waitMs = (freeAt?.getTime() ?? now.getTime()) - now.getTime()
  return new AppError('search.guest-limit', {
    detail: `Guests can run ${GUEST_SEARCHES} searches in 24 hours. Create a free account to continue and see all matches.`,
    meta: { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  })
}
