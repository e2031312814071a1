import { MAX_EXACT_WORDS, type SearchCriteria } from '@assay/contracts/search-criteria'
import { Button } from '@assay/ui/button'
import { Switch } from '@assay/ui/checkbox'
import { Chip } from '@assay/ui/chip'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import {
  addExactWords,
  removeExactWords,
  removeTextWord,
  removeTextWords,
  removeWrittenWords,
} from './criteria-editing.ts'
import styles from './criteria-editor.module.css'
import { useFold } from './use-fold.tsx'

interface ExactWordsProps {
  criteria: SearchCriteria
  onChange: (criteria: SearchCriteria) => void
}

/** Words that a candidate's text must contain verbatim. */
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

/** Entries of the list that add a little where a profile contains them verbatim. */
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

const WORDS_SHOWN = 12

/** The words of a short text, by which one person can be found. */
export function TextWords({ criteria, onChange }: ExactWordsProps) {
  const { textWords } = criteria
  const { words = [] } = textWords ?? {}
  const fold = useFold(words.length, WORDS_SHOWN, 'words')
  if (textWords === undefined) return null
  return (
    <>
      <p className={styles.chips}>
        {words.slice(0, fold.visible).map((word) => (
          <Chip key={word} removeLabel={`Remove ${word}`} onRemove={() => onChange(removeTextWord(criteria, word))}>
            {word}
          </Chip>
        ))}
      </p>
      {fold.toggle}
      <div className={styles.mode}>
        <Switch
          label="Rank these words first, to find one person"
          checked={textWords.first}
          onChange={(event) => onChange({ ...criteria, textWords: { ...textWords, first: event.target.checked } })}
        />
      </div>
      <Button size="small" variant="quiet" onClick={() => onChange(removeTextWords(criteria))}>
        Remove all
      </Button>
    </>
  )
}
