// Messages to a company's own systems, such as its applicant tracking system.
import { defineWebhooks } from './webhooks.ts'

/** What happens in the company's hiring, in the order of the documentation. */
const events = {
  'job.opened': 'A job is open, for the first time or again',
  'job.paused': 'A job is paused',
  'job.closed': 'A job was filled or cancelled',
  'application.submitted': 'An agency submitted a candidate to a job',
  'application.shortlisted': 'A candidate was shortlisted, by the team or by accepting a submission',
  'application.stage_changed':
    'A candidate reached another stage, was restored, or was taken off the shortlist (the stage is then null)',
  'application.rejected': 'A candidate was rejected',
  'application.withdrawn': 'A candidate withdrew, or their agency withdrew them',
  'contact.requested': 'A contact request was sent',
  'contact.answered': 'A contact request was answered, withdrawn or expired, or shared details were withdrawn',
  'interview.proposed': 'Times for an interview were proposed or need rescheduling',
  'interview.scheduled': 'An interview has a time',
  'interview.cancelled': 'An interview was cancelled, or expired without an answer',
  'interview.completed': 'All scorecards of an interview are in',
  'offer.sent': 'An offer was sent',
  'offer.answered': 'An offer was accepted, declined, withdrawn or expired',
  'hire.begun': 'A candidate was hired',
  'hire.ended': 'A hire ended, or did not start',
} as const
export type CompanyWebhookEvent = keyof typeof events

export const companyWebhookApi = defineWebhooks({
  type: 'company-webhooks',
  sent: 'company-webhook-deliveries',
  owner: { name: 'company', to: 'companies' },
  about: 'the company’s jobs and candidates',
  events,
})
