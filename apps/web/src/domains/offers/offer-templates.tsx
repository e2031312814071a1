import { createOfferTemplate, type Placeholder, placeholders } from '@assay/contracts/offer-templates'
import { Button } from '@assay/ui/button'
import { Confirm, Dialog } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './offers.module.css'
import { useDeleteTemplate, useKeepTemplate, usePreviewTemplate } from './offers.mutations.ts'
import { type Template, templatesQuery } from './offers.queries.ts'

/** The letters that offers are written from. Admins and owners edit them; the built-in one can be copied. */
export function OfferTemplates() {
  const query = useQuery(templatesQuery())
  const [edited, setEdited] = useState<Template | null>(null)
  const [removed, setRemoved] = useState<Template | null>(null)
  const remove = useDeleteTemplate()
  return (
    <Panel title="Offer letters" note="Owners and admins can change them">
      <Region query={query}>
        {(templates) => (
          <ul className={styles.templates}>
            {templates.map((template) => (
              <li key={template.id}>
                <span className={styles.templateName}>
                  {template.name}
                  {template.isBuiltIn && <span className={styles.note}>Built in</span>}
                </span>
                <Button size="small" onClick={() => setEdited(template)}>
                  {template.isBuiltIn ? 'Copy and edit' : 'Edit'}
                </Button>
                {template.mayChange && (
                  <Button size="small" variant="quiet" onClick={() => setRemoved(template)}>
                    Delete…
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Region>
      {edited !== null && <TemplateDialog template={edited} onClose={() => setEdited(null)} />}
      <Confirm
        open={removed !== null}
        onOpenChange={() => setRemoved(null)}
        title={`Delete “${removed?.name ?? ''}”?`}
        confirmLabel="Delete"
        danger
        busy={remove.isPending}
        onConfirm={() => removed !== null && remove.mutate(removed.id, { onSettled: () => setRemoved(null) })}
      >
        Offers already written from it keep their text.
      </Confirm>
    </Panel>
  )
}

const fields = contractFields(createOfferTemplate.body, { labels: { name: 'Name', body: 'Letter' } })

const fieldLabels: Readonly<Record<Placeholder, string>> = {
  candidate: 'Candidate',
  company: 'Company',
  position: 'Position',
  pay: 'Pay',
  engagement: 'Engagement',
  hours: 'Hours',
  start: 'First day',
  trial: 'Trial period',
  expires: 'Open until',
  sender: 'Sender',
}

function TemplateDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const keep = useKeepTemplate()
  const preview = usePreviewTemplate()
  const area = useRef<HTMLTextAreaElement>(null)
  const form = useForm({
    fields,
    initial: { name: template.isBuiltIn ? '' : template.name, body: template.body },
    send: (body) => keep.mutateAsync(body, { onSuccess: onClose }),
  })
  const insert = (name: Placeholder) => {
    const text = form.draft.body
    const from = area.current?.selectionStart ?? text.length
    const to = area.current?.selectionEnd ?? from
    form.set('body', `${text.slice(0, from)}{{${name}}}${text.slice(to)}`)
    area.current?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={template.isBuiltIn ? 'New offer letter' : 'Edit offer letter'}
      width="wide"
      footer={
        <>
          <Button busy={preview.isPending} onClick={() => preview.mutate(form.draft.body)}>
            Preview (PDF)
          </Button>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Save letter
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField {...form.text('name')} hint="Saving under the name of another letter replaces it." />
        <fieldset className={styles.inserts}>
          <legend>Insert a field</legend>
          {placeholders.map((name) => (
            <Button key={name} size="small" onClick={() => insert(name)}>
              {fieldLabels[name]}
            </Button>
          ))}
        </fieldset>
        <TextArea {...form.area('body')} ref={area} hint="Fields in braces are filled in from each offer." rows={16} />
        <Refusal error={preview.error} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
