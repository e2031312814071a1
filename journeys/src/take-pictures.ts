// Takes the screenshot of the README: `node journeys/src/take-pictures.ts`.
import { mkdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from './browser.ts'
import { backendPosting } from './postings.ts'
import { matchRows } from './search-pages.ts'
import { startSite } from './site.ts'

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url))
const MAX_BYTES = 250 * 1024

const { site, stop } = await startSite()
const browser = await launchBrowser()
try {
  mkdirSync(FOLDER, { recursive: true })
  const page = await browser.newPage({
    baseURL: site.address,
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await page.goto('/login?returnTo=%2Fcandidate-search%2Fsearch-by-job-desc')
  await page.getByLabel('Email').fill('recruiter@acme.test')
  await page.getByLabel('Password').fill('assay-demo-1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'Job description' }).fill(backendPosting)
  await page.getByRole('button', { name: 'Show candidates' }).first().click()
  await matchRows(page).first().waitFor()
  await page.getByRole('button', { name: /^Why .* ranks #1$/ }).click()
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' })
  await page.evaluate(() => window.scrollTo(0, 0))
  const path = `${FOLDER}matches-light.png`
  await page.screenshot({ path, animations: 'disabled' })
  const { size } = statSync(path)
  if (size > MAX_BYTES) throw new Error(`${path} has ${size} bytes; the README takes ${MAX_BYTES} at most.`)
  process.stdout.write(`${path}, ${size.toLocaleString('en')} bytes\n`)
} finally {
  await browser.close()
  await stop()
}
