import { redirect } from '@tanstack/react-router'
import { PageError } from '../pages/page-error.ts'
import { ownPath } from './own-path.ts'
import { isEmployer, isInTeam, isOperator, loadSession, mayDo, type Needed, type User } from './session.ts'

/**
 * `guestOnly`: signed-in users are sent home. `noLogin`: open to all. `linkOrLogin`: open to those whose address holds
 * the token of a link. Absent: requires a login.
 */
type Access = 'guestOnly' | 'noLogin' | 'linkOrLogin'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Shown in the window title before the product name. */
    title?: string
    /** The page that lists what this page shows one of, if that is neither the page above nor this one without parameters. */
    list?: string
    /** The parameter that names what the page is about, where one path has a page for each. */
    subject?: string
    access?: Access
    /**
     * The permission without which the page is useless, such as `search.run`. The server authorizes each request
     * regardless.
     */
    permission?: Needed
    /** Agencies and the platform may read parts of the page, but have their own pages for it. */
    forEmployers?: boolean
    /** For users of the platform itself only. */
    forOperators?: boolean
    /** For those who have colleagues here: neither the platform’s users nor the contacts of an agency’s clients. */
    forTeams?: boolean
    /** The page's guards in order; defaults to `auth`. */
    middleware?: readonly string[]
  }
}

interface Visit {
  href: string
  access: Access | undefined
}

type Guard = (visit: Visit) => Promise<void>

export const HOME = '/dashboard'
const NOT_ALLOWED = 'Your role doesn’t have access to this page.'

/**
 * The person to ask differs. On the platform there is none: no one can give one role the pages of another. Neither is
 * there one for those who manage the team themselves.
 */
function whyNot(user: User | null): string {
  if (isOperator(user)) return NOT_ALLOWED
  if (mayDo(user, 'teammate.invite')) return isEmployer(user) ? FOR_OTHERS : FOR_EMPLOYERS
  return `${NOT_ALLOWED} Ask an owner ${isEmployer(user) ? 'or admin of your company' : 'of your agency'}.`
}
const FOR_OTHERS = 'This page is for agencies and operators.'
const FOR_EMPLOYERS = 'This page is for employers.'
const FOR_OPERATORS = 'This page is for operators of this site.'
const FOR_TEAMS = 'This page is for the members of a company or an agency.'

/** Reachable while the session is locked. */
const OUTSIDE_LOCK = /^\/(lock|logout)(?=[/?#]|$)/

const guards: Readonly<Record<string, Guard>> = {
  auth: async ({ href, access }) => {
    const { loggedIn, locked } = await loadSession()
    if (locked !== undefined && !OUTSIDE_LOCK.test(href))
      throw redirect({ to: '/lock', search: rememberPage(href), replace: true })
    if (loggedIn && access === 'guestOnly') throw redirect({ to: HOME, replace: true })
    if (!loggedIn && needsLogin(access, href))
      throw redirect({ to: '/login', search: rememberPage(href), replace: true })
  },
}

const needsLogin = (access: Access | undefined, href: string): boolean =>
  access === undefined || (access === 'linkOrLogin' && !/#./.test(href))

interface Matched {
  routeId?: string
  staticData?: {
    access?: Access
    permission?: Needed
    forEmployers?: boolean
    forOperators?: boolean
    forTeams?: boolean
    middleware?: readonly string[]
  }
}

/** The root or a layout without a page: the address is unknown, and 404 needs no login. */
const NO_PAGE = /^(__root__|\/_\w+)$/

/** Runs the guards that the innermost page names. */
export async function passGuards(matches: readonly Matched[], href: string): Promise<void> {
  const innermost = matches.at(-1)
  if (NO_PAGE.test(innermost?.routeId ?? '')) return void (await loadSession().catch(() => undefined))
  const page = innermost?.staticData ?? {}
  for (const name of page.middleware ?? ['auth']) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (guard === undefined) throw new PageError(500, `Unknown middleware ${name}`)
    await guard({ href, access: page.access })
  }
}

/** Refuses a page of other roles. Called by a layout, not the root, so that the refusal appears inside it. */
export async function passRole(matches: readonly Matched[]): Promise<void> {
  const { permission, forEmployers, forOperators, forTeams } = matches.at(-1)?.staticData ?? {}
  const { loggedIn, user } = await loadSession()
  if (!loggedIn) return
  if (forEmployers === true && !isEmployer(user)) throw new PageError(403, FOR_EMPLOYERS)
  if (forOperators === true && !isOperator(user)) throw new PageError(403, FOR_OPERATORS)
  if (forTeams === true && !isInTeam(user)) throw new PageError(403, FOR_TEAMS)
  // Last: a permission can be asked for only where one's own kind of account has the page.
  if (permission !== undefined && !mayDo(user, permission)) throw new PageError(403, whyNot(user))
}

/** The requested page, for the login page to return to. Home is the default and isn't stored. */
export function rememberPage(href: string): { returnTo?: string } {
  const returnTo = safeReturn(href)
  return returnTo === undefined || returnTo === '/' || returnTo === HOME ? {} : { returnTo }
}

/** Only a path of this site, to prevent open redirects. */
export function safeReturn(returnTo: unknown): string | undefined {
  const path = ownPath(returnTo)
  return path === undefined || /^\/(login|logout|lock)(?=[/?#]|$)/.test(path) ? undefined : path
}
