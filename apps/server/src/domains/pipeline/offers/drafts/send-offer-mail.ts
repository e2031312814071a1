import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { facts, type MailContent, PERSONAL, say } from '../../../../platform/mail-writing/mail-content.ts'
import { formatDay } from '../../../../platform/time/days.ts'
import { formatInstant } from '../../../../platform/time/instants.ts'
import { linkAddress } from '../../../candidate-links/index.ts'
import { findReachableBy, listWaysToMeet } from '../../../candidates/index.ts'
import { findCompany, findSender } from '../../../tenants/index.ts'
import { createManualNotice } from '../../candidate-requests/index.ts'
import { findDocument, findOfferById, isOut, type Offer, type OfferDocument } from '../records/index.ts'
import { openOfferLink } from './send-offer.ts'

export interface OfferMail {
  readonly offerId: string
  /** Identifies the event, so that each makes one mail. */
  readonly key: string
  readonly mailer: Mailer
  readonly appUrl: string
}

/** The mails to the candidate about an offer. */
export type MailAbout = 'sent' | 'reminder' | 'accepted' | 'withdrawn'

interface Words {
  readonly offer: Offer
  readonly document: OfferDocument
  readonly name: string
  readonly until: string
  readonly link: string
  /** Whether a reply to the mail reaches a person. */
  readonly canReply: boolean
}

const SUBJECTS: Readonly<Record<MailAbout, (words: Pick<Words, 'offer' | 'document'>) => string>> = {
  sent: ({ offer, document }) =>
    offer.revision === 1
      ? `${document.companyName} has made you an offer: ${document.position}`
      : `Your updated offer from ${document.companyName}: ${document.position}`,
  reminder: ({ document }) => `Reminder: your offer from ${document.companyName} is waiting for your answer`,
  accepted: ({ document }) => `You accepted the offer from ${document.companyName}`,
  withdrawn: ({ document }) => `${document.companyName} has withdrawn its offer`,
}

const CONTENTS: Readonly<Record<MailAbout, (words: Words) => MailContent>> = {
  sent: ({ offer, document, name, until, link, canReply }) => ({
    greeting: `Hello ${name},`,
    before: [
      say(
        `Congratulations! ${document.companyName} has made you an offer for the position of “${document.position}”.${
          offer.revision === 1 ? '' : ' It replaces the previous version.'
        }`,
      ),
      facts(['Position', document.position], ['First day', formatDay(offer.startOn)], ['Please reply by', until]),
    ],
    button: { label: 'View your offer', address: link },
    after: [
      say(
        `You don’t need an account. To accept, type your name on that page. If you have a question or would like to change something, ${
          canReply
            ? `reply to this email to reach ${document.companyName}`
            : `please contact your recruiter at ${document.companyName}`
        }.`,
      ),
    ],
    foot: PERSONAL,
  }),
  reminder: ({ document, name, until, link }) => ({
    greeting: `Hello ${name},`,
    before: [
      say(
        `A quick reminder: your offer from ${document.companyName} for the position of “${document.position}” is open until ${until}.`,
      ),
    ],
    button: { label: 'View your offer', address: link },
    foot: PERSONAL,
  }),
  accepted: ({ offer, document, name }) => ({
    greeting: `Hello ${name},`,
    before: [
      say(
        `Congratulations! You’ve accepted the offer from ${document.companyName} for the position of “${document.position}”. Your first day is ${formatDay(offer.startOn)}. The offer letter is attached.`,
      ),
      say('Have a great start!'),
    ],
    foot: `Fingerprint of the letter (SHA-256):\n${document.hash}`,
  }),
  withdrawn: ({ document, name }) => ({
    greeting: `Hello ${name},`,
    before: [
      say(
        `We’re sorry to let you know that ${document.companyName} has withdrawn its offer for the position of “${document.position}”.`,
      ),
      say(
        `You don’t need to do anything. If you have questions, please contact your recruiter at ${document.companyName}.`,
      ),
    ],
  }),
}

/**
 * The text of a manual notice when no mail reaches the candidate. It has no link, because only the candidate may
 * accept.
 */
const NOTICE_TEXTS: Readonly<Record<MailAbout, (words: Pick<Words, 'offer' | 'document' | 'until'>) => string>> = {
  sent: ({ offer, document, until }) =>
    `${document.companyName} is offering them the position of “${document.position}”, starting on ${formatDay(offer.startOn)}. The offer is open until ${until}.${
      offer.revision === 1 ? '' : ' It replaces the previous version.'
    } The company will give them the offer letter and record their answer.`,
  reminder: ({ document, until }) =>
    `${document.companyName} is waiting for an answer to its offer for “${document.position}”, which is open until ${until}.`,
  accepted: ({ offer, document }) =>
    `${document.companyName} has recorded that they accepted the offer for “${document.position}”. Their first day is ${formatDay(offer.startOn)}. The company will give them a copy of the letter.`,
  withdrawn: ({ document }) => `${document.companyName} has withdrawn its offer for “${document.position}”.`,
}

/** One mail per key; without an address, a manual notice. Nothing is sent about an offer that has ended. */
export async function sendOfferMail(ctx: Context, about: MailAbout, mail: OfferMail): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { offerId, key, mailer, appUrl } = mail
  const offer = await findOfferById(ctx.db, offerId)
  const document = await findDocument(ctx.db, offerId)
  if (offer === null || document === null || !isDue(about, offer)) return
  const person = await findReachableBy(ctx.db, offer.candidateId)
  const until = offer.expiresAt === null ? '' : formatInstant(offer.expiresAt, await zoneOf(ctx, offer))
  if (!person?.email) {
    await createManualNotice(ctx, {
      key,
      about: 'offer',
      subjectId: offer.id,
      entry: { ...offer, id: offer.shortlistedId },
      message: NOTICE_TEXTS[about]({ offer, document, until }),
      until: about === 'sent' || about === 'reminder' ? offer.expiresAt : null,
    })
    return
  }
  const link = about === 'sent' || about === 'reminder' ? await linkOf(ctx, offer, appUrl) : ''
  const sender = await findSender(ctx.db, { companyId: offer.companyId, userId: offer.authorIds[0] ?? null })
  const canReply = sender.replyTo !== undefined
  const attachment = { filename: 'offer.pdf', contentType: 'application/pdf', content: document.bytes }
  await deliverMail(ctx, mailer, {
    key,
    to: person.email,
    subject: SUBJECTS[about]({ offer, document }),
    ...sender,
    content: CONTENTS[about]({ offer, document, name: person.legalName ?? 'there', until, link, canReply }),
    ...(about === 'accepted' ? { attachments: [attachment] } : {}),
  })
}

/** The candidate’s, in which their page shows the deadline too. */
async function zoneOf({ db }: Context, { candidateId, companyId }: Offer): Promise<string> {
  const own = (await listWaysToMeet(db, [candidateId])).get(candidateId)?.timezone
  return own ?? (await findCompany(db, companyId))?.timezone ?? 'UTC'
}

function isDue(about: MailAbout, { state }: Offer): boolean {
  if (about === 'sent' || about === 'reminder') return isOut.includes(state)
  return about === state
}

async function linkOf(ctx: Context, offer: Offer, appUrl: string): Promise<string> {
  const { id } = await ctx.transaction((tx) => openOfferLink(tx, offer, ctx.now()))
  return linkAddress(ctx, { verificationId: id, appUrl })
}
