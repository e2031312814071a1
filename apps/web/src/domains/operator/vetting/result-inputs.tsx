import { proctorings, type VettingStage, vettingStages } from '@assay/contracts/vetting-results'
import { Checkbox } from '@assay/ui/checkbox'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { capitalize } from '../../../platform/format.ts'
import type { Form } from '../../../platform/forms/use-form.ts'
import type { ResultDraft } from './result-draft.ts'
import styles from './vetting.module.css'
import type { VettedCandidate } from './vetting.queries.ts'
import { proctoringLabels, stageHints } from './vetting-labels.ts'

/** The inputs of a result, for recording and for correcting it. */
export function ResultInputs<Draft extends ResultDraft>(props: {
  form: Form<Draft>
  skills: VettedCandidate['skills']
}) {
  const { form, skills } = props
  const { stage, result, skillIds } = form.draft
  const toggle = (id: string) =>
    form.set('skillIds', skillIds.includes(id) ? skillIds.filter((each) => each !== id) : [...skillIds, id])
  return (
    <>
      <Select
        {...form.choice('stage')}
        hint={stageHints[stage as VettingStage]}
        options={vettingStages.map((value) => ({ value, label: capitalize(value) }))}
      />
      <div className={styles.pair}>
        <TextField {...form.text('method')} placeholder="60-minute coding task" />
        <TextField {...form.text('assessorRole')} placeholder="Senior engineer" />
      </div>
      <Select
        {...form.choice('result')}
        options={[
          { value: 'pass', label: 'Passed' },
          { value: 'fail', label: 'Failed' },
          { value: 'score', label: 'Score (passed from 60 % of the maximum)' },
        ]}
      />
      {result === 'score' && (
        <div className={styles.pair}>
          <TextField {...form.text('score')} />
          <TextField {...form.text('scoreMax')} />
        </div>
      )}
      <div className={styles.pair}>
        <TextField {...form.text('on')} type="date" />
        <TextField {...form.text('validUntil')} type="date" />
      </div>
      {stage !== 'screening' && (
        <fieldset className={styles.skillChoice}>
          <legend className={styles.legend}>{form.field('skillIds').label}</legend>
          {skills.map(({ skillId, name }) => (
            <Checkbox
              key={skillId}
              label={name}
              checked={skillIds.includes(skillId)}
              onChange={() => toggle(skillId)}
            />
          ))}
        </fieldset>
      )}
      <div className={styles.pair}>
        <Select
          {...form.choice('proctoring')}
          placeholder="Not stated"
          options={proctorings.map((value) => ({ value, label: proctoringLabels[value] }))}
        />
        <TextField {...form.text('similarity')} inputMode="numeric" />
      </div>
      <TextField
        {...form.text('documentHash')}
        hint="Proves later that the document is unchanged. Assay doesn’t store the document."
      />
    </>
  )
}
