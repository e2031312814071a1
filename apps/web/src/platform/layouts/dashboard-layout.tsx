import { Avatar } from '@assay/ui/avatar'
import { Kbd } from '@assay/ui/kbd'
import { Mark, Wordmark } from '@assay/ui/mark'
import { useShortcuts } from '@assay/ui/shortcuts.ts'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { Link, useNavigate } from '@tanstack/react-router'
import { Command as CommandIcon, Search } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isApple } from '../is-apple.ts'
import { keepFocus } from '../pages/keep-focus.ts'
import { SkipLink } from '../pages/skip-link.tsx'
import { useSession } from '../session/session.ts'
import styles from './dashboard-layout.module.css'
import { ImpersonationBanner } from './impersonation-banner.tsx'
import { type Destination, listDestinations } from './navigation.ts'
import { useRowKeys } from './use-row-keys.ts'
import { UserMenu } from './user-menu.tsx'

const AppPalette = lazy(() => import('./app-palette.tsx').then((part) => ({ default: part.AppPalette })))
const AppShortcutHelp = lazy(() =>
  import('./app-shortcut-help.tsx').then((part) => ({ default: part.AppShortcutHelp })),
)

type Overlay = 'palette' | 'help' | null

/** The signed-in layout, with navigation on the left, or at the bottom of narrow screens. */
export interface DashboardLayoutProps {
  children: ReactNode
  bell: ReactNode
  /** What is shown behind the label of a link, by its address: a count. */
  counts?: Readonly<Record<string, ReactNode>>
}

export function DashboardLayout({ children, bell, counts = {} }: DashboardLayoutProps) {
  const { user } = useSession()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const [opened, setOpened] = useState<readonly Overlay[]>([])
  const destinations = listDestinations(user)
  const open = (next: Overlay) => {
    setOpened((before) => (before.includes(next) ? before : [...before, next]))
    setOverlay(next)
  }
  useGlobalShortcuts(destinations, open)
  useRowKeys()
  useEffect(keepFocus, [])
  const overlayProps = (name: Overlay) => ({
    open: overlay === name,
    onOpenChange: (isOpen: boolean) => (isOpen ? open(name) : setOverlay(null)),
  })
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.side}>
        <Link to="/dashboard" className={styles.home} aria-label="Assay, dashboard">
          <span className={styles.wide}>
            <Wordmark size={22} />
          </span>
          <span className={styles.narrow}>
            <Mark size={24} />
          </span>
        </Link>
        <button type="button" className={styles.find} onClick={() => open('palette')}>
          <Search size={15} aria-hidden="true" />
          <span>Jump to…</span>
          <span className={styles.findKeys} aria-hidden="true">
            <Kbd>{isApple() ? '⌘' : 'Ctrl'}</Kbd>
            <Kbd>K</Kbd>
          </span>
        </button>
        <nav className={styles.nav} aria-label="Main">
          {sectionsOf(destinations).map(({ section, within }) => (
            <div key={section} className={styles.section}>
              {section !== null && <p className={styles.sectionName}>{section}</p>}
              {within.map((each) => (
                <NavLink key={each.to} destination={each} count={counts[each.to]} />
              ))}
            </div>
          ))}
        </nav>
        <div className={styles.person}>
          {bell}
          <UserMenu
            onHelp={() => open('help')}
            trigger={
              <button type="button" className={styles.user}>
                <VisuallyHidden>Account menu of</VisuallyHidden>
                <Avatar name={user?.fullName ?? '?'} />
                <span className={styles.names}>
                  <span className={styles.name} dir="auto">
                    {user?.fullName}
                  </span>
                  <span className={styles.company} dir="auto">
                    {user?.companyName ?? user?.email}
                  </span>
                </span>
              </button>
            }
          />
        </div>
      </header>
      <main id="main" className={styles.main}>
        <ImpersonationBanner />
        {children}
      </main>
      <nav className={styles.bottom} aria-label="Main, below">
        {destinations
          .filter(({ short }) => short !== undefined)
          .map((each) => (
            <NavLink key={each.to} destination={each} short />
          ))}
        <button type="button" className={styles.navLink} onClick={() => open('palette')}>
          <CommandIcon size={18} aria-hidden="true" />
          <span>Go to</span>
        </button>
      </nav>
      <Suspense fallback={null}>
        {opened.includes('palette') && <AppPalette {...overlayProps('palette')} onHelp={() => open('help')} />}
        {opened.includes('help') && <AppShortcutHelp {...overlayProps('help')} />}
      </Suspense>
    </div>
  )
}

function sectionsOf(destinations: readonly Destination[]) {
  const names = [...new Set(destinations.map(({ section }) => section))]
  return names.map((section) => ({ section, within: destinations.filter((each) => each.section === section) }))
}

interface NavLinkProps {
  destination: Destination
  short?: boolean
  count?: ReactNode
}

function NavLink({ destination, short = false, count }: NavLinkProps) {
  const { to, search = {}, label, Icon, exact } = destination
  return (
    <Link to={to} search={search} className={styles.navLink} activeOptions={{ exact, includeSearch: false }}>
      <Icon size={short ? 18 : 16} aria-hidden="true" />
      <span>{short ? destination.short : label}</span>
      {count}
    </Link>
  )
}

function useGlobalShortcuts(destinations: readonly Destination[], open: (overlay: Overlay) => void): void {
  const navigate = useNavigate()
  const [afterG, setAfterG] = useState(false)
  useShortcuts({
    'mod+k': () => open('palette'),
    '?': () => open('help'),
    g: () => {
      setAfterG(true)
      setTimeout(() => setAfterG(false), 1_200)
    },
  })
  useShortcuts(
    Object.fromEntries(
      destinations.map(({ keys, to, search = {} }) => [
        keys,
        () => {
          setAfterG(false)
          void navigate({ to, search })
        },
      ]),
    ),
    afterG,
    'first',
  )
}
