import { MESSAGES_PER_HOUR } from '@assay/contracts/agency-threads'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { lockName } from '../../../platform/database/lock-name.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { findCurrentClient } from '../../agencies/index.ts'
import { isSubmitted } from '../../pipeline/shortlists/index.ts'
import { listAllowedAgencies, listRequirementsById } from '../../requirements/index.ts'
import { countWrittenLately } from './agency-messages.store.ts'
import { insertMessage, type Message, markRead, takeThread } from './agency-threads.store.ts'
import { messageSent } from './messages.events.ts'
import { mayWrite } from './messages.policy.ts'
import { type Leak, leakAbout, leakBeside, workTogether } from './messages.rules.ts'
import { getThread, loadMaskedPeople, type Reader, readerOf } from './read-threads.ts'

interface About {
  readonly agencyId: string
  readonly companyId: string
  readonly requirementId: string | null
  readonly candidateId: string | null
}

interface Opening {
  readonly partnerId: string
  readonly requirementId: string | null
  readonly candidateId: string | null
  readonly body: string
}

/** Starts a conversation on a subject, or continues the existing one. */
export async function openThread(ctx: Context, { partnerId, body, ...subject }: Opening): Promise<string> {
  const reader = await writerOf(ctx)
  const { actor, side } = reader
  const own = side === 'agency' ? actor.agencyId : actor.companyId
  const about: About =
    side === 'agency'
      ? { ...subject, agencyId: own ?? '', companyId: partnerId }
      : { ...subject, agencyId: partnerId, companyId: own ?? '' }
  await assertSubject(ctx, about, reader)
  return (await send(ctx, { about, body, reader, names: 'thread' })).threadId
}

/** Writes in a conversation that exists. */
export async function writeMessage(
  ctx: Context,
  { threadId, body }: { threadId: string; body: string },
): Promise<Message> {
  const { thread: about } = await getThread(ctx, threadId)
  return send(ctx, { about, body, reader: await writerOf(ctx), names: 'message' })
}

async function writerOf(ctx: Context): Promise<Reader> {
  const reader = await readerOf(ctx)
  if (!mayWrite(ctx.actor))
    throw new AppError('permission.denied', { detail: 'Viewers can read messages but not write them.' })
  return reader
}

/** The job is one that the agency works on, the candidate one that it submitted. */
async function assertSubject({ db }: Context, about: About, { scope }: Reader): Promise<void> {
  const { agencyId, companyId, requirementId, candidateId } = about
  if ((await findCurrentClient(db, about)) === null) throw notFound('agency or client')
  const isLimited = 'companyId' in scope && scope.requirementIds !== null
  if (isLimited && requirementId === null)
    throw new AppError('permission.denied', { detail: 'You can write to agencies only about jobs assigned to you.' })
  if (isLimited && !scope.requirementIds?.includes(requirementId ?? '')) throw notFound('job')
  const hasSubmitted = candidateId !== null && (await isSubmitted(db, { ...about, candidateId }))
  if (candidateId !== null && !hasSubmitted) throw notFound('candidate')
  if (requirementId === null || hasSubmitted) return
  const [requirement] = await listRequirementsById(db, [requirementId])
  const allowed = (await listAllowedAgencies(db, [requirementId])).get(requirementId) ?? []
  if (requirement?.companyId !== companyId || !allowed.some((each) => each.agencyId === agencyId)) throw notFound('job')
}

interface Sending {
  readonly about: About
  readonly body: string
  readonly reader: Reader
  /** The result of the request, for its repetition. */
  readonly names: 'thread' | 'message'
}

async function send(ctx: Context, { about, body, reader, names }: Sending): Promise<Message> {
  const { actor, side } = reader
  const { agencyId, companyId, requirementId, candidateId } = about
  await assertTogether(ctx, about)
  await assertIdentifiesNobody(ctx, about, { field: 'body', text: body })
  return ctx.transaction(async (tx) => {
    const at = ctx.now()
    await assertNotTooMany(tx, actor.userId, at)
    const row = { id: newId(at.getTime()), agencyId, companyId, requirementId, candidateId }
    const thread = await takeThread(tx, { ...row, lastMessageAt: at, createdAt: at, updatedAt: at })
    const message = await insertMessage(tx, {
      id: newId(at.getTime()),
      threadId: thread.id,
      side,
      authorId: actor.userId,
      body,
      createdAt: at,
      updatedAt: at,
    })
    await markRead(tx, { threadId: thread.id, userId: actor.userId, at })
    tx.record(messageSent(thread, { messageId: message.id, side, names }))
    for (const to of [{ companyId }, { agencyId }])
      tx.announce({ to, type: 'message.added', data: { threadId: thread.id } })
    return message
  })
}

async function assertTogether({ db }: Context, about: About): Promise<void> {
  const client = await findCurrentClient(db, about)
  if (workTogether(client)) return
  throw new AppError('agency-client.not-active', {
    detail: 'You can write to each other only while you work together.',
    ...(client === null ? {} : { meta: { state: client.state } }),
  })
}

const REFUSALS: Readonly<Record<Leak, string>> = {
  contact:
    'Leave out email addresses, phone numbers and links. The employer learns who the candidate is only through a contact request.',
  name: 'Leave out the candidate’s name. The employer learns it only through a contact request.',
}

/** A text that the other side reads must not reveal who a masked person is. */
export async function assertIdentifiesNobody(
  { db }: Context,
  about: About,
  { field, text }: { field: string; text: string },
): Promise<void> {
  const { subject, others } = await loadMaskedPeople(db, about)
  const leaks = [
    subject === null ? null : leakAbout(text, subject),
    ...others.map((person) => leakBeside(text, person)),
  ]
  const leak = leaks.find((each) => each !== null)
  if (leak) throw new ValidationError([{ field, message: REFUSALS[leak] }])
}

async function assertNotTooMany(tx: Tx, userId: string, at: Date): Promise<void> {
  await lockName(tx, `messages of ${userId}`)
  if ((await countWrittenLately(tx, userId, HOUR_MS, at)) < MESSAGES_PER_HOUR) return
  throw new AppError('request.rate-limited', {
    detail: `You can send ${MESSAGES_PER_HOUR} messages an hour. Try again later.`,
    meta: { retryAfterSeconds: HOUR_MS / 1000 / MESSAGES_PER_HOUR },
  })
}
