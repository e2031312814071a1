import type { Context, Tx } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { openLink } from '../../../candidate-links/index.ts'
import { lowerFreshness } from '../../../candidates/index.ts'
import { findEntryById } from '../../shortlists/index.ts'
import { openPermanentLinks } from '../letters/index.ts'
import {
  ANSWER_MS,
  type ContactInfo,
  contactExpired,
  contactReminded,
  contactSent,
  isRemindedLately,
  listDue,
  lockWithRequirement,
  moveContact,
  REMIND_BEFORE_MS,
  RETENTION_MS,
  stepBack,
  updateContactInfo,
} from '../records/index.ts'
import { revokeContact } from './end-contacts.ts'

/** Processes due contact requests. Each is checked again under its lock, so a repeated run changes nothing. */
export async function advanceDueContacts(ctx: Context): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  for (const found of await listDue(ctx.db, 'send', now)) await advance(ctx, found, send)
  // An expired request needs no reminder.
  for (const found of await listDue(ctx.db, 'expire', now)) await advance(ctx, found, expire)
  for (const found of await listDue(ctx.db, 'remind', now)) await advance(ctx, found, remind)
  for (const found of await listDue(ctx.db, 'retention', now)) await advance(ctx, found, endRetention)
}

type Step = (tx: Tx, info: ContactInfo, at: Date) => Promise<void>

async function advance(ctx: Context, found: ContactInfo, step: Step): Promise<void> {
  await ctx.transaction(async (tx) => step(tx, await lockWithRequirement(tx, found), ctx.now()))
}

async function send(tx: Tx, info: ContactInfo, at: Date): Promise<void> {
  if (info.state !== 'queued' || info.undoUntil > at) return
  const expiresAt = new Date(at.getTime() + ANSWER_MS)
  const sent = await moveContact(tx, info, { move: 'send', at, columns: { sentAt: at, expiresAt } })
  const { candidateId, companyId, shortlistedId } = info
  // A representing agency answers in the app, so the candidate gets no reminder.
  if (info.agencyId === null) {
    const subject = { subjectType: 'contact-infos', subjectId: info.id }
    await openLink(tx, { purpose: 'answerContactRequest', candidateId, companyId, ...subject, expiresAt, at })
    await openPermanentLinks(tx, { candidateId, companyId, shortlistedId, at })
  }
  tx.record(contactSent(sent))
}

async function remind(tx: Tx, info: ContactInfo, at: Date): Promise<void> {
  const isDue = info.expiresAt.getTime() - at.getTime() <= REMIND_BEFORE_MS && info.expiresAt > at
  if (info.state !== 'pending' || info.clockRemindedAt !== null || !isDue) return
  if (isRemindedLately(info.remindedAt, at)) return
  const reminded = await updateContactInfo(tx, info.id, { clockRemindedAt: at }, at)
  tx.record(contactReminded(reminded, 'clock'))
}

async function expire(tx: Tx, info: ContactInfo, at: Date): Promise<void> {
  if (info.state !== 'pending' || info.expiresAt > at) return
  const expired = await moveContact(tx, info, { move: 'expire', at })
  await stepBack(tx, info, { at, reasonCode: 'contactExpired' })
  await lowerFreshness(tx, info.candidateId, at)
  tx.record(contactExpired(expired, null))
}

const STILL_NEEDED = ['contactReleased', 'interviewing', 'decision', 'offer', 'hired']

/** A candidate in the process or already hired may still be contacted for the same purpose. */
async function endRetention(tx: Tx, info: ContactInfo, at: Date): Promise<void> {
  const isDue = info.retainUntil !== null && info.retainUntil <= at
  if ((info.state !== 'approved' && info.state !== 'disputed') || !isDue) return
  const entry = await findEntryById(tx, info.shortlistedId)
  if (entry !== null && STILL_NEEDED.includes(entry.stage)) {
    await updateContactInfo(tx, info.id, { retainUntil: new Date(at.getTime() + RETENTION_MS) }, at)
    return
  }
  await revokeContact(tx, info, { because: 'retention', at })
}
