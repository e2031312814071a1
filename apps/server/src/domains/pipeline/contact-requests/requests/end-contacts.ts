import type { Context, Tx } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { closeLinks } from '../../../candidate-links/index.ts'
import { removeRelease } from '../../../candidates/index.ts'
import {
  type ContactInfo,
  contactExpired,
  contactRevoked,
  contactWithdrawn,
  listOpenOf,
  lockWithRequirement,
  moveContact,
  stepBack,
} from '../records/index.ts'

type Because = NonNullable<ContactInfo['endedBecause']>

/** After a candidate left a pipeline, ends the unanswered requests and refunds their credits. */
export async function endContactsOf(
  ctx: Context,
  { shortlistedId, because }: { shortlistedId: string; because: Because },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const open = await listOpenOf(ctx.db, { shortlistedId })
  const waiting = open.filter(({ state }) => state === 'queued' || state === 'pending')
  if (waiting.length === 0) return
  await ctx.transaction(async (tx) => {
    for (const found of waiting) await endContact(tx, found, { because, at: ctx.now() })
  })
}

/** A closed agency answers nothing more: its unanswered requests expire now, with their credits refunded. */
export async function endContactsOfAgency(ctx: Context, agencyId: string): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const at = ctx.now()
  for (const found of await listOpenOf(ctx.db, { agencyId }))
    await ctx.transaction(async (tx) => {
      const info = await lockWithRequirement(tx, found)
      if (info.state !== 'queued' && info.state !== 'pending') return
      await stepBack(tx, info, { at, reasonCode: 'contactExpired' })
      await endContact(tx, info, { because: 'agencyClosed', at })
    })
}

/** Ends everything open about a request, released details included. */
export async function endContact(
  tx: Tx,
  found: ContactInfo,
  { because, at }: { because: Because; at: Date },
): Promise<void> {
  const info = await lockWithRequirement(tx, found)
  const columns = { endedBecause: because }
  if (info.state === 'queued')
    tx.record(contactWithdrawn(await moveContact(tx, info, { move: 'withdraw', at, columns }), because))
  if (info.state === 'pending')
    tx.record(contactExpired(await moveContact(tx, info, { move: 'expire', at, columns }), because))
  if (info.state === 'approved' || info.state === 'disputed') await revokeContact(tx, info, { because, at })
  await closeLinks(tx, {
    subjectType: 'contact-infos',
    subjectId: info.id,
    purposes: ['answerContactRequest'],
    at,
  })
}

/** Removes the details everywhere; the history keeps that they were released. */
export async function revokeContact(
  tx: Tx,
  info: ContactInfo,
  { because, at }: { because: Because; at: Date },
): Promise<void> {
  const revoked = await moveContact(tx, info, {
    move: 'revoke',
    at,
    columns: { details: null, endedBecause: because },
  })
  await removeRelease(tx, info.id)
  tx.record(contactRevoked(revoked, because))
}
