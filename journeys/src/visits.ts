// Opens browser contexts: with a screen size, and signed in or not.
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { inject } from 'vitest'
import { awaitFound, mailsTo } from './mailbox.ts'

export const DEMO_PASSWORD = 'assay-demo-1'
export const desk = { width: 1440, height: 900 }
export const phone = { width: 390, height: 844 }
/** A busy machine is no failure: only what never comes ends by this. */
const PATIENCE_MS = 90_000

export interface Visit {
  readonly size?: { width: number; height: number }
  readonly theme?: 'light' | 'dark'
  /** Signs in with this token. */
  readonly token?: string
  /** The offset of the browser clock, for a site whose clock was moved. */
  readonly aheadMs?: number
}

/** An isolated browser context. */
export const openWindow = (browser: Browser, visit: Visit = {}): Promise<Page> =>
  openWindowAt(browser, inject('site').address, visit)

/** The same, on a site that the test started itself. */
export async function openWindowAt(browser: Browser, address: string, visit: Visit = {}): Promise<Page> {
  const { size = desk, theme = 'light', token } = visit
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    colorScheme: theme,
    hasTouch: size.width < 600,
    isMobile: size.width < 600,
    reducedMotion: 'reduce',
    // A service worker would answer instead of the server, and a test's route would not see the request.
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  if (token !== undefined) await saveToken(context, { url: address, token })
  await context.addInitScript((chosen) => localStorage.setItem('assay.theme', chosen), theme)
  if (visit.aheadMs !== undefined) await context.addInitScript(moveClock, visit.aheadMs)
  return context.newPage()
}

function moveClock(aheadMs: number): void {
  const RealDate = Date
  const ahead = () => RealDate.now() + aheadMs
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [ahead()] : given),
    get: (target, name) => (name === 'now' ? ahead : Reflect.get(target, name)),
  })
}

async function saveToken(context: BrowserContext, { url, token }: { url: string; token: string }): Promise<void> {
  await context.addCookies([
    { name: 'auth._token.local', value: encodeURIComponent(`Bearer ${token}`), url },
    { name: 'auth.strategy', value: 'local', url },
  ])
}

/** Signs in with the login form. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export const tokenOf = (email: string, password = DEMO_PASSWORD): Promise<string> =>
  tokenAt(inject('site').address, email, password)

export async function tokenAt(address: string, email: string, password = DEMO_PASSWORD): Promise<string> {
  const answer = await askAt(address, 'POST', '/login', { body: { email, password }, from: newClient() })
  return (answer as { access_token: string }).access_token
}

let clients = 0

/** An address of a private network: many parallel journeys would be too many sign-ins from one. */
function newClient(): string {
  clients += 1
  return `10.${process.pid % 256}.${(clients >> 8) % 256}.${clients % 256}`
}

type Method = 'GET' | 'POST' | 'PATCH'

interface Asked {
  readonly token?: string
  readonly type?: string
  /** Of the resource that is changed. */
  readonly id?: string
  readonly attributes?: object
  readonly body?: object
  /** The address of the client, instead of this machine's. */
  readonly from?: string
}

/** Calls the API directly, for setup and for checks behind the page. */
export const ask = (method: Method, path: string, asked: Asked = {}): Promise<unknown> =>
  askAt(inject('site').address, method, path, asked)

export async function askAt(
  address: string,
  method: Method,
  path: string,
  { token, type, id, attributes, body, from }: Asked = {},
): Promise<unknown> {
  const sent = body ?? (attributes === undefined ? undefined : { data: { type, id, attributes } })
  const response = await fetch(`${address}/api/v1${path}`, {
    method,
    headers: {
      accept: 'application/vnd.api+json',
      ...(sent !== undefined && { 'content-type': body ? 'application/json' : 'application/vnd.api+json' }),
      ...(from !== undefined && { 'x-forwarded-for': from }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? null : JSON.parse(text)
}

export interface MadeSearch {
  readonly id: string
  readonly attributes: { readonly criteria: object; readonly matchedCount: number }
  readonly relationships: { readonly parent?: { readonly data: { readonly id: string } | null } }
}

export async function makeSearch(token: string, text: string, door = 'summary'): Promise<MadeSearch> {
  const answer = await ask('POST', '/candidate-searches', {
    token,
    type: 'candidate-searches',
    attributes: { door, text },
  })
  return (answer as { data: MadeSearch }).data
}

let companies = 0

/** A mail address at an unused company domain. */
export function newAddress(): string {
  companies += 1
  return `ada@works-${process.pid}-${Date.now().toString(36)}-${companies}.example`
}

/** A new verified employer, so that its changes affect no other test. */
export async function aNewEmployer(): Promise<{ email: string; password: string; token: string }> {
  const email = newAddress()
  const password = 'a long enough password'
  await ask('POST', '/registrations', {
    type: 'registrations',
    attributes: {
      fullName: 'Ada Example',
      email,
      password,
      passwordConfirmation: password,
      companyName: `Works of ${email.replace(/^.*@|\.example$/g, '')}`,
      country: 'DE',
      sizeBand: '11-50',
      timezone: 'Europe/Berlin',
      acceptTerms: true,
    },
  })
  const [, id = '', token = ''] = /emailVerification\/([\w-]+)#(\S+)/.exec(await linkInMailTo(email)) ?? []
  await ask('POST', `/email-verifications/${id}/actions/confirm`, {
    type: 'email-verifications',
    attributes: { token },
  })
  return { email, password, token: await tokenOf(email, password) }
}

const ACCOUNT_LINK = /https?:\/\/\S+\/(?:emailVerification\/|register\?invitation=)\S+/

/** Waits for the mail with which an account begins. */
export const linkInMailTo = (email: string): Promise<string> =>
  awaitFound(
    () =>
      mailsTo(inject('site').mailFolder, email)
        .map(({ text }) => ACCOUNT_LINK.exec(text)?.[0])
        .find((link) => link !== undefined),
    `No mail to ${email} has come.`,
  )
