// Past searches of the demo's users.

export interface DemoSearch {
  readonly by: string
  readonly daysAgo: number
  readonly door: 'jobDesc' | 'summary' | 'skill'
  /** A text, or the title of a requirement whose text is used. */
  readonly text?: string
  readonly requirement?: string
  readonly savedName?: string
  readonly alert?: 'daily' | 'weekly'
}

export const demoSearches: readonly DemoSearch[] = [
  {
    by: 'lead@acme.test',
    daysAgo: 138,
    door: 'jobDesc',
    requirement: 'QA Engineer, checkout',
    savedName: 'QA for checkout',
  },
  { by: 'recruiter@acme.test', daysAgo: 60, door: 'jobDesc', requirement: 'Site Reliability Engineer' },
  {
    by: 'recruiter@acme.test',
    daysAgo: 33,
    door: 'jobDesc',
    requirement: 'Frontend Developer, seller portal',
    savedName: 'Seller portal',
    alert: 'daily',
  },
  { by: 'manager@acme.test', daysAgo: 30, door: 'jobDesc', requirement: 'Frontend Developer, seller portal' },
  {
    by: 'owner@globex.test',
    daysAgo: 26,
    door: 'jobDesc',
    requirement: 'Senior .NET Developer, core ledger',
    savedName: '.NET for the ledger',
  },
  {
    by: 'recruiter@acme.test',
    daysAgo: 19,
    door: 'jobDesc',
    requirement: 'Senior Backend Engineer, order intake',
    savedName: 'Order intake',
    alert: 'weekly',
  },
  {
    by: 'recruiter@acme.test',
    daysAgo: 17,
    door: 'summary',
    text: 'Two backend engineers, Go and Kafka, 4 h overlap with Berlin, under 60 EUR/h',
  },
  { by: 'owner@globex.test', daysAgo: 12, door: 'skill', text: 'AWS, Terraform, Kubernetes' },
  { by: 'manager@acme.test', daysAgo: 10, door: 'jobDesc', requirement: 'Senior Backend Engineer, order intake' },
  { by: 'recruiter@acme.test', daysAgo: 8, door: 'jobDesc', requirement: 'Data Engineer, price platform' },
  { by: 'lead@acme.test', daysAgo: 5, door: 'skill', text: 'React, TypeScript, Playwright' },
  {
    by: 'owner@acme.test',
    daysAgo: 4,
    door: 'summary',
    text: 'Senior data scientist with Python and PyTorch, English C1, notice of 30 days at most',
  },
  { by: 'recruiter@acme.test', daysAgo: 1, door: 'skill', text: 'Kotlin, Android, Jetpack Compose' },
]
