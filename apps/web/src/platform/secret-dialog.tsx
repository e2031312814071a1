import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { tellFailure } from './query-client.ts'

interface SecretDialogProps {
  secret: string
  title?: string
  label?: string
  /** Where the secret is needed. */
  use?: string
  onClose: () => void
}

/** The only time that the secret can be seen. */
export function SecretDialog({ secret, title, label = 'Secret', use = '', onClose }: SecretDialogProps) {
  const copy = () => navigator.clipboard.writeText(secret).then(() => toasts.success('Copied'), tellFailure)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title ?? 'Copy the secret now'}
      description={`It’s shown only once. ${use}`.trim()}
      width="narrow"
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve saved it
        </Button>
      }
    >
      <TextField
        label={label}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        tail={
          <Button size="small" variant="quiet" onClick={() => void copy()}>
            Copy
          </Button>
        }
      />
    </Dialog>
  )
}
