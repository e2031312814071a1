const PREFIX = 'auth.'
const TOKEN = `${PREFIX}_token.local`
const STRATEGY = `${PREFIX}strategy`

/**
 * Stores the login where other clients of this API expect it: in a cookie (path /) and in local storage, both under
 * `auth.`.
 */
export function readToken(): string | null {
  const stored = readStored(TOKEN) ?? readCookie(TOKEN)
  return stored?.startsWith('Bearer ') ? stored.slice('Bearer '.length) : null
}

export function saveToken(token: string, expiresInSeconds: number): void {
  keep(TOKEN, `Bearer ${token}`, expiresInSeconds)
  keep(STRATEGY, 'local', expiresInSeconds)
}

export function forgetToken(): void {
  for (const name of [TOKEN, STRATEGY]) keep(name, '', 0)
}

let over: string | null = null

/** The server reported that this login is over: requests with it would only be refused. */
export function noteOver(): void {
  over = readToken()
}

export const isOver = (): boolean => over !== null && over === readToken()

/** Another window of this browser signed in or out. It works only where storage is enabled. */
export function onLoginElsewhere(listener: () => void): () => void {
  // Clearing the storage names no key.
  const listen = ({ key }: StorageEvent) => (key === null || key === TOKEN) && listener()
  addEventListener('storage', listen)
  return () => removeEventListener('storage', listen)
}

const DEVICE = 'assay.device'

/** A random word by which the server knows this browser again. It survives signing out. */
export function deviceId(): string {
  const kept = readStored(DEVICE)
  if (kept !== null) return kept
  const made = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  try {
    localStorage.setItem(DEVICE, made)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled, so this browser is new every time.
  }
  return made
}

function keep(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the cookie store, and this must be synchronous
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
  try {
    if (value === '') localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error // Storage is disabled, so only the cookie has the login.
  }
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch (error) {
    if (error instanceof DOMException) return null
    throw error
  }
}

function readCookie(name: string): string | null {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`))
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1))
}
