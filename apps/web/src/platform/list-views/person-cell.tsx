import { PersonMark } from '@assay/ui/person-mark'
import { Cell } from '@assay/ui/table'
import type { ReactNode } from 'react'
import { formatCountry } from '../format.ts'
import styles from './person-cell.module.css'

export interface PersonCellProps {
  person: { readonly id: string; readonly headline: string | null; readonly country: string | null }
  /** A released name, or else the code. */
  name: string
  /** The name as a link to the person's page. */
  children: ReactNode
}

/** The first cell of a row about a person: mark, name, headline and country. */
export function PersonCell({ person: { id, headline, country }, name, children }: PersonCellProps) {
  return (
    <Cell className={styles.cell}>
      <span className={styles.person}>
        <PersonMark id={id} name={name} />
        <span>
          {children}
          <span className={styles.note}>
            {headline}
            {country !== null && ` · ${formatCountry(country)}`}
          </span>
        </span>
      </span>
    </Cell>
  )
}
