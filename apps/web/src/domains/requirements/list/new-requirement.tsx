import { createRequirement } from '@assay/contracts/requirements'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { useForm } from '../../../platform/forms/use-form.ts'
import styles from '../detail/requirement-detail.module.css'
import { type Requirement, samplesQuery, savedSearchesQuery, useCreateRequirement } from '../records/index.ts'

const DRAFT = 'draft.requirement'

const empty = { description: '', searchId: '', title: '' }

const hasSource = (_: unknown, draft: object) => Object.values(draft).some((text) => String(text).trim() !== '')

const fields = contractFields<typeof createRequirement.body, typeof empty>(createRequirement.body, {
  labels: { description: 'Job description', searchId: 'Saved search', title: 'Title' },
  checks: {
    description: [
      {
        rule: 'required',
        holds: hasSource,
        message: () => 'Paste a job description, choose a saved search, or name the job.',
      },
    ],
  },
})

interface NewRequirementProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (requirement: Requirement) => void
}

export function NewRequirementDialog({ open, onOpenChange, onMade }: NewRequirementProps) {
  const samples = useQuery({ ...samplesQuery(), enabled: open })
  const searches = useQuery({ ...savedSearchesQuery(), enabled: open })
  const create = useCreateRequirement((requirement) => {
    sessionStorage.removeItem(DRAFT)
    form.reset(empty)
    onMade(requirement)
  })
  const form = useForm({
    fields,
    initial: { ...empty, description: sessionStorage.getItem(DRAFT) ?? '' },
    send: (body) => create.mutateAsync(body),
  })
  const { description } = form.draft
  useEffect(() => {
    if (description !== '') sessionStorage.setItem(DRAFT, description)
  }, [description])
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New job"
      description="Created as a draft. No one is notified."
      width="medium"
      footer={
        <Button {...form.button} variant="primary">
          Create draft
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextArea {...form.area('description')} rows={9} placeholder="Paste a job description" />
        <div className={styles.pair}>
          <Select
            label="Sample"
            value=""
            placeholder="Select sample"
            options={(samples.data ?? []).map((sample) => ({ value: sample.id, label: sample.title }))}
            onChange={(event) => {
              const sample = samples.data?.find(({ id }) => id === event.target.value)
              if (sample !== undefined) form.set('description', sample.body)
            }}
          />
          <Select
            {...form.choice('searchId')}
            placeholder="None"
            options={(searches.data ?? []).map((search) => ({ value: search.id, label: search.savedName ?? 'Search' }))}
          />
        </div>
        <TextField {...form.text('title')} hint="Leave empty to use the title from the description." />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
