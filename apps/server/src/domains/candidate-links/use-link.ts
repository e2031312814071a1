import type { LinkPurpose } from '@assay/contracts/candidate-links'
import type { Context, Tx } from '../../platform/context/context.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { isTokenOf, linkIdIn, stateOf } from './candidate-links.rules.ts'
import { closeOpenLinks, findLink, type Link, markUsed } from './verifications.store.ts'

export interface HeldLink {
  readonly link: Link
  /** The same request, as the candidate who holds the link. */
  readonly own: Context
}

/** The link of a token if it is open or answered; otherwise not found. Changes nothing. */
export async function readLink(ctx: Context, token: string): Promise<HeldLink> {
  const id = linkIdIn(token)
  const link = id === null ? null : await findLink(ctx.db, id)
  if (link === null || !isTokenOf(link.tokenHash, token)) throw expired()
  const state = stateOf(link, ctx.now())
  if (state !== 'open' && state !== 'answered') throw expired()
  const { id: verificationId, candidateId } = link
  return { link, own: ctx.as({ kind: 'candidateLink', verificationId, candidateId }) }
}

/** The open link of a token for this purpose; for actions that may be repeated. */
export async function getOpenLink(ctx: Context, token: string, purpose: LinkPurpose): Promise<HeldLink> {
  const held = await readLink(ctx, token)
  if (held.link.action !== purpose) throw expired()
  if (stateOf(held.link, ctx.now()) === 'answered') throw used()
  return held
}

/** Call last in the transaction that carries out the answer: of several in parallel, only one succeeds. */
export async function useLink(tx: Tx, link: Link, { answer, at }: { answer: string; at: Date }): Promise<void> {
  if ((await markUsed(tx, link.id, answer, at)) === null) throw used()
}

/** Closes links whose subject was settled in another way. */
export async function closeLinks(
  tx: Tx,
  { at, ...which }: { subjectType: string; subjectId: string; purposes?: readonly LinkPurpose[]; at: Date },
): Promise<void> {
  await closeOpenLinks(tx, which, at)
}

export interface Answer {
  readonly token: string
  readonly purpose: LinkPurpose
  /** A short code for the decision: repeating it returns the same outcome, a different one is refused. */
  readonly answer: string
}

/**
 * Carries out an answer once. A repeat (double click, lost connection) returns the same outcome without a second
 * effect. The link is marked last, after the locks of its subject.
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

/** True for the same answer as before; a different one is too late. */
function isRepeat({ usedAt, outcome }: Link, answer: string): boolean {
  if (usedAt === null) return false
  if (outcome === answer) return true
  throw used()
}

const expired = (): AppError =>
  new AppError('verification.expired', {
    detail: 'This link has been used or has expired. Use the link in our latest email.',
  })

const used = (): AppError =>
  new AppError('verification.used', { detail: 'You’ve already answered. The first answer counts.' })
