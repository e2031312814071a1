import type { Context } from '../../../platform/context/context.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { type MailContent, quote, say } from '../../../platform/mail-writing/mail-content.ts'
import { findUser, makeToken } from '../../identity/index.ts'
import { findRole } from '../roles/index.ts'
import { findInvitation, stateNow, updateTeammate } from '../teammates/index.ts'
import type { NameTenant } from './invitations.resource.ts'

/** Writes and sends the mail, once per request; its token is made here and stored as a hash only. */
export async function sendInvitationMail(
  ctx: Context,
  {
    teammateId,
    mailer,
    appUrl,
    nameTenant,
  }: { teammateId: string; mailer: Mailer; appUrl: string; nameTenant: NameTenant },
): Promise<void> {
  const invitation = await findInvitation(ctx.db, teammateId)
  if (invitation === null || stateNow(invitation, ctx.now()) !== 'pending') return
  const inviter = invitation.invitedBy === null ? null : await findUser(ctx.db, invitation.invitedBy)
  const role = await findRole(ctx.db, invitation.roleId)
  const tenant = await nameTenant(ctx, invitation)
  await deliverMail(ctx, mailer, {
    key: `teammate.invited/${invitation.id}/${invitation.lastSentAt?.getTime() ?? 0}`,
    to: invitation.email,
    subject:
      inviter === null
        ? `${tenant} is now on Assay`
        : `${inviter.fullName} invites you to work with ${tenant} on Assay`,
    ...(inviter === null ? {} : { replyTo: { name: inviter.fullName, address: inviter.email } }),
    content: async () => {
      const { token, tokenHash } = makeToken()
      await updateTeammate(ctx.db, invitation.id, { tokenHash }, ctx.now())
      const link = `${appUrl}/register?invitation=${invitation.id}#${token}`
      const by = inviter?.fullName ?? 'The operator of this site'
      return invitationContent({ by, tenant, role: role?.name ?? '', message: invitation.message, link })
    },
  })
}

interface Words {
  readonly by: string
  readonly tenant: string
  readonly role: string
  readonly message: string | null
  readonly link: string
}

const invitationContent = ({ by, tenant, role, message, link }: Words): MailContent => ({
  greeting: 'Hello,',
  before: [
    say(`${by} invites you to join ${tenant} on Assay, with the role ${role}.`),
    ...(message === null ? [] : [quote(message)]),
  ],
  button: { label: 'Accept or decline', address: link },
  after: [say('The link is valid for seven days.')],
  foot: `This link is personal, so please don’t forward it. If you don’t know ${tenant}, you don’t need to do anything.`,
})
