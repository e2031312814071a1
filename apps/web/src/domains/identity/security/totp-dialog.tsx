import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { TextField } from '@assay/ui/text-field'
import { encode } from 'uqr'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { ruleFields } from '../../../platform/forms/rule-fields.ts'
import { useForm } from '../../../platform/forms/use-form.ts'
import { sendFirstCode } from '../second-factors.queries.ts'
import styles from '../user-page.module.css'

export interface TotpKey {
  readonly secret: string
  readonly url: string
}

const fields = ruleFields<{ code: string }>({
  code: {
    label: 'Code from the app',
    autoComplete: 'one-time-code',
    inputMode: 'numeric',
    checks: [rules.required(), rules.regex(/^\s*(\d\s*){6}$/)],
  },
})

export interface TotpDialogProps {
  totpKey: TotpKey
  onClose: () => void
  onDone: (recoveryCodes: readonly string[]) => Promise<void>
}

export function TotpDialog({ totpKey, onClose, onDone }: TotpDialogProps) {
  const form = useForm({
    fields,
    initial: { code: '' },
    send: async ({ code }) => {
      const { recoveryCodes } = await sendFirstCode(code)
      await onDone(recoveryCodes ?? [])
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Set up an authenticator app"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant="primary">
            Turn on
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <p>Scan this code with an authenticator app on your phone, then enter the code from the app.</p>
        <QrCode text={totpKey.url} />
        <div>
          <p className={styles.quiet}>Can’t scan it? Enter this key in the app:</p>
          <p className={styles.key}>{totpKey.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
        <TextField {...form.text('code')} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}

/** Black on white in both themes, since some cameras read nothing else. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code with the key">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
