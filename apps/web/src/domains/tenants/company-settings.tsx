import styles from './company-settings.module.css'
import { ExcludedEmployers } from './excluded-employers.tsx'

export function CompanySettings() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Company settings</h1>
      <ExcludedEmployers />
    </div>
  )
}
