// Every page behind the login, and what opens on it. A new route that is in no list fails a test.
import type { Locator, Page } from 'playwright-core'
import { ask } from './visits.ts'

export interface Screen {
  readonly who: string
  readonly path: string
  /** Text that is visible once the page is loaded. */
  readonly shows: (page: Page) => Locator
  readonly opens?: readonly Opening[]
}

/** Floating content that Escape closes. */
export interface Opening {
  readonly by: (page: Page) => Locator
  readonly role?: 'dialog' | 'menu'
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name })
const anyHeading = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page) => page.getByRole('row').nth(1)
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const firstName = (page: Page) => page.getByRole('row').nth(1).getByRole('button').first()
const inRow = (words: string) => (page: Page) =>
  page.getByRole('row').filter({ hasText: words }).first().getByRole('button').first()

const RECRUITER = 'recruiter@acme.test'

export async function listScreens(token: string): Promise<Screen[]> {
  const requirement = await requirementOf(token, 'Senior Backend Engineer, order intake')
  return [
    ...workOf(requirement),
    { who: 'owner@acme.test', path: '/requirement', shows: rows, opens: [{ by: button('Paste a job description') }] },
    { who: 'owner@acme.test', path: '/clients', shows: anyHeading },
    {
      who: 'owner@acme.test',
      path: '/ownership-disputes',
      shows: heading('Ownership disputes'),
      opens: [{ by: firstName }],
    },
    {
      who: 'admin@assay.test',
      path: '/admin/disputes',
      shows: heading('Ownership disputes'),
      opens: [{ by: firstName }],
    },
    { who: 'admin@assay.test', path: '/admin/reports', shows: heading('Reports') },
    { who: RECRUITER, path: '/messages', shows: button('New message') },
    { who: RECRUITER, path: '/talent-pools', shows: firstName, opens: [{ by: button('New talent pool') }] },
    { who: 'owner@acme.test', path: '/account', shows: button('Save profile') },
    {
      who: 'owner@acme.test',
      path: '/account?part=hiring',
      shows: button('Add reason'),
      opens: [{ by: button(/^More for/), role: 'menu' }],
    },
    {
      who: 'owner@acme.test',
      path: '/account?part=data',
      shows: button('Save retention'),
      opens: [{ by: button('Close company…') }],
    },
    {
      who: 'owner@acme.test',
      path: '/account?part=access',
      shows: button('New directory token'),
      opens: [{ by: button('Set up sign-in') }],
    },
    {
      who: 'owner@acme.test',
      path: '/pages/user?part=security',
      shows: button('Connect Google'),
      opens: [{ by: button('New token') }, { by: button('Delete account') }],
    },
    {
      who: 'owner@acme.test',
      path: '/insights',
      shows: button(/^Shortlisted/),
      opens: [{ by: button(/^Shortlisted/) }],
    },
    {
      who: 'owner@acme.test',
      path: '/account/plans',
      shows: button('Choose Business'),
      opens: [{ by: button('Choose Business') }, { by: button('Cancel plan') }],
    },
    { who: 'owner@acme.test', path: '/pricing', shows: heading('Pricing') },
    { who: 'owner@acme.test', path: '/account/billing', shows: rows },
    { who: 'owner@acme.test', path: '/account/payments', shows: rows },
    {
      who: 'admin@assay.test',
      path: '/admin/billing',
      shows: rows,
      opens: [{ by: button(/^Mark as paid: /) }, { by: button(/^Cancel AS-/) }],
    },
    {
      who: 'owner@acme.test',
      path: '/build-community',
      shows: rows,
      opens: [{ by: button('New community') }, { by: firstName }],
    },
    { who: 'owner@acme.test', path: '/build-community?tab=posts', shows: button('New post') },
    { who: 'owner@acme.test', path: '/build-community?tab=invite', shows: rows },
    { who: 'owner@acme.test', path: '/bias-audits', shows: rows },
    { who: 'owner@acme.test', path: '/teammate', shows: rows },
    { who: 'owner@acme.test', path: '/teammate/add-teammate', shows: heading('Invite people') },
    {
      who: 'owner@acme.test',
      path: '/teammate/roles',
      shows: heading('Roles and permissions'),
      opens: [{ by: button('Create role') }],
    },
    {
      who: 'owner@acme.test',
      path: `/teammate/${await teammateOf(token, 'Rita Recruiter')}`,
      shows: heading('Rita Recruiter'),
      opens: [{ by: button('Remove from the team') }],
    },
    { who: 'viewer@acme.test', path: '/teammate', shows: rows },
    { who: 'owner@northbridge.test', path: '/teammate', shows: rows },
    {
      who: 'owner@acme.test',
      path: '/get-started',
      shows: heading('Get started'),
      opens: [{ by: button('Take the 2-minute tour') }],
    },
    {
      who: 'owner@northbridge.test',
      path: '/agency-api',
      shows: heading('API'),
      opens: [{ by: button('Create key') }],
    },
    {
      who: 'owner@northbridge.test',
      path: '/agency-api?show=webhooks',
      shows: rows,
      opens: [{ by: button('Add endpoint') }, { by: button('hire.begun') }],
    },
    {
      who: 'owner@northbridge.test',
      path: '/clients?tab=profile',
      shows: button('Save profile'),
      opens: [{ by: button('Close agency…') }],
    },
    { who: 'owner@northbridge.test', path: '/candidates', shows: rows },
    { who: 'owner@northbridge.test', path: '/imports', shows: rows },
    { who: 'admin@assay.test', path: '/imports', shows: heading('Import candidates') },
    { who: 'recruiter@acme.test', path: '/account', shows: heading('Company settings') },
    {
      who: 'owner@acme.test',
      path: '/account?part=webhooks',
      shows: rows,
      opens: [{ by: button('Add endpoint') }, { by: button('offer.answered') }],
    },
    {
      who: 'owner@acme.test',
      path: '/hired-candidates/offers-sent',
      shows: rows,
      opens: [{ by: inRow('Awaiting approval') }],
    },
    {
      who: 'manager@acme.test',
      path: '/interviews?view=list',
      shows: heading('Interviews'),
      opens: [{ by: button('Calendar settings') }],
    },
    { who: 'viewer@acme.test', path: '/dashboard', shows: button('Account menu') },
    {
      who: 'viewer@acme.test',
      path: `/requirement?id=${requirement}`,
      shows: heading('Senior Backend Engineer, order intake'),
    },
    { who: 'viewer@acme.test', path: '/interviews', shows: heading('Interviews') },
    { who: 'viewer@acme.test', path: '/hired-candidates', shows: (page) => page.getByRole('alert') },
    ...['/dashboard', '/contact-info-requested', '/hired-candidates/candidates-hired', '/pages/timeline'].map(
      (path) => ({
        who: 'owner@northbridge.test',
        path,
        shows: anyHeading,
      }),
    ),
    { who: 'recruiter@acme.test', path: '/learning-hub', shows: heading('Learning hub') },
    { who: 'creator@assay.test', path: '/admin/content/new', shows: heading('New article') },
    { who: 'creator@assay.test', path: '/admin/samples/new', shows: heading('New sample') },
    {
      who: 'creator@assay.test',
      path: '/admin/titles',
      shows: rows,
      opens: [{ by: button('Propose job title') }],
    },
    { who: 'client@northbridge.test', path: '/dashboard', shows: button(/^Request contact with/) },
    {
      who: 'client@northbridge.test',
      path: '/clients',
      shows: rows,
      opens: [{ by: button(/^Request contact with/) }, { by: button(/^More for/), role: 'menu' }],
    },
    { who: 'client@northbridge.test', path: '/interviews', shows: heading('Interviews') },
    ...[
      '/admin',
      '/admin/vetting',
      '/admin/content',
      '/admin/samples',
      '/admin/candidates',
      '/admin/duplicates',
      '/admin/companies',
      '/admin/agencies',
      '/admin/users',
      '/admin/skills',
      '/admin/skills/history',
      '/admin/titles',
      '/admin/industries',
      '/admin/skills/proposals',
      '/admin/model-versions',
      '/admin/background-work',
      '/admin/mail',
      '/admin/referrals',
      '/bias-audits',
      '/test',
      '/hired-candidates/candidates-hired',
      '/pages/timeline',
    ].map((path) => ({
      who: 'admin@assay.test',
      path,
      shows: anyHeading,
    })),
  ]
}

