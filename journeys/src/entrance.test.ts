import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { aNewEmployer, DEMO_PASSWORD, openWindow, phone, signIn, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const path = (url: string) => new URL(url).pathname

test('a recruiter who opens a deep link signs in first and lands on the page that was wanted', async () => {
  for (const size of [undefined, phone]) {
    const page = await openWindow(browser, size && { size })
    await page.goto('/search-by-skill/kafka')
    // Skills can be searched by guests too, so a page that needs a login is asked for next.
    await page.waitForURL('**/anonymous-search-by-skill/kafka')
    await page.goto('/candidate-search/my-search-history?door=summary')
    await page.waitForURL('**/login?**')
    await page.getByText('You’ll return to').getByText('/candidate-search/my-search-history?door=summary').waitFor()
    await signIn(page, 'recruiter@acme.test')
    await page.getByRole('heading', { level: 1, name: 'Search history' }).waitFor()
    expect(new URL(page.url()).search).toBe('?door=summary')
    await page.goto('/login')
    await page.waitForURL('**/dashboard')
    await page.context().close()
  }
})

test('a wrong password is answered in words and keeps the address', async () => {
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

test('signing out leads to the start page, and the next visit has to sign in', async () => {
  const { token } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /Paste a job/ }).waitFor()
  expect(path(page.url())).toBe('/')
  expect(await page.context().cookies()).not.toContainEqual(expect.objectContaining({ name: 'auth._token.local' }))
  await page.goto('/dashboard')
  await page.waitForURL('**/login')
  await page.context().close()
})

test('an address that leads nowhere says so, and leads home', async () => {
  const page = await openWindow(browser)
  for (const address of ['/nothing/here', '/candidate-search-skills/not-an-id', '/emailVerification/not-an-id']) {
    await page.goto(address)
    if (path(page.url()) === '/login') await signIn(page, 'recruiter@acme.test')
    await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  }
  await page.getByRole('link', { name: 'Go to home page' }).click()
  await page.waitForURL((url) => url.pathname === '/' || url.pathname === '/dashboard')
  await page.context().close()
})

test('a server that fails is said with its status, and trying again works once it is back', async () => {
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
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor()
  await page.context().close()
})

test('a part of the page that will not load makes it load afresh once, and then says what is wrong', async () => {
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
  await page.getByRole('alert').getByRole('link', { name: 'Go to home page' }).waitFor()
  expect(loads).toBe(1)
  await page.context().close()
})

test('somebody whose role has no search is told so, and is offered none', async () => {
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
