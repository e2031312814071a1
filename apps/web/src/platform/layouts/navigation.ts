import {
  Archive,
  Briefcase,
  Building2,
  CalendarDays,
  GraduationCap,
  HandHelping,
  Handshake,
  History,
  LayoutDashboard,
  ListChecks,
  MailQuestion,
  MailWarning,
  ScanSearch,
  ScrollText,
  Settings,
} from 'lucide-react'
import { isEmployer, mayDo, type User } from '../session/session.ts'

export interface Destination {
  to: string
  label: string
  /** If set, the link is also in the bar of narrow screens, with this label. */
  short?: string
  section: 'Find' | 'Hire' | 'Company' | null
  Icon: typeof History
  permission: string | null
  /** Agencies read parts of it too, but have their own pages for it. */
  forEmployers?: boolean
  /** Shown to operators only, who have no other way to reach the page. */
  forOperators?: boolean
  /** Active on the exact path only. */
  exact: boolean
  keys: string
}

const hiring = { section: 'Hire', forEmployers: true, exact: false } as const

const destinations: readonly Destination[] = [
  {
    to: '/dashboard',
    label: 'Dashboard',
    short: 'Home',
    section: null,
    Icon: LayoutDashboard,
    permission: null,
    exact: true,
    keys: 'd',
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
    forEmployers: false,
    to: '/contact-info-requested',
    label: 'Contact requests',
    Icon: MailQuestion,
    permission: 'contact.read',
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
    to: '/candidate-requests',
    label: 'Candidate requests',
    Icon: HandHelping,
    permission: 'candidate.edit',
    keys: 'w',
  },
  {
    ...hiring,
    forEmployers: false,
    forOperators: true,
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
    to: '/hired-candidates/candidates-hired',
    label: 'Replacements',
    section: 'Hire',
    Icon: Handshake,
    permission: 'replacement.decide',
    exact: false,
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
    label: 'Clients and agencies',
    section: 'Company',
    Icon: Building2,
    permission: 'agency.engage',
    forOperators: true,
    exact: false,
    keys: 'g',
  },
  {
    to: '/pages/timeline',
    label: 'Timeline',
    section: 'Company',
    Icon: ScrollText,
    permission: 'activity.read',
    exact: false,
    keys: 't',
  },
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
    to: '/admin/model-versions',
    label: 'Models',
    section: 'Company',
    Icon: GraduationCap,
    permission: 'model.train',
    exact: false,
    keys: 'm',
  },
  {
    to: '/admin/background-work',
    label: 'Background work',
    section: 'Company',
    Icon: MailWarning,
    permission: 'tenant.suspend',
    exact: false,
    keys: 'b',
  },
]

export function listDestinations(user: User | null): readonly Destination[] {
  const isHiring = isEmployer(user)
  const isOperator = user?.scope.includes('platform') === true
  return destinations.filter(
    ({ permission, forEmployers, forOperators }) =>
      (permission === null || mayDo(user, permission)) &&
      (isHiring || forEmployers !== true) &&
      (isOperator || forOperators !== true),
  )
}
