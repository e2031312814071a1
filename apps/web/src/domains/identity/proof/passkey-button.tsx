import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { canUsePasskeys, isGivenUp, type PasskeyAnswer, signWithPasskey } from './passkeys.mutations.ts'

export interface PasskeyButtonProps {
  label: string
  onAnswer: (answer: PasskeyAnswer) => Promise<void>
}

/** Absent where the browser knows no passkeys. */
export function PasskeyButton({ label, onAnswer }: PasskeyButtonProps) {
  const [busy, setBusy] = useState(false)
  if (!canUsePasskeys()) return null
  const sign = async () => {
    setBusy(true)
    try {
      await onAnswer(await signWithPasskey())
    } catch (error) {
      if (!isGivenUp(error))
        toasts.error(error instanceof ApiError ? error.message : 'The passkey couldn’t be used. Try again.')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button size="large" wide busy={busy} onClick={() => void sign()}>
      {label}
    </Button>
  )
}
