import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { Flag } from 'lucide-react'
import styles from './error-page.module.css'

export interface ErrorReportProps {
  status: number
  text: string
  requestId: string | null
}

export function ErrorReport({ status, text, requestId }: ErrorReportProps) {
  const report = async () => {
    const lines = [
      `Page: ${location.pathname}`,
      `Status: ${status} ${text}`,
      `Request: ${requestId ?? 'none'}`,
      `Time: ${new Date().toISOString()}`,
    ]
    await navigator.clipboard.writeText(lines.join('\n'))
    toasts.success('Report copied', { detail: 'Send it to your administrator.' })
  }
  return (
    <div className={styles.report}>
      {requestId !== null && <span className={styles.request}>Request {requestId}</span>}
      <Button variant="quiet" size="small" icon={<Flag size={13} aria-hidden="true" />} onClick={report}>
        Copy report
      </Button>
    </div>
  )
}
