import type { ActivityActor } from '@assay/contracts/activities'
import { formatStage } from '../../platform/labels/stage-labels.ts'
import type { Activity } from './activities.queries.ts'
import { legacyVerbs } from './legacy-verbs.ts'

const done: Readonly<Record<string, string>> = {
  'search.run': 'searched',
  'search.rename': 'named a search',
  'search.setAlert': 'changed the alert of a search',
  'search.alert': 'got an alert of a search',
  'search.delete': 'deleted a search',
  'search.restore': 'restored a deleted search',
  'search.claim': 'kept searches made before signing up',
  'guestSearch.run': 'searched as a guest',
  'requirement.create': 'drafted a job',
  'requirement.edit': 'edited a job',
  'requirement.rewrite': 'edited a job after its weights were locked',
  'requirement.freeze': 'locked a job’s weights with the first decision',
  'requirement.submit': 'submitted a job for approval',
  'requirement.recall': 'recalled a job',
  'requirement.return': 'sent a job back',
  'requirement.approve': 'approved a job',
  'requirement.publish': 'opened a job',
  'requirement.pause': 'paused a job',
  'requirement.resume': 'resumed a job',
  'requirement.fill': 'closed a job as filled',
  'requirement.cancel': 'cancelled a job',
  'requirement.archive': 'archived a job',
  'requirement.reopen': 'reopened a job',
  'agency.apply': 'applied as an agency',
  'agency.verify': 'verified the address of an agency',
  'agency.inviteAgain': 'invited the contact person of an agency again',
  'agency.decline': 'said that nobody applied as an agency',
  'agency.expire': 'deleted an old application',
  'candidate.shortlist': 'shortlisted a candidate',
  'candidate.submit': 'submitted a candidate',
  'candidate.represent': 'decided on a candidate submitted by an agency',
  'candidate.ownershipExpire': 'ended an agency’s ownership of a candidate',
  'agencyClient.invite': 'invited an agency',
  'agencyClient.accept': 'accepted an invitation to work together',
  'agencyClient.decline': 'closed an agency’s invitation',
  'agencyClient.pause': 'paused an agency',
  'agencyClient.resume': 'resumed an agency',
  'agencyClient.end': 'gave notice to an agency',
  'agencyClient.keep': 'withdrew notice to an agency',
  'agencyClient.finish': 'ended working with an agency',
  'agencyClient.edit': 'changed the terms with an agency',
  'candidate.reject': 'rejected a candidate',
  'candidate.restore': 'restored a rejected candidate',
  'candidate.advance': 'moved a candidate to the next stage',
  'candidate.withdraw': 'withdrew a candidate',
  'candidate.close': 'closed a candidate with the job',
  'candidate.assign': 'changed the owner of a candidate',
  'candidate.vote': 'voted on a candidate',
  'candidate.tag': 'tagged a candidate',
  'candidate.writeNote': 'wrote a note on a candidate',
  'candidate.changeNote': 'changed a note on a candidate',
  'candidate.deleteNote': 'deleted a note on a candidate',
  'feedback.ask': 'requested feedback by email',
  'feedback.remind': 'sent a feedback reminder',
  'feedback.withdraw': 'withdrew a feedback request',
  'feedback.expire': 'let a feedback request expire',
  'feedback.close': 'closed a feedback request with the job',
  'feedback.answer': 'gave feedback on a candidate',
  'feedback.forget': 'deleted the address of a feedback request',
  'candidate.star': 'starred a candidate',
  'candidate.unstar': 'removed a star',
  'candidate.readUnusually': 'read unusually many candidates',
  'candidate.import': 'imported candidates',
  'candidate.erase': 'erased a candidate',
  'user.disable': 'disabled a user',
  'user.enable': 'enabled a user',
  'user.signOut': 'signed a user out everywhere',
  'user.resendVerification': 'sent a verification email again',
  'company.suspend': 'suspended the company',
  'company.reactivate': 'reactivated the company',
  'impersonation.start': 'began to work as another user',
  'impersonation.end': 'stopped working as another user',
  'item.create': 'drafted an article',
  'item.edit': 'edited an article',
  'item.submit': 'submitted an article for review',
  'item.withdraw': 'made an article a draft again',
  'item.schedule': 'scheduled an article',
  'item.publish': 'published an article',
  'item.retire': 'retired an article',
  'item.markDone': 'marked an article',
  'item.rate': 'rated an article',
  'category.create': 'added a category',
  'category.edit': 'changed a category',
  'candidate.startVetting': 'started vetting a candidate',
  'candidate.approve': 'approved a candidate after vetting',
  'candidate.sendBack': 'sent a candidate back from vetting',
  'vetting.record': 'recorded a vetting result',
  'vetting.proposeChange': 'proposed a correction of a vetting result',
  'vetting.confirmChange': 'confirmed a correction of a vetting result',
  'vetting.rejectChange': 'rejected a correction of a vetting result',
  'vetting.expire': 'took back verification levels of an expired result',
  'candidate.correct': 'requested a correction of their data',
  'candidate.correction': 'decided on a data correction',
  'company.export': 'exported all company data',
  'candidate-request.ask': 'sent a candidate request',
  'candidate-request.withdraw': 'cancelled a candidate request',
  'candidate-request.answer': 'answered a candidate request',
  'candidate-request.remind': 'sent a reminder of a candidate request',
  'manual-notice.create': 'created a manual notice',
  'manual-notice.deliver': 'delivered a manual notice',
  'manual-notice.supersede': 'replaced a manual notice',
  'background-job.runAgain': 'ran failed background work again',
  'background-job.dismiss': 'dismissed failed background work',
  'subscription.change': 'changed the plan',
  'subscription.begin': 'began to pay for a plan',
  'subscription.giveUp': 'gave up an unfinished payment',
  'subscription.try': 'began the free days of a plan',
  'subscription.activate': 'activated the plan',
  'subscription.pause': 'paused the plan after the free days',
  'subscription.fallDue': 'marked the plan as past due',
  'subscription.stop': 'stopped contact requests until the payment',
  'subscription.end': 'ended the plan',
  'invoice.issue': 'issued an invoice',
  'invoice.credit': 'issued a credit note',
  'invoice.pay': 'recorded a payment',
  'invoice.remind': 'sent a reminder of an invoice',
  'payment.ask': 'asked for a payment',
  'payment.succeed': 'received a payment',
  'payment.remind': 'sent a reminder of a failed payment',
  'payment.retry': 'tried a payment again',
  'payment.fail': 'recorded a failed payment',
  'payment.refund': 'refunded a payment',
  'billing.openCustomer': 'opened the company’s account at the payment provider',
  'billing.saveDetails': 'changed the billing details',
  'billing.saveSettings': 'changed the billing settings of the installation',
  'tag.create': 'created a tag',
  'tag.merge': 'merged two tags',
  'company.excludeEmployer': 'excluded an employer from searches',
  'company.stopExcludingEmployer': 'stopped excluding an employer from searches',
  'company.register': 'created the company account',
  'email.askVerification': 'was asked to verify an email address',
  'email.verify': 'verified an email address',
  'session.open': 'signed in',
  'session.lock': 'locked the screen',
  'session.unlock': 'unlocked the screen',
  'session.newDevice': 'signed in from a new device',
  'secondFactor.start': 'began to set up an authenticator app',
  'secondFactor.turnOn': 'turned on an authenticator app',
  'secondFactor.turnOff': 'turned off the authenticator app',
  'secondFactor.renewCodes': 'made new recovery codes',
  'passkey.add': 'added a passkey',
  'passkey.remove': 'removed a passkey',
  'identity.link': 'connected a sign-in at another site',
  'identity.unlink': 'disconnected a sign-in at another site',
  'session.pastProvider': 'signed in with the password as an owner',
  'signInProvider.setUp': 'set up the company sign-in',
  'signInProvider.edit': 'changed the company sign-in',
  'signInProvider.remove': 'removed the company sign-in',
  'signInProvider.test': 'tested the company sign-in',
  'signInDomain.add': 'added an email domain',
  'signInDomain.prove': 'proved an email domain',
  'signInDomain.remove': 'removed an email domain',
  'scimToken.make': 'made a directory token',
  'scimToken.revoke': 'revoked a directory token',
  'teammate.provision': 'added a person by the directory',
  'apiToken.make': 'made an API token',
  'apiToken.revoke': 'revoked an API token',
  'password.askReset': 'asked for a new password',
  'password.reset': 'set a new password by mail',
  'session.end': 'signed out',
  'session.endAll': 'signed out everywhere',
  'platformAdmin.create': 'appointed a platform admin',
  'registration.abandon': 'deleted an unfinished registration',
  'profile.edit': 'edited their profile',
  'profile.keepView': 'saved a list view',
  'profile.changeView': 'changed a list view',
  'profile.forgetView': 'deleted a list view',
  'profile.changePhoto': 'changed their photo',
  'profile.changePassword': 'changed their password',
  'account.delete': 'deleted their account',
  'note.add': 'wrote a note',
  'candidate.tell': 'informed a candidate of the outcome',
  'contact.request': 'requested contact details',
  'contact.send': 'sent a contact request',
  'contact.edit': 'edited a contact request',
  'contact.remind': 'reminded a candidate of a contact request',
  'contact.withdraw': 'cancelled a contact request',
  'contact.approve': 'accepted a contact request',
  'contact.decline': 'declined a contact request',
  'contact.expire': 'let a contact request expire',
  'contact.dispute': 'reported wrong contact details',
  'contact.refund': 'refunded the credit for wrong contact details',
  'contact.revoke': 'withdrew consent to share contact details',
  'interview.close': 'cancelled an interview with the job',
  'interview.end': 'recorded the end of an interview',
  'interview.schedule': 'booked an interview',
  'interview.propose': 'proposed times for an interview',
  'interview.counter': 'asked for different interview times',
  'interview.keep': 'kept the agreed time of an interview',
  'interview.reportNoShow': 'reported a no-show',
  'interview.contest': 'disputed a no-show',
  'interview.submitScorecard': 'submitted a scorecard',
  'interview.swapInterviewer': 'replaced an interviewer',
  'interview.respond': 'responded to an interview invitation',
  'interview.remind': 'sent an interview reminder',
  'interview.remindSoon': 'sent a reminder of an upcoming interview',
  'interview.remindScorecards': 'sent a reminder of due scorecards',
  'interview.override': 'moved a candidate to the decision without all scorecards',
  'calendar.import': 'connected a calendar',
  'calendar.forget': 'disconnected a calendar',
  'calendar.share': 'opened a calendar feed',
  'calendar.unshare': 'closed a calendar feed',
  'offer.submit': 'submitted an offer for approval',
  'offer.supersede': 'replaced an offer with a newer version',
  'offer.warn': 'warned that an offer expires soon',
  'offer.expire': 'let an offer expire',
  'offer.release-seat': 'released the seat of an offer',
  'hire.begin': 'created a hire',
  'hire.start': 'confirmed a start date',
  'hire.noShow': 'recorded that a hire did not start',
  'hire.check-in': 'answered a check-in',
  'hire.endInTrial': 'ended a hire during the trial',
  'hire.endInGuarantee': 'ended a hire during the guarantee',
  'hire.requestReplacement': 'requested a replacement',
  'hire.replace': 'replaced a hire',
  'hire.refund': 'refunded the fee of a hire',
  'hire.remind-startDue': 'asked whether a hire has started',
  'hire.remind-trialEnding': 'sent a reminder of the end of a trial',
  'hire.remind-checkInDue': 'sent a reminder of a check-in',
  'hire.remind-guaranteeEnding': 'sent a reminder of the end of a guarantee',
}

