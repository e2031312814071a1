import { PersonMark } from '@assay/ui/person-mark'
import type { ReactNode } from 'react'
import styles from '../list-page.module.css'

export interface NameInsideProps {
  name: string
  /** The id of the named person, whose mark comes before the name. */
  person?: string | undefined
  onOpen: () => void
  /** Shown below the name. */
  children?: ReactNode
}

export function NameInside({ name, person, onOpen, children }: NameInsideProps) {
  return (
    <div className={person === undefined ? styles.name : styles.marked}>
      {person !== undefined && <PersonMark id={person} name={name} />}
      <div>
        <button type="button" className={styles.open} onClick={onOpen}>
          {name}
        </button>
        {children !== undefined && <span className={styles.note}>{children}</span>}
      </div>
    </div>
  )
}
