import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type MailContent, quote, say } from '../../../platform/mail-writing/mail-content.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { askChallenge } from '../../identity/index.ts'
import { type Agency, listAgenciesById } from '../records/index.ts'
import { LINK_VALID_MS, MAILS_PER_DAY } from './agencies.rules.ts'
import { countApplicationsOf } from './applications.store.ts'

interface Sending {
  readonly agencyId: string
  readonly mailer: Mailer
  readonly appUrl: string
}

/** Asks the contact person to verify the work address. */
export async function sendApplicationMail(
  ctx: Context,
  { agencyId, mailer, appUrl, secrets }: Sending & { readonly secrets: SecretBox },
): Promise<void> {
  const agency = (await listAgenciesById(ctx.db, [agencyId])).get(agencyId)
  if (agency?.state !== 'applied') return
  if ((await countApplicationsOf(ctx.db, agency.contactEmail, agency.createdAt)) > MAILS_PER_DAY) return
  await deliverMail(ctx, mailer, {
    key: `agency.applied/${agency.id}`,
    to: agency.contactEmail,
    subject: 'Verify your email address to join Assay as an agency',
    content: async () => {
      const { challenge, secret } = await askChallenge(ctx, ctx.db, secrets, {
        purpose: 'agencyDomain',
        subjectType: 'agencies',
        subjectId: agency.id,
        validMs: LINK_VALID_MS,
        by: 'token',
      })
      return verification(agency, `${appUrl}/verify#agency.${challenge.id}.${secret}`)
    },
  })
}

/** Notifies the contact person that the operator declined. */
export async function sendDeclineMail(ctx: Context, { agencyId, mailer }: Omit<Sending, 'appUrl'>): Promise<void> {
  const agency = (await listAgenciesById(ctx.db, [agencyId])).get(agencyId)
  if (agency?.state !== 'rejected') return
  await deliverMail(ctx, mailer, {
    key: `agency.rejected/${agency.id}`,
    to: agency.contactEmail,
    subject: 'Your application to join Assay as an agency',
    content: refusal(agency),
  })
}

const verification = ({ contactName, legalName }: Agency, address: string): MailContent => ({
  greeting: `Hello ${contactName ?? ''},`,
  before: [
    say(
      `Please confirm that ${legalName} is applying to join Assay as an agency, and that this is your email address.`,
    ),
  ],
  button: { label: 'Verify address', address },
  after: [
    say(
      'The link works once and expires after three days. The operator of this site will then review your application and email you the decision.',
    ),
  ],
  foot: 'If you did not apply, choose “I did not apply” there, or do nothing: unverified applications are deleted after a week.',
})

const refusal = ({ contactName, legalName, decisionReason }: Agency): MailContent => ({
  greeting: `Hello ${contactName ?? ''},`,
  before: [
    say(`The operator of this site has reviewed ${legalName}’s application and declined it for this reason:`),
    quote(decisionReason ?? ''),
    say('We delete the application after 90 days. You can apply again once this has been resolved.'),
  ],
})
