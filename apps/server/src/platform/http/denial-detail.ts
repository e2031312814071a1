import type { Actor, Scope, UserActor } from '../context/actor.ts'

const OTHERS: Readonly<Record<Scope, string>> = {
  employer: 'Accounts of employers can’t do this. If you need it, ask the operator of this site.',
  agency: 'Accounts of agencies can’t do this. If you need it, ask the employer or the operator of this site.',
  agencyClient: 'Ask the agency that invited you to do this for you.',
  platform:
    'Your account at this site can’t do this. Use an account of an employer or agency, or ask a platform admin.',
}

const ABOVE: Partial<Record<Scope, string>> = {
  employer: 'Ask an owner or admin of your company to do this for you, or to change your role.',
  agency: 'Ask an owner of your agency to do this for you, or to change your role.',
}

/** A user who may invite colleagues has the widest role of a company or agency: changing it wouldn’t help. */
const hasWidestRole = ({ permissions }: UserActor): boolean => permissions.get('teammate.invite') === 'all'

/** The next step of a caller whose policy refused, where the use case names none. */
export function denialDetail(actor: Actor): string {
  if (actor.kind === 'candidateLink' || actor.kind === 'feedbackLink')
    return 'This link is for something else. Open the latest email about this and use the link in it.'
  if (actor.kind !== 'user') return 'Sign in, then try again.'
  if (actor.apiTokenId !== undefined)
    return 'This API token doesn’t have the permission, or the person it acts for doesn’t. Create a token with more permissions, or ask an owner or admin to change the role.'
  return hasWidestRole(actor) ? OTHERS[actor.scope] : (ABOVE[actor.scope] ?? OTHERS[actor.scope])
}