const nouns: Readonly<Record<string, string>> = {
  'contact-info': 'a contact request',
  contact: 'a contact request',
  interview: 'an interview',
  scorecard: 'a scorecard',
  scorecardTemplate: 'a scorecard template',
  offer: 'an offer',
  'offer-template': 'an offer template',
  hire: 'a hire',
  credit: 'a contact credit',
  apiKey: 'an API key',
  webhook: 'a webhook endpoint',
  agency: 'an agency',
  candidateLink: 'a candidate link',
  candidate: 'a candidate',
  requirement: 'a job',
  search: 'a search',
}

const irregular: Readonly<Record<string, string>> = {
  send: 'sent',
  withdraw: 'withdrew',
  keep: 'kept',
  choose: 'chose',
  hold: 'held',
  begin: 'began',
  draft: 'drafted',
  submit: 'submitted',
  counter: 'countered',
  reschedule: 'rescheduled',
  end: 'ended',
}

/** Describes an action in the past tense. Falls back to the action's name if it has no label. */
export function formatDone({ verb }: Pick<Activity, 'verb'>): string {
  const known = done[verb] ?? legacyVerbs[verb]
  if (known !== undefined) return known
  const [noun = '', act = ''] = verb.split('.')
  const [first = '', ...rest] = wordsOf(act)
  return [pastOf(first), ...rest, nouns[noun] ?? wordsOf(noun).join(' ')].filter(Boolean).join(' ')
}

