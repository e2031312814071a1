import { Button } from '@assay/ui/button'
import { Link, useMatches, useRouter } from '@tanstack/react-router'

/** Where to go from a page whose address names a record that doesn't exist, or that the user may not see. */
export function WayOut({ isRefused }: { isRefused: boolean }) {
  const router = useRouter()
  const match = useMatches().at(-1)
  if (match === undefined || !hasValue(match.params, match.search)) return null
  const path = listPathOf(match)
  const [, , route] = router.getMatchedRoutes(path)
  const title = route?.options.staticData?.title
  // One who may not read the record may not be able to read the list either.
  if (isRefused || title === undefined) return <Button render={<Link to="/" />}>Go to home page</Button>
  return <Button render={<Link to={path} />}>Go to {title}</Button>
}

/** Without a record in its address, a page is complete beside the part that failed. */
const hasValue = (...parts: readonly object[]): boolean =>
  parts.some((part) => Object.values(part).some((value) => value !== undefined))

/** The page that lists such records: this one without its search parameters, or the nearest page above. */
function listPathOf({ pathname, params, staticData }: ReturnType<typeof useMatches>[number]): string {
  return staticData.list ?? (hasValue(params) ? pathname.replace(/\/[^/]+\/?$/, '') : pathname)
}
