import {
  Archive,
  BookOpen,
  Briefcase,
  Building,
  Building2,
  CalendarDays,
  CircleUserRound,
  FlaskConical,
  Gift,
  GraduationCap,
  HandHelping,
  Handshake,
  History,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  MailQuestion,
  MailWarning,
  NotebookPen,
  Receipt,
  Scale,
  ScanSearch,
  ScrollText,
  Settings,
  ShieldCheck,
  Users,
  UsersRound,
} from 'lucide-react'
import { isEmployer, isOperator as isOperatorOf, mayDo, type User } from '../session/session.ts'

export interface Destination {
  to: string
  label: string
  /** If set, the link is also in the bar of narrow screens, with this label. */
  short?: string
  section: 'Find' | 'Hire' | 'Company' | 'Operator' | 'Cases' | 'Content' | 'System' | null
  Icon: typeof History
  permission: string | null
  /** Agencies read parts of it too, but have their own pages for it. */
  forEmployers?: boolean
  /** Shown to operators only, who have no other way to reach the page. */
  forOperators?: boolean
  /** Shown to companies and agencies only; the platform's users have another page for it. */
  forTenants?: boolean
  /** Active on the exact path only. */
  exact: boolean
  keys: string
}

const hiring = { section: 'Hire', forEmployers: true, exact: false } as const
const cases = { section: 'Cases', forOperators: true, exact: false } as const
const system = { section: 'System', forOperators: true, exact: false } as const

const operating = { section: 'Operator', forOperators: true, exact: false } as const

const content = { section: 'Content', exact: false } as const

