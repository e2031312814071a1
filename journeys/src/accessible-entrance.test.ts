import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { widths } from './full-run.ts'
import { backendPosting } from './postings.ts'
import { describeJob, matchRows } from './search-pages.ts'
import { openWindow } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor()

test.each(widths)('the public pages pass axe ($width px)', async (size) => {
  const page = await openWindow(browser, { size })
  await page.goto('/')
  await page.getByText('candidates available').waitFor()
  await expectNoBarrier(page, 'home')
  await page.goto('/login?returnTo=%2Fcandidate-search')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Email is required.').waitFor()
  await expectNoBarrier(page, 'login with errors')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await page.getByText('Full name is required.').waitFor()
  await expectNoBarrier(page, 'register with errors')
  await page.goto('/agency-register')
  await page.getByRole('button', { name: 'Send application' }).click()
  await page.getByText('Legal name is required.').waitFor()
  await expectNoBarrier(page, 'register an agency with errors')
  await page.goto('/password/reset')
  await heading(page, 'Reset password')
  await expectNoBarrier(page, 'reset password')
  await page.goto('/password/email#01900000-0000-7000-8000-000000000000.x')
  await heading(page, 'Set a new password')
  await expectNoBarrier(page, 'new password')
  await page.goto('/emailVerification')
  await heading(page)
  await expectNoBarrier(page, 'verification')
  await page.goto('/emailVerification/01900000-0000-7000-8000-000000000000')
  await heading(page, 'Incomplete link')
  await expectNoBarrier(page, 'verification, incomplete')
  await page.goto('/nothing/here')
  await heading(page, 'This page could not be found')
  await expectNoBarrier(page, '404')
  await page.context().close()
})

test.each(widths)('the pages of a guest pass axe ($width px)', async (size) => {
  const page = await openWindow(browser, { size })
  await page.goto('/candidate-anonymous-search/search-by-job-desc')
  await heading(page)
  await expectNoBarrier(page, 'guest, job description, empty')
  await describeJob(page, backendPosting)
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await matchRows(page).first().waitFor()
  await expectNoBarrier(page, 'guest, matches')
  await page.goto('/candidate-anonymous-search/search-by-job-summary')
  await heading(page)
  await expectNoBarrier(page, 'guest, summary')
  await page.goto('/anonymous-search-by-skill/kafka')
  await page.getByRole('region', { name: 'Apache Kafka' }).waitFor()
  await expectNoBarrier(page, 'guest, skills')
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await matchRows(page).first().waitFor()
  await expectNoBarrier(page, 'guest, matches by skill')
  await page.context().close()
})
