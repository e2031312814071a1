// Checks every page behind the login with axe. npm test navigates from page to page as a user does, and opens their
// menus and dialogs by pointer; the full run loads each page separately, and opens them by touch on a phone, and by
// keyboard on a desktop.
import { readFileSync } from 'node:fs'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { isFull, widths } from './full-run.ts'
import { access } from './hand.ts'
import { listScreens, lookedAtElsewhere, type Opening, type Screen } from './screens.ts'
import { findCoveredLinks, findSmallTargets } from './targets.ts'
import { desk, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
let screens: Screen[] = []
const tokens = new Map<string, string>()
beforeAll(async () => {
  browser = await launchBrowser()
  screens = await listScreens(await tokenOf('recruiter@acme.test'))
  for (const who of new Set(screens.map((screen) => screen.who))) tokens.set(who, await tokenOf(who))
})
afterAll(() => browser.close())

const TIMEOUT = { timeout: 600_000 }
/** Parallel windows: this file takes longest, and each page has its own process. */
const LANES = 2
const TREE = new URL('../../apps/web/src/routeTree.gen.ts', import.meta.url)

test('every page is in a list', () => {
  const tree = readFileSync(TREE, 'utf8')
  const listed = tree.slice(tree.indexOf('fullPaths:'), tree.indexOf('fileRoutesByTo:'))
  const routes = [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  const seen = new Set([...lookedAtElsewhere, ...screens.map(({ path }) => path.split('?')[0])])
  expect(routes.length).toBeGreaterThan(30)
  expect(routes.filter((path) => !seen.has(path) && !seen.has(path.replace(/\/$/, '')))).toEqual([])
})

test.each(widths)('all pages and what opens on them pass axe, and lists fit ($width px)', TIMEOUT, async (size) => {
  const queue = screens.filter(({ who }) => size === desk || who === 'recruiter@acme.test')
  await Promise.all(Array.from({ length: LANES }, () => lookAtEach(queue, size)))
  expect(queue).toEqual([])
})

// A list asks for the fields that its rows show. Matches carry the reasons for each rank, which open without waiting.
const MAX_ANSWER_LETTERS = 80_000
/** Reasons for ranks, a whole table of figures, and texts that are edited. */
const LONG_BY_NATURE = ['/matches?', '/compensations?', '/sample-job-descriptions?']

function watchAnswers(page: Page): string[] {
  const long: string[] = []
  page.on('response', async (response) => {
    const address = decodeURIComponent(response.url().split('/api/v1')[1] ?? '')
    if (address === '' || LONG_BY_NATURE.some((path) => address.includes(path))) return
    const { length } = await response.text().catch(() => '')
    if (length > MAX_ANSWER_LETTERS) long.push(`${length} ${address}`)
  })
  return long
}

/** Takes screens until none is left, with one browser context per user. */
async function lookAtEach(queue: Screen[], size: typeof desk): Promise<void> {
  const pages = new Map<string, Page>()
  const long: string[][] = []
  for (let screen = queue.shift(); screen !== undefined; screen = queue.shift()) {
    const { who } = screen
    const page = pages.get(who) ?? (await openWindow(browser, { size, token: tokens.get(who) ?? '' }))
    if (!pages.has(who)) long.push(watchAnswers(page))
    pages.set(who, page)
    await lookAt(page, screen, size)
  }
  expect(long.flat(), 'answers too long for a slow phone').toEqual([])
}

async function lookAt(page: Page, { who, path, shows, opens = [] }: Screen, size: typeof desk): Promise<void> {
  await open(page, path)
  await shows(page).waitFor()
  await expectEarlyReadsTaken(page, `${who} ${path}`)
  await expectNoBarrier(page, `${who} ${path}`)
  await expectFitsFingers(page, `${who} ${path}`)
  if (size === phone) expect(await findCoveredLinks(page), `${who} ${path}: links under another target`).toEqual([])
  await expectListsFit(page, `${who} ${path}`)
  for (const opening of opens) {
    const where = `${who} ${path}, ${opening.by(page)}`
    if (isFull && size === desk) await openByKeyboard(page, opening, where)
    else await openByPointer(page, opening, where)
  }
}

async function open(page: Page, path: string): Promise<void> {
  if (isFull || page.url() === 'about:blank') return void (await page.goto(path))
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await page.waitForFunction(() => {
    const { status, resolvedLocation } = __TSR_ROUTER__?.state ?? {}
    return status === 'idle' && resolvedLocation?.href === location.href.slice(location.origin.length)
  })
}

async function openByPointer(page: Page, { by, role }: Opening, where: string): Promise<void> {
  await by(page).click()
  await floating(page, role).waitFor()
  await expectNoBarrier(page, where, true)
  await expectFitsFingers(page, where)
  await page.keyboard.press('Escape')
  await floating(page, role).waitFor({ state: 'detached' })
}

/** It is reached and opened by keyboard, shows focus, takes the focus, closes with Escape and returns the focus. */
async function openByKeyboard(page: Page, { by, role }: Opening, where: string): Promise<void> {
  const opener = by(page)
  await startTabbing(page)
  await access(opener)
  expect(await hasMark(opener), `${where}: focus is seen`).toBe(true)
  await page.keyboard.press('Enter')
  await floating(page, role).waitFor()
  await expect.poll(() => holdsFocus(floating(page, role)), { message: `${where}: focus goes in` }).toBe(true)
  await expectNoBarrier(page, where, true)
  await page.keyboard.press('Escape')
  await floating(page, role).waitFor({ state: 'detached' })
  await expect.poll(() => isFocused(opener), { message: `${where}: focus comes back` }).toBe(true)
}

/** As on a page that has just been loaded, the next Tab goes to the first control. */
const startTabbing = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.body.tabIndex = -1
    document.body.focus()
    document.body.removeAttribute('tabindex')
  })

/** On a desk, no list is cut at the edge of its panel. */
async function expectListsFit(page: Page, where: string): Promise<void> {
  if (page.viewportSize()?.width !== desk.width) return
  const cut = await page
    .locator('section[aria-label^="Table: "]')
    .evaluateAll((lists) =>
      lists.flatMap((list) =>
        list.checkVisibility() && list.scrollWidth > list.clientWidth
          ? [`${list.ariaLabel}: ${list.scrollWidth} of ${list.clientWidth}`]
          : [],
      ),
    )
  expect(cut, `${where}: lists that scroll sideways`).toEqual([])
}

/** The page has used everything that the early script requested: it requests nothing unneeded. */
async function expectEarlyReadsTaken(page: Page, where: string): Promise<void> {
  const left = () => page.evaluate('[...(globalThis.earlyReads?.responses.keys() ?? [])]')
  await expect.poll(left, { message: `${where}: read early in vain` }).toEqual([])
}

async function expectFitsFingers(page: Page, where: string): Promise<void> {
  if (page.viewportSize()?.width !== phone.width) return
  await expect.poll(() => findSmallTargets(page), { message: `${where}: targets of 44 pixels` }).toEqual([])
}

const floating = (page: Page, role: 'dialog' | 'menu' = 'dialog'): Locator => page.getByRole(role).first()
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
const holdsFocus = (target: Locator) => target.evaluate((element) => element.contains(document.activeElement))

/** True when focus adds a ring or a border. */
const hasMark = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
