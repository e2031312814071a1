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
  /** Shows what is stored; what was typed goes. */
  onTake: () => void
  /** Goes on with what was typed, to be saved over what is stored. */
  onKeep: () => void
}

/** What somebody else saved is shown at once where nothing was typed; otherwise the user decides which of the two stays. */
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
