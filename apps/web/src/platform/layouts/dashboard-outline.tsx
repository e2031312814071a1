import { classNames } from '@assay/ui/class-names.ts'
import { Mark } from '@assay/ui/mark'
import styles from './dashboard-layout.module.css'

/** Keys, and so many of them. */
const PLACES = [...'abcdefghi']
const SHORT_PLACES = [...'abcde']
const ROWS = [...'abcdef']

/** The layout before anything is known of its user. The build draws it into each page behind the login. */
export function DashboardOutline() {
  return (
    <div className={styles.layout}>
      <div className={styles.side}>
        <span className={styles.home}>
          <Mark size={24} />
        </span>
        <span className={styles.find} />
        <div className={classNames(styles.nav, styles.outlined)}>{bones(PLACES)}</div>
      </div>
      <div className={styles.main}>
        <span className={classNames(styles.bone, styles.heading)} />
        <div className={styles.rows}>{bones(ROWS)}</div>
      </div>
      <div className={styles.bottom}>
        {SHORT_PLACES.map((place) => (
          <span key={place} className={styles.navLink}>
            <span className={classNames(styles.bone, styles.place)} />
          </span>
        ))}
      </div>
    </div>
  )
}

const bones = (keys: readonly string[]) => keys.map((key) => <span key={key} className={styles.bone} />)
