import { formatAmount } from '@assay/contracts/amounts'
import type { ContactBlocker, ContactMismatch } from '@assay/contracts/contact-infos'
import type { Pay } from '@assay/contracts/money'

const MISMATCHES: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'This candidate expects more than this job’s salary range.',
  payBelowRate: 'The pay is below what this candidate expects.',
  notice: 'Their notice period is longer than this job allows.',
  location: 'They work from a country this job doesn’t list.',
  engagement: 'They are looking for a different type of engagement.',
}

/** The wording for candidates. */
const CANDIDATE_MISMATCHES: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'You expect more than this job’s salary range.',
  payBelowRate: 'The pay is below what your profile says you expect.',
  notice: 'Your notice period is longer than they hoped for.',
  location: 'The job lists other countries to work from.',
  engagement: 'The type of engagement differs from what you’re looking for.',
}

const BLOCKERS: Readonly<Record<ContactBlocker, string>> = {
  notOpen: 'This job isn’t open. Open it first.',
  stage: 'Contact details can be requested for shortlisted candidates only.',
  denied: 'This candidate doesn’t accept requests from your company.',
  noConsent: 'This candidate’s consent to be contacted has expired.',
  unreachable: 'No one can be contacted: there is no contact address on file, or the agency is suspended.',
  noCredit: 'Your company has no contact credits left for this period.',
  pastDue: 'Your company has an overdue invoice. You can request contact details again once it’s paid.',
}

/** A first message that fits every request; the sender may edit it. */
export const draftMessage = ({ title, company }: { title: string; company: string }): string =>
  `${company} is looking for: ${title}. Your experience matches what this job needs. We’d like to tell you about the job and the team in a first call and hear what matters to you. If you accept, we’ll propose times.`

export const formatMismatch = (code: ContactMismatch) => ({ code, detail: MISMATCHES[code] })
export const describeMismatch = (code: ContactMismatch) => ({ code, detail: CANDIDATE_MISMATCHES[code] })
export const formatBlocker = (code: ContactBlocker) => ({ code, detail: BLOCKERS[code] })

/** Such as "4,200 EUR a month". */
export function formatPay(pay: Pay): string {
  return `${formatAmount(pay)} ${pay.currency} ${pay.period === 'hour' ? 'an' : 'a'} ${pay.period}`
}
