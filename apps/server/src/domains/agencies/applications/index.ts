// Agencies that apply, and what the operator decides about them.
export { assertAgencyWorks } from './assert-agency-works.ts'
export { forgetApplications } from './forget-applications.ts'
export { sendApplicationMail, sendDeclineMail } from './send-application-mail.ts'
