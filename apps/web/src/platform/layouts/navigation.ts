import { History, LayoutDashboard, ScanSearch } from 'lucide-react'
import { mayDo, type User } from '../session.ts'

export interface Destination {
  to: string
  label: string
  /** Where there is little room. */
  short: string
  Icon: typeof History
  permission: string | null
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
    to: '/candidate-search/my-search-history',
    label: 'Search history',
    short: 'History',
    Icon: History,
    permission: 'search.run',
    exact: false,
    keys: 'h',
  },
]

/** Where this person can go. */
export function listDestinations(user: User | null): readonly Destination[] {
  return destinations.filter(({ permission }) => permission === null || mayDo(user, permission))
}
