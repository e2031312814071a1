import { Archive, Briefcase, History, LayoutDashboard, ListChecks, ScanSearch, ScrollText } from 'lucide-react'
import { mayDo, type User } from '../session.ts'

export interface Destination {
  to: string
  label: string
  /** Where there is little room. */
  short: string
  Icon: typeof History
  permission: string | null
  /** Agencies read some of it too, but have their own ways there. */
  forEmployers?: boolean
  /** Only this very page counts as being here. */
  exact: boolean
  keys: string
}

const destinations: readonly Destination[] = [
  {
    to: '/dashboard',
    label: 'Dashboard',
    short: 'Home',
    Icon: LayoutDashboard,
    permission: null,
    exact: true,
    keys: 'd',
  },
  {
    to: '/candidate-search',
    label: 'Find candidates',
    short: 'Search',
    Icon: ScanSearch,
    permission: 'search.run',
    exact: true,
    keys: 'f',
  },
  {
    to: '/requirement',
    label: 'Requirements',
    short: 'To fill',
    Icon: Briefcase,
    permission: 'requirement.read',
    forEmployers: true,
    exact: false,
    keys: 'r',
  },
  {
    to: '/candidate-search/shortlisted-candidates',
    label: 'Shortlists',
    short: 'Lists',
    Icon: ListChecks,
    permission: 'requirement.read',
    forEmployers: true,
    exact: false,
    keys: 's',
  },
  {
    to: '/candidate-search/position-archive',
    label: 'Position archive',
    short: 'Archive',
    Icon: Archive,
    permission: 'requirement.create',
    forEmployers: true,
    exact: false,
    keys: 'a',
  },
  {
    to: '/candidate-search/my-search-history',
    label: 'Search history',
    short: 'History',
    Icon: History,
    permission: 'search.run',
    exact: false,
    keys: 'h',
  },
  {
    to: '/pages/timeline',
    label: 'Timeline',
    short: 'Timeline',
    Icon: ScrollText,
    permission: 'activity.read',
    exact: false,
    keys: 't',
  },
]

/** Where this person can go. */
export function listDestinations(user: User | null): readonly Destination[] {
  const isEmployer = user?.scope.includes('employer') === true
  return destinations.filter(
    ({ permission, forEmployers }) =>
      (permission === null || mayDo(user, permission)) && (isEmployer || forEmployers !== true),
  )
}
