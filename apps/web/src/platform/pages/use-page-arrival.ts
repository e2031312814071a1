import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const PAGE_MS = 300

/**
 * After each navigation: sets the title, animates the page in and focuses the heading, so that screen readers announce
 * it.
 */
export function usePageArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const nameWindow = () => {
      const { matches } = router.state
      // If no route matches, only the root is left.
      const isLost = matches.length === 1 || matches.some(({ status }) => status === 'notFound')
      const title = isLost ? 'This page could not be found' : matches.at(-1)?.staticData.title
      document.title = title === undefined ? 'Assay' : `${title} · Assay`
    }
    nameWindow()
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      nameWindow()
      if (fromLocation === undefined || !pathChanged) return
      const main = document.getElementById('main')
      arrive(main)
      focusHeading(main)
    })
  }, [router])
}

/** A name known only once the data is loaded. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · Assay`
  }, [title])
}

function arrive(main: HTMLElement | null): void {
  if (main === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  main.animate?.(
    [
      { opacity: 0, transform: 'translateY(4px)' },
      { opacity: 1, transform: 'none' },
    ],
    {
      duration: PAGE_MS,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  )
}

function focusHeading(main: HTMLElement | null): void {
  if (main === null || main.contains(document.activeElement)) return
  const heading = main.querySelector<HTMLElement>('h1') ?? main
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
