// An agency imports its people: a table that spreadsheets have broken, and a folder of résumés.
import { readFileSync } from 'node:fs'
import { aDocx, aPdf } from '@assay/server/platform/testing/documents/test-documents'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { openWindow, tokenOf } from './visits.ts'

let browser: Browser
let token: string
beforeAll(async () => {
  browser = await launchBrowser()
  token = await tokenOf('owner@northbridge.test')
})
afterAll(() => browser.close())

/** Hundreds of documents on a busy machine are no failure. */
const PATIENCE_MS = 300_000
const RUN = Date.now().toString(36)
const FIRST = ['Ada', 'Bruno', 'Chiara', 'Dmitri', 'Esra', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas']
const LAST = ['Lindqvist', 'Moreau', 'Novak', 'Okafor', 'Petrov', 'Quist', 'Rossi', 'Santos', 'Tanaka', 'Ueda']
const TITLES = ['Backend Developer', 'Data Engineer', 'Frontend Developer', 'Site Reliability Engineer']
const SKILLS = ['Go, Kafka, PostgreSQL', 'Python, Spark, Airflow', 'React, TypeScript', 'Kubernetes, Terraform, Linux']

async function chooseFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.goto('/imports')
  await page.getByLabel('Files to import').setInputFiles(files)
}

async function agreeAndImport(page: Page, people: RegExp): Promise<void> {
  await page.getByLabel(/^Everyone in these files agreed/).check()
  await page.getByRole('button', { name: people }).click()
  await page.getByRole('heading', { name: 'Result' }).waitFor({ timeout: PATIENCE_MS })
}

const factOf = (page: Page, name: string) =>
  page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd')

