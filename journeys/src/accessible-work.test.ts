import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { widths } from './full-run.ts'
import { backendPosting, backendSummary } from './postings.ts'
import { describeJob, matchRows } from './search-pages.ts'
import { aNewEmployer, makeSearch, openWindow } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) }).waitFor()

test.each(widths)('the pages of a recruiter pass axe ($width px)', async (size) => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendPosting, 'jobDesc')
  const page = await openWindow(browser, { size, token })
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Candidates' }).waitFor()
  await expectNoBarrier(page, 'dashboard')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog', { name: 'Commands' }).waitFor()
  await expectNoBarrier(page, 'palette', true)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menu').waitFor()
  await expectNoBarrier(page, 'account menu', true)
  await page.goto('/candidate-search')
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('link').first().waitFor()
  await expectNoBarrier(page, 'doors')
  await page.goto('/candidate-search/search-by-job-summary')
  await describeJob(page, backendSummary, 'Summary')
  await expectNoBarrier(page, 'summary, read')
  await page.goto('/search-by-skill')
  await page.getByText('No skills selected').waitFor()
  await expectNoBarrier(page, 'skills, none yet')
  await page.getByLabel('Add must-have').fill('k8s')
  await page.getByRole('option').first().waitFor()
  await expectNoBarrier(page, 'skills, options', true)
  await page.goto('/candidate-search/my-search-history')
  await page.getByRole('table').waitFor()
  await expectNoBarrier(page, 'history')
  await page.getByLabel('Search history').fill('nothing of the kind')
  await page.getByText('No matching data').waitFor()
  await expectNoBarrier(page, 'history, filtered empty')
  await checkMatches(page, id)
  await page.context().close()
})

async function checkMatches(page: Page, id: string): Promise<void> {
  await page.goto(`/candidate-search/search-by-job-desc?search=${id}`)
  await matchRows(page).first().waitFor()
  await page.getByRole('button', { name: /^Why .* ranks #1$/ }).click()
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await expectNoBarrier(page, 'job description with matches')
  await page.goto(`/candidate-search-skills/${id}`)
  await matchRows(page).first().waitFor()
  await expectNoBarrier(page, 'matches')
  await page.getByRole('button', { name: 'Country' }).click()
  await page.getByRole('dialog').waitFor()
  await expectNoBarrier(page, 'matches, facet', true)
  await page.keyboard.press('Escape')
  for (const place of [0, 1])
    await matchRows(page)
      .nth(place)
      .getByRole('checkbox', { name: /^Select / })
      .click()
  await page.getByRole('button', { name: 'Compare 2', exact: true }).click()
  await page.getByRole('dialog', { name: 'Compare 2 candidates' }).waitFor()
  await expectNoBarrier(page, 'comparison', true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await matchRows(page).first().getByRole('link').click()
  await page.getByRole('heading', { name: /^Why .* ranks #1$/ }).waitFor()
  await expectNoBarrier(page, 'profile in a search')
  const candidate = new URL(page.url()).searchParams.get('id')
  await page.goto(`/candidate-profile?id=${candidate}`)
  await heading(page, /Candidate/)
  await expectNoBarrier(page, 'profile')
  await page.goto(`/alternative?candidate=${candidate}`)
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await expectNoBarrier(page, 'substitutes')
  await page.goto(`/candidate-search-skills-new/${id}`)
  await page.getByRole('region', { name: 'Preview' }).getByRole('listitem').first().waitFor()
  await expectNoBarrier(page, 'workbench')
}
