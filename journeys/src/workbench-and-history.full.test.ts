import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting, backendSummary } from './postings.ts'
import { matchRows, readRanking } from './search-pages.ts'
import { aNewEmployer, ask, type MadeSearch, makeSearch, openWindow } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const ranking = (page: Page) => page.getByRole('region', { name: 'Preview' }).getByRole('listitem')

test('weights change the ranking immediately, and saving creates a second search', async () => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendPosting, 'jobDesc')
  const page = await openWindow(browser, { token })
  await page.goto(`/candidate-search-skills/${id}`)
  const frozen = await readRanking(page)
  await page.getByRole('button', { name: 'More about this search' }).click()
  await page.getByRole('menuitem', { name: 'Adjust weights' }).click()
  await ranking(page).first().waitFor()
  await expect.poll(() => ranking(page).getByText('same').count()).toBeGreaterThan(10)

  const before = await ranking(page).allTextContents()
  await page.getByRole('checkbox', { name: 'Kubernetes is a must-have' }).click()
  await page.getByRole('slider', { name: 'Weight of Rust' }).fill('5')
  await expect.poll(() => ranking(page).allTextContents()).not.toEqual(before)
  await expect
    .poll(() =>
      ranking(page)
        .getByText(/^(up|down)$/)
        .count(),
    )
    .toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Save as new search' }).click()
  await page.waitForURL((url) => /candidate-search-skills\/[\w-]{36}/.test(url.pathname) && !url.pathname.endsWith(id))
  await matchRows(page).first().waitFor()
  const keptId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const { data: kept } = (await ask('GET', `/candidate-searches/${keptId}`, { token })) as { data: MadeSearch }
  expect(kept.relationships.parent?.data?.id).toBe(id)

  await page.goto(`/candidate-search-skills/${id}`)
  expect(await readRanking(page)).toEqual(frozen)
  await page.reload()
  expect(await readRanking(page)).toEqual(frozen)
  await page.context().close()
})

test('a new company sees an empty history that leads to the first search', async () => {
  const { token } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  await page.goto('/candidate-search/my-search-history')
  await page.getByText('No Data').waitFor()
  await page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).last().click()
  await page.getByRole('heading', { level: 1, name: 'Find candidates' }).waitFor()
  await page.context().close()
})

test('searches are saved by name, filtered, deleted and restored', async () => {
  const { token } = await aNewEmployer()
  await makeSearch(token, backendPosting, 'jobDesc')
  const { id } = await makeSearch(token, backendSummary)
  const page = await openWindow(browser, { token })
  const rows = page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })

  await page.goto(`/candidate-search-skills/${id}`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('Two for the ledger')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved as “Two for the ledger”').waitFor()

  await page.goto('/candidate-search/my-search-history')
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Saved only').check()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('link', { name: 'Two for the ledger' }).waitFor()
  await page.getByLabel('Search history').fill('nothing of the kind')
  await page.getByText('No matching data').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await page.getByLabel('Search type').selectOption('jobDesc')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByLabel('Search type').selectOption('')
  await expect.poll(() => rows.count()).toBe(2)

  const named = rows.filter({ hasText: 'Two for the ledger' })
  await named.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await page.reload()
  await named.waitFor()

  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected searches' })
  await bar.getByRole('link', { name: 'Compare runs' }).waitFor()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => rows.count()).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => rows.count()).toBe(2)
  await page.context().close()
})
