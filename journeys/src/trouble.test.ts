// Pages whose data the server fails to give: each says so inside the application, and loads when it is tried again.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { isFull } from './full-run.ts'
import { listScreens, type Screen } from './screens.ts'
import { desk, openWindow, tokenOf } from './visits.ts'

const WHO = 'recruiter@acme.test'
const TIMEOUT = { timeout: 300_000 }
/** One of each kind: a page of regions, a list, a calendar, regions beside a form, a page without the navigation. */
const SOME = ['/hired-candidates', '/contact-info-requested', '/interviews?view=week', '/refer-earning', '/jobs/']

let browser: Browser
let token = ''
let screens: Screen[] = []
beforeAll(async () => {
  browser = await launchBrowser()
  token = await tokenOf(WHO)
  const own = (await listScreens(token)).filter(({ who }) => who === WHO)
  screens = isFull ? own : SOME.flatMap((begin) => own.find(({ path }) => path.startsWith(begin)) ?? [])
})
afterAll(() => browser.close())

const FAILURE = {
  status: 500,
  contentType: 'application/vnd.api+json',
  body: JSON.stringify({ errors: [{ status: '500', code: 'internal', title: 'Oops...Something went wrong' }] }),
}

/** Answers every read with an error while `isBroken`, except who is signed in. */
async function breakReads(page: Page): Promise<{ isBroken: boolean }> {
  const server = { isBroken: false }
  await page.route('**/api/v1/**', (route) => {
    const request = route.request()
    const isKept = request.method() !== 'GET' || /\/api\/v1\/(me|events)\b/.test(request.url())
    return server.isBroken && !isKept ? route.fulfill(FAILURE) : route.continue()
  })
  return server
}

test('a page whose data fails says so inside the application, and loads when it is tried again', TIMEOUT, async () => {
  const page = await openWindow(browser, { size: desk, token })
  const server = await breakReads(page)
  expect(screens.length).toBeGreaterThan(4)
  let tried = 0
  for (const { path, shows } of screens) {
    server.isBroken = true
    await page.goto(path)
    const again = page.getByRole('button', { name: 'Try again' }).first()
    await again.waitFor()
    // What all pages read may have failed before the page itself is loaded, and a read that failed may be repeated.
    const headings = page.getByRole('heading', { level: 1 })
    await expect.poll(() => headings.count(), { message: `${path}: headings` }).toBe(1)
    if (!path.startsWith('/jobs/')) await page.getByRole('navigation', { name: 'Main', exact: true }).waitFor()
    await expectNoBarrier(page, `${path}, failed`)
    server.isBroken = false
    // Once any read works again, all that failed are repeated, which may take the button away before the click.
    const isClicked = await again.click({ timeout: 10_000 }).then(
      () => true,
      () => false,
    )
    if (isClicked) tried += 1
    else expect(await again.count()).toBe(0)
    await shows(page).waitFor()
    await expect.poll(() => page.getByText('FAILED').count(), { message: `${path}: read again` }).toBe(0)
  }
  expect(tried).toBeGreaterThan(screens.length / 2)
})

test('the options of a dialog that failed are read again, and what was typed in it stays', TIMEOUT, async () => {
  const page = await openWindow(browser, { size: desk, token: await tokenOf('admin@assay.test') })
  const server = await breakReads(page)
  await page.goto('/admin/companies')
  await page.getByRole('row').nth(1).waitFor()
  server.isBroken = true
  await page.getByRole('button', { name: 'Create company' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create company' })
  await dialog.getByLabel('Company').fill('Works of Ada')
  await page.getByText('Part of this page didn’t load.').waitFor()
  server.isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByLabel('Country').selectOption({ label: 'Germany' })
  expect(await dialog.getByLabel('Company').inputValue()).toBe('Works of Ada')
  await expect.poll(() => page.getByText('Part of this page didn’t load.').count()).toBe(0)
})
