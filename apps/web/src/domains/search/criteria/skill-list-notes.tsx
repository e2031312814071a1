import { MAX_EXACT_WORDS, type SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { RequestFailed } from '../../../platform/region.tsx'
import { addExactWords } from './criteria-editing.ts'
import styles from './criteria-editor.module.css'
import type { useReadSkillList } from './readings.mutations.ts'

interface SkillListNotesProps {
  list: ReturnType<typeof useReadSkillList>
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}

/** What of the list was not understood, which can still be searched for as it is written. */
export function SkillListNotes({ list, criteria, onChange }: SkillListNotesProps) {
  if (list.isError) return <RequestFailed error={list.error} onRetry={() => list.mutate(list.variables)} />
  const unknown = list.data?.notUnderstood ?? []
  const free = MAX_EXACT_WORDS - (criteria.exactWords?.length ?? 0)
  if (unknown.length === 0) return null
  return (
    <p className={styles.notice} role="status">
      <span>Not understood: {unknown.map((words) => `“${words}”`).join(', ')}</span>
      {free > 0 && (
        <Button
          size="small"
          onClick={() => {
            onChange(unknown.slice(0, free).reduce(addExactWords, criteria))
            list.reset()
          }}
        >
          Search for exact words
        </Button>
      )}
    </p>
  )
}
