import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { toasts } from '@assay/ui/toast-store.ts'
import styles from '../user-page.module.css'

/** Open while there are codes. They are never shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const text = codes.join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    toasts.success('Copied')
  }
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={(open) => !open && onClose()}
      title="Your recovery codes"
      footer={
        <>
          <Button onClick={() => void copy()}>Copy</Button>
          <Button
            render={
              <a
                href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Assay recovery codes\n\n${text}\n`)}`}
                download="assay-recovery-codes.txt"
              />
            }
          >
            Download
          </Button>
          <Button variant="primary" onClick={onClose}>
            I’ve saved them
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <Notice tone="warn">They’re shown only once. Each code works once, instead of your second factor.</Notice>
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
