const SITE = 'https://this.site'
const MAX_DECODINGS = 3

/**
 * The path, query and hash of a page of this site, in the form that the browser itself makes of it; undefined for whatever leads
 * or could lead elsewhere. Decoded forms are looked at too, because routers decode what they are given.
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
  // Browsers drop tabs and line breaks and read a backslash as a slash, so that "/\t/" and "/\" begin another host.
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

/** Only the path: a query may hold whatever it likes. */
function decodePath(href: string): string | null {
  try {
    return decodeURIComponent(href.replace(/[?#].*$/s, ''))
  } catch {
    // Not what a percent sign may be followed by; then nothing is decoded by anybody else either.
    return null
  }
}
