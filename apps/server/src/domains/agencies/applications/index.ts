// Agencies that apply, and what the operator decides about them.
export { mayReviewAgencies } from './agencies.policy.ts'
export { listAgencies } from './agencies-list.store.ts'
export { assertAgencyWorks } from './assert-agency-works.ts'
export { forgetApplications } from './forget-applications.ts'
export { sendApplicationMail, sendDeclineMail } from './send-application-mail.ts'
