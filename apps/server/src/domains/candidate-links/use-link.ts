import type { LinkPurpose } from '@assay/contracts/candidate-links'
import type { Context, Tx } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isTokenOf, linkIdIn, stateOf } from './candidate-links.rules.ts'
import { closeOpenLinks, findLink, type Link, markUsed } from './verifications.store.ts'

export interface HeldLink {
  readonly link: Link
  /** The same request, in the name of the candidate who holds the link. */
  readonly own: Context
}

/** The link of a token, open or answered; whatever else it is, it shows nothing. Reading changes nothing. */
export async function readLink(ctx: Context, token: string): Promise<HeldLink> {
  const id = linkIdIn(token)
  const link = id === null ? null : await findLink(ctx.db, id)
  if (link === null || !isTokenOf(link.tokenHash, token)) throw expired()
  const state = stateOf(link, ctx.now())
  if (state !== 'open' && state !== 'answered') throw expired()
  const { id: verificationId, candidateId } = link
  return { link, own: ctx.as({ kind: 'candidateLink', verificationId, candidateId }) }
}

/** The link of a token where it is open and for this purpose; for what may be done more than once. */
export async function getOpenLink(ctx: Context, token: string, purpose: LinkPurpose): Promise<HeldLink> {
  const held = await readLink(ctx, token)
  if (held.link.action !== purpose) throw expired()
  if (stateOf(held.link, ctx.now()) === 'answered') throw used()
  return held
}

/** Last in the transaction that carries the answer out: of several at once, one gets through. */
export async function useLink(tx: Tx, link: Link, { answer, at }: { answer: string; at: Date }): Promise<void> {
  if ((await markUsed(tx, link.id, answer, at)) === null) throw used()
}

/** The matter has ended in another way: what was sent about it opens no more. */
export async function closeLinks(
  tx: Tx,
  { at, ...which }: { subjectType: string; subjectId: string; purposes?: readonly LinkPurpose[]; at: Date },
): Promise<void> {
  await closeOpenLinks(tx, which, at)
}

export interface Answer {
  readonly token: string
  readonly purpose: LinkPurpose
  /** What was decided, in a word or two: the same one again is answered again, another one is refused. */
  readonly answer: string
}

/**
 * Carries an answer out, once. Sent again, by an impatient finger or a broken line, the same answer finds the same
 * end and has no second effect. The link is marked last, after the locks of what it is about.
 */
export async function answerLink(
  ctx: Context,
  { token, purpose, answer }: Answer,
  carryOut: (tx: Tx, link: Link, own: Context) => Promise<void>,
): Promise<HeldLink> {
  const held = await readLink(ctx, token)
  if (held.link.action !== purpose) throw expired()
  if (isRepeat(held.link, answer)) return held
  const { link, own } = held
  try {
    await own.transaction(async (tx) => {
      await carryOut(tx, link, own)
      await useLink(tx, link, { answer, at: own.now() })
    })
  } catch (error) {
    const meanwhile = await readLink(ctx, token)
    if (isRepeat(meanwhile.link, answer)) return meanwhile
    throw error
  }
  return readLink(ctx, token)
}

/** The same answer as before; another one comes too late. */
function isRepeat({ usedAt, outcome }: Link, answer: string): boolean {
  if (usedAt === null) return false
  if (outcome === answer) return true
  throw used()
}

const expired = (): AppError =>
  new AppError('verification.expired', {
    detail: 'This link has been used or has expired. Use the one in the latest mail about it.',
  })

const used = (): AppError =>
  new AppError('verification.used', { detail: 'This was answered already, and the first answer stands.' })