const destinations: readonly Destination[] = [
  {
    to: '/dashboard',
    label: 'Dashboard',
    short: 'Home',
    section: null,
    Icon: LayoutDashboard,
    permission: null,
    forTenants: true,
    exact: true,
    keys: 'd',
  },
  {
    to: '/admin',
    label: 'Overview',
    short: 'Home',
    section: null,
    Icon: LayoutDashboard,
    permission: null,
    forOperators: true,
    exact: true,
    keys: 'd',
  },
  {
    ...operating,
    to: '/admin/vetting',
    label: 'Vetting',
    short: 'Vetting',
    Icon: ShieldCheck,
    permission: 'candidate.edit',
    keys: 'v',
  },
  {
    ...operating,
    to: '/admin/candidates',
    label: 'Candidates',
    short: 'Candidates',
    Icon: UsersRound,
    permission: 'candidate.edit',
    keys: 'p',
  },
  { ...operating, to: '/admin/companies', label: 'Companies', Icon: Building, permission: 'tenant.suspend', keys: 'n' },
  {
    ...operating,
    to: '/admin/users',
    label: 'Users',
    short: 'Users',
    Icon: CircleUserRound,
    permission: 'tenant.suspend',
    keys: 'u',
  },
  {
    ...operating,
    to: '/admin/billing',
    label: 'Billing',
    Icon: Receipt,
    permission: 'tenant.suspend',
    keys: 'l',
  },
  {
    to: '/candidate-search',
    label: 'Find candidates',
    short: 'Search',
    section: 'Find',
    Icon: ScanSearch,
    permission: 'search.run',
    exact: true,
    keys: 'f',
  },
  {
    to: '/candidate-search/my-search-history',
    label: 'Search history',
    section: 'Find',
    Icon: History,
    permission: 'search.run',
    exact: false,
    keys: 'h',
  },
  {
    to: '/compensation-index',
    label: 'Compensation index',
    section: 'Find',
    Icon: Scale,
    permission: 'compensation.read',
    exact: true,
    keys: 'y',
  },
  { ...hiring, to: '/requirement', label: 'Jobs', Icon: Briefcase, permission: 'requirement.read', keys: 'r' },
  {
    ...hiring,
    to: '/candidate-search/shortlisted-candidates',
    label: 'Shortlists',
    short: 'Lists',
    Icon: ListChecks,
    permission: 'requirement.read',
    keys: 's',
  },
  {
    ...hiring,
    to: '/contact-info-requested',
    label: 'Contact requests',
    Icon: MailQuestion,
    permission: 'contact.read',
    keys: 'c',
  },
  {
    // Agencies answer the requests for their candidates.
    ...hiring,
    forEmployers: false,
    forTenants: true,
    to: '/contact-info-requested',
    label: 'Contact requests',
    short: 'Requests',
    Icon: MailQuestion,
    permission: 'shortlist.submit',
    keys: 'c',
  },
  {
    ...hiring,
    to: '/candidate-requests',
    label: 'Candidate requests',
    Icon: HandHelping,
    permission: 'shortlist.reject',
    keys: 'w',
  },
  {
    // Agencies correct the data of their candidates and deliver manual notices.
    ...hiring,
    forEmployers: false,
    forTenants: true,
    to: '/candidate-requests',
    label: 'Candidate requests',
    Icon: HandHelping,
    permission: 'candidate.edit',
    keys: 'w',
  },
  {
    ...cases,
    to: '/candidate-requests',
    label: 'Candidate requests',
    Icon: HandHelping,
    permission: 'candidate.edit',
    keys: 'w',
  },
  {
    ...cases,
    to: '/contact-info-requested',
    label: 'Contact disputes',
    Icon: MailQuestion,
    permission: 'contact.answer',
    keys: 'c',
  },
  {
    ...hiring,
    to: '/interviews',
    label: 'Interviews',
    short: 'Calendar',
    Icon: CalendarDays,
    permission: 'requirement.read',
    keys: 'i',
  },
  {
    ...hiring,
    to: '/hired-candidates',
    label: 'Offers and hires',
    short: 'Hires',
    Icon: Handshake,
    permission: 'hire.manage',
    keys: 'o',
  },
  {
    // Agencies and the platform decide on replacements, but manage no hires.
    ...hiring,
    forEmployers: false,
    forTenants: true,
    to: '/hired-candidates/candidates-hired',
    label: 'Replacements',
    short: 'Hires',
    Icon: Handshake,
    permission: 'replacement.decide',
    keys: 'o',
  },
  {
    ...cases,
    to: '/hired-candidates/candidates-hired',
    label: 'Replacements',
    Icon: Handshake,
    permission: 'replacement.decide',
    keys: 'o',
  },
  {
    ...hiring,
    to: '/candidate-search/position-archive',
    label: 'Job archive',
    Icon: Archive,
    permission: 'requirement.create',
    keys: 'a',
  },
  {
    to: '/clients',
    label: 'Clients',
    short: 'Clients',
    section: 'Company',
    Icon: Building2,
    // Only agencies have this permission.
    permission: 'shortlist.submit',
    exact: false,
    keys: 'g',
  },
  {
    to: '/clients',
    label: 'Your agency',
    short: 'Agency',
    section: 'Hire',
    Icon: Building2,
    // Only client contacts of an agency have this permission.
    permission: 'contact.requestFromAgency',
    exact: false,
    keys: 'g',
  },
  {
    to: '/clients',
    label: 'Agencies',
    section: 'Company',
    Icon: Building2,
    permission: 'agency.engage',
    forEmployers: true,
    exact: false,
    keys: 'g',
  },
  {
    to: '/clients',
    ...cases,
    label: 'Clients and agencies',
    Icon: Building2,
    permission: 'agency.engage',
    keys: 'g',
  },
  {
    to: '/teammate',
    label: 'Team',
    section: 'Company',
    Icon: Users,
    // Everybody of a company has it; of an agency, all but the contacts of its clients.
    permission: 'company.settings',
    forEmployers: true,
    exact: false,
    keys: 'p',
  },
  {
    to: '/teammate',
    label: 'Team',
    section: 'Company',
    Icon: Users,
    permission: 'shortlist.submit',
    exact: false,
    keys: 'p',
  },
  {
    to: '/refer-earning',
    label: 'Refer and earn',
    section: 'Company',
    Icon: Gift,
    permission: 'referral.own',
    exact: true,
    keys: 'x',
  },
  {
    to: '/agency-api',
    label: 'API',
    section: 'Company',
    Icon: KeyRound,
    permission: 'agencyApi.keys',
    exact: false,
    keys: 'k',
  },
  {
    to: '/pages/timeline',
    label: 'Timeline',
    section: 'Company',
    Icon: ScrollText,
    permission: 'activity.read',
    forTenants: true,
    exact: false,
    keys: 't',
  },
  {
    ...content,
    forOperators: true,
    to: '/admin/content',
    label: 'Content',
    short: 'Content',
    Icon: NotebookPen,
    permission: 'content.read',
    keys: 'y',
  },
  {
    ...content,
    forOperators: true,
    to: '/learning-hub',
    label: 'Learning hub',
    Icon: BookOpen,
    permission: null,
    keys: 'l',
  },
  {
    ...content,
    section: 'Company',
    forTenants: true,
    to: '/learning-hub',
    label: 'Learning hub',
    Icon: BookOpen,
    permission: null,
    keys: 'l',
  },
  { ...system, to: '/pages/timeline', label: 'Timeline', Icon: ScrollText, permission: 'activity.read', keys: 't' },
  {
    to: '/account',
    label: 'Company settings',
    section: 'Company',
    Icon: Settings,
    permission: 'company.settings',
    forEmployers: true,
    exact: true,
    keys: 'e',
  },
  {
    to: '/account/plans',
    label: 'Plan and invoices',
    section: 'Company',
    Icon: Receipt,
    permission: 'billing.read',
    forEmployers: true,
    exact: false,
    keys: 'l',
  },
  {
    to: '/bias-audits',
    label: 'Bias audits',
    section: 'Company',
    Icon: Scale,
    permission: 'bias.run',
    forEmployers: true,
    exact: false,
    keys: 'u',
  },
  {
    ...system,
    to: '/admin/model-versions',
    label: 'Models',
    Icon: GraduationCap,
    permission: 'model.train',
    keys: 'm',
  },
  { ...system, to: '/bias-audits', label: 'Bias audits', Icon: Scale, permission: 'bias.run', keys: 'u' },
  {
    ...system,
    to: '/test',
    label: 'Ranking test bench',
    Icon: FlaskConical,
    permission: 'tenant.suspend',
    keys: 'q',
  },
  {
    ...system,
    to: '/admin/referrals',
    label: 'Referrals',
    Icon: Gift,
    permission: 'tenant.suspend',
    keys: 'x',
  },
  {
    ...system,
    to: '/admin/background-work',
    label: 'Background work',
    Icon: MailWarning,
    permission: 'tenant.suspend',
    keys: 'b',
  },
]

export function listDestinations(user: User | null): readonly Destination[] {
  const isHiring = isEmployer(user)
  const isOperator = isOperatorOf(user)
  return destinations.filter(
    ({ permission, forEmployers, forOperators, forTenants }) =>
      (permission === null || mayDo(user, permission)) &&
      (isHiring || forEmployers !== true) &&
      (isOperator ? forTenants !== true : forOperators !== true),
  )
}
