import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { focusHeading } from './focus-heading.ts'

const PAGE_MS = 300

/**
 * After each navigation to another page: sets the title, animates the page in and focuses the heading, so that screen
 * readers announce it.
 */
export function usePageArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const nameWindow = () => {
      const { matches } = router.state
      // If no route matches, only the root is left.
      const isLost = matches.length === 1 || matches.some(({ status }) => status === 'notFound')
      const title = isLost ? 'This page could not be found' : (named ?? matches.at(-1)?.staticData.title)
      document.title = title === undefined ? 'Assay' : `${title} · Assay`
    }
    nameWindow()
    return router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      nameWindow()
      if (fromLocation === undefined) return
      const main = document.getElementById('main')
      const { subject } = router.state.matches.at(-1)?.staticData ?? {}
      const isOther = subject !== undefined && read(fromLocation, subject) !== read(toLocation, subject)
      if (pathChanged) arrive(main)
      if (pathChanged || isOther) focusHeading(main)
    })
  }, [router])
}

/** The name of the page that is open, where it comes with the data. */
let named: string | undefined

/** A name known only once the data is loaded. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return
    named = title
    document.title = `${title} · Assay`
    return () => {
      named = undefined
    }
  }, [title])
}

const read = ({ search }: { search: object }, name: string): unknown => (search as Record<string, unknown>)[name]

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
