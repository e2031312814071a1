import type { Context } from '../../../../platform/context/context.ts'
import { assertAllowed } from '../../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../../platform/mail/mailer.ts'
import { PERSONAL, say } from '../../../../platform/mail-writing/mail-content.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { linkAddress, openLink } from '../../../candidate-links/index.ts'
import { findReachableBy } from '../../../candidates/index.ts'
import { listRequirementsById } from '../../../requirements/index.ts'
import { findCompany, findSender } from '../../../tenants/index.ts'
import { findOfferById } from '../../offers/index.ts'
import { findHire, type Hire } from '../records/index.ts'

const OPEN_DAYS = 30

export interface StartMail {
  readonly hireId: string
  readonly key: string
  readonly mailer: Mailer
  readonly appUrl: string
}

/** On the first day, asks the candidate to confirm the start by a link. */
export async function sendStartMail(ctx: Context, { hireId, key, mailer, appUrl }: StartMail): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const hire = await findHire(ctx.db, hireId, {})
  if (hire === null || hire.state !== 'awaitingStart') return
  const person = await findReachableBy(ctx.db, hire.candidateId)
  if (person === null || person.email === null || person.email === '') return
  const company = await findCompany(ctx.db, hire.companyId)
  const [requirement] = await listRequirementsById(ctx.db, [hire.requirementId])
  const companyName = company?.name ?? 'the company'
  const link = await linkOf(ctx, hire, appUrl)
  const offer = await findOfferById(ctx.db, hire.offerId)
  await deliverMail(ctx, mailer, {
    key,
    to: person.email,
    subject: `Did you start at ${companyName}?`,
    ...(await findSender(ctx.db, { companyId: hire.companyId, userId: offer?.authorIds[0] ?? null })),
    content: {
      greeting: `Hello ${person.legalName ?? 'there'},`,
      before: [
        say(`Today is your first day as “${requirement?.title ?? ''}” at ${companyName}. Congratulations!`),
        say('Please confirm with one click that you have started.'),
      ],
      button: { label: 'I’ve started', address: link },
      after: [say('If your plans have changed, please contact the person who hired you.')],
      foot: PERSONAL,
    },
  })
}

async function linkOf(ctx: Context, { id, candidateId, companyId }: Hire, appUrl: string): Promise<string> {
  const at = ctx.now()
  const expiresAt = new Date(at.getTime() + OPEN_DAYS * DAY_MS)
  const about = { purpose: 'confirmStart', subjectType: 'hired-candidates', subjectId: id } as const
  const link = await ctx.transaction((tx) => openLink(tx, { ...about, candidateId, companyId, expiresAt, at }))
  return linkAddress(ctx, { verificationId: link.id, appUrl })
}
