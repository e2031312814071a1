import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting } from './postings.ts'
import { addUp, matchRows, openAllExplanations, rank, readRanking, readSums } from './search-pages.ts'
import { aNewEmployer, desk, makeSearch, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const marked = (page: Page, tone: string) => page.locator(`mark[data-tone="${tone}"]`).allTextContents()

/** The maximum margin of a score in points. */
const MAX_MARGIN = 20

for (const size of [desk, phone])
  test(`a posting pasted at ${size.width} px is read, corrected and ranked, and every explanation adds up`, async () => {
    const page = await openWindow(browser, { size, token: await tokenOf('recruiter@acme.test') })
    await page.goto('/candidate-search')
    await page.getByRole('textbox', { name: 'Job description' }).fill(backendPosting)
    await page
      .getByRole('region', { name: 'Job description' })
      .getByRole('button', { name: 'Continue', exact: true })
      .click()
    await page.waitForURL('**/search-by-job-desc')

    await page.getByRole('button', { name: 'Remove Apache Kafka' }).waitFor()
    expect(await marked(page, 'must')).toEqual(expect.arrayContaining(['PostgreSQL', 'Kafka', 'Kubernetes']))
    expect(await marked(page, 'nice')).toEqual(expect.arrayContaining(['gRPC', 'Terraform']))
    expect(await marked(page, 'not')).toContain('PHP')
    expect((await marked(page, 'limit')).join(' ')).toContain('75 EUR/h')

    await page.getByRole('button', { name: 'Remove Kubernetes' }).click()
    await page.getByRole('button', { name: 'Edit Apache Kafka' }).click()
    await page.getByRole('button', { name: 'Make nice-to-have' }).click()
    await page.getByRole('slider', { name: 'Weight of Apache Kafka' }).waitFor()
    await page.keyboard.press('Escape')
    await rank(page)

    // On a phone only those that are missing can be seen.
    const asked = await page.locator('[aria-label="Must-haves"]').first().textContent()
    expect(asked).toContain('PostgreSQL')
    expect(asked).not.toContain('Kubernetes')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openAllExplanations(page)
    const sums = await readSums(page)
    expect(requests.filter((url) => url.includes('/matches'))).toEqual([])
    expect(sums).toHaveLength(await matchRows(page).count())
    expect(sums.length).toBe(25)
    for (const { name, score, sum, lines } of sums) {
      expect(lines.length, name).toBeGreaterThan(3)
      expect(addUp(lines), name).toBe(score)
      expect(sum, name).toBe(score)
    }
    // Candidates in a tie group are in random order; otherwise the higher score comes first.
    for (const [place, { score, name }] of sums.entries())
      expect(score, name).toBeLessThanOrEqual(
        Math.min(...sums.slice(0, place).map((above) => above.score)) + MAX_MARGIN,
      )
    await page.context().close()
  })

test('filters are part of the address, so back, forward and shared links work', async () => {
  const { id } = await makeSearch(await tokenOf('recruiter@acme.test'), backendPosting, 'jobDesc')
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto(`/candidate-search-skills/${id}`)
  const everybody = await readRanking(page)

  await page.getByRole('button', { name: 'Country' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /^Remove filter Country/ }).waitFor()
  await page.waitForURL(/filters=country/)
  await expect.poll(() => readRanking(page)).not.toEqual(everybody)
  const filtered = await readRanking(page)

  await page.goBack()
  await expect.poll(() => readRanking(page)).toEqual(everybody)
  await page.goForward()
  await expect.poll(() => readRanking(page)).toEqual(filtered)

  const colleague = await openWindow(browser, { token: await tokenOf('lead@acme.test') })
  await colleague.goto(page.url())
  await expect.poll(() => readRanking(colleague)).toEqual(filtered)
  await colleague.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => readRanking(colleague)).toEqual(everybody)
  await colleague.context().close()
  await page.context().close()
})

test('matches are starred, compared line by line, and opened in sequence', async () => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendPosting, 'jobDesc')
  const page = await openWindow(browser, { token })
  await page.goto(`/candidate-search-skills/${id}`)
  await matchRows(page).nth(2).waitFor()

  await matchRows(page)
    .nth(0)
    .getByRole('button', { name: /^Star / })
    .click()
  await matchRows(page)
    .nth(0)
    .getByRole('button', { name: /^Unstar/ })
    .waitFor()
  await page.reload()
  await matchRows(page)
    .nth(0)
    .getByRole('button', { name: /^Unstar/ })
    .waitFor()

  for (const place of [0, 1, 2])
    await matchRows(page)
      .nth(place)
      .getByRole('checkbox', { name: /^Select / })
      .click()
  const leading = page.locator('main [data-primary]')
  expect(await leading.allTextContents()).toEqual(['Shortlist for…'])
  await page.getByRole('button', { name: 'Compare 3', exact: true }).click()
  const comparison = page.getByRole('dialog', { name: 'Compare 3 candidates' })
  await comparison.waitFor()
  const sums = await comparison.locator('tfoot td').allTextContents()
  const shown = (await readRanking(page)).slice(0, 3).map((row) => /Score (-?[\d,]+)/.exec(row)?.[1])
  expect(sums).toEqual(shown)
  await page.keyboard.press('Escape')
  await comparison.waitFor({ state: 'hidden' })

  const names = await matchRows(page).getByRole('link').allTextContents()
  await page.getByRole('link', { name: names[0] ?? '', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor()
  await page.getByRole('heading', { name: /^Why .* ranks #1$/ }).waitFor()
  expect(await page.getByRole('button', { name: /^Previous/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: /^Next/ }).click()
  await page.getByRole('heading', { level: 1, name: names[1] ?? '' }).waitFor()
  await page.getByRole('button', { name: /^Previous/ }).click()
  await page.getByRole('heading', { level: 1, name: names[0] ?? '' }).waitFor()
  await page.context().close()
})
