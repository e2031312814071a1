import { Button } from '@assay/ui/button'
import { TextField } from '@assay/ui/text-field'
import { useState } from 'react'
import styles from './offers.module.css'
import { useDeleteTemplate, useKeepTemplate } from './offers.mutations.ts'
import type { Template } from './offers.queries.ts'

export function KeepLetter({ body, templates }: { body: string; templates: readonly Template[] }) {
  const [name, setName] = useState('')
  const keep = useKeepTemplate()
  const remove = useDeleteTemplate()
  const known = templates.find((each) => each.mayChange && each.name.toLowerCase() === name.trim().toLowerCase())
  return (
    <div className={styles.tools}>
      <TextField
        label="Save as template"
        placeholder="Template name"
        maxLength={60}
        list="company-letters"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <datalist id="company-letters">
        {templates
          .filter(({ isBuiltIn }) => !isBuiltIn)
          .map((each) => (
            <option key={each.id} value={each.name} />
          ))}
      </datalist>
      <Button
        busy={keep.isPending}
        disabled={name.trim().length < 2}
        onClick={() => keep.mutate({ name: name.trim(), body })}
      >
        {known === undefined ? 'Save' : 'Replace'}
      </Button>
      {known !== undefined && (
        <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate(known.id)}>
          Delete
        </Button>
      )}
    </div>
  )
}
