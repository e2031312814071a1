import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting, backendSummary } from './postings.ts'
import { addUp, describeJob, matchRows, openAllExplanations, rank, readSums } from './search-pages.ts'
import { linkInMailTo, newAddress, openWindow, phone } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const AGENCIES = /northbridge/i
const MAIL_OR_PHONE = /[\w.]+@[\w-]+\.\w+|\+\d{2}[\d ]{7}/

async function expectFiveMasked(page: Page): Promise<void> {
  await openAllExplanations(page)
  const sums = await readSums(page)
  expect(sums).toHaveLength(5)
  for (const { score, sum, lines } of sums) expect([addUp(lines), sum]).toEqual([score, score])
  for (const row of await matchRows(page).all()) {
    const words = (await row.textContent()) ?? ''
    expect(words).toMatch(/^\d≈?[A-Z0-9]{1,2}[A-Z].*Candidate [A-Z0-9]{1,5}/)
    expect(words).not.toMatch(AGENCIES)
    expect(words).not.toMatch(MAIL_OR_PHONE)
    expect(await row.locator('a:not([href="/how-ranking-works"]), img').count()).toBe(0)
  }
}

test('a guest searches in three ways, is notified of the daily limit, and finds the searches in the new account', async () => {
  const page = await openWindow(browser)
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Job description' }).fill(backendPosting)
  await page.getByRole('button', { name: 'Search as guest' }).click()
  await page.waitForURL(/candidate-anonymous-search\/search-by-job-desc\?search=/)
  await matchRows(page).first().waitFor()
  await expectFiveMasked(page)

  await page.goto('/candidate-anonymous-search/search-by-job-summary')
  await describeJob(page, backendSummary, 'Summary')
  await rank(page)
  await expectFiveMasked(page)

  await page.goto('/anonymous-search-by-skill/postgresql')
  await rank(page)
  await page.waitForURL('**/anonymous-candidate-search-skill/**')
  await expectFiveMasked(page)
  await page.getByText('0 guest searches left today').waitFor()

  await page.goto('/anonymous-search-by-skill/rust')
  await page.getByRole('button', { name: 'Show candidates' }).click()
  await page.getByRole('heading', { name: 'No guest searches left today' }).waitFor()
  await page.getByRole('alert').getByText('Create a free account to continue').waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()

  const email = newAddress()
  await register(page, email)
  await page.goto(await linkInMailTo(email))
  await page.waitForURL('**/login?**')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password').fill('a long enough password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('**/get-started')
  await page.getByText(/\d of 5 done/).waitFor()
  await page.getByRole('link', { name: 'Skip, go to the dashboard' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/candidate-search/my-search-history')
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  await expect.poll(() => rows.count()).toBe(3)
  expect((await rows.allTextContents()).join('\n')).toMatch(/Back-?end/i)
  await page.context().close()
})

async function register(page: Page, email: string): Promise<void> {
  await page.getByLabel('Full name').fill('Ada Example')
  await page.getByLabel('Work email').fill('ada at works')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Work email must be an email address').waitFor()
  await page.getByLabel('Work email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a long enough password')
  await page.getByLabel('Password confirmation').fill('a long enough password')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByRole('textbox', { name: 'Company' }).fill('Example Works')
  await page.getByRole('combobox', { name: 'Country' }).fill('germ')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByLabel('Size').selectOption('11-50')
  await page.getByRole('checkbox', { name: /I represent this company/ }).click()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
}

test('a guest on a phone sees the top five with the first explanation open', async () => {
  const page = await openWindow(browser, { size: phone })
  await page.goto('/anonymous-search-by-skill/kafka')
  await rank(page)
  await expectFiveMasked(page)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - Math.round(visualViewport?.width ?? innerWidth)),
  ).toBeLessThanOrEqual(0)
  await page.context().close()
})

test.each([
  ['/candidate-anonymous-search/search-by-job-summary', 'Summary'],
  ['/anonymous-search-by-skill/kafka', null],
])('a guest on a phone who has no search left sees so where they are, on %s', async (address, text) => {
  const page = await openWindow(browser, { size: phone })
  await page.goto(address)
  await page.evaluate(async () => {
    const attributes = { door: 'summary', text: 'Senior Go engineer with Kafka' }
    const body = JSON.stringify({ data: { type: 'candidate-anonymous-searches', attributes } })
    const headers = { 'content-type': 'application/vnd.api+json' }
    for (let times = 0; times < 3; times += 1)
      await fetch('/api/v1/candidate-anonymous-searches', { method: 'POST', headers, body })
  })
  if (text !== null) await describeJob(page, backendSummary, text)
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  const create = page.getByRole('alert').getByRole('link', { name: 'Create an account' })
  await create.waitFor()
  await expect.poll(() => create.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  await page.context().close()
})

test('on a phone, published audits show impact ratios and their counts without scrolling sideways', async () => {
  const page = await openWindow(browser, { size: phone })
  await page.goto('/fairness')
  const table = page.getByRole('table').first()
  await table
    .getByText(/^[\d,]+ of [\d,]+ above median$/)
    .first()
    .waitFor()
  const ratio = await table.getByRole('columnheader', { name: 'Impact ratio' }).boundingBox()
  expect((ratio?.x ?? Number.POSITIVE_INFINITY) + (ratio?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  await page.context().close()
})

test('a guest cannot open another guest’s search by its address', async () => {
  const one = await openWindow(browser)
  await one.goto('/anonymous-search-by-skill/go')
  await rank(one)
  const other = await openWindow(browser)
  await other.goto(one.url())
  await other.getByRole('heading', { name: 'This page could not be found' }).waitFor()
  await one.context().close()
  await other.context().close()
})
