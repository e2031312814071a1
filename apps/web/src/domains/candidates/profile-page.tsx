import type { ReactNode } from 'react'
import styles from './profile-page.module.css'

interface ProfilePageProps {
  children: ReactNode
  /** Next to the profile, or above it where there is no room. */
  aside?: ReactNode
}

export function ProfilePage({ children, aside }: ProfilePageProps) {
  if (!aside) return <div className={styles.page}>{children}</div>
  return (
    <div className={styles.both}>
      <div>{children}</div>
      {aside}
    </div>
  )
}
