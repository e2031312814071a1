import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to its content when it appears outside the window: the answer to a button that is far away from it. */
export function BroughtIntoView({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { top = 0, bottom = 0 } = content.current?.getBoundingClientRect() ?? {}
    if (top < 0 || bottom > window.innerHeight) content.current?.scrollIntoView({ block: 'center' })
  }, [])
  return <div ref={content}>{children}</div>
}