const workOf = (requirement: string): Screen[] =>
  [
    {
      path: '/dashboard',
      shows: (page: Page) => page.getByRole('region', { name: 'Pipeline' }),
      opens: [{ by: button(/^Account menu/), role: 'menu' as const }, { by: button(/^Notifications/) }],
    },
    {
      path: `/candidate-search/shortlisted-candidates?requirement=${requirement}`,
      shows: rows,
      opens: [{ by: inRow('Shortlisted') }],
    },
    { path: '/contact-info-requested', shows: rows, opens: [{ by: firstName }, { by: inRow('Accepted') }] },
    { path: '/candidate-requests', shows: anyHeading },
    { path: '/candidate-search/selected-for-interview', shows: rows },
    {
      path: '/interviews?view=week',
      shows: (page: Page) => page.getByRole('grid'),
      opens: [{ by: button('Calendar settings') }],
    },
    { path: '/interviews?view=month', shows: (page: Page) => page.getByRole('columnheader', { name: 'Mon' }) },
    { path: '/interviews?view=list&whose=all', shows: heading('Interviews') },
    { path: '/interview-combined', shows: button('Senior Backend Engineer, order intake') },
    {
      path: `/interview-combined?requirement=${requirement}`,
      shows: (page: Page) => page.getByRole('region', { name: 'Debrief' }),
    },
    { path: '/hired-candidates', shows: (page: Page) => page.getByRole('region', { name: 'Open offers' }) },
    {
      path: '/hired-candidates/offers-sent',
      shows: rows,
      opens: [{ by: button('New offer') }, { by: inRow('Draft') }, { by: inRow('Accepted') }],
    },
    { path: '/hired-candidates/candidates-hired', shows: rows, opens: [{ by: inRow('In trial') }] },
    { path: '/requirement', shows: rows, opens: [{ by: button('Paste a job description') }] },
    ...['pipeline', 'find', 'criteria', 'interviews', 'offers', 'activity', 'settings'].map((tab) => ({
      path: `/requirement?id=${requirement}&tab=${tab}`,
      shows: (page: Page) => page.getByRole('tab', { selected: true }),
    })),
    { path: `/jobs/${requirement}`, shows: heading('Senior Backend Engineer, order intake') },
    { path: '/candidate-search/position-archive', shows: rows },
    { path: '/compensation-index', shows: rows },
    { path: '/refer-earning', shows: heading('Refer and earn') },
    { path: `/alternative?requirement=${requirement}`, shows: heading('Alternatives') },
    {
      path: '/pages/timeline',
      shows: (page: Page) => page.getByRole('listitem').first(),
      opens: [{ by: button('Add note') }],
    },
    { path: '/pages/user', shows: heading('Your profile') },
  ].map((screen) => ({ who: RECRUITER, ...screen }))

