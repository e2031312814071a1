import type { AnyRouter } from '@tanstack/react-router'

/** Whether a path from the server is a page of this app. */
export function isPageOf(router: AnyRouter): (href: string) => boolean {
  return (href) => {
    if (!/^\/(?!\/)/.test(href)) return false
    const { pathname } = new URL(href, location.origin)
    const [, , found] = router.getMatchedRoutes(pathname)
    return found !== undefined
  }
}
