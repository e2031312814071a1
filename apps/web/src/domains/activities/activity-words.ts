import type { ActivityActor } from '@assay/contracts/activities'
import { formatStage } from '../../platform/stage-words.ts'
import type { Activity } from './activities.queries.ts'

const done: Readonly<Record<string, string>> = {
  'search.run': 'searched',
  'search.rename': 'named a search',
  'search.delete': 'deleted a search',
  'search.restore': 'took a deleted search back',
  'search.claim': 'brought searches along from before signing up',
  'guestSearch.run': 'searched without an account',
  'requirement.create': 'drafted a requirement',
  'requirement.edit': 'changed a requirement',
  'requirement.rewrite': 'changed a requirement after decisions were made by it',
  'requirement.freeze': 'froze the weights of a requirement with the first decision',
  'requirement.submit': 'asked for approval of a requirement',
  'requirement.approve': 'approved a requirement',
  'requirement.publish': 'opened a requirement',
  'requirement.pause': 'paused a requirement',
  'requirement.resume': 'opened a paused requirement again',
  'requirement.fill': 'closed a requirement as filled',
  'requirement.cancel': 'cancelled a requirement',
  'requirement.archive': 'archived a requirement',
  'requirement.reopen': 'reopened a requirement',
  'candidate.shortlist': 'shortlisted a candidate',
  'candidate.submit': 'proposed a candidate',
  'candidate.represent': 'decided about a candidate whom an agency proposed',
  'candidate.ownershipExpire': 'let the introduction of a candidate end',
  'agencyClient.invite': 'invited an agency',
  'agencyClient.accept': 'agreed to work for the company',
  'agencyClient.decline': 'closed the invitation of an agency',
  'agencyClient.pause': 'paused working with an agency',
  'agencyClient.resume': 'went on working with an agency',
  'agencyClient.end': 'gave notice to end working together',
  'agencyClient.keep': 'took notice back',
  'agencyClient.finish': 'ended working with an agency',
  'agencyClient.edit': 'changed how an agency works for the company',
  'candidate.pass': 'passed a candidate',
  'candidate.restore': 'took a passed candidate back',
  'candidate.advance': 'moved a candidate on',
  'candidate.withdraw': 'withdrew a candidate',
  'candidate.close': 'closed a candidate’s entry with the requirement',
  'candidate.assign': 'handed a candidate to somebody',
  'candidate.vote': 'gave an opinion on a candidate',
  'candidate.tag': 'tagged a candidate',
  'candidate.writeNote': 'wrote a note on a candidate',
  'candidate.changeNote': 'changed a note on a candidate',
  'candidate.deleteNote': 'deleted a note on a candidate',
  'feedback.ask': 'asked somebody outside for an opinion',
  'feedback.remind': 'reminded somebody of an opinion that is due',
  'feedback.withdraw': 'withdrew a request for an opinion',
  'feedback.expire': 'let a request for an opinion run out',
  'feedback.close': 'closed a request for an opinion with the requirement',
  'feedback.answer': 'gave an opinion on a candidate',
  'feedback.forget': 'forgot the address of somebody who was asked',
  'candidate.star': 'starred a candidate',
  'candidate.unstar': 'took a star back',
  'candidate.import': 'imported candidates',
  'candidate.erase': 'erased a candidate',
  'candidate.correct': 'asked for a correction of their data',
  'candidate.correction': 'decided about a correction',
  'company.export': 'took all data of the company along',
  'candidate-request.ask': 'asked the company for something',
  'candidate-request.withdraw': 'took back what they asked for',
  'candidate-request.answer': 'answered what a candidate asked for',
  'candidate-request.remind': 'reminded of what a candidate asked for',
  'letter.owe': 'found no address for a letter to a candidate',
  'letter.tell': 'passed a letter on to a candidate',
  'tag.create': 'made a tag',
  'tag.merge': 'merged two tags',
  'company.register': 'opened the company’s account',
  'email.askVerification': 'was asked to confirm a mail address',
  'email.verify': 'confirmed a mail address',
  'session.open': 'signed in',
  'session.end': 'signed out',
  'session.endAll': 'signed out everywhere',
  'platformAdmin.create': 'made a platform admin',
  'registration.abandon': 'deleted a registration that nobody finished',
  'profile.edit': 'changed their profile',
  'profile.keepView': 'kept a view of a list',
  'profile.changeView': 'changed a view of a list',
  'profile.forgetView': 'forgot a view of a list',
  'profile.changePhoto': 'changed their photo',
  'profile.changePassword': 'changed their password',
  'account.delete': 'deleted their account',
  'note.add': 'wrote a note',
  'candidate.tell': 'told a candidate how it ended',
  'contact.request': 'asked for contact details',
  'contact.send': 'sent a request for contact details',
  'contact.edit': 'changed a request for contact details',
  'contact.remind': 'reminded a candidate of a request for contact details',
  'contact.withdraw': 'withdrew a request for contact details',
  'contact.approve': 'released contact details',
  'contact.decline': 'declined to release contact details',
  'contact.expire': 'let a request for contact details run out',
  'contact.dispute': 'reported wrong contact details',
  'contact.refund': 'gave back the credit for wrong contact details',
  'contact.revoke': 'took contact details back',
  'interview.close': 'called an interview off with the requirement',
  'interview.end': 'noted the end of an interview',
  'interview.schedule': 'booked an interview',
  'interview.propose': 'offered times for an interview',
  'interview.counter': 'asked for other times of an interview',
  'interview.keep': 'left an interview at its time',
  'interview.reportNoShow': 'reported that somebody did not come',
  'interview.contest': 'contested that somebody did not come',
  'interview.submitScorecard': 'handed in a scorecard',
  'interview.swapInterviewer': 'replaced an interviewer',
  'interview.respond': 'answered an invitation to interview',
  'interview.remind': 'sent a reminder of an interview',
  'interview.remindSoon': 'sent a reminder of an interview that is near',
  'interview.remindCards': 'sent a reminder of scorecards that are due',
  'interview.override': 'brought a candidate to the decision without all scorecards',
  'calendar.import': 'connected a calendar',
  'calendar.forget': 'disconnected a calendar',
  'calendar.share': 'opened a calendar feed',
  'calendar.unshare': 'closed a calendar feed',
  'offer.submit': 'handed in an offer for approval',
  'offer.supersede': 'replaced an offer with a newer version',
  'offer.warn': 'warned that an offer runs out soon',
  'offer.expire': 'let an offer run out',
  'offer.release-seat': 'gave the seat of an offer back',
  'hire.begin': 'began a hire',
  'hire.start': 'confirmed the first day of a hire',
  'hire.noShow': 'noted that a hire did not start',
  'hire.check-in': 'answered a check-in',
  'hire.endInTrial': 'ended a hire in the trial',
  'hire.endInGuarantee': 'ended a hire under guarantee',
  'hire.requestReplacement': 'asked for a replacement',
  'hire.replace': 'replaced a hire',
  'hire.refund': 'refunded the fee of a hire',
  'hire.remind-startDue': 'asked whether a hire has started',
  'hire.remind-trialEnding': 'sent a reminder that a trial ends',
  'hire.remind-checkInDue': 'sent a reminder of a check-in',
  'hire.remind-guaranteeEnding': 'sent a reminder that a guarantee ends',
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
  candidateLink: 'a candidate’s link',
  candidate: 'a candidate',
  requirement: 'a requirement',
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

/** What somebody did, in the past tense. What has no words of its own is made from its name. */
export function formatDone({ verb }: Pick<Activity, 'verb'>): string {
  const known = done[verb]
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
  candidateLink: 'Candidate’s link',
  feedbackLink: 'Link to give an opinion',
  apiKey: 'API key',
  system: 'System',
  guest: 'Guest',
}

export const formatActorKind = (type: ActivityActor): string => actorKinds[type]

export function formatActor({ actorType, actorName }: Pick<Activity, 'actorType' | 'actorName'>): string {
  if (actorName !== null) return actorName
  if (actorType === 'system') return 'Assay'
  if (actorType === 'candidateLink') return 'The candidate'
  if (actorType === 'feedbackLink') return 'Somebody who was asked'
  if (actorType === 'guest') return 'A guest'
  return actorType === 'apiKey' ? 'A program' : 'Somebody who is gone'
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
