import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting } from './postings.ts'
import { aNewEmployer, ask, DEMO_PASSWORD, makeSearch, openWindow, phone, signIn, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const path = (url: string) => new URL(url).pathname

test('a recruiter who opens a deep link signs in and lands on the requested page', async () => {
  for (const size of [undefined, phone]) {
    const page = await openWindow(browser, size && { size })
    await page.goto('/search-by-skill/kafka')
    // Guests can search by skills too, so the next request is for a page that needs a login.
    await page.waitForURL('**/anonymous-search-by-skill/kafka')
    await page.goto('/candidate-search/my-search-history?door=summary')
    await page.waitForURL('**/login?**')
    await page.getByText('You’ll return to').getByText('Search history', { exact: true }).waitFor()
    await signIn(page, 'recruiter@acme.test')
    await page.getByRole('heading', { level: 1, name: 'Search history' }).waitFor()
    expect(new URL(page.url()).search).toBe('?door=summary')
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
    await page.context().close()
  }
})

// As sent, fonts and style sheets included. Read apps/web/build before raising it: a schema or a menu has probably come along.
const MAX_FIRST_VISIT_BYTES = 195_000

test.each([
  ['/', 'Paste a job. Get vetted engineers, with the reason for every rank.'],
  ['/login', 'Sign in'],
])('a first visit to %s loads little, and is drawn before any script', async (address, name) => {
  const page = await openWindow(browser, { size: phone })
  const sizes: Promise<{ responseBodySize: number }>[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().includes('/api/')) sizes.push(request.sizes())
  })
  await page.goto(address)
  await page.locator('#root:not(:has(> [inert])) h1').waitFor()
  const loaded = await Promise.all(sizes)
  expect(loaded.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(MAX_FIRST_VISIT_BYTES)

  await page.route('**/assets/*.js', (route) => route.abort())
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(address)
  await page.locator('#root > [inert]').getByText(name, { exact: true }).first().waitFor()
  expect(refused).toEqual([])
  await page.context().close()
})

test('a page behind the login begins with the outline of the application', async () => {
  const page = await openWindow(browser, { size: phone, token: await tokenOf('recruiter@acme.test') })
  await page.route('**/assets/*.js', (route) => route.abort())
  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto('/requirement')
  const outline = await page.locator('#root > [inert]').boundingBox()
  expect(outline).toMatchObject({ width: phone.width, height: phone.height })
  expect(refused).toEqual([])
  await page.context().close()
})

// Scripts and style sheets that the page names, as sent. What is opened over a list, and its schemas, load with use.
const MAX_LIST_BYTES = 215_000

test.each([
  '/dashboard',
  '/candidate-search-skills/00000000-0000-7000-8000-000000000000',
  '/candidate-search/profile',
  '/requirement',
  '/contact-info-requested',
  '/hired-candidates/offers-sent',
  '/hired-candidates/candidates-hired',
  '/talent-pools',
])('the files of %s are few enough for a slow phone', async (address) => {
  const site = inject('site').address
  const headers = { accept: 'text/html', cookie: 'auth._token.local=Bearer%20any' }
  const page = await fetch(site + address, { headers })
  const names = [...(await page.text()).matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, name]) => name)
  const sizes = names.map(async (name) => {
    const file = await fetch(`${site}${name}`, { method: 'HEAD', headers: { 'accept-encoding': 'br' } })
    return Number(file.headers.get('content-length'))
  })
  expect(names.length).toBeGreaterThan(8)
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_LIST_BYTES)
})

// React schedules its next slice by a message; a page that is rendered in one task needs two to appear.
const MIN_SLICES = 8

