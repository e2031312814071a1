import { Button } from '@assay/ui/button'
import { useEffect, useState } from 'react'
import { formatTime } from '../format.ts'
import { leaveImpersonation } from '../session/impersonation.ts'
import { useSession } from '../session/session.ts'
import styles from './impersonation-banner.module.css'

/** On every page while an operator works as another user. */
export function ImpersonationBanner() {
  const { user } = useSession()
  const [isLeaving, setLeaving] = useState(false)
  const impersonation = user?.impersonation ?? null
  const leave = () => {
    if (impersonation === null) return
    setLeaving(true)
    void leaveImpersonation(impersonation.id).catch(() => setLeaving(false))
  }
  useEffect(() => {
    if (impersonation === null) return
    const timer = setTimeout(leave, Math.max(0, Date.parse(impersonation.endsAt) - Date.now()))
    return () => clearTimeout(timer)
  })
  if (impersonation === null || user === null) return null
  return (
    <div className={styles.banner} role="status">
      <p>
        <strong>{impersonation.operatorName}</strong> works as <strong>{user.fullName}</strong> until{' '}
        {formatTime(impersonation.endsAt)}. Billing, roles, password and ownership are locked.
      </p>
      <Button size="small" busy={isLeaving} onClick={leave}>
        Stop
      </Button>
    </div>
  )
}
