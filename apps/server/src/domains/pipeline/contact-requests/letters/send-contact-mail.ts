import type { Context } from '../../../../platform/context/context.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { formatInstant } from '../../../../platform/time/instants.ts'
import { findOpenLinkFor, linkAddress } from '../../../candidate-links/index.ts'
import { findReachableBy, listWaysToMeet } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, findSender } from '../../../tenants/index.ts'
import { createManualNotice } from '../../candidate-requests/index.ts'
import { findEntryById } from '../../shortlists/index.ts'
import { type ContactInfo, findContactInfoById, findCorrection, formatPay, payOf } from '../records/index.ts'
import * as letters from './contact-letters.rules.ts'
import { findPermanentLinks, type PermanentPurpose } from './open-permanent-links.ts'

interface Post {
  readonly mailer: Mailer
  readonly appUrl: string
  /** Identifies the event, so that a repeated effect sends one mail. */
  readonly key: string
}

const WRITERS = { released: letters.released, expired: letters.expired }

/** Mails the candidate. A representing agency is notified in the app instead. */
export async function sendContactMail(
  ctx: Context,
  {
    contactInfoId,
    about,
    ...post
  }: Post & { contactInfoId: string; about: 'asked' | 'reminded' | 'released' | 'expired' },
): Promise<void> {
  const info = await findContactInfoById(ctx.db, contactInfoId)
  if (info === null || info.agencyId !== null) return
  // An answer that arrived in the meantime makes the mail pointless.
  if ((about === 'asked' || about === 'reminded') && info.state !== 'pending') return
  const { companyId, requestedBy: userId } = info
  const sender = await findSender(ctx.db, { companyId, userId })
  await sendTo(ctx, info.candidateId, { ...post, sender }, async () => {
    const around = await aroundOf(ctx, info, post.appUrl)
    return about === 'asked' || about === 'reminded'
      ? letters.asked({
          ...around,
          ...(await askedOf(ctx, info, post.appUrl)),
          askedBy: sender.replyTo?.name ?? null,
          isReminder: about === 'reminded',
        })
      : WRITERS[about](around)
  })
}

/** Notifies a candidate that the process has ended. */
export async function sendEndMail(
  ctx: Context,
  { shortlistedId, stage, ...post }: Post & { shortlistedId: string; stage: string },
): Promise<void> {
  const entry = await findEntryById(ctx.db, shortlistedId)
  // The candidate was restored or moved on in the meantime, so there is no end to report.
  if (entry === null || entry.stage !== stage) return
  const { id, companyId, requirementId, candidateId } = entry
  const sender = await findSender(ctx.db, { companyId, userId: entry.ownerId })
  const wasSent = await sendTo(ctx, candidateId, { ...post, sender }, async () =>
    letters.ended({
      ...(await aroundOf(ctx, { companyId, requirementId, candidateId, shortlistedId: id }, post.appUrl)),
      isClosed: stage === 'closed',
    }),
  )
  if (!wasSent) await createManualNotice(ctx, { key: post.key, entry, about: 'end', stage })
}

/** Sends the outcome of a correction to the candidate. */
export async function sendCorrectionMail(
  ctx: Context,
  { correctionId, ...post }: Post & { correctionId: string },
): Promise<void> {
  const correction = await findCorrection(ctx.db, correctionId)
  if (correction === null || correction.state === 'proposed') return
  const { proposal, state, answer } = correction
  await sendTo(ctx, correction.candidateId, post, async () =>
    letters.corrected({ proposal, isDone: state === 'done', answer: answer ?? '' }),
  )
}

/** False when there is no known address. */
async function sendTo(
  ctx: Context,
  candidateId: string,
  { mailer, key, sender }: Post & { readonly sender?: Awaited<ReturnType<typeof findSender>> },
  write: () => Promise<letters.Letter>,
): Promise<boolean> {
  const email = (await findReachableBy(ctx.db, candidateId))?.email
  if (!email) return false
  await deliverMail(ctx, mailer, { key, to: email, ...(await write()), ...sender })
  return true
}

type About = Pick<ContactInfo, 'companyId' | 'requirementId' | 'candidateId' | 'shortlistedId'>

async function aroundOf(ctx: Context, about: About, appUrl: string): Promise<letters.Around> {
  const company = await findCompany(ctx.db, about.companyId)
  const [requirement] = await listRequirementsById(ctx.db, [about.requirementId])
  const links = await findPermanentLinks(ctx.db, { id: about.shortlistedId, candidateId: about.candidateId })
  const address = async (purpose: PermanentPurpose): Promise<string | null> => {
    const link = links[purpose]
    return link === undefined ? null : linkAddress(ctx, { verificationId: link.id, appUrl, purpose })
  }
  return {
    companyName: company?.name ?? '',
    requirementTitle: requirement?.title ?? '',
    progress: await address('followProgress'),
    data: await address('correctOrEraseData'),
    explanation: await address('askForExplanation'),
    requests: await address('askForAccommodation'),
  }
}

async function askedOf(ctx: Context, info: ContactInfo, appUrl: string) {
  const link = await findOpenLinkFor(ctx.db, {
    candidateId: info.candidateId,
    purpose: 'answerContactRequest',
    subjectType: 'contact-infos',
    subjectId: info.id,
  })
  if (link === null) throw new Error('The link of this request no longer exists.')
  const zones = await listWaysToMeet(ctx.db, [info.candidateId])
  return {
    answer: await linkAddress(ctx, { verificationId: link.id, appUrl }),
    until: formatInstant(info.expiresAt, zones.get(info.candidateId)?.timezone ?? undefined),
    pay: formatPay(payOf(info)),
    message: info.message,
    location: info.location,
  }
}
