import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { type ReactNode, useEffect, useRef } from 'react'

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
  /** What changed, where the form doesn't show it. */
  title?: string
  takeLabel?: string
  children?: ReactNode
}

/**
 * A colleague's change is shown immediately where nothing was typed; otherwise the user decides which version to keep.
 */
export function NewerVersion(props: NewerVersionProps) {
  const { begun, stored, isDirty, isSending, onTake, onKeep } = props
  const { title = 'Someone else saved this while you were typing', takeLabel = 'Show theirs', children } = props
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
      title={title}
      action={
        <>
          <Button size="small" onClick={onTake}>
            {takeLabel}
          </Button>
          <Button size="small" onClick={onKeep}>
            Keep mine
          </Button>
        </>
      }
    >
      {children ?? 'Your input is still here. If you keep it, saving replaces their changes.'}
    </Notice>
  )
}
