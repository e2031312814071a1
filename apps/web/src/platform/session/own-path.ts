const SITE = 'https://this.site'
const MAX_DECODINGS = 3

/**
 * The normalized path, query and hash of a page of this site; undefined if it could lead to another site. Decoded forms
 * are checked too, because routers decode what they are given.
 */
export function ownPath(href: unknown): string | undefined {
  if (typeof href !== 'string' || !href.startsWith('/')) return undefined
  let form = href
  for (let decoding = 0; decoding <= MAX_DECODINGS; decoding += 1) {
    if (leadsElsewhere(form)) return undefined
    const decoded = decodePath(form)
    if (decoded === null || decoded === form) break
    form = decoded
  }
  return pathOf(href)
}

function leadsElsewhere(href: string): boolean {
  // Browsers drop tabs and line breaks and treat a backslash as a slash, so that "/\t/" and "/\" begin another host.
  if (!/^\/(?![/\\])/.test(href) || hasControl(href)) return true
  return pathOf(href)?.startsWith('//') ?? true
}

const hasControl = (text: string): boolean =>
  [...text].some((character) => character <= '\u001f' || character === '\u007f')

function pathOf(href: string): string | undefined {
  if (!URL.canParse(href, SITE)) return undefined
  const { origin, pathname, search, hash } = new URL(href, SITE)
  return origin === SITE ? `${pathname}${search}${hash}` : undefined
}

/** Only the path is checked; a query may contain anything. */
function decodePath(href: string): string | null {
  try {
    return decodeURIComponent(href.replace(/[?#].*$/s, ''))
  } catch {
    // An invalid percent escape: no other decoder accepts it either.
    return null
  }
}
