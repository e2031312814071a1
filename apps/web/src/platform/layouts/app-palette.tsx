import type { FindKind } from '@assay/contracts/quick-finds'
import { type Command, CommandPalette } from '@assay/ui/command-palette'
import { Kbd } from '@assay/ui/kbd'
import { setTheme } from '@assay/ui/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import {
  Briefcase,
  FolderHeart,
  History,
  Keyboard,
  LogOut,
  Monitor,
  Moon,
  ScanSearch,
  Sun,
  User,
  Users,
  Zap,
} from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useOffers } from '../commands.ts'
import { readRecentPlaces } from '../recent-places/recent-places.ts'
import { mayDo, useSession } from '../session/session.ts'
import { listDestinations } from './navigation.ts'
import { paletteResultsQuery } from './palette-results.queries.ts'

export interface AppPaletteProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onHelp: () => void
}

/** The command palette, with the commands of the app and of the current page. */
export function AppPalette({ open, onOpenChange, onHelp }: AppPaletteProps) {
  const { user } = useSession()
  const offers = useOffers()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const results = useQuery({ ...paletteResultsQuery(useDeferredValue(text), user), subscribed: open })
  const go = (to: string) => () => void navigate({ to })
  const pages: Command[] = listDestinations(user).map(({ to, search = {}, label, Icon, keys }) => ({
    id: to,
    label,
    section: 'Go to',
    icon: <Icon size={16} aria-hidden="true" />,
    note: [<Kbd key="g">g</Kbd>, <Kbd key={keys}>{keys}</Kbd>],
    run: () => void navigate({ to, search }),
  }))
  const named = text.trim() === '' ? [] : (results.data ?? [])
  const found: Command[] = named.map(({ id, kind, label, note, to }) => ({
    id,
    label,
    note,
    section: kinds[kind].section,
    icon: kinds[kind].icon,
    run: go(to),
  }))
  const offered = offers.flatMap(({ commands }) => commands)
  // What is named already, by the text or by the page, is listed once.
  const isNamed = (to: string) =>
    named.some((each) => each.to === to) || offered.some(({ id }) => to.endsWith(`/${id}`))
  const here = `${location.pathname}${location.search}`
  const recent: Command[] =
    user === null || !open
      ? []
      : readRecentPlaces(user.id)
          .filter(({ to }) => to !== here && !isNamed(to))
          .map(({ kind, label, to }) => ({
            id: `recent ${to}`,
            label,
            section: 'Recent',
            icon: kinds[kind].icon,
            run: go(to),
          }))
  const search = (words: string): Command => ({
    id: 'search',
    label: `Find candidates with “${words}”`,
    section: 'Search',
    icon: <ScanSearch size={16} aria-hidden="true" />,
    run: go(`/search-by-skill/${encodeURIComponent(words.toLowerCase().replaceAll(/\s+/g, '-'))}`),
  })
  return (
    <CommandPalette
      open={open}
      onOpenChange={(next) => {
        setText('')
        onOpenChange(next)
      }}
      onText={setText}
      found={found}
      commands={[...offered.map(withIcon), ...recent, ...pages, ...sessionCommands(go, onHelp)]}
      {...(mayDo(user, 'search.run') && { fallback: search })}
    />
  )
}

const small = { size: 16, 'aria-hidden': true } as const
const kinds: Readonly<Record<FindKind, { section: string; icon: ReactNode }>> = {
  job: { section: 'Jobs', icon: <Briefcase {...small} /> },
  search: { section: 'Searches', icon: <History {...small} /> },
  candidate: { section: 'Candidates', icon: <User {...small} /> },
  pool: { section: 'Talent pools', icon: <FolderHeart {...small} /> },
  person: { section: 'Team', icon: <Users {...small} /> },
}

const withIcon = (command: Command): Command => ({ icon: <Zap {...small} />, ...command })

function sessionCommands(go: (to: string) => () => void, onHelp: () => void): Command[] {
  const icon = small
  return [
    {
      id: 'light',
      label: 'Theme: light',
      section: 'Settings',
      keywords: 'theme',
      icon: <Sun {...icon} />,
      run: () => setTheme('light'),
    },
    {
      id: 'dark',
      label: 'Theme: dark',
      section: 'Settings',
      keywords: 'theme night',
      icon: <Moon {...icon} />,
      run: () => setTheme('dark'),
    },
    {
      id: 'system',
      label: 'Theme: system',
      section: 'Settings',
      keywords: 'theme auto',
      icon: <Monitor {...icon} />,
      run: () => setTheme('system'),
    },
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      section: 'Settings',
      icon: <Keyboard {...icon} />,
      note: <Kbd>?</Kbd>,
      run: onHelp,
    },
    {
      id: 'logout',
      label: 'Sign out',
      section: 'Account',
      keywords: 'log out leave',
      icon: <LogOut {...icon} />,
      run: go('/logout'),
    },
  ]
}
