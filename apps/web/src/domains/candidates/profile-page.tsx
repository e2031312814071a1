import type { ReactNode } from 'react'
import styles from './profile-page.module.css'

export function ProfilePage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>
}
