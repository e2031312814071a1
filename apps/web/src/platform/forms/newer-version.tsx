import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { useEffect, useRef } from 'react'

export interface NewerVersionProps {
  /** The version that the input began with. */
  begun: number
  /** The version that is stored now. */
  stored: number
  isDirty: boolean
  isSending: boolean
  /** Shows the stored version and drops what was typed. */
  onTake: () => void
  /** Keeps what was typed, which then replaces the stored version. */
  onKeep: () => void
}

/**
 * A colleague's change is shown immediately where nothing was typed; otherwise the user decides which version to keep.
 */
export function NewerVersion({ begun, stored, isDirty, isSending, onTake, onKeep }: NewerVersionProps) {
  const take = useRef(onTake)
  take.current = onTake
  // After saving, the form may be ahead of what is known to be stored.
  const isBehind = stored > begun && !isSending
  useEffect(() => {
    if (stored > begun && !isSending && !isDirty) take.current()
  }, [begun, stored, isSending, isDirty])
  if (!isBehind || !isDirty) return null
  return (
    <Notice
      tone="warn"
      title="Someone else saved this while you were typing"
      action={
        <>
          <Button size="small" onClick={onTake}>
            Show theirs
          </Button>
          <Button size="small" onClick={onKeep}>
            Keep mine
          </Button>
        </>
      }
    >
      Your input is still here. If you keep it, saving replaces their changes.
    </Notice>
  )
}
