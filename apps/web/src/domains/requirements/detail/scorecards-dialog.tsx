import { interviewKinds } from '@assay/contracts/scheduled-interviews'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { formatCount } from '../../../platform/format.ts'
import { kindLabels } from '../../../platform/interview-kind-labels.ts'
import { Region } from '../../../platform/region.tsx'
import {
  type ScorecardDraft,
  type ScorecardTemplate,
  scorecardTemplatesQuery,
  useKeepScorecard,
  useRetireScorecard,
} from '../records/index.ts'
import styles from './requirement-detail.module.css'

const MAX_CRITERIA = 12

/** Questions for interviewers, so that all candidates are asked the same. */
export function ScorecardsDialog({ onClose }: { onClose: () => void }) {
  const [editing, setEditing] = useState<ScorecardTemplate | 'new' | null>(null)
  return (
    <Dialog open onOpenChange={onClose} title={editing === null ? 'Scorecards' : 'Scorecard'}>
      {editing === null ? (
        <Listed onEdit={setEditing} />
      ) : (
        <Editor known={editing === 'new' ? null : editing} onDone={() => setEditing(null)} />
      )}
    </Dialog>
  )
}

function Listed({ onEdit }: { onEdit: (template: ScorecardTemplate | 'new') => void }) {
  const query = useQuery(scorecardTemplatesQuery())
  const retire = useRetireScorecard()
  return (
    <div className={styles.form}>
      <Region query={query}>
        {(templates) => (
          <ul className={styles.rounds}>
            {templates.map((template) => (
              <li key={template.id}>
                {template.name}: {kindLabels[template.kind].toLowerCase()},{' '}
                {formatCount(template.criteria.length, 'question')}
                {template.mayEdit && (
                  <span className={styles.actions}>
                    <Button size="small" aria-label={`Edit ${template.name}`} onClick={() => onEdit(template)}>
                      Edit
                    </Button>
                    <Button
                      size="small"
                      aria-label={`Retire ${template.name}`}
                      onClick={() => retire.mutate(template.id)}
                    >
                      Retire
                    </Button>
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </Region>
      <div className={styles.actions}>
        <Button onClick={() => onEdit('new')}>New scorecard</Button>
      </div>
    </div>
  )
}

function Editor({ known, onDone }: { known: ScorecardTemplate | null; onDone: () => void }) {
  const [draft, setDraft] = useState<ScorecardDraft>(
    known ?? { name: '', kind: 'technical', criteria: [{ key: 'criterion-1', label: '', hint: null }] },
  )
  const keep = useKeepScorecard(onDone)
  const { criteria } = draft
  const isValid = draft.name.trim().length >= 2 && criteria.every(({ label }) => label.trim().length >= 2)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        keep.mutate({ known, draft: { name: draft.name, kind: draft.kind, criteria } })
      }}
    >
      <TextField
        label="Name"
        maxLength={60}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.target.value })}
      />
      {known === null && (
        <Select
          label="Interview type"
          value={draft.kind}
          options={interviewKinds.map((value) => ({ value, label: kindLabels[value] }))}
          onChange={(event) => setDraft({ ...draft, kind: event.target.value as ScorecardDraft['kind'] })}
        />
      )}
      {criteria.map((criterion, at) => (
        <div key={criterion.key} className={styles.pair}>
          <TextField
            label={`Question ${at + 1}`}
            maxLength={80}
            value={criterion.label}
            onChange={(event) =>
              setDraft({ ...draft, criteria: criteria.with(at, { ...criterion, label: event.target.value }) })
            }
          />
          <TextField
            label="Anchors for 1 and 5"
            maxLength={300}
            value={criterion.hint ?? ''}
            onChange={(event) =>
              setDraft({ ...draft, criteria: criteria.with(at, { ...criterion, hint: event.target.value || null }) })
            }
          />
          {criteria.length > 1 && (
            <Button
              size="small"
              aria-label={`Remove question ${at + 1}`}
              onClick={() => setDraft({ ...draft, criteria: criteria.toSpliced(at, 1) })}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {keep.error !== null && (
        <p className={styles.error} role="alert">
          {keep.error instanceof ApiError ? keep.error.message : 'Oops...Something went wrong'}
        </p>
      )}
      <div className={styles.actions}>
        <Button
          disabled={criteria.length >= MAX_CRITERIA}
          onClick={() =>
            setDraft({ ...draft, criteria: [...criteria, { key: freeKey(criteria), label: '', hint: null }] })
          }
        >
          Add question
        </Button>
        <Button type="submit" variant="primary" busy={keep.isPending} disabled={!isValid}>
          Save
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}

function freeKey(criteria: ScorecardDraft['criteria']): string {
  const taken = new Set(criteria.map(({ key }) => key))
  const [free = 'criterion-0'] = Array.from({ length: MAX_CRITERIA + 1 }, (_, at) => `criterion-${at + 1}`).filter(
    (key) => !taken.has(key),
  )
  return free
}
