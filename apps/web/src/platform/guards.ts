import { redirect } from '@tanstack/react-router'
import { ownPath } from './own-path.ts'
import { PageError } from './page-error.ts'
import { isEmployer, loadSession, mayDo } from './session.ts'

/** `guestOnly`: a signed-in person is sent home. `noLogin`: everybody may. Absent: only who is signed in. */
type Access = 'guestOnly' | 'noLogin'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** In the window's title, before the product's name. */
    title?: string
    access?: Access
    /** What a role must allow for the page to make sense, such as `search.run`; the server decides all the same. */
    permission?: string
    /** Agencies and the platform may read some of what it shows, and have their own ways there. */
    forEmployers?: boolean
    /** The guards that the page passes, in order; `auth` where it says nothing. */
    middleware?: readonly string[]
  }
}

interface Visit {
  href: string
  access: Access | undefined
  permission: string | undefined
  forEmployers: boolean | undefined
}

type Guard = (visit: Visit) => Promise<void>

export const HOME = '/dashboard'
const NOT_ALLOWED = 'Your role doesn’t have access to this page. Ask an owner or admin of your company.'
const FOR_EMPLOYERS = 'This page is for employers.'

const guards: Readonly<Record<string, Guard>> = {
  auth: async ({ href, access, permission, forEmployers }) => {
    const { loggedIn, user } = await loadSession()
    if (loggedIn && access === 'guestOnly') throw redirect({ to: HOME, replace: true })
    if (!loggedIn && access === undefined) throw redirect({ to: '/login', search: rememberPage(href), replace: true })
    if (loggedIn && permission !== undefined && !mayDo(user, permission)) throw new PageError(403, NOT_ALLOWED)
    if (loggedIn && forEmployers === true && !isEmployer(user)) throw new PageError(403, FOR_EMPLOYERS)
  },
}

interface Matched {
  routeId?: string
  staticData?: { access?: Access; permission?: string; forEmployers?: boolean; middleware?: readonly string[] }
}

/** The root or a layout without a page: the address leads nowhere, and 404 needs no login. */
const NO_PAGE = /^(__root__|\/_\w+)$/

/** Runs the guards that the innermost page names. */
export async function passGuards(matches: readonly Matched[], href: string): Promise<void> {
  const innermost = matches.at(-1)
  if (NO_PAGE.test(innermost?.routeId ?? '')) return void (await loadSession().catch(() => undefined))
  const page = innermost?.staticData ?? {}
  for (const name of page.middleware ?? ['auth']) {
    const guard = Object.hasOwn(guards, name) ? guards[name] : undefined
    if (guard === undefined) throw new PageError(500, `Unknown middleware ${name}`)
    const { access, permission, forEmployers } = page
    await guard({ href, access, permission, forEmployers })
  }
}

/** The page wanted, for the login page to lead back to. Home needs no remembering. */
export function rememberPage(href: string): { returnTo?: string } {
  const returnTo = safeReturn(href)
  return returnTo === undefined || returnTo === '/' || returnTo === HOME ? {} : { returnTo }
}

/** Only a path of this site, so that no link leads to another one. */
export function safeReturn(returnTo: unknown): string | undefined {
  const path = ownPath(returnTo)
  return path === undefined || path.startsWith('/login') || path.startsWith('/logout') ? undefined : path
}
