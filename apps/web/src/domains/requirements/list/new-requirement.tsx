import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import styles from '../detail/requirement-detail.module.css'
import {
  type NewRequirement,
  type Requirement,
  samplesQuery,
  savedSearchesQuery,
  useCreateRequirement,
} from '../records/index.ts'

const DRAFT = 'draft.requirement'

interface NewRequirementProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onMade: (requirement: Requirement) => void
}

export function NewRequirementDialog({ open, onOpenChange, onMade }: NewRequirementProps) {
  const [title, setTitle] = useState('')
  const [text, setText] = useState(() => sessionStorage.getItem(DRAFT) ?? '')
  const [searchId, setSearchId] = useState('')
  const samples = useQuery({ ...samplesQuery(), enabled: open })
  const searches = useQuery({ ...savedSearchesQuery(), enabled: open })
  const create = useCreateRequirement((requirement) => {
    sessionStorage.removeItem(DRAFT)
    setText('')
    setTitle('')
    setSearchId('')
    onMade(requirement)
  })
  const write = (next: string) => {
    setText(next)
    sessionStorage.setItem(DRAFT, next)
  }
  const isEmpty = text.trim() === '' && searchId === '' && title.trim().length < 2
  const send = () => create.mutate(bodyOf({ title, text, searchId }))
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New job"
      description="Created as a draft. No one is notified."
      width="medium"
      footer={
        <Button variant="primary" busy={create.isPending} disabled={isEmpty} onClick={send}>
          Create draft
        </Button>
      }
    >
      <div className={styles.form}>
        <TextArea
          label="Job description"
          rows={9}
          limit={20_000}
          placeholder="Paste a job description"
          value={text}
          onChange={(event) => write(event.target.value)}
        />
        <div className={styles.pair}>
          <Select
            label="Sample"
            value=""
            placeholder="Select sample"
            options={(samples.data ?? []).map((sample) => ({ value: sample.id, label: sample.title }))}
            onChange={(event) => write(samples.data?.find(({ id }) => id === event.target.value)?.body ?? text)}
          />
          <Select
            label="Saved search"
            value={searchId}
            placeholder="None"
            options={(searches.data ?? []).map((search) => ({ value: search.id, label: search.savedName ?? 'Search' }))}
            onChange={(event) => setSearchId(event.target.value)}
          />
        </div>
        <TextField
          label="Title"
          hint="Leave empty to use the title from the description."
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        {create.error !== null && (
          <p className={styles.error} role="alert">
            {create.error instanceof ApiError ? create.error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function bodyOf({ title, text, searchId }: { title: string; text: string; searchId: string }): NewRequirement {
  return {
    description: text,
    ...(title.trim().length >= 2 && { title: title.trim() }),
    ...(searchId !== '' && { searchId }),
  }
}
