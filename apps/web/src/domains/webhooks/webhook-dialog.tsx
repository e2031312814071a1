import type { WebhookApi } from '@assay/contracts/webhooks'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { agencyKind, companyKind, useWebhookKind } from './webhook-kinds.ts'
import styles from './webhooks.module.css'
import { useSaveWebhook } from './webhooks.mutations.ts'
import type { Webhook } from './webhooks.queries.ts'

interface Draft {
  readonly url: string
  readonly events: readonly string[]
}

const fieldsOf = ({ create }: WebhookApi) =>
  contractFields(create.body, {
    labels: { url: 'Address', events: 'Events' },
    shape: ({ url, events }: Draft) => ({ url, events: [...events] }),
  })
const fields = { agency: fieldsOf(agencyKind.api), company: fieldsOf(companyKind.api) }

interface WebhookDialogProps {
  /** null: a new one. */
  webhook: Webhook | null
  onClose: () => void
  /** With the secret of a new endpoint. */
  onSaved: (secret: string | null) => void
}

export function WebhookDialog({ webhook, onClose, onSaved }: WebhookDialogProps) {
  const { name: kind, allEvents, groups } = useWebhookKind()
  const save = useSaveWebhook(webhook)
  const initial: Draft = { url: webhook?.url ?? '', events: webhook?.events ?? allEvents }
  const form = useForm({
    fields: fields[kind],
    initial,
    send: async (body) => onSaved((await save.mutateAsync(body)).secret),
  })
  const { events } = form.draft
  const problem = form.field('events').error
  const label = webhook === null ? 'Add endpoint' : 'Save'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={webhook === null ? 'Add endpoint' : 'Edit endpoint'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            {label}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <TextField
          {...form.text('url')}
          inputMode="url"
          placeholder="https://"
          hint="Must be public and accept POST."
        />
        {groups.map((group) => (
          <fieldset key={group.label} className={styles.scopes}>
            <legend>{group.label}</legend>
            {group.events.map(({ name, label: words }) => (
              <Checkbox
                key={name}
                name="events"
                label={words}
                note={name}
                checked={events.includes(name)}
                onChange={({ target }) =>
                  form.set('events', target.checked ? [...events, name] : events.filter((one) => one !== name))
                }
              />
            ))}
          </fieldset>
        ))}
        {problem !== null && <span className={styles.error}>{problem}</span>}
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