/** Pages covered by other journeys, or too short-lived to check. */
export const lookedAtElsewhere = [
  '/teammate/$id',
  ...[
    '/',
    '/login',
    '/logout',
    '/lock',
    '/register',
    '/agency-register',
    '/verify',
    '/google/callback',
    '/calendars/callback',
    '/how-ranking-works',
    '/candidate-profile',
  ],
  '/fairness',
  ...[
    '/password/reset',
    '/password/email',
    '/emailVerification/',
    '/emailVerification/$id',
    '/jobs/$id',
    '/communities/$id',
    '/learning-hub/$slug',
    '/admin/content/$id',
    '/admin/samples/$id',
    '/imports/$id',
    '/admin/vetting/$id',
    '/admin/duplicates/$id',
    '/anonymous-candidate-search-skill/{-$id}',
  ],
  ...['/anonymous-search-by-skill/{-$id}', '/candidate-anonymous-search/search-by-job-desc'],
  ...['/candidate-anonymous-search/search-by-job-summary', '/candidate-search-skills-new/{-$id}'],
  ...['/candidate-search-skills/{-$id}', '/candidate-search/', '/candidate-search/compare-runs'],
  ...['/candidate-search/my-search-history', '/candidate-search/profile', '/search-by-skill/{-$id}'],
  ...['/candidate-search/search-by-job-desc', '/candidate-search/search-by-job-summary'],
]

export async function requirementOf(token: string, title: string): Promise<string> {
  const { data } = (await ask('GET', '/requirements?page[size]=50', { token })) as {
    data: { id: string; attributes: { title: string } }[]
  }
  const found = data.find(({ attributes }) => attributes.title === title)
  if (found === undefined) throw new Error(`The demo has no “${title}”.`)
  return found.id
}

async function teammateOf(token: string, name: string): Promise<string> {
  const { data } = (await ask('GET', '/teammates', { token })) as {
    data: { id: string; attributes: { fullName: string } }[]
  }
  const found = data.find(({ attributes }) => attributes.fullName === name)
  if (found === undefined) throw new Error(`The demo has no ${name}.`)
  return found.id
}
