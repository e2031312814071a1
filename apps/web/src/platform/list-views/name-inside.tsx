import type { ReactNode } from 'react'
import styles from '../list-page.module.css'

interface NameInsideProps {
  name: string
  onOpen: () => void
  /** Shown below the name. */
  children?: ReactNode
}

export function NameInside({ name, onOpen, children }: NameInsideProps) {
  return (
    <div className={styles.name}>
      <button type="button" className={styles.open} onClick={onOpen}>
        {name}
      </button>
      {children !== undefined && <span className={styles.note}>{children}</span>}
    </div>
  )
}
