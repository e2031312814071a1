import { MAX_EXACT_WORDS, type SearchCriteria } from '@assay/contracts/search-criteria'
import { Chip } from '@assay/ui/chip'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import { addExactWords, removeExactWords, removeWrittenWords } from './criteria-editing.ts'
import styles from './criteria-editor.module.css'

interface ExactWordsProps {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}

/** Words that only who says them exactly so is found by. */
export function ExactWords({ criteria, onChange }: ExactWordsProps) {
  const [typed, setTyped] = useState('')
  const { exactWords = [] } = criteria
  const add = () => {
    setTyped('')
    onChange(addExactWords(criteria, typed))
  }
  return (
    <>
      {exactWords.length > 0 && (
        <p className={styles.chips}>
          {exactWords.map((words) => (
            <Chip
              key={words}
              removeLabel={`Remove ${words}`}
              onRemove={() => onChange(removeExactWords(criteria, words))}
            >
              “{words}”
            </Chip>
          ))}
        </p>
      )}
      {exactWords.length < MAX_EXACT_WORDS && (
        <TextField
          label="Add exact words"
          labelHidden
          controlSize="small"
          placeholder="A project, a tool or a phrase, then Enter"
          value={typed}
          maxLength={80}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            if (typed.trim().length > 1) add()
          }}
        />
      )}
    </>
  )
}

/** The entries of a list that add a little where somebody says them so. */
export function WrittenWords({ criteria, onChange }: ExactWordsProps) {
  return (
    <p className={styles.chips}>
      {(criteria.writtenWords ?? []).map((words) => (
        <Chip
          key={words}
          removeLabel={`Remove ${words}`}
          onRemove={() => onChange(removeWrittenWords(criteria, words))}
        >
          “{words}”
        </Chip>
      ))}
    </p>
  )
}
