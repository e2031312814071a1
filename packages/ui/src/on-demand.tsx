import { type ComponentType, cloneElement, lazy, type ReactElement, Suspense, useMemo, useState } from 'react'

interface Popup {
  trigger: ReactElement
}

export interface OnDemandProps<Props extends Popup> {
  load: () => Promise<{ default: ComponentType<Props & { defaultOpen: boolean }> }>
  props: Props
  haspopup: 'dialog' | 'menu'
  /** Opens on hover too. */
  onHover?: boolean
  /** Opened by the parent. */
  wanted?: boolean
}

/**
 * A trigger that is a plain button until first used, because the popup code is heavy and most visits open none. Hover
 * or keyboard focus preloads it, so that it is ready when pressed.
 */
export function OnDemand<Props extends Popup>(given: OnDemandProps<Props>): ReactElement {
  const { load, props, haspopup, onHover = false, wanted = false } = given
  const Box = useMemo(() => lazy(load), [load])
  const [asked, setAsked] = useState(wanted)
  if (wanted && !asked) setAsked(true)
  const prepare = () => void load()
  const trigger = cloneElement(props.trigger as ReactElement<Record<string, unknown>>, {
    'aria-haspopup': haspopup,
    'aria-expanded': false,
    onFocus: prepare,
    onPointerEnter: onHover ? () => setAsked(true) : prepare,
    onClick: () => setAsked(true),
  })
  if (!asked) return trigger
  return (
    <Suspense fallback={trigger}>
      <Box {...props} defaultOpen={true} />
    </Suspense>
  )
}
