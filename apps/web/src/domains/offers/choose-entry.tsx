import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Region } from '../../platform/region.tsx'
import { offerStateLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { atDecisionQuery, type Entry, undecidedOffersQuery } from './offers.queries.ts'

interface ChooseEntryProps {
  onClose: () => void
  onChoose: (entry: Entry) => void
  /** Links to the shortlists, where candidates reach the decision stage. */
  shortlists: ReactNode
}

/** Candidates in the decision stage. An offer that was begun is continued: there is no second one. */
export function ChooseEntry({ onClose, onChoose, shortlists }: ChooseEntryProps) {
  const query = useQuery(atDecisionQuery())
  const offers = useQuery(undecidedOffersQuery()).data ?? []
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
              {entries.map((entry) => {
                const name = entry.candidate.legalName ?? entry.candidate.maskedName
                const begun = offers.find(({ shortlisted }) => shortlisted.id === entry.id)
                const words = begun === undefined ? 'Select' : 'Continue'
                return (
                  <li key={entry.id} className={styles.head}>
                    <span>
                      <strong>{name}</strong>{' '}
                      {begun !== undefined && (
                        <Badge tone={offerStateLabels[begun.state].tone}>{offerStateLabels[begun.state].label}</Badge>
                      )}
                      <span className={styles.note}>{entry.requirementTitle}</span>
                    </span>
                    <Button
                      size="small"
                      aria-label={`${words} ${begun === undefined ? '' : 'the offer to '}${name}, ${entry.requirementTitle}`}
                      onClick={() => onChoose(entry)}
                    >
                      {words}
                    </Button>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Region>
    </Dialog>
  )
}
