import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { linkAddress, openLink } from '../../../candidate-links/index.ts'
import { findReachableBy } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, findSender } from '../../../tenants/index.ts'
import { findEntryById } from '../../shortlists/index.ts'
import { createManualNotice } from '../notices/index.ts'
import { type CandidateRequest, findRequestById } from '../records/index.ts'
import { answered, received } from './request-letters.rules.ts'

interface RequestMail {
  readonly requestId: string
  readonly about: 'received' | 'answered'
  readonly key: string
  readonly mailer: Mailer
  readonly appUrl: string
}

const LINK_LIFE_MS = 180 * DAY_MS

/** Sends the confirmation or the answer. Without an address, the answer becomes a manual notice. */
export async function sendRequestMail(
  ctx: Context,
  { requestId, about, key, mailer, appUrl }: RequestMail,
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const request = await findRequestById(ctx.db, requestId)
  if (request === null || request.state !== (about === 'received' ? 'open' : 'answered')) return
  const email = (await findReachableBy(ctx.db, request.candidateId))?.email
  if (!email) {
    const entry = { ...request, id: request.shortlistedId }
    if (about === 'answered') await createManualNotice(ctx, { key, entry, about: 'answer', requestId })
    return
  }
  const company = await findCompany(ctx.db, request.companyId)
  const [requirement] = await listRequirementsById(ctx.db, [request.requirementId])
  const facts = {
    companyName: company?.name ?? '',
    requirementTitle: requirement?.title ?? '',
    kind: request.kind,
    link: await addressOf(ctx, request, appUrl),
  }
  const letter =
    about === 'received'
      ? received({ ...facts, until: dayAndTime(request.answerBy) })
      : answered({ ...facts, outcome: request.outcome ?? '', answer: request.answer ?? '' })
  const { ownerId: userId = null } = (await findEntryById(ctx.db, request.shortlistedId)) ?? {}
  const sender = await findSender(ctx.db, { companyId: request.companyId, userId })
  await deliverMail(ctx, mailer, { key, to: email, ...letter, ...sender })
}

/** The link stays the same; a candidate whose request was spoken gets one now. */
async function addressOf(ctx: Context, request: CandidateRequest, appUrl: string): Promise<string> {
  const at = ctx.now()
  const { candidateId, companyId, shortlistedId: subjectId } = request
  const link = await ctx.transaction((tx) =>
    openLink(tx, {
      purpose: 'askForAccommodation',
      candidateId,
      companyId,
      subjectType: 'shortlisteds',
      subjectId,
      at,
      expiresAt: new Date(at.getTime() + LINK_LIFE_MS),
    }),
  )
  return linkAddress(ctx, { verificationId: link.id, appUrl, purpose: 'askForAccommodation' })
}

const dayAndTime = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)} UTC`