test('results appear in slices, between which a slow phone answers to touch', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const { id } = await makeSearch(token, backendPosting, 'jobDesc')
  const page = await openWindow(browser, { size: phone, token })
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(() => {
    let slices = 0
    const { postMessage } = MessagePort.prototype
    MessagePort.prototype.postMessage = function (this: MessagePort, ...message: unknown[]) {
      slices += 1
      return Reflect.apply(postMessage, this, message)
    }
    const watch = new MutationObserver(() => {
      if (document.querySelector('#root main') === null) return
      document.documentElement.dataset['slices'] = String(slices)
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/candidate-search-skills/${id}`)
  await page.locator('[id^="match-"]').first().waitFor()
  expect(Number(await page.locator('html').getAttribute('data-slices'))).toBeGreaterThan(MIN_SLICES)
  await page.context().close()
})

test('later visits get the current shell from the server, and the kept one only without a connection', async () => {
  const context = await browser.newContext({ baseURL: inject('site').address, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.evaluate(async () => {
    const [name = ''] = (await caches.keys()).filter((each) => each.includes('precache'))
    const kept = await caches.open(name)
    const [shell] = (await kept.keys()).filter(({ url }) => url.includes('/index.html'))
    const old = new Response('<h1>Of the last release</h1>', { headers: { 'content-type': 'text/html' } })
    if (shell !== undefined) await kept.put(shell, old)
  })
  expect((await page.goto('/pricing'))?.fromServiceWorker()).toBe(true)
  await page.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()
  await context.setOffline(true)
  await page.goto('/how-ranking-works')
  await page.getByRole('heading', { level: 1, name: 'Of the last release' }).waitFor()
  await context.close()
})

test('a wrong password shows a message and keeps the address', async () => {
  const page = await openWindow(browser)
  await page.goto('/login')
  await signIn(page, 'nobody@acme.test', `${DEMO_PASSWORD}?`)
  await page
    .getByRole('form')
    .or(page.locator('form'))
    .getByText(/address|password/i)
    .first()
    .waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@acme.test')
  expect(path(page.url())).toBe('/login')
  await page.context().close()
})

test('signing out leads to the start page, ends the other windows, and the next visit requires a login', async () => {
  const { email, password, token } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  const other = await page.context().newPage()
  await other.goto('/requirement')
  await other.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Paste a job/ }).waitFor()
  await other.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('returnTo') === '/requirement')
  expect(path(page.url())).toBe('/')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'auth._token.local' }))
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  await page.context().close()

  // No request uses a login that the server has ended, so none is refused.
  const elsewhere = await openWindow(browser, { token: await tokenOf(email, password) })
  const said: string[] = []
  await elsewhere.goto('/requirement')
  await elsewhere.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  elsewhere.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await ask('POST', '/logout?everywhere=true', { token: await tokenOf(email, password) })
  await elsewhere.waitForURL('**/login?**')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
  expect(said).toEqual([])
  await elsewhere.context().close()
})

test('an unknown address shows an error page that links home', async () => {
  const page = await openWindow(browser)
  for (const address of ['/nothing/here', '/candidate-search-skills/not-an-id', '/emailVerification/not-an-id']) {
    await page.goto(address)
    if (path(page.url()) === '/login') await signIn(page, 'recruiter@acme.test')
    await page.getByRole('heading', { name: 'This page could not be found' }).waitFor()
  }
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/dashboard')
  await page.context().close()
})

test('a server error shows its status, and retrying works once the server recovers', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.route('**/api/v1/me?**', (route) =>
    route.fulfill({
      status: 503,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors: [{ status: '503', code: 'service.not-ready', title: 'Not ready yet' }] }),
    }),
  )
  await page.goto('/dashboard')
  await page.getByRole('alert').getByText('503').waitFor()
  await page.unroute('**/api/v1/me?**')
  const again = page.getByRole('button', { name: 'Try again' })
  const hello = page.getByRole('heading', { level: 1, name: /Hello/ })
  // A request that began before the server recovered may still fail after the first press.
  await expect
    .poll(
      async () => {
        if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined)
        return hello.count()
      },
      { interval: 1_000 },
    )
    .toBe(1)
  await page.context().close()
})

test('a page chunk that fails to load reloads the page once, then shows an error', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/candidate-search.my-search-history-*.js', (route) => route.abort())
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Search history' })
    .click()
  await expect.poll(() => loads).toBe(1)
  await page.getByRole('alert').getByRole('link', { name: 'Go to home page' }).waitFor()
  expect(loads).toBe(1)
  await page.context().close()
})

test('a user without the search permission sees a message and no search', async () => {
  const page = await openWindow(browser, { token: await tokenOf('viewer@acme.test') })
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor()
  expect(await page.getByRole('link', { name: 'Find candidates' }).count()).toBe(0)
  for (const address of ['/candidate-search', '/candidate-search/search-by-job-desc', '/search-by-skill/kafka']) {
    await page.goto(address)
    await page.getByRole('heading', { name: /Your role doesn’t have access to this page/ }).waitFor()
  }
  await page.context().close()
})
