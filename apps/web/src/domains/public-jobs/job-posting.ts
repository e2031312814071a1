import { formatCountry } from '../../platform/format.ts'
import type { PublicJob } from './public-jobs.queries.ts'
import { asksForAttendance } from './workplace.ts'

const UNITS = { hour: 'HOUR', day: 'DAY', month: 'MONTH', year: 'YEAR' } as const
const TYPES = { fullTime: 'FULL_TIME', contract: 'CONTRACTOR' } as const

/** The job as schema.org's JobPosting, for search engines: https://schema.org/JobPosting. */
export function jobPostingOf(job: PublicJob): Record<string, unknown> {
  const { title, description, company, openedAt, seats, band, engagement } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description,
    datePosted: openedAt.slice(0, 10),
    totalJobOpenings: seats,
    hiringOrganization: { '@type': 'Organization', name: company },
    ...placeOf(job),
    ...(engagement.length > 0 && { employmentType: engagement.map((each) => TYPES[each]) }),
    ...(band !== null && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: band.currency,
        value: {
          '@type': 'QuantitativeValue',
          maxValue: band.amountMinor / 10 ** decimalsOf(band.currency),
          unitText: UNITS[band.period],
        },
      },
    }),
  }
}

/** Search engines list a job as remote only if it can be done without coming anywhere; other jobs have a place. */
function placeOf({ description, countries, countriesPreferred }: PublicJob): Record<string, unknown> {
  const isAttended = asksForAttendance(description)
  if (isAttended && countries.length > 0)
    return {
      jobLocation: countries.map((code) => ({
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressCountry: code },
      })),
    }
  if (isAttended) return {}
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(countries.length > 0 &&
      !countriesPreferred && {
        applicantLocationRequirements: countries.map((code) => ({ '@type': 'Country', name: formatCountry(code) })),
      }),
  }
}

const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
