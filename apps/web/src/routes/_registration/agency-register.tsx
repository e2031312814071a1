import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { ApplicationForm, ApplicationSent } from '../../domains/agency-applications/application-form.tsx'

export const Route = createFileRoute('/_registration/agency-register')({
  staticData: { title: 'Register your agency', access: 'noLogin' },
  component: AgencyRegisterPage,
})

function AgencyRegisterPage() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <>
      <div hidden={sentTo !== null}>
        <ApplicationForm onSent={setSentTo} />
      </div>
      {sentTo !== null && <ApplicationSent email={sentTo} onAgain={() => setSentTo(null)} />}
    </>
  )
}
