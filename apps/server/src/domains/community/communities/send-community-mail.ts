import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { deliverMail } from '../../../platform/mail/deliver-mail.ts'
import type { Mailer } from '../../../platform/mail/mailer.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { findOpenLinkFor, linkAddress } from '../../candidate-links/index.ts'
import { findReachableBy } from '../../candidates/index.ts'
import { findCompany, findSender } from '../../tenants/index.ts'
import { LINK_TO_MEMBERSHIP } from './communities.rules.ts'
import { type Community, findCommunityById } from './communities.store.ts'
import * as letters from './community-letters.rules.ts'
import { listListening, lockMember, type Member } from './community-members.store.ts'
import { findPostById } from './community-posts.store.ts'

interface Post {
  readonly mailer: Mailer
  readonly appUrl: string
}

/** The invitation, or the question whether a member stays. */
export async function sendMembershipMail(
  ctx: Context,
  { memberId, about, key, ...post }: Post & { memberId: string; about: 'invited' | 'renewal'; key: string },
): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const member = await lockMember(ctx.db, memberId)
  const community = member === null ? null : await findCommunityById(ctx.db, member.communityId)
  if (member === null || community === null) return
  // An answer that arrived in the meantime makes the mail pointless.
  if (about === 'invited' ? member.state !== 'invited' : member.state === 'left') return
  const { consentUntil } = member
  const write = about === 'invited' ? letters.invited : letters.renewal
  await send(ctx, { member, community, key, ...post }, (around) => write({ ...around, consentUntil }))
}

/** Mails a published post to all subscribers; a repeated effect mails no one twice. */
export async function sendPostMails(ctx: Context, { postId, ...parts }: Post & { postId: string }): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const post = await findPostById(ctx.db, postId)
  const community = post === null ? null : await findCommunityById(ctx.db, post.communityId)
  if (post === null || community === null || post.state !== 'published') return
  const timezone = (await findCompany(ctx.db, community.companyId))?.timezone ?? 'UTC'
  for (const member of await listListening(ctx.db, community.id, dayOf(ctx.now())))
    await send(ctx, { member, community, key: `community.post/${postId}/${member.id}`, ...parts }, (around) =>
      letters.posted({ ...around, ...post, timezone }),
    )
}

async function send(
  ctx: Context,
  { member, community, key, mailer, appUrl }: Post & { member: Member; community: Community; key: string },
  write: (around: letters.Around) => letters.Letter,
): Promise<void> {
  const email = (await findReachableBy(ctx.db, member.candidateId))?.email
  if (!email) return
  const company = await findCompany(ctx.db, community.companyId)
  const link = await membershipLink(ctx, { member, appUrl })
  if (link === null) return
  const letter = write({ companyName: company?.name ?? '', community: community.name, link })
  const sender = await findSender(ctx.db, { companyId: community.companyId, userId: member.invitedBy })
  await deliverMail(ctx, mailer, { key, to: email, ...letter, ...sender })
}

/** The same link in every mail. */
export async function membershipLink(
  ctx: Context,
  { member, appUrl }: { member: Member; appUrl: string },
): Promise<string | null> {
  const { candidateId, id: subjectId } = member
  const link = await findOpenLinkFor(ctx.db, { candidateId, subjectId, ...LINK_TO_MEMBERSHIP })
  return link === null ? null : linkAddress(ctx, { verificationId: link.id, appUrl })
}
