import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { docxFile, pdfFile, textFile } from './files.ts'
import { backendPosting, resume } from './postings.ts'
import { matchRows } from './search-pages.ts'
import { openWindow, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const box = (page: Page) => page.getByRole('textbox', { name: 'Job description' })
const chip = (page: Page, skill: string) => page.getByRole('button', { name: `Remove ${skill}`, exact: true })

async function openDoor(): Promise<Page> {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/candidate-search/search-by-job-desc')
  return page
}

test('twenty thousand characters are read and ranked; one more is refused with a message, and the text stays', async () => {
  const page = await openDoor()
  const long = 'Senior Backend Engineer. Must have Go and PostgreSQL. '.repeat(400).slice(0, 20_000)
  await box(page).fill(long)
  await chip(page, 'PostgreSQL').waitFor()
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await matchRows(page).first().waitFor()

  await page.goto('/candidate-search/search-by-job-desc')
  await box(page).fill(`${long}!`)
  await page.getByText('20,001 / 20,000').waitFor()
  await box(page).press('Control+Enter')
  await page
    .getByText(/at most 20,000 characters/)
    .first()
    .waitFor()
  expect((await box(page).inputValue()).length).toBe(20_001)
  await page.context().close()
})

test('HTML is read as text and never executed', async () => {
  const page = await openDoor()
  const html =
    '<h1>Senior Go Developer</h1><script>window.wasRun = 1</script><img src=x onerror="window.wasRun = 1"><p>Must have Kafka</p>'
  await box(page).fill(html)
  await chip(page, 'Apache Kafka').waitFor()
  expect(await page.getByRole('combobox', { name: 'Title' }).inputValue()).toMatch(/Go Developer/)
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await matchRows(page).first().waitFor()
  await page.reload()
  await matchRows(page).first().waitFor()
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect.poll(() => box(page).inputValue()).toBe(html)
  await page.context().close()
})

const odd: { what: string; text: string; answer: RegExp }[] = [
  { what: 'nothing but emoji', text: '🚀🚀🚀 🎉🎉🎉 😀😀😀 ✨✨✨✨✨✨✨✨', answer: /no text to read/ },
  {
    what: 'a text in Hebrew',
    text: 'אנחנו מחפשים מפתח תוכנה מנוסה עם ניסיון של חמש שנים בפיתוח מערכות שרת',
    answer: /can’t read Hebrew/,
  },
  {
    what: 'a text in German',
    text: 'Wir suchen eine erfahrene Person mit Kenntnissen in Datenbanken und mindestens fünf Jahren Erfahrung',
    answer: /can’t read German/,
  },
  { what: 'a résumé', text: resume, answer: /looks like a résumé/ },
  { what: 'words without sense', text: 'asdf qwer zxcv uiop hjkl asdf', answer: /No job title or skill found/ },
]

test.each(odd)('$what gets a useful response and stays in the box', async ({ text, answer }) => {
  const page = await openDoor()
  await box(page).fill(text)
  await page.getByRole('region', { name: 'Check these points' }).getByText(answer).waitFor()
  await page.goto('/dashboard')
  await page.goto('/candidate-search/search-by-job-desc')
  await page.getByRole('region', { name: 'Check these points' }).getByText(answer).waitFor()
  expect(await box(page).inputValue()).toBe(text)
  await page.context().close()
})

test('a guest’s text that asks for nothing is answered with what to add, not as a failure', async () => {
  const page = await openWindow(browser)
  await page.goto('/candidate-anonymous-search/search-by-job-desc')
  await box(page).fill('asdf qwer zxcv uiop hjkl asdf')
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await page.getByText('Not searched yet').waitFor()
  await page
    .getByRole('alert')
    .getByText(/No job title or skill found/)
    .waitFor()
  expect(await page.getByText('FAILED').count()).toBe(0)
  await page.context().close()
})

test('emoji between words do not prevent reading', async () => {
  const page = await openDoor()
  await box(page).fill('🚀🚀 We need a developer with Kafka 🎉 and PostgreSQL 🐘')
  await chip(page, 'Apache Kafka').waitFor()
  await chip(page, 'PostgreSQL').waitFor()
  expect(await page.locator('mark').allTextContents()).toEqual(expect.arrayContaining(['Kafka', 'PostgreSQL']))
  await page.context().close()
})

test('an empty box asks for text, until some is written', async () => {
  const page = await openDoor()
  await box(page).press('Control+Enter')
  await page.getByText('Job description is required.').waitFor()
  await box(page).fill('Go')
  await chip(page, 'Go').waitFor()
  await page.getByText('Job description is required.').waitFor({ state: 'detached' })
  await page.context().close()
})

test.each([pdfFile(backendPosting), docxFile(backendPosting), textFile(backendPosting)])(
  '$name is read as its text',
  async (file) => {
    const page = await openDoor()
    await page.getByLabel('Job description file (PDF, DOCX or TXT)').setInputFiles(file)
    await chip(page, 'Apache Kafka').waitFor()
    expect(await box(page).inputValue()).toContain('Strong PostgreSQL and experience with Kafka')
    await page.context().close()
  },
)

test('a file of 50 MB, one of another type and a broken one are refused with a message; typed text stays', async () => {
  const page = await openDoor()
  await box(page).fill(backendPosting)
  const upload = page.getByLabel('Job description file (PDF, DOCX or TXT)')
  const message = page.getByRole('region', { name: 'Messages' })
  const folder = mkdtempSync(join(tmpdir(), 'assay-huge-'))
  const huge = join(folder, 'huge.pdf')
  writeFileSync(huge, '%PDF-1.4')
  truncateSync(huge, 50 * 1024 * 1024)
  await upload.setInputFiles(huge)
  await message.getByText('The file is larger than 2 MB').waitFor()
  await upload.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('png') })
  await message.getByText('Unsupported file type').waitFor()
  await upload.setInputFiles({ name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 no') })
  await message.getByText('The file is damaged').waitFor()
  expect(await box(page).inputValue()).toBe(backendPosting)
  rmSync(folder, { recursive: true })
  await page.context().close()
})
