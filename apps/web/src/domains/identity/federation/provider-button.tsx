import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { type Errand, leaveForProvider } from './identities.mutations.ts'

export interface ProviderButtonProps {
  label: string
  provider: 'google' | 'company'
  /** Of the company. */
  domain?: string
  errand: Errand
  primary?: boolean
}

/** Redirects to the provider, which returns to /google/callback. */
export function ProviderButton({ label, provider, domain, errand, primary = false }: ProviderButtonProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const leave = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await leaveForProvider({ ...errand, provider, ...(domain === undefined ? {} : { domain }) })
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : 'Oops...Something went wrong')
      setBusy(false)
    }
  }
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button size="large" wide busy={busy} variant={primary ? 'primary' : 'secondary'} onClick={() => void leave()}>
        {label}
      </Button>
    </>
  )
}
