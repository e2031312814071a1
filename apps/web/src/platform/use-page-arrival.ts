import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const PAGE_MS = 300

/** After each change of page: its title, a gentle arrival, and the focus on its heading so that it is read out. */
export function usePageArrival(): void {
  const router = useRouter()
  useEffect(() => {
    const nameWindow = () => {
      const { matches } = router.state
      // Where nothing fits the address, the root stands alone.
      const isLost = matches.length === 1 || matches.some(({ status }) => status === 'notFound')
      const title = isLost ? 'Page not found' : matches.at(-1)?.staticData.title
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

/** A name that only the loaded data knows. */
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
