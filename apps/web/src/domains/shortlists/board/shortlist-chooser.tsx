import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { Region } from '../../../platform/region.tsx'
import { requirementChoicesQuery } from '../../../platform/requirement-chooser/requirement-choices.queries.ts'
import { RequirementChooser } from '../../../platform/requirement-chooser/requirement-chooser.tsx'
import styles from '../entries/shortlist.module.css'
import type { Remembered } from './remembered-requirement.ts'

interface ShortlistChooserProps {
  name: string
  /** The purpose for which a job is chosen: candidates are shortlisted before they are asked. */
  act?: 'Shortlist' | 'Request contact with'
  /** The job of the search, or the last one used in it: the first choice. */
  proposed?: Remembered | null
  busy: boolean
  onChoose: (requirement: Remembered) => void
  onClose: () => void
  /** Links to where jobs are created, for users without an open one. */
  requirements: ReactNode
}

const OPEN = ['open'] as const
/** As many as are read at a glance; the others are found by their title. */
const LISTED = 6

/** Each open job is one press away, the likeliest first. */
export function ShortlistChooser({
  name,
  act = 'Shortlist',
  proposed = null,
  busy,
  onChoose,
  onClose,
  requirements,
}: ShortlistChooserProps) {
  const query = useQuery(requirementChoicesQuery({ states: OPEN }))
  const first = useRef<HTMLUListElement>(null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`${act} ${name}`}
      description="For which job?"
      width="narrow"
      initialFocus={{
        get current() {
          return first.current?.querySelector('button') ?? null
        },
      }}
    >
      <Region query={query}>
        {(open) => {
          const others = open.filter(({ id }) => id !== proposed?.id)
          const listed = [...(proposed === null ? [] : [proposed]), ...others].slice(0, LISTED)
          return listed.length === 0 ? (
            <EmptyState action={requirements}>No open jobs.</EmptyState>
          ) : (
            <div className={styles.form}>
              <ul ref={first} className={styles.jobs}>
                {listed.map((requirement) => (
                  <li key={requirement.id}>
                    <Button
                      wide
                      variant={requirement.id === proposed?.id ? 'primary' : 'secondary'}
                      disabled={busy}
                      onClick={() => onChoose(requirement)}
                    >
                      {requirement.title}
                    </Button>
                  </li>
                ))}
              </ul>
              {open.length > listed.length && (
                <RequirementChooser
                  label="Another job"
                  placeholder="Find by title"
                  states={OPEN}
                  value=""
                  onChoose={(requirement) => requirement !== null && onChoose(requirement)}
                />
              )}
            </div>
          )
        }}
      </Region>
    </Dialog>
  )
}
