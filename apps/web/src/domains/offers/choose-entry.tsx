import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import styles from './offers.module.css'
import { atDecisionQuery, type Entry } from './offers.queries.ts'

interface ChooseEntryProps {
  onClose: () => void
  onChoose: (entry: Entry) => void
  /** Links to the shortlists, where candidates reach the decision stage. */
  shortlists: ReactNode
}

/** Candidates in the decision stage. */
export function ChooseEntry({ onClose, onChoose, shortlists }: ChooseEntryProps) {
  const query = useQuery(atDecisionQuery())
  return (
    <Dialog open onOpenChange={onClose} title="New offer" description="Candidates in the decision stage">
      <Region query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title="No candidate in the decision stage" action={shortlists}>
              Candidates reach it after their interviews.
            </EmptyState>
          ) : (
            <ul className={styles.chain}>
              {entries.map((entry) => (
                <li key={entry.id} className={styles.head}>
                  <span>
                    <strong>{entry.candidate.legalName ?? entry.candidate.maskedName}</strong>
                    <span className={styles.note}>{entry.requirementTitle}</span>
                  </span>
                  <Button
                    size="small"
                    aria-label={`Select ${entry.candidate.legalName ?? entry.candidate.maskedName}, ${entry.requirementTitle}`}
                    onClick={() => onChoose(entry)}
                  >
                    Select
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Region>
    </Dialog>
  )
}
