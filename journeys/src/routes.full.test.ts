// Opens every address as every role and compares what it shows with docs/routes.md.
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { type RoleName, type RouteRow, readRoutesOf, readRouteTable, roles } from './route-table.ts'
import { requirementOf } from './screens.ts'
import { ask, openWindow, signIn, tokenOf } from './visits.ts'

const TREE = new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url)
const UNKNOWN_ID = '019a0000-0000-7000-8000-000000000000'
const PATIENCE_MS = 30_000
/** They end or lock the session, so each has a separate one. */
const ENDING = new Set(['/lock', '/logout'])
/**
 * For these each address is loaded separately, as from a bookmark; the others are reached by navigation, which is
 * quicker.
 */
const LOADING = new Set<RoleName>(['Guest', 'Recruiter'])

const table = readRouteTable()
let browser: Browser
const ids = new Map<string, string>()

beforeAll(async () => {
  browser = await launchBrowser()
  const token = await tokenOf('owner@acme.test')
  for (const [name, path] of [
    ['colleague', '/teammates'],
    ['search', '/candidate-searches?page[size]=1'],
    ['article', '/items?page[size]=1'],
  ] as const) {
    const { data } = (await ask('GET', path, { token })) as { data: { id: string; attributes: { slug?: string } }[] }
    ids.set(name, data[0]?.attributes.slug ?? data[0]?.id ?? '')
  }
  ids.set('job', await requirementOf(token, 'Senior Backend Engineer, order intake'))
  ids.set('unknown', UNKNOWN_ID)
})
afterAll(() => browser.close())

const addressOf = ({ address }: RouteRow): string =>
  address.replace(/\{(\w+)\}/g, (_, name: string) => ids.get(name) ?? UNKNOWN_ID)

test('the table names every page of the application, and every role has an outcome for it', () => {
  const routes = readRoutesOf(readFileSync(TREE, 'utf8'))
  const shapes = table.map(({ address }) => new RegExp(`^${shapeOf(address)}$`))
  const filled = (route: string) => route.replace(/\/\{?-?\$\w+\}?$/, '').replace(/(.)\/$/, '$1')
  expect(routes.filter((route) => !shapes.some((shape) => shape.test(filled(route))))).toEqual([])
  for (const { address, outcomes } of table)
    for (const outcome of Object.values(outcomes))
      expect(`${address} ${outcome}`).toMatch(/ (page|login|not found|refused|\/\S*)$/)
})