test('a broken table: problems are shown by row and column, corrected, imported and undone', async () => {
  const page = await openWindow(browser, { token })
  const row = (place: number, rest: string) => `Person ${place};p${place}.${RUN}@people.test;${rest}`
  const table = [
    'sep=;',
    'Voller Name;E-Mail;Job title;Skills;Land;Land',
    row(1, 'Backend Developer;Go, Kafka;Atlantis;AT'),
    '',
    row(2, 'Data Engineer;"Python, never closed;Spain;'),
    row(3, '=CONCAT(A1);Rust;Spain;'),
    row(4, 'Data Engineer;Python;Österreich;'),
  ].join('\r\n')
  await chooseFiles(page, [
    { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${table}`, 'utf16le') },
  ])
  await page.getByRole('heading', { name: 'people.csv' }).waitFor()
  await page.getByLabel('Content of “Voller Name”').selectOption('name')
  await page.getByRole('tab', { name: 'Problems 3' }).click()
  await page.getByText('A quotation mark isn’t closed').waitFor()
  await page.getByText('The cell holds a formula (=CONCAT(A1)).').waitFor()
  await page.getByText('"Atlantis" is neither a country').waitFor()
  await expectNoBarrier(page, 'an import that is being prepared')

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rows to correct' }).click(),
  ])
  const rest = readFileSync(await file.path(), 'utf8')
  await agreeAndImport(page, /^Import 1 person/)
  expect(await factOf(page, 'Imported').textContent()).toBe('1')

  const corrected = rest
    .replace('Atlantis', 'Österreich')
    .replace('"""Python, never closed"', 'Python')
    .replace(/"?'=CONCAT\(A1\)"?/, 'Data Engineer')
  await chooseFiles(page, [{ name: 'corrected.csv', mimeType: 'text/csv', buffer: Buffer.from(corrected) }])
  await page.getByRole('heading', { name: 'corrected.csv' }).waitFor()
  await page.getByLabel('Content of “Voller Name”').selectOption('name')
  await page.getByRole('tab', { name: 'New 3' }).waitFor()
  await agreeAndImport(page, /^Import 3 people/)

  await page.getByRole('button', { name: 'Undo import…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo 3 people' }).click()
  await expect.poll(() => factOf(page, 'Undone').textContent()).toBe('3')
})

test('one candidate is typed into a form, reviewed, and found again when the same person is typed twice', async () => {
  const page = await openWindow(browser, { token })
  const name = `Zoë Form ${RUN}`
  const type = async () => {
    await page.goto('/candidates')
    await page.getByRole('button', { name: 'Add candidate' }).click()
    const form = page.getByRole('dialog', { name: 'Add candidate' })
    await form.getByRole('button', { name: 'Continue' }).click()
    await form.getByText('Name is required.').waitFor()
    await form.getByLabel('Name', { exact: true }).fill(name)
    await form.getByLabel('Email').fill(`zoe.${RUN}@people.test`)
    await form.getByLabel('Headline').fill('Senior Backend Developer')
    await form.getByLabel('Skills').fill('Go: 6, Kafka: 4, Python 3')
    await form.getByLabel('Since').fill('March')
    await form.getByText('Since must be a month').waitFor()
    await expectNoBarrier(page, 'adding one candidate')
    await form.getByLabel('Since').fill('')
    await form.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('heading', { level: 1, name }).waitFor()
  }
  await type()
  await page.getByRole('tab', { name: 'New 1' }).waitFor()
  await agreeAndImport(page, /^Import 1 person/)
  expect(await factOf(page, 'Imported').textContent()).toBe('1')
  await type()
  await page.getByRole('tab', { name: 'Unchanged 1' }).waitFor()
  await page.context().close()
})

test('the owner takes all candidates along in one file, and importing it finds each of them again', async () => {
  const page = await openWindow(browser, { token })
  await page.goto('/candidates')
  await page.getByRole('button', { name: 'Export all' }).click()
  await expectNoBarrier(page, 'exporting all candidates', true)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Everything, as JSON Resume' }).click(),
  ])
  const exported = readFileSync(await file.path())
  const count = exported.toString().trim().split('\n').length
  expect(count).toBeGreaterThan(10)
  await chooseFiles(page, [
    {
      name: file.suggestedFilename(),
      mimeType: 'application/x-ndjson',
      buffer: exported.subarray(0, firstLines(exported, 20)),
    },
  ])
  await page.getByRole('tab', { name: 'Existing 20' }).waitFor({ timeout: PATIENCE_MS })
  expect(await page.getByRole('tab', { name: /^Problems/ }).count()).toBe(0)
  await page.context().close()
})

const firstLines = (bytes: Buffer, count: number): number =>
  Array.from({ length: count }).reduce<number>((at) => bytes.indexOf('\n', at) + 1, 0)

test('a file that cannot be read at all says why and leaves no import behind', async () => {
  const page = await openWindow(browser, { token })
  const name = `header-${RUN}.csv`
  await chooseFiles(page, [{ name, mimeType: 'text/csv', buffer: Buffer.from('Name;E-Mail\n') }])
  await page.getByText('The file has a header and no rows.').waitFor()
  await page.getByRole('link', { name }).waitFor({ state: 'detached' })
  await page.context().close()
})

test('leaving an upload asks first, and a file that was refused is named before the import opens', async () => {
  const page = await openWindow(browser, { token })
  const aText = (name: string) => {
    const lines = [name, 'Backend Developer', `${name}.${RUN}@people.test`, 'Skills', 'Go, Kafka']
    return { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from(lines.join('\n')) }
  }
  let asked = 0
  let goOn = (): void => undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/import-runs/*/actions/addFile', async (route) => {
    asked += 1
    const isFirst = asked === 1
    await held
    if (!isFirst) return route.continue()
    const errors = [{ status: '413', code: 'document.too-large', title: 'Too large', detail: 'It is too large.' }]
    return route.fulfill({ status: 413, contentType: 'application/vnd.api+json', body: JSON.stringify({ errors }) })
  })
  await chooseFiles(page, [aText('Ada'), aText('Bruno')])
  await page.getByText('of 2 files').waitFor()
  await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .getByRole('link', { name: 'Candidates', exact: true })
    .click()
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await question.getByText('Files that haven’t been uploaded yet aren’t imported.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  goOn()
  await page.getByText('It is too large.').waitFor()
  await page.getByRole('button', { name: 'Continue with the others' }).click()
  await page.getByRole('heading', { level: 1, name: '2 files' }).waitFor()
  await page.getByRole('tab', { name: 'New 1' }).waitFor()
  await page.getByText('1 file wasn’t uploaded').waitFor()
  await page.goto('/imports')
  await page.getByText('1 file missing').first().waitFor()
  await page.context().close()
})

test('a folder of résumés is read one by one, and imported again without a change', async () => {
  const page = await openWindow(browser, { token })
  const count = 60
  const files = Array.from({ length: count }, (_, place) => {
    const name = `${FIRST[place % 10]} ${LAST[Math.floor(place / 10) % 10]}`
    const title = TITLES[place % 4] ?? ''
    const lines = [
      name,
      title,
      `r${place}.${RUN}@people.test`,
      'Experience',
      `${title}, Company ${place}, 03/2019 - present`,
    ]
    const all = [...lines, `Worked with ${SKILLS[place % 4]}.`, 'Skills', SKILLS[place % 4] ?? '']
    const isPdf = place % 3 !== 0
    return {
      name: `${RUN} ${place}.${isPdf ? 'pdf' : 'docx'}`,
      mimeType: 'application/octet-stream',
      buffer: isPdf ? aPdf(all) : aDocx(all),
    }
  })
  await chooseFiles(page, files)
  await page.getByText(`of ${count} files`).waitFor({ timeout: PATIENCE_MS })
  await page.getByRole('heading', { name: `${count} files` }).waitFor({ timeout: PATIENCE_MS })
  await page.getByRole('tab', { name: `New ${count}` }).waitFor({ timeout: PATIENCE_MS })
  await agreeAndImport(page, new RegExp(`^Import ${count} people`))
  expect(await factOf(page, 'Imported').textContent()).toBe(String(count))

  await page.getByRole('link', { name: `Open profile: ${RUN} 0.docx` }).click()
  await page.getByRole('button', { name: 'Read the résumé' }).click()
  const resume = page.getByRole('region', { name: 'Text of the résumé' })
  await page.getByLabel('Highlight').selectOption('Apache Kafka')
  await expect.poll(() => resume.locator('mark').first().textContent()).toContain('Worked with Go, Kafka, PostgreSQL')
  await expectNoBarrier(page, 'a résumé beside the profile')

  await chooseFiles(page, files.slice(0, 2))
  await page.getByRole('tab', { name: 'Unchanged 2' }).waitFor()
}, 2_000_000)
