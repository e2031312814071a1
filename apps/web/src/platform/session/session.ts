import type { ResourceOf } from '@assay/contracts/resource'
import { logOut as endSessions, logIn as sendCredentials } from '@assay/contracts/sessions'
import { getMe, type permissions, type roles, type users } from '@assay/contracts/users'
import { useSyncExternalStore } from 'react'
import { call } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { showTimesIn } from '../format.ts'
import { ME } from './me.ts'
import { deviceId, forgetToken, isOver, readToken, saveToken } from './token.ts'
import { claimWindow, forgetWindow } from './window-memory.ts'

export type Role = ResourceOf<typeof roles> & { permissions: ResourceOf<typeof permissions>[] }
export type User = ResourceOf<typeof users> & { roles: Role[] }

export interface Session {
  readonly loggedIn: boolean
  readonly user: User | null
  /** While it is set, the server answers nothing else. */
  readonly locked?: { readonly since: string; readonly by: readonly string[] } | undefined
}

const nobody: Session = { loggedIn: false, user: null }
let session: Session = nobody
let loading: Promise<Session> | null = null
const listeners = new Set<() => void>()

/** The signed-in user, fetched once; null if the token is unknown to the server. */
export function loadSession(): Promise<Session> {
  loading ??= readToken() === null || isOver() ? Promise.resolve(nobody) : fetchUser()
  return loading
}

export async function logIn(credentials: { email: string; password: string }): Promise<Session> {
  return enter(await call(sendCredentials, { body: { ...credentials, deviceId: deviceId() } }))
}

/** Keeps the token that a sign-in brought, and loads its user. */
export function enter(answer: { access_token: string; expires_in: number }): Promise<Session> {
  saveToken(answer.access_token, answer.expires_in)
  return reloadSession()
}

/** Requests it again, for example after the session was locked or unlocked. */
export function reloadSession(): Promise<Session> {
  loading = fetchUser()
  return loading
}

/** Removes the login from this browser even if the request fails. */
export async function logOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  try {
    await call(endSessions, { query: everywhere ? { also: { everywhere: 'true' } } : {} })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error // An error response from the server doesn't prevent signing out here.
  } finally {
    endSession()
  }
}

/** Removes the login from this browser without a request. */
export function endSession(): void {
  forgetToken()
  forgetWindow()
  loading = null
  change(nobody)
}

/**
 * The user who is signed in in this browser now, according to the server; null if there is none. The session stays as
 * it is.
 */
export async function askUserId(): Promise<string | null> {
  if (readToken() === null || isOver()) return null
  try {
    return (await call(getMe, ME)).data.id
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

/** The login ended elsewhere. What this window remembers waits for the same person. */
export function dropSession(): void {
  if (isOver()) forgetToken()
  loading = null
  change(nobody)
}

const REFUSED = 'assay:refused'

/** A request was refused for want of a login. */
export function noteRefusal(): void {
  dispatchEvent(new Event(REFUSED))
}

export function onRefusal(listener: () => void): () => void {
  addEventListener(REFUSED, listener)
  return () => removeEventListener(REFUSED, listener)
}

export function readSession(): Session {
  return session
}

function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession, () => nobody)
}

/** Of several, one is enough. */
export type Needed = string | readonly string[]

/** Whether a role of the user has the permission, such as `search.run`. The server checks the scope. */
export function mayDo(user: User | null, needed: Needed): boolean {
  const names = typeof needed === 'string' ? [needed] : needed
  return user?.roles.some((role) => role.permissions.some((each) => names.includes(each.name))) ?? false
}

/** Whether they may do it for all jobs of the company, not only for their own. */
export const mayDoForAll = (user: User | null, needed: string): boolean =>
  user?.roles.some(({ permissions }) => permissions.some(({ name, access }) => name === needed && access === 'all')) ??
  false

export const isEmployer = (user: User | null): boolean => user?.scope.includes('employer') === true

/** People of an agency, and the contacts of its clients. */
export const isOutsideEmployer = (user: User | null): boolean =>
  user?.scope.some((scope) => scope === 'agency' || scope === 'agencyClient') === true

/** Those who have colleagues here. */
export const isInTeam = (user: User | null): boolean =>
  user?.scope.some((scope) => scope === 'employer' || scope === 'agency') === true

/** Users of the platform itself: its operators and its content creators. */
export const isOperator = (user: User | null): boolean => user?.scope.includes('platform') === true

async function fetchUser(): Promise<Session> {
  try {
    const { data, meta } = await call(getMe, ME)
    claimWindow(data.id)
    const locked = typeof meta?.['lockedSince'] === 'string' ? lockOf(meta) : {}
    change({ loggedIn: true, user: data as User, ...locked })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) {
      loading = null // The failure doesn't say whether the login is valid, so the next call retries.
      throw error
    }
    change(nobody)
  }
  return session
}

const lockOf = ({ lockedSince, unlockBy }: Record<string, unknown>): Pick<Session, 'locked'> => ({
  locked: { since: String(lockedSince), by: Array.isArray(unlockBy) ? unlockBy.map(String) : [] },
})

function change(next: Session): void {
  session = next
  showTimesIn(next.user?.timezone)
  for (const listener of listeners) listener()
}
