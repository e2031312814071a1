import { type NotificationKind, notificationKindNames, notificationKinds } from '@assay/contracts/notifications'
import type { PermissionName } from '@assay/contracts/permission-names'
import type { Actor, UserActor } from '../../platform/context/actor.ts'
import { may } from '../../platform/context/may.ts'

/** Notifications are private to their recipient. */
export const mayReadOwnNotifications = (actor: Actor): actor is UserActor => actor.kind === 'user'

type Group = (typeof notificationKinds)[NotificationKind]['group']

/** A program needs one of these; what concerns the account and the company's security is for people alone. */
const READ_WITH: Readonly<Record<Group, readonly PermissionName[]>> = {
  Searches: ['search.run', 'search.explain'],
  Jobs: ['requirement.read'],
  Shortlists: ['requirement.read'],
  'Contact requests': ['contact.request', 'contact.requestFromAgency', 'contact.read', 'contact.answer'],
  'Candidate requests': ['requirement.read'],
  Interviews: ['interview.schedule', 'interview.propose', 'scorecard.submit', 'scorecard.read'],
  Offers: ['offer.draft', 'offer.send', 'offer.approve'],
  Hires: ['hire.manage', 'replacement.request', 'replacement.decide'],
  Agencies: ['agency.engage', 'agency.approve'],
  Team: ['teammate.invite'],
  Security: [],
  Billing: ['billing.read'],
  Insights: ['requirement.read'],
  Taxonomy: ['taxonomy.edit', 'taxonomy.propose'],
}

/** What a token for other work must not learn from the titles of notifications. null for people, who read all of theirs. */
export function kindsReadBy(actor: UserActor): readonly NotificationKind[] | null {
  if (actor.apiTokenId === undefined) return null
  const mayReadGroup = (group: Group): boolean => READ_WITH[group].some((permission) => may(actor, permission))
  return notificationKindNames.filter((kind) => mayReadGroup(notificationKinds[kind].group))
}
