import { Button } from '@assay/ui/button'
import { Link, useMatches, useRouter } from '@tanstack/react-router'

/** Where to go from a page whose address names a record that doesn't exist, or that the user may not see. */
export function WayOut({ isRefused }: { isRefused: boolean }) {
  const match = useMatches().at(-1)
  const list = useList()
  if (match === undefined || !namesRecord(match)) return null
  // One who may not read the record may not be able to read the list either.
  if (isRefused || list === null) return <Button render={<Link to="/" />}>Go to home page</Button>
  return <Button render={<Link to={list.path} />}>Go to {list.title}</Button>
}

/** Without a record in its address, a page is complete beside the part that failed. */
const namesRecord = ({ params, search }: { params: object; search: object }): boolean =>
  [...Object.values(params), ...Object.values(search)].some((value) => value !== undefined)

/** The page that lists such records: this one without its search parameters, or the nearest page above. */
function useList(): { path: string; title: string } | null {
  const router = useRouter()
  const match = useMatches().at(-1)
  if (match === undefined) return null
  const { pathname, params, staticData } = match
  const hasParams = Object.values(params).some((value) => value !== undefined)
  const path = staticData.list ?? (hasParams ? pathname.replace(/\/[^/]+\/?$/, '') : pathname)
  const [, , route] = router.getMatchedRoutes(path)
  const title = route?.options.staticData?.title
  return title === undefined ? null : { path, title }
}
