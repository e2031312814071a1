import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendSummary } from './postings.ts'
import { addUp, describeJob, matchRows, openAllExplanations, rank, readSums } from './search-pages.ts'
import { openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const aRecruitersWindow = async (size?: { width: number; height: number }) =>
  openWindow(browser, { token: await tokenOf('recruiter@acme.test'), ...(size && { size }) })

test('a summary is read, asks about open points, and the answer changes the criteria', async () => {
  const page = await aRecruitersWindow()
  await page.goto('/candidate-search/search-by-job-summary')
  await describeJob(page, backendSummary, 'Summary')
  const question = page.getByRole('group', { name: /How much experience/ })
  await question.getByRole('button', { name: 'Senior' }).click()
  await expect.poll(() => page.getByLabel('Seniority').inputValue()).toBe('senior')
  expect(await page.getByRole('spinbutton', { name: 'Max pay' }).inputValue()).toBe('40')
  expect(await page.getByRole('spinbutton', { name: 'Min. overlap (hours)' }).inputValue()).toBe('4')
  await rank(page)
  await page.waitForURL(/candidate-search-skills\/[\w-]{36}/)
  await openAllExplanations(page)
  for (const { name, score, lines } of await readSums(page)) expect(addUp(lines), name).toBe(score)
  await page.context().close()
})

test('words of one person are announced as such, and the keyboard switches to the other reading and back', async () => {
  const page = await aRecruitersWindow()
  await page.goto('/candidate-search/search-by-job-summary')
  const told = 'Migrated the payroll of a brewery group to PostgreSQL and trained the bookkeepers of its sites.'
  await describeJob(page, told, 'Summary')
  await page.getByText('Read as one person’s profile').waitFor()
  await rank(page)
  for (const [button, heading] of [
    ['Search for a role instead', 'Read as a description of a role'],
    ['Find one person instead', 'Read as one person’s profile'],
  ] as const) {
    await page.getByRole('button', { name: button }).focus()
    await page.keyboard.press('Enter')
    await page.getByText(heading).waitFor()
  }
  await page.context().close()
})

for (const size of [undefined, phone])
  test(`skills are found by alias and weighted at ${size?.width ?? 1440} px, and the criteria stay visible beside the matches`, async () => {
    const page = await aRecruitersWindow(size)
    await page.goto('/search-by-skill')
    await page.getByLabel('Add must-have').fill('k8s')
    const option = page.getByRole('option', { name: /^Kubernetes/ }).first()
    await option.waitFor()
    expect(await option.textContent()).toContain('k8s')
    await option.click()
    await page.getByRole('button', { name: 'Remove Kubernetes' }).waitFor()
    await page.getByLabel('Add nice-to-have').fill('postgres')
    await page
      .getByRole('option', { name: /^PostgreSQL/ })
      .first()
      .click()
    const weight = page.getByRole('slider', { name: 'Weight of PostgreSQL' })
    await weight.fill('5')
    await rank(page)
    await page.waitForURL(/candidate-search-skills\/[\w-]{36}/)
    const asked = page.getByRole('region', { name: 'Search criteria' })
    // On a phone the criteria are one line that opens.
    if (size === phone) await asked.getByRole('button', { name: /must-have/ }).click()
    await asked.getByText('Kubernetes').waitFor()
    expect(await asked.getByTitle('weight 5 of 5').textContent()).toBe('PostgreSQL')
    await page.context().close()
  })

test('a pasted list adds its skills, says what it did not recognize, and searches for that word for word', async () => {
  const page = await aRecruitersWindow()
  await page.goto('/candidate-search')
  await page.getByRole('combobox', { name: 'Skills' }).fill('Kafka, k8s; zzyzx, 5+ years go')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search-by-skill')
  for (const name of ['Apache Kafka', 'Kubernetes', 'Go'])
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor()
  await page.getByText('Not understood: “zzyzx”').waitFor()
  await page.getByRole('button', { name: 'Search for exact words' }).click()
  const exact = page.getByRole('region', { name: 'Exact words' })
  await exact.getByRole('button', { name: 'Remove zzyzx' }).waitFor()
  const more = page.getByLabel('Add nice-to-have')
  await more.evaluate((field) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'postgres\nredis\n')
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await page.getByRole('slider', { name: 'Weight of PostgreSQL' }).waitFor()
  await page.getByRole('slider', { name: 'Weight of Redis' }).waitFor()
  await page.context().close()
})

test('skills that no one has together find candidates with most of them; required, the most restrictive one is named and can be relaxed', async () => {
  const page = await aRecruitersWindow()
  await page.goto('/search-by-skill/kafka')
  await page.getByLabel('Add must-have').fill('cobol')
  await page.getByRole('option', { name: /^COBOL/ }).click()
  await rank(page)
  await page.getByText(/^0 have all criteria/).waitFor()
  await page.getByRole('heading', { name: 'Has all must-haves' }).waitFor()
  await page.getByRole('heading', { name: 'Misses one or more' }).waitFor()
  await page.getByRole('button', { name: 'Only full matches' }).click()
  await page.getByText('No candidate has COBOL. One change is enough:').waitFor()
  await page.getByRole('button', { name: /^Treat all as preferences \([\d,]+ candidates\)$/ }).waitFor()
  expect(await page.locator('[data-primary]').count()).toBe(1)
  const change = page.getByRole('button', {
    name: /^COBOL: nice-to-have instead of must-have \(([\d,]+) candidates?\)$/,
  })
  const [promised = ''] = /[\d,]+(?= candidate)/.exec((await change.textContent()) ?? '') ?? []
  await change.click()
  // As many as the button promised.
  await page.getByRole('heading', { name: new RegExp(`^${promised} candidates?$`) }).waitFor()
  await matchRows(page).first().waitFor()
  await page.context().close()
})

test('a guest on a phone changes the text above the matches and searches again', async () => {
  const page = await openWindow(browser, { size: phone })
  await page.goto('/candidate-anonymous-search/search-by-job-summary')
  await describeJob(page, backendSummary, 'Summary')
  await rank(page)
  const run = page.getByRole('button', { name: 'Show candidates' })
  await run.waitFor({ state: 'detached' })
  const former = page.url()
  await page.getByRole('textbox', { name: 'Summary' }).fill('Rust developer')
  await run.tap()
  await page.waitForURL((url) => url.href !== former)
  await matchRows(page).filter({ hasText: 'Rust' }).first().waitFor()
  await page.context().close()
})
