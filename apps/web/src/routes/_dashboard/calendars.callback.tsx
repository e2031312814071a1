import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { CalendarCallback } from '../../domains/interviews/connections/index.ts'
import { readCallbackResponse } from '../../platform/callback-response.ts'
import styles from '../../platform/list-page.module.css'

export const Route = createFileRoute('/_dashboard/calendars/callback')({
  staticData: { title: 'Connecting your calendar', permission: 'interview.schedule', forEmployers: true },
  component: CalendarCallbackPage,
})

/** Where Google and Microsoft send people back to who connect their calendars. */
function CalendarCallbackPage() {
  const router = useRouter()
  const [response] = useState(readCallbackResponse)
  // The code is used once; nothing of it stays in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  return (
    <div className={styles.page}>
      <CalendarCallback
        response={response}
        onConnected={() => void router.navigate({ to: '/interviews', search: { settings: true }, replace: true })}
      />
    </div>
  )
}
