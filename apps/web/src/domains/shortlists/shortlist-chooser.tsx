import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Region } from '../../platform/region.tsx'
import { rememberedRequirement } from './remembered-requirement.ts'
import styles from './shortlist.module.css'
import { requirementChoiceQuery } from './shortlisteds.queries.ts'

interface ShortlistChooserProps {
  name: string
  /** The requirement that the search is for; else the last one is proposed. */
  proposed?: string | undefined
  busy: boolean
  onChoose: (requirement: { id: string; title: string }) => void
  onClose: () => void
  /** Where requirements are made, for those who have none that is open. */
  requirements: ReactNode
}

/** For which requirement? That of the search comes first, and is proposed; else the last one. */
export function ShortlistChooser({ name, proposed, busy, onChoose, onClose, requirements }: ShortlistChooserProps) {
  const query = useQuery(requirementChoiceQuery(['open']))
  const [id, setId] = useState(() => proposed ?? rememberedRequirement.read()?.id ?? '')
  const chosen = query.data?.find((each) => each.id === id)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Shortlist ${name}`}
      width="narrow"
      footer={
        <Button
          variant="primary"
          busy={busy}
          disabled={chosen === undefined}
          onClick={() => chosen !== undefined && onChoose(chosen)}
        >
          Shortlist
        </Button>
      }
    >
      <Region query={query}>
        {(open) =>
          open.length === 0 ? (
            <EmptyState action={requirements}>No requirement of yours is open.</EmptyState>
          ) : (
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                if (chosen !== undefined) onChoose(chosen)
              }}
            >
              <Select
                label="For which requirement?"
                value={chosen?.id ?? ''}
                placeholder="Choose a requirement"
                options={proposedFirst(open, proposed).map((each) => ({
                  value: each.id,
                  label: each.id === proposed ? `${each.title} (of this search)` : each.title,
                }))}
                onChange={(event) => setId(event.target.value)}
              />
            </form>
          )
        }
      </Region>
    </Dialog>
  )
}

const proposedFirst = <Each extends { id: string }>(open: readonly Each[], proposed: string | undefined): Each[] =>
  open.toSorted((left, right) => Number(right.id === proposed) - Number(left.id === proposed))
