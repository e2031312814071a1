import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { formatCount } from '../../../platform/format.ts'
import { BulkButton } from '../../../platform/list-views/selection.tsx'
import { mayDo, useSession } from '../../../platform/session/session.ts'
import {
  type Entry,
  nameOf,
  type Requirement,
  TagForm,
  useAssign,
  useShortlist,
  useShortlistedToasts,
  useTag,
} from '../entries/index.ts'
import styles from '../entries/shortlist.module.css'
import { MAX_COMPARED } from './compared.ts'

interface BulkBarProps {
  requirement: Pick<Requirement, 'id' | 'title' | 'state'>
  chosen: readonly Entry[]
  /** Adds all that the filters leave. */
  selectAll: ReactNode
  onReject: (entries: readonly Entry[]) => void
  onRestore: (entries: readonly Entry[]) => void
  onContact: ((entries: readonly Entry[]) => void) | undefined
  onPool: ((entries: readonly Entry[]) => void) | undefined
  onFeedback: (entries: readonly Entry[]) => void
  onCompare: () => void
  /** Rows of other pages are out of date once they were changed. */
  onChanged: () => void
  onClear: () => void
}

/** Actions on the selected candidates. An action that applies to some of them shows how many. */
export function BulkBar({
  requirement,
  chosen,
  selectAll,
  onReject,
  onRestore,
  onContact,
  onPool,
  onFeedback,
  onCompare,
  onChanged,
  onClear,
}: BulkBarProps) {
  const colleagues = useQuery(colleaguesQuery())
  const assign = useAssign()
  const tag = useTag()
  const again = useShortlistAgain(requirement, onChanged)
  const all = (act: Entry['mayDo'][number]) => chosen.every(({ mayDo }) => mayDo.includes(act))
  const those = (act: Entry['mayDo'][number]) => chosen.filter(({ mayDo }) => mayDo.includes(act))
  const acts = [
    { label: 'Request contact…', to: chosen.filter(({ stage }) => stage === 'shortlisted'), onPress: onContact },
    { label: 'Request feedback…', to: those('askFeedback'), onPress: onFeedback },
    { label: 'Add to talent pool…', to: chosen, onPress: onPool },
    { label: 'Shortlist again', to: chosen.filter(({ stage }) => stage === 'closed'), onPress: again },
    { label: 'Restore…', to: those('restore'), onPress: onRestore },
    { label: 'Reject…', to: those('reject'), onPress: onReject },
  ]
  return (
    <section className={styles.bulk} aria-label="Bulk actions">
      <p role="status">{formatCount(chosen.length, 'candidate')} selected</p>
      {selectAll}
      {chosen.length >= 2 && chosen.length <= MAX_COMPARED && (
        <Button size="small" onClick={onCompare}>
          Compare
        </Button>
      )}
      {acts.map(
        ({ label, to, onPress }) =>
          onPress !== undefined && <BulkButton key={label} label={label} to={to} of={chosen} onPress={onPress} />,
      )}
      {all('assign') && (
        <span data-bulk="owner">
          <Select
            label="Owner"
            labelHidden
            controlSize="small"
            value=""
            placeholder="Assign to…"
            options={(colleagues.data ?? []).map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
            onChange={(event) =>
              event.target.value !== '' &&
              assign.mutate({ entries: chosen, ownerId: event.target.value }, { onSuccess: onChanged })
            }
          />
        </span>
      )}
      {all('tag') && (
        <span data-bulk="tag">
          <TagForm onTag={(name) => tag.mutate({ entries: chosen, name }, { onSuccess: onChanged })} />
        </span>
      )}
      <Button size="small" variant="quiet" onClick={onClear}>
        Clear selection
      </Button>
    </section>
  )
}

/** For those whose process ended with the job, once it is open again. */
function useShortlistAgain(
  requirement: BulkBarProps['requirement'],
  onChanged: () => void,
): ((entries: readonly Entry[]) => void) | undefined {
  const { user } = useSession()
  const shortlist = useShortlist()
  const tell = useShortlistedToasts()
  if (requirement.state !== 'open' || !mayDo(user, 'shortlist.add')) return undefined
  return (entries) => {
    const people = entries.map((entry) => ({ id: entry.candidate.id, name: nameOf(entry) }))
    const asked = { requirement, people, searchId: null }
    shortlist.mutate(asked, {
      onSuccess: (shortlisted) => {
        tell(asked, shortlisted)
        onChanged()
      },
    })
  }
}
