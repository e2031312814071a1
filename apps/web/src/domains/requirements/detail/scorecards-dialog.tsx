import { interviewKinds } from '@assay/contracts/scheduled-interviews'
import { createScorecardTemplate } from '@assay/contracts/scorecard-templates'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatCount } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import { kindLabels } from '../../../platform/labels/interview-kind-labels.ts'
import { Region } from '../../../platform/region.tsx'
import {
  type ScorecardDraft,
  type ScorecardTemplate,
  scorecardTemplatesQuery,
  useKeepScorecard,
  useRetireScorecard,
} from '../records/index.ts'
import styles from './requirement-detail.module.css'

const fields = contractFields<typeof createScorecardTemplate.body, ScorecardDraft>(createScorecardTemplate.body, {
  labels: {
    name: 'Name',
    kind: 'Interview type',
    criteria: 'Questions',
    'criteria.label': 'Question',
    'criteria.hint': 'Anchors for 1 and 5',
  },
})
const MAX_CRITERIA = fields.limits('criteria').maxLength ?? Number.POSITIVE_INFINITY

/** Questions for interviewers, so that all candidates get the same ones. */
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
  const keep = useKeepScorecard(onDone)
  const form = useForm({
    fields,
    initial: draftOf(known),
    send: (draft) => keep.mutateAsync({ known, draft }),
  })
  const { criteria } = form.draft
  const isFull = criteria.length >= MAX_CRITERIA
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('name')} />
      {known === null && (
        <Select
          {...form.choice('kind')}
          options={interviewKinds.map((value) => ({ value, label: kindLabels[value] }))}
        />
      )}
      {criteria.map((criterion, at) => (
        <div key={criterion.key} className={styles.pair}>
          <TextField {...form.text(`criteria.${at}.label`)} label={`Question ${at + 1}`} />
          <TextField {...form.text(`criteria.${at}.hint`)} />
          {criteria.length > 1 && (
            <Button
              size="small"
              aria-label={`Remove question ${at + 1}`}
              onClick={() => form.set('criteria', criteria.toSpliced(at, 1))}
            >
              Remove
            </Button>
          )}
        </div>
      ))}
      {isFull && <p className={styles.notice}>A scorecard has at most {MAX_CRITERIA} questions.</p>}
      <FormProblems form={form} listed />
      <div className={styles.actions}>
        <Button
          disabled={isFull}
          onClick={() => form.set('criteria', [...criteria, { key: freeKey(criteria), label: '', hint: null }])}
        >
          Add question
        </Button>
        <Button {...form.button} variant="primary">
          Save
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  )
}

function draftOf(known: ScorecardTemplate | null): ScorecardDraft {
  if (known === null) return { name: '', kind: 'technical', criteria: [{ key: 'criterion-1', label: '', hint: null }] }
  const { name, kind, criteria } = known
  return { name, kind, criteria }
}

function freeKey(criteria: ScorecardDraft['criteria']): string {
  const taken = new Set(criteria.map(({ key }) => key))
  const [free = 'criterion-0'] = Array.from({ length: MAX_CRITERIA + 1 }, (_, at) => `criterion-${at + 1}`).filter(
    (key) => !taken.has(key),
  )
  return free
}
