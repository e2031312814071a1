import { Link } from '@tanstack/react-router'
import styles from './billing.module.css'

/** The three pages of a company’s money. */
export function BillingTabs() {
  return (
    <nav className={styles.tabs} aria-label="Plan and invoices">
      <Link to="/account/plans" className={styles.tab}>
        Plan
      </Link>
      <Link to="/account/billing" className={styles.tab}>
        Details and invoices
      </Link>
      <Link to="/account/payments" className={styles.tab}>
        Payments
      </Link>
    </nav>
  )
}
