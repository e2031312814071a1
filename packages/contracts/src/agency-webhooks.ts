// Messages to an agency's own systems.
import { defineWebhooks } from './webhooks.ts'

/** What happens to the agency's candidates, in the order of the documentation. */
const events = {
  'submission.created': 'The agency submitted a candidate to a job',
  'submission.accepted': 'The employer accepted the candidate; the agency owns the introduction',
  'submission.declined': 'The employer declined the candidate, or knew them already',
  'submission.ownership_ended': 'The ownership of an introduction ended',
  'candidate.stage_changed': 'A submitted candidate reached another stage, if the employer shares stages',
  'candidate.rejected': 'The employer rejected a submitted candidate, if the employer shares stages',
  'candidate.withdrawn': 'A submitted candidate withdrew or was withdrawn',
  'contact.requested': 'An employer requests to contact a candidate',
  'contact.answered': 'A contact request was answered, withdrawn or expired',
  'interview.proposed': 'Times for an interview await an answer',
  'interview.scheduled': 'An interview has a time',
  'interview.cancelled': 'An interview was cancelled, or expired without an answer',
  'offer.sent': 'A submitted candidate has an offer, if the employer shares stages',
  'offer.answered': 'An offer was accepted, declined, withdrawn or expired',
  'hire.begun': 'A candidate was hired',
  'hire.ended': 'A hire ended, or did not start',
  'client.invited': 'An employer invites the agency',
  'client.changed': 'The agreement with an employer moved to another state',
} as const
export type AgencyWebhookEvent = keyof typeof events

export const agencyWebhookApi = defineWebhooks({
  type: 'agency-webhooks',
  sent: 'webhook-deliveries',
  owner: { name: 'agency', to: 'agencies' },
  about: 'the agency’s candidates',
  events,
})
