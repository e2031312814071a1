import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'

/** The only time that the secret can be seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret)
    toasts.success('Copied')
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Copy the secret now"
      description="It’s shown only once."
      width="narrow"
      footer={
        <Button variant="primary" onClick={onClose}>
          I’ve saved it
        </Button>
      }
    >
      <TextField
        label="Secret"
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