function pastOf(verb: string): string {
  if (irregular[verb] !== undefined) return irregular[verb]
  if (verb.endsWith('e')) return `${verb}d`
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`
}

const actorKinds: Readonly<Record<ActivityActor, string>> = {
  user: 'Member',
  agency: 'Agency',
  candidateLink: 'Candidate link',
  feedbackLink: 'Feedback link',
  apiKey: 'API key',
  system: 'System',
  guest: 'Guest',
}

type Acting = Pick<Activity, 'actorType'> & { readonly after?: Activity['after'] }

/** What an employer does with an agency’s candidates is shown to the agency in the employer’s name. */
const employerOf = ({ actorType, after = null }: Acting): string | null =>
  actorType === 'system' && typeof after?.['companyName'] === 'string' ? after['companyName'] : null

export const formatActorKind = (activity: Acting): string =>
  employerOf(activity) === null ? actorKinds[activity.actorType] : 'Employer'

export function formatActor(activity: Acting & Pick<Activity, 'actorName'>): string {
  const { actorType, actorName } = activity
  if (actorName !== null) return actorName
  if (actorType === 'system') return employerOf(activity) ?? 'Assay'
  if (actorType === 'candidateLink') return 'The candidate'
  if (actorType === 'feedbackLink') return 'Feedback giver'
  if (actorType === 'guest') return 'A guest'
  return actorType === 'apiKey' ? 'API client' : 'Deleted user'
}

/** "stageSince" → "Stage since". */
export function formatName(name: string): string {
  const text = wordsOf(name).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return formatStage(value)
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(formatValue).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => word.toLowerCase())
