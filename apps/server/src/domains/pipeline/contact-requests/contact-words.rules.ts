import type { ContactBlocker, ContactMismatch } from '@assay/contracts/contact-infos'
import type { Pay } from '@assay/contracts/money'

const MISMATCHES: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'Asks for more than the pay band of the requirement.',
  payBelowRate: 'The pay you name is below what this person asks for.',
  notice: 'Needs more notice than the requirement allows.',
  location: 'Works from a country that the requirement does not name.',
  engagement: 'Looks for another kind of engagement.',
}

/** The same, as it is said to the candidate. */
const MISMATCHES_TOLD: Readonly<Record<ContactMismatch, string>> = {
  rateOverBand: 'Your rate is above the pay band of this role.',
  payBelowRate: 'The pay is below the rate in your profile.',
  notice: 'Your notice period is longer than they hoped for.',
  location: 'They named other countries to work from.',
  engagement: 'The kind of engagement is another than you look for.',
}

const BLOCKERS: Readonly<Record<ContactBlocker, string>> = {
  notOpen: 'The requirement is not open: open it first.',
  stage: 'This person is further along, or was passed: only people who are shortlisted can be asked.',
  denied: 'This person takes no requests from your company.',
  noConsent: 'The person’s consent to be contacted has run out.',
  unreachable: 'There is no address by which this person can be reached.',
  noCredit: 'Your company has no contact credits left in this period.',
}

export const formatMismatch = (code: ContactMismatch) => ({ code, detail: MISMATCHES[code] })
export const describeMismatch = (code: ContactMismatch) => ({ code, detail: MISMATCHES_TOLD[code] })
export const formatBlocker = (code: ContactBlocker) => ({ code, detail: BLOCKERS[code] })

/** Such as "4,200 EUR a month". */
export function formatPay({ amountMinor, currency, period }: Pay): string {
  const digits = amountMinor % 100 === 0 ? 0 : 2
  const amount = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return `${amount.format(amountMinor / 100)} ${currency} ${period === 'hour' ? 'an' : 'a'} ${period}`
}

/** Such as "Mon 23 November 2026, 14:05 UTC". */
export function formatInstant(at: Date): string {
  const text = new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(at)
  return `${text} UTC`
}
