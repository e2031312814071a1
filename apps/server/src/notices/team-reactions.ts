// Mail and notices about the members of a company or agency.
import { IMPERSONATION_MINUTES } from '@assay/contracts/impersonations'
import { listAgenciesById } from '../domains/agencies/index.ts'
import { findUser } from '../domains/identity/index.ts'
import { forgetNotifications } from '../domains/notifications/index.ts'
import {
  findCompany,
  findTeammateById,
  type IsBarred,
  type NameTenant,
  sendInvitationMail,
} from '../domains/tenants/index.ts'
import { isBarred } from '../domains/webhooks/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import { notifyOn, type Wording } from './notify-on.ts'

export const nameTenant: NameTenant = async ({ db }, { companyId, agencyId }) => {
  if (companyId !== null) return (await findCompany(db, companyId))?.name ?? ''
  return agencyId === null ? '' : ((await listAgenciesById(db, [agencyId])).get(agencyId)?.legalName ?? '')
}

export const isTenantBarred: IsBarred = ({ db }, { companyId, agencyId }) =>
  isBarred(db, companyId === null ? { kind: 'agency', id: agencyId ?? '' } : { kind: 'company', id: companyId })

export const teamReactions = ({
  mailer,
  appUrl,
}: {
  mailer: Mailer
  appUrl: string
}): Readonly<Record<string, Readonly<Record<string, Effect>>>> => ({
  teammateInvited: {
    mailInvitation: (ctx, { target: { id } }) =>
      sendInvitationMail(ctx, { teammateId: id, mailer, appUrl, nameTenant }),
  },
  teammateMoved: {
    notifyInviter: notifyOn(invitationAnsweredNotice),
    forgetNotifications: async (ctx, { verb, after }) => {
      if (verb === 'teammate.remove') await forgetNotifications(ctx, String(after?.['userId']))
    },
  },
  ownershipStepped: { notifyOfOwnership: notifyOn(ownershipNotice) },
  'impersonation.start': {
    notifyOfImpersonation: notifyOn(impersonationNotice),
    notifyImpersonated: notifyOn(impersonatedNotice),
  },
})

/** Notifies the inviter of the outcome of the invitation. */
async function invitationAnsweredNotice(ctx: Context, { verb, target }: RecordedEvent): Promise<Wording | null> {
  const answer = { 'teammate.accept': 'accepted', 'teammate.decline': 'declined' }[verb]
  if (answer === undefined) return null
  const teammate = await findTeammateById(ctx.db, target.id)
  if (teammate === null) return null
  return {
    kind: 'invitationAnswered',
    title: `${teammate.email} ${answer} your invitation`,
    link: `/teammate/${teammate.id}`,
    userIds: [teammate.invitedBy],
  }
}

/** Notifies the people who run the company or agency which operator works in the name of a member, and why. */
async function impersonationNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const words = await impersonationWords(ctx, event)
  return words && { ...words, link: '/pages/timeline', who: { permission: 'teammate.invite' } }
}

/** Notifies the user. Without a link, because not every role reads the timeline. */
async function impersonatedNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const words = await impersonationWords(ctx, event)
  return words && { ...words, link: null, userIds: [event.onBehalfOf ?? null] }
}

async function impersonationWords({ db }: Context, { onBehalfOf, tenantId, after }: RecordedEvent) {
  const user = onBehalfOf == null ? null : await findUser(db, onBehalfOf)
  if (user === null || tenantId === null) return null
  return {
    kind: 'operatorWorkedAs',
    title: `An operator of this site works as ${user.fullName}`,
    body: `For up to ${IMPERSONATION_MINUTES} minutes. Reason: ${String(after?.['reason'] ?? '')}`,
  } as const
}

async function ownershipNotice(ctx: Context, { verb, target, after }: RecordedEvent): Promise<Wording | null> {
  const teammate = await findTeammateById(ctx.db, target.id)
  if (teammate === null) return null
  const link = `/teammate/${teammate.id}`
  if (verb === 'owner.propose')
    return {
      kind: 'ownershipMoved',
      title: 'You’ve been offered ownership of your company',
      body: 'Accept or decline within seven days.',
      link,
      userIds: [teammate.userId],
    }
  if (verb !== 'owner.accept' && verb !== 'owner.decline') return null
  const outcome = verb === 'owner.accept' ? 'is the new owner of your company' : 'declined ownership of your company'
  return {
    kind: 'ownershipMoved',
    title: `${teammate.email} ${outcome}`,
    link,
    userIds: [String(after?.['formerOwnerId'] ?? '')],
  }
}
