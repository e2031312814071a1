import type { BadgeTone } from '@assay/ui/badge'
import type { CandidateField, DuplicateChoice, ImportRow, ImportState } from './imports.queries.ts'

export const stateLabels: Readonly<Record<ImportState, { label: string; tone: BadgeTone }>> = {
  open: { label: 'Preparing', tone: 'waiting' },
  importing: { label: 'Importing', tone: 'active' },
  finished: { label: 'Imported', tone: 'plain' },
  undoing: { label: 'Undoing', tone: 'waiting' },
  undone: { label: 'Undone', tone: 'plain' },
}

export const fieldLabels: Readonly<Record<CandidateField, string>> = {
  external_id: 'Your id',
  name: 'Full name',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  links: 'Links',
  video_url: 'Video introduction',
  headline: 'Headline',
  title: 'Job title',
  employer: 'Employer',
  seniority: 'Seniority',
  summary: 'Summary',
  experience_years: 'Years of experience',
  skills: 'Skills',
  languages: 'Languages',
  rate_amount: 'Expected pay',
  rate_currency: 'Currency of pay',
  rate_period: 'Period of pay',
  notice_days: 'Notice in days',
  hours_per_week: 'Hours per week',
  timezone: 'Time zone',
  country: 'Country',
  city: 'City',
  engagement: 'Engagement',
  state: 'Status',
  last_confirmed_at: 'Last confirmed',
}

export const choiceLabels: Readonly<Record<DuplicateChoice, string>> = {
  skip: 'Keep existing',
  update: 'Update from the file',
  keepBoth: 'Keep both',
}

export const matchLabels: Readonly<Record<NonNullable<ImportRow['matchedBy']>, string>> = {
  externalId: 'the same id or email address',
  email: 'the same email address',
  phone: 'the same phone number',
}
