import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { dayIn, formatDay } from '../../../platform/time/days.ts'
import { linkAddress } from '../../candidate-links/index.ts'
import { findReachableBy } from '../../candidates/index.ts'
import { findCompany } from '../../tenants/index.ts'
import { createManualNotice } from '../candidate-requests/index.ts'
import { isOut } from './offers.rules.ts'
import { findDocument, findOfferById, type Offer, type OfferDocument } from './offers.store.ts'
import { openOfferLink } from './send-offer.ts'

export interface OfferMail {
  readonly offerId: string
  /** Names the event, so that each makes one mail. */
  readonly key: string
  readonly mailer: Mailer
  readonly appUrl: string
}

/** What the candidate hears of an offer. */
export type MailAbout = 'sent' | 'reminder' | 'accepted' | 'withdrawn'

interface Words {
  readonly offer: Offer
  readonly document: OfferDocument
  readonly name: string
  readonly until: string
  readonly link: string
}

const SUBJECTS: Readonly<Record<MailAbout, (words: Pick<Words, 'offer' | 'document'>) => string>> = {
  sent: ({ offer, document }) =>
    offer.revision === 1 ? `${document.companyName} makes you an offer` : `A new offer from ${document.companyName}`,
  reminder: ({ document }) => `The offer from ${document.companyName} waits for your answer`,
  accepted: ({ document }) => `You accepted the offer from ${document.companyName}`,
  withdrawn: ({ document }) => `${document.companyName} took its offer back`,
}

const TEXTS: Readonly<Record<MailAbout, (words: Words) => string>> = {
  sent: ({ offer, document, name, until, link }) => `Hello ${name},

${document.companyName} offers you the work “${document.position}”.${
    offer.revision === 1 ? '' : ' This version takes the place of the one before it.'
  }

Read it and answer here, without an account:

${link}

The offer is open until ${until}. On the page you can read the whole letter,
accept it by typing your name, or say what does not fit.

If you forward this mail, you forward the right to answer.
`,
  reminder: ({ document, name, until, link }) => `Hello ${name},

${document.companyName} has offered you the work “${document.position}” and waits for your answer.
The offer is open until ${until}:

${link}
`,
  accepted: ({ offer, document, name }) => `Hello ${name},

you accepted the offer of ${document.companyName} for “${document.position}”.
The work begins on ${formatDay(offer.startOn)}. The letter is attached.

Fingerprint of the letter (SHA-256):
${document.hash}

We look forward to seeing you there.
`,
  withdrawn: ({ document, name }) => `Hello ${name},

${document.companyName} has taken back its offer for “${document.position}”.
You need do nothing. If you want to know why, answer the person who wrote to you.
`,
}

/** What has to be said where no mail reaches the person. The link to accept is theirs alone, so nobody hands it on. */
const NOTICE_TEXTS: Readonly<Record<MailAbout, (words: Pick<Words, 'offer' | 'document' | 'until'>) => string>> = {
  sent: ({ offer, document, until }) =>
    `${document.companyName} offers them the work “${document.position}”, to begin on ${formatDay(offer.startOn)}. The offer is open until ${until}.${
      offer.revision === 1 ? '' : ' This version takes the place of the one before it.'
    } The company gives them the letter itself, and writes down their answer.`,
  reminder: ({ document, until }) =>
    `${document.companyName} waits for an answer to its offer for “${document.position}”, which is open until ${until}.`,
  accepted: ({ offer, document }) =>
    `${document.companyName} has written down that they accept the offer for “${document.position}”. The work begins on ${formatDay(offer.startOn)}. The company gives them a copy of the letter.`,
  withdrawn: ({ document }) => `${document.companyName} has taken back its offer for “${document.position}”.`,
}

/** One mail per key; where no address is known, a letter is owed. Nothing goes out about an offer whose time is over. */
export async function sendOfferMail(ctx: Context, about: MailAbout, mail: OfferMail): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const { offerId, key, mailer, appUrl } = mail
  const offer = await findOfferById(ctx.db, offerId)
  const document = await findDocument(ctx.db, offerId)
  if (offer === null || document === null || !isDue(about, offer)) return
  const person = await findReachableBy(ctx.db, offer.candidateId)
  const zone = (await findCompany(ctx.db, offer.companyId))?.timezone ?? 'UTC'
  const until = offer.expiresAt === null ? '' : formatDay(dayIn(zone, offer.expiresAt))
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
  const attachment = { filename: 'offer.pdf', contentType: 'application/pdf', content: document.bytes }
  await deliverMail(ctx, mailer, {
    key,
    to: person.email,
    subject: SUBJECTS[about]({ offer, document }),
    text: TEXTS[about]({ offer, document, name: person.legalName ?? 'there', until, link }),
    ...(about === 'accepted' ? { attachments: [attachment] } : {}),
  })
}

function isDue(about: MailAbout, { state }: Offer): boolean {
  if (about === 'sent' || about === 'reminder') return isOut.includes(state)
  return about === state
}

async function linkOf(ctx: Context, offer: Offer, appUrl: string): Promise<string> {
  const { id } = await ctx.transaction((tx) => openOfferLink(tx, offer, ctx.now()))
  return linkAddress(ctx, { verificationId: id, appUrl })
}
