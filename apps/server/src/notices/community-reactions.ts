// Effects of talent communities: mails to members.
import { leaveAllCommunities, sendMembershipMail, sendPostMails } from '../domains/community/communities/index.ts'
import type { Effect } from '../platform/jobs/outbox-worker.ts'
import type { Mailer } from '../platform/mail/mailer.ts'

export function communityReactions(parts: {
  readonly mailer: Mailer
  readonly appUrl: string
}): Readonly<Record<string, Readonly<Record<string, Effect>>>> {
  return {
    communityMemberInvited: {
      mailCommunityInvitation: (ctx, { target: { id }, after }) =>
        sendMembershipMail(ctx, {
          memberId: id,
          about: 'invited',
          key: `community.invited/${id}/${after?.['invitedAt']}`,
          ...parts,
        }),
    },
    communityRenewalAsked: {
      mailCommunityRenewal: (ctx, { target: { id }, after }) =>
        sendMembershipMail(ctx, {
          memberId: id,
          about: 'renewal',
          key: `community.renewal/${id}/${after?.['askedAt']}`,
          ...parts,
        }),
    },
    communityPostPublished: {
      mailCommunityPost: (ctx, { target }) => sendPostMails(ctx, { postId: target.id, ...parts }),
    },
  }
}

/** The consent to communities ended, so its memberships end too. */
export const leaveCommunitiesOf: Effect = async (ctx, { candidateId, after }) => {
  if (candidateId !== undefined && after?.['purpose'] === 'community') await leaveAllCommunities(ctx, candidateId)
}