const shapeOf = (address: string): string => address.replace(/#.*/, '').replace(/\/(\{\w+\}|kafka|nonsense)$/, '(/.+)?')

test.each(Object.keys(roles) as RoleName[])('%s sees on every address what the table says', async (role) => {
  const email = roles[role]
  const page = await openWindow(browser, email === null ? {} : { token: await tokenOf(email) })
  const wrong: string[] = []
  await page.goto('/')
  await settle(page, ({ shows }) => shows !== 'nothing')
  const open = LOADING.has(role) ? load : follow
  for (const row of table.filter(({ address }) => !ENDING.has(address)))
    wrong.push(...(await compare(page, row, role, open)))
  await page.context().close()
  for (const row of table.filter(({ address }) => ENDING.has(address))) {
    const last = await openWindow(browser, email === null ? {} : { token: await tokenOf(email) })
    wrong.push(...(await compare(last, row, role, load)))
    await last.context().close()
  }
  expect(wrong).toEqual([])
})

// That every address is remembered has been seen above; here one of each part of the application is opened again.
test('signing in at an address that needs it leads back there', async () => {
  const page = await openWindow(browser)
  const wrong: string[] = []
  const closed = table.filter(({ outcomes }) => outcomes.Guest === 'login' && outcomes.Owner === 'page')
  const parts = Map.groupBy(closed, ({ address }) => address.split('/')[1])
  expect(parts.size).toBeGreaterThan(10)
  for (const [row] of parts.values()) {
    if (row === undefined || ENDING.has(row.address)) continue
    await page.goto(addressOf(row))
    await page.getByLabel('Password').waitFor()
    await signIn(page, roles.Owner)
    const expected = { shows: 'page', path: addressOf(row) }
    const seen = await settle(page, (at) => at.shows === expected.shows && at.path === expected.path)
    if (seen.shows !== expected.shows || seen.path !== expected.path) wrong.push(`${row.address}: ${describe(seen)}`)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
  }
  await page.context().close()
  expect(wrong).toEqual([])
})

interface Seen {
  readonly shows: 'page' | 'login' | 'not found' | 'refused' | 'failed' | 'placeholder' | 'nothing'
  readonly path: string
  readonly heading: string
}

type Open = (page: Page, address: string) => Promise<unknown>

const load: Open = (page, address) => page.goto(address, { waitUntil: 'commit' })

const follow: Open = (page, address) => page.evaluate((to) => history.pushState(null, '', to), address)

async function compare(page: Page, row: RouteRow, role: RoleName, open: Open): Promise<string[]> {
  const address = addressOf(row)
  const expected = row.outcomes[role]
  await open(page, address)
  const fits = (seen: Seen): boolean => {
    if (expected.startsWith('/'))
      return isAt(seen.path, expected) && seen.shows === (expected === '/login' ? 'login' : 'page')
    if (expected === 'login') return seen.shows === 'login' && isRemembered(page.url(), address)
    if (expected !== 'page') return seen.shows === expected
    const isOpen = seen.shows === 'page' || (seen.shows === 'login' && address === '/login')
    return (
      isOpen && seen.path === address.split('#')[0] && row.headings.some((heading) => isHeading(seen.heading, heading))
    )
  }
  const seen = await settle(page, fits)
  return fits(seen) ? [] : [`${role} ${address}: expected ${expected}, saw ${describe(seen)}`]
}

/** `{id}` is any id, such as that of the last search. */
const isAt = (path: string, expected: string): boolean =>
  expected.endsWith('/{id}')
    ? path.startsWith(expected.slice(0, -'{id}'.length)) && path.length > expected.length
    : path === expected

const isHeading = (seen: string, expected: string): boolean =>
  expected.endsWith('…') ? seen.startsWith(expected.slice(0, -1)) : seen === expected

const describe = ({ shows, path, heading }: Seen): string => `${shows} “${heading}” at ${path}`

/** The login page knows where to go afterwards; home is the default. */
const isRemembered = (url: string, address: string): boolean =>
  address === '/dashboard' || new URL(url).searchParams.get('returnTo') === address

/** What the page shows once it fits, or at last. */
async function settle(page: Page, fits: (seen: Seen) => boolean): Promise<Seen> {
  const giveUpAt = Date.now() + PATIENCE_MS
  for (;;) {
    // A navigation may be under way.
    const facts = await page.evaluate(look).catch(() => null)
    const seen = facts === null ? null : judge(facts)
    if (seen !== null && (fits(seen) || Date.now() > giveUpAt)) return seen
    if (Date.now() > giveUpAt) return { shows: 'nothing', path: page.url(), heading: '' }
    await page.waitForTimeout(60)
  }
}

interface Facts {
  readonly path: string
  readonly heading: string
  readonly isBusy: boolean
  readonly paragraphs: readonly string[]
  readonly text: string
}

declare global {
  /** Where TanStack Router puts itself for its tools. */
  var __TSR_ROUTER__: { state: { status: 'idle' | 'pending'; resolvedLocation?: { href: string } } } | undefined
}

/** Runs in the browser. */
const look = (): Facts => ({
  path: location.pathname,
  heading: document.querySelector('h1')?.textContent?.trim() ?? '',
  // The page before stays until the next one is there.
  isBusy:
    __TSR_ROUTER__?.state.status !== 'idle' ||
    __TSR_ROUTER__.state.resolvedLocation?.href !== location.href.slice(location.origin.length) ||
    document.querySelector('[aria-busy="true"]') !== null,
  paragraphs: [...document.querySelectorAll('p')].map(({ textContent }) => textContent ?? ''),
  text: document.body.textContent ?? '',
})

const PLACEHOLDER = /coming soon|under construction|not (yet )?implemented|lorem ipsum/i

function judge({ path, heading, isBusy, paragraphs, text }: Facts): Seen {
  const says = (...words: readonly string[]) => words.some((word) => paragraphs.includes(word))
  const cases: readonly (readonly [Seen['shows'], boolean])[] = [
    ['nothing', isBusy || heading === ''],
    ['not found', heading === 'This page could not be found' || says('Not found')],
    ['refused', says('403', 'No access')],
    ['failed', says('500', 'FAILED')],
    ['placeholder', PLACEHOLDER.test(text)],
    ['login', path === '/login'],
  ]
  return { shows: cases.find(([, applies]) => applies)?.[0] ?? 'page', path, heading }
}
