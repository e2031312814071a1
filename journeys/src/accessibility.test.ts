import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting, backendSummary } from './postings.ts'
import { describeJob, matchRows } from './search-pages.ts'
import { aNewEmployer, desk, makeSearch, openWindow, phone } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** The spots where the library catches the focus at the edges of something floating; they are never read out. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]'

/** Something floats above the page: it stands outside the landmarks, and what lies below is hidden from readers. */
const FLOATING = ['region', 'page-has-heading-one', 'aria-hidden-focus']

const widths = [desk, phone]

/** Every rule in the light theme, then again in the dark one those that look at colours. */
async function check(page: Page, screen: string, floats = false): Promise<void> {
  const light = new AxeBuilder({ page }).exclude(FOCUS_GUARDS)
  const found = await violationsOf(floats ? light.disableRules(FLOATING) : light)
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'))
  const dark = new AxeBuilder({ page }).exclude(FOCUS_GUARDS).withRules(['color-contrast', 'link-in-text-block'])
  found.push(...(await violationsOf(dark)))
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  expect(found, screen).toEqual([])
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(tooWide, `${screen} scrolls sideways`).toBeLessThanOrEqual(0)
}

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor()

test.each(widths)('the public screens have no barrier ($width px)', async (size) => {
  const page = await openWindow(browser, { size })
  await page.goto('/')
  await page.getByText('candidates available').waitFor()
  await check(page, 'home')
  await page.goto('/login?returnTo=%2Fcandidate-search')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByText('Email is required.').waitFor()
  await check(page, 'login with errors')
  await page.goto('/register')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Full name is required.').waitFor()
  await check(page, 'register with errors')
  await page.goto('/emailVerification')
  await heading(page)
  await check(page, 'verification')
  await page.goto('/emailVerification/01900000-0000-7000-8000-000000000000')
  await heading(page, 'This link is not complete')
  await check(page, 'verification, incomplete')
  await page.goto('/nothing/here')
  await heading(page, 'This page could not be found')
  await check(page, '404')
  await page.context().close()
})

test.each(widths)("a guest's screens have no barrier ($width px)", async (size) => {
  const page = await openWindow(browser, { size })
  await page.goto('/candidate-anonymous-search/search-by-job-desc')
  await heading(page)
  await check(page, 'guest, job description, empty')
  await describeJob(page, backendPosting)
  await page.getByRole('button', { name: 'Rank them' }).first().click()
  await matchRows(page).first().waitFor()
  await check(page, 'guest, matches')
  await page.goto('/candidate-anonymous-search/search-by-job-summary')
  await heading(page)
  await check(page, 'guest, summary')
  await page.goto('/anonymous-search-by-skill/kafka')
  await page.getByRole('region', { name: 'Apache Kafka' }).waitFor()
  await check(page, 'guest, skills')
  await page.getByRole('button', { name: 'Rank them' }).first().click()
  await matchRows(page).first().waitFor()
  await check(page, 'guest, matches by skill')
  await page.context().close()
})

test.each(widths)("a recruiter's screens have no barrier ($width px)", async (size) => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendPosting, 'jobDesc')
  const page = await openWindow(browser, { size, token })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Candidate pool' }).waitFor()
  await check(page, 'dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Commands' }).waitFor()
  await check(page, 'palette', true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menu').waitFor()
  await check(page, 'account menu', true)
  await page.goto('/candidate-search')
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('link').first().waitFor()
  await check(page, 'doors')
  await page.goto('/candidate-search/search-by-job-summary')
  await describeJob(page, backendSummary, 'What you need')
  await check(page, 'summary, read')
  await page.goto('/search-by-skill')
  await page.getByText('No skill yet').waitFor()
  await check(page, 'skills, none yet')
  await page.getByLabel('Add a must-have').fill('k8s')
  await page.getByRole('option').first().waitFor()
  await check(page, 'skills, options', true)
  await page.goto('/candidate-search/my-search-history')
  await page.getByRole('table').waitFor()
  await check(page, 'history')
  await page.getByLabel('Find in history').fill('nothing of the kind')
  await page.getByText('No matching data').waitFor()
  await check(page, 'history, filtered empty')
  await checkMatches(page, id)
  await page.context().close()
})

async function checkMatches(page: Page, id: string): Promise<void> {
  await page.goto(`/candidate-search/search-by-job-desc?search=${id}`)
  await matchRows(page).first().waitFor()
  await page.getByRole('button', { name: /^Why .* is number 1$/ }).click()
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await check(page, 'job description with matches')
  await page.goto(`/candidate-search-skills/${id}`)
  await matchRows(page).first().waitFor()
  await check(page, 'matches')
  await page.getByRole('button', { name: 'Country' }).click()
  await page.getByRole('dialog').waitFor()
  await check(page, 'matches, facet', true)
  await page.keyboard.press('Escape')
  for (const place of [0, 1])
    await matchRows(page)
      .nth(place)
      .getByRole('button', { name: /^Compare / })
      .click()
  await page.getByRole('button', { name: 'Compare 2', exact: true }).click()
  await page.getByRole('dialog', { name: 'Compare 2 candidates' }).waitFor()
  await check(page, 'comparison', true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await matchRows(page).first().getByRole('link').click()
  await page.getByRole('heading', { name: 'Why number 1' }).waitFor()
  await check(page, 'profile in a search')
  const candidate = new URL(page.url()).searchParams.get('id')
  await page.goto(`/candidate-profile?id=${candidate}`)
  await heading(page, /Candidate/)
  await check(page, 'profile')
  await page.goto(`/candidate-search-skills-new/${id}`)
  await page.getByRole('region', { name: 'Ranking now' }).getByRole('listitem').first().waitFor()
  await check(page, 'workbench')
}
