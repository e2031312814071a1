import { type Command, CommandPalette } from '@assay/ui/command-palette'
import { Kbd } from '@assay/ui/kbd'
import { setTheme } from '@assay/ui/theme.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Briefcase, History, Keyboard, LogOut, Monitor, Moon, ScanSearch, Sun, User, Users } from 'lucide-react'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { useOffers } from '../commands.ts'
import { mayDo, useSession } from '../session/session.ts'
import { listDestinations } from './navigation.ts'
import { type PaletteResult, paletteResultsQuery } from './palette-results.queries.ts'

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
  const pages: Command[] = listDestinations(user).map(({ to, label, Icon, keys }) => ({
    id: to,
    label,
    section: 'Go to',
    icon: <Icon size={16} aria-hidden="true" />,
    note: [<Kbd key="g">g</Kbd>, <Kbd key={keys}>{keys}</Kbd>],
    run: go(to),
  }))
  const found: Command[] =
    text.trim() === ''
      ? []
      : (results.data ?? []).map(({ id, label, section, to }) => ({
          id,
          label,
          section,
          icon: sectionIcons[section],
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
      commands={[...offers.flatMap((offer) => offer.commands), ...pages, ...sessionCommands(go, onHelp)]}
      {...(mayDo(user, 'search.run') && { fallback: search })}
    />
  )
}

const small = { size: 16, 'aria-hidden': true } as const
const sectionIcons: Readonly<Record<PaletteResult['section'], ReactNode>> = {
  Jobs: <Briefcase {...small} />,
  Searches: <History {...small} />,
  Candidates: <User {...small} />,
  Team: <Users {...small} />,
}

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
