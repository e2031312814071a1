import { Kbd } from '@assay/ui/kbd'
import { Menu } from '@assay/ui/menu'
import { Link } from '@tanstack/react-router'
import { Keyboard, Lock, LogOut, MonitorX, UserRound } from 'lucide-react'
import { lazy, type ReactElement, Suspense } from 'react'
import { useSession } from '../session/session.ts'
import styles from './user-menu.module.css'

// Loaded with the menu, because the theme items need the same library.
const ThemeMenuItems = lazy(() =>
  import('@assay/ui/theme-menu-items').then((part) => ({ default: part.ThemeMenuItems })),
)

export function UserMenu({ trigger, onHelp }: { trigger: ReactElement; onHelp: () => void }) {
  const { user } = useSession()
  return (
    <Menu
      trigger={trigger}
      side="top"
      align="start"
      header={
        <div className={styles.head}>
          <p className={styles.name}>{user?.fullName}</p>
          <p className={styles.more}>{user?.email}</p>
          <p className={styles.more}>
            {[user?.roles.map((role) => role.name).join(', '), user?.companyName].filter(Boolean).join(' · ')}
          </p>
          <div className={styles.theme}>
            <span>Theme</span>
            <Suspense fallback={null}>
              <ThemeMenuItems />
            </Suspense>
          </div>
        </div>
      }
      actions={[
        {
          key: 'profile',
          label: 'Your profile',
          icon: <UserRound size={15} aria-hidden="true" />,
          render: <Link to="/pages/user" />,
        },
        {
          key: 'help',
          label: 'Keyboard shortcuts',
          icon: <Keyboard size={15} aria-hidden="true" />,
          note: <Kbd>?</Kbd>,
          onSelect: onHelp,
        },
        {
          key: 'lock',
          label: 'Lock screen',
          icon: <Lock size={15} aria-hidden="true" />,
          render: <Link to="/lock" preload={false} />,
        },
        {
          key: 'out',
          label: 'Sign out',
          icon: <LogOut size={15} aria-hidden="true" />,
          separated: true,
          render: <Link to="/logout" preload={false} />,
        },
        {
          key: 'everywhere',
          label: 'Sign out everywhere',
          icon: <MonitorX size={15} aria-hidden="true" />,
          render: <Link to="/logout" search={{ everywhere: true }} preload={false} />,
        },
      ]}
    />
  )
}
