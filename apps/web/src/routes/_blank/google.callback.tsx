import { toasts } from '@assay/ui/toast-store.ts'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { halfIn, hashOf } from '../../domains/identity/entrance/index.ts'
import { CallbackPage, readErrand, sendEmployer } from '../../domains/identity/federation/index.ts'
import { RegisterWithProvider } from '../../domains/tenants/register-with-provider.tsx'
import { readCallbackResponse } from '../../platform/callback-response.ts'
import { HOME, safeReturn } from '../../platform/session/guards.ts'

export const Route = createFileRoute('/_blank/google/callback')({
  staticData: { title: 'Signing in', access: 'noLogin' },
  component: GoogleCallbackPage,
})

/** Where Google and the providers of companies send people back to. */
function GoogleCallbackPage() {
  const router = useRouter()
  const [response] = useState(readCallbackResponse)
  const [errand] = useState(readErrand)
  const returnTo = safeReturn(errand.returnTo)
  // The code is used once; nothing of it stays in the history.
  useEffect(() => history.replaceState(history.state, '', location.pathname), [])
  const enter = () => void router.navigate({ href: returnTo ?? HOME, replace: true })
  return (
    <CallbackPage
      response={response}
      errand={{ ...errand, returnTo }}
      onEntered={enter}
      onLinked={(name) => {
        toasts.success(`${name} connected`)
        void router.navigate({ to: '/pages/user', search: { part: 'security' }, replace: true })
      }}
      onHalf={(error) => {
        const half = halfIn(error)
        if (half !== null) void router.navigate({ to: '/verify', search: { returnTo }, hash: hashOf(half) })
        return half !== null
      }}
      register={(proof) => (
        <RegisterWithProvider
          person={proof}
          onRegister={async ({ fullName, companyName, country, industryId, sizeBand, timezone }) => {
            await sendEmployer(proof, {
              fullName,
              companyName,
              country,
              timezone,
              industryId: industryId === '' ? null : industryId,
              sizeBand: sizeBand as Parameters<typeof sendEmployer>[1]['sizeBand'],
              acceptTerms: true,
            })
            await router.navigate({ to: '/get-started', replace: true })
          }}
        />
      )}
    />
  )
}
