import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendSummary } from './postings.ts'
import { matchRows } from './search-pages.ts'
import { aNewEmployer, DEMO_PASSWORD, makeSearch, openWindow, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Focused {
  readonly name: string
  readonly shows: boolean
}

const readFocus = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const at = document.activeElement as HTMLElement
    const label = (at as HTMLInputElement).labels?.[0]?.textContent
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at)
    return {
      name: (at.getAttribute('aria-label') ?? label ?? at.textContent ?? '').trim(),
      shows: (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none',
    }
  })

/** Tabs from control to control; each must show its focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = await readFocus(page)
    expect(focused.shows, `${focused.name} shows its focus`).toBe(true)
    if (name.test(focused.name)) return
  }
  throw new Error(`No control named ${name} is reached by Tab.`)
}

test('from the login to an opened explanation by keyboard', async () => {
  const page = await openWindow(browser)
  await page.goto('/login')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await tabTo(page, /^Email/)
  await page.keyboard.type('recruiter@acme.test')
  await tabTo(page, /^Password/)
  await page.keyboard.type(DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /Hello/ }).waitFor()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Command' }).waitFor()
  await page.keyboard.type('find cand')
  await page.getByRole('option', { name: /Find candidates/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Find candidates' }).waitFor()

  await tabTo(page, /^Summary/)
  await page.keyboard.insertText(backendSummary)
  await page.keyboard.press('Control+Enter')
  await page.waitForURL('**/search-by-job-summary')
  await page.getByRole('button', { name: 'Remove Apache Kafka' }).waitFor()
  await tabTo(page, /^Summary/)
  await page.keyboard.press('Control+Enter')
  await matchRows(page).first().waitFor()
  await page.keyboard.press('Escape')
  await tabTo(page, /^Why .* ranks #1$/)
  await page.keyboard.press('Enter')
  await page.getByRole('columnheader', { name: 'Points' }).waitFor()
  await page.context().close()
})

test('single keys operate the list of matches, and ? lists them', async () => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendSummary)
  const page = await openWindow(browser, { token })
  await page.goto(`/candidate-search-skills/${id}`)
  await matchRows(page).nth(1).waitFor()
  const current = () => page.locator('li[data-current]').evaluateAll((rows) => rows.map((row) => row.id))
  const ids = await matchRows(page).evaluateAll((rows) => rows.map((row) => row.id))

  await page.keyboard.press('j')
  await expect.poll(current).toEqual([ids[0]])
  await page.keyboard.press('e')
  await matchRows(page).nth(0).getByRole('columnheader', { name: 'Points' }).waitFor()
  await page.keyboard.press('e')
  await matchRows(page).nth(0).getByRole('columnheader', { name: 'Points' }).waitFor({ state: 'detached' })
  await page.keyboard.press('Space')
  await matchRows(page).nth(0).getByRole('columnheader', { name: 'Points' }).waitFor()
  await page.keyboard.press('Space')
  await matchRows(page).nth(0).getByRole('columnheader', { name: 'Points' }).waitFor({ state: 'detached' })
  await page.keyboard.press('s')
  await matchRows(page)
    .nth(0)
    .getByRole('button', { name: /^Unstar/ })
    .waitFor()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect.poll(current).toEqual([ids[1]])
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Compare 2', exact: true }).waitFor()
  await page.keyboard.press('k')
  await expect.poll(current).toEqual([ids[0]])

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Peek at the explanation').waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'hidden' })
  await page.keyboard.press('o')
  await page.waitForURL('**/candidate-search/profile?**')
  await page.getByRole('heading', { name: /^Why .* ranks #1$/ }).waitFor()
  await page.getByRole('button', { name: /^Next/, disabled: false }).waitFor()
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: /^Why .* ranks #2$/ }).waitFor()
  await page.context().close()
})

test('lists move the focus by j and k, Enter opens, and a jump is not a key of the page', async () => {
  const page = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  const dialog = page.getByRole('dialog')
  for (const path of ['/contact-info-requested', '/hired-candidates/offers-sent', '/ownership-disputes']) {
    await page.goto(path)
    const openers = page.locator('tbody tr').getByRole('button')
    await openers.first().waitFor()
    await page.keyboard.press('j')
    const first = await readFocus(page)
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    expect(await readFocus(page), path).toEqual(first)
    expect(await page.evaluate(() => document.activeElement?.closest('tbody') !== null), path).toBe(true)
    await page.keyboard.press('Enter')
    await dialog.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => readFocus(page)).toEqual(first)
  }
  await page.goto('/candidate-search/shortlisted-candidates')
  await page.locator('tbody tr').first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await page.waitForURL('**/requirement')
  expect(await dialog.count()).toBe(0)
  await page.context().close()
})

test('j goes to the first card of a board and to the first of what is listed without a table, and Enter opens it', async () => {
  const page = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  await page.goto('/requirement')
  await page.getByRole('link', { name: 'Senior Backend Engineer, order intake' }).click()
  const board = page.getByRole('region', { name: 'Board' })
  const card = board.getByRole('listitem').getByRole('button').first()
  await card.waitFor()
  await page.keyboard.press('j')
  const name = (await card.getAttribute('aria-label')) ?? ''
  await focusIsOn(page, name)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await focusIsOn(page, name)

  for (const path of ['/hired-candidates', '/pages/timeline', '/candidate-search']) {
    await page.goto(path)
    const opener = page.locator('[data-row-list] > li').first().locator('a[href], button').first()
    await opener.waitFor()
    // A panel above may still load, and its first row is the first then.
    await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
    await page.keyboard.press('j')
    expect(await opener.evaluate((element) => element === document.activeElement), path).toBe(true)
  }
  await page.context().close()
})

test('keys typed into a field are text, not shortcuts', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/candidate-search/search-by-job-summary')
  await page.getByRole('textbox', { name: 'Summary' }).focus()
  await page.keyboard.type('jkesoc? gd')
  expect(await page.getByRole('textbox', { name: 'Summary' }).inputValue()).toBe('jkesoc? gd')
  expect(new URL(page.url()).pathname).toBe('/candidate-search/search-by-job-summary')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.context().close()
})

const focusIsOn = (page: Page, name: RegExp | string) =>
  expect.poll(async () => (await readFocus(page)).name).toMatch(name)

test('each page begins at its heading, also where one address has many', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/requirement')
  const first = page.getByRole('table').getByRole('link').first()
  const title = (await first.innerText()).trim()
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await focusIsOn(page, title)
  await expect.poll(() => page.title()).toBe(`${title} · Assay`)

  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('End')
  await page.getByRole('tab', { name: 'Settings', selected: true }).waitFor()
  await focusIsOn(page, /^Settings$/)
  await expect.poll(() => page.title()).toBe(`${title} · Assay`)

  await page.getByRole('navigation', { name: 'Main', exact: true }).getByRole('link', { name: 'Jobs' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await focusIsOn(page, /^Jobs$/)
  await page.context().close()
})

test('what opens by keyboard stays open, and its control has the focus again when it closes', async () => {
  const { token } = await aNewEmployer()
  const { id } = await makeSearch(token, backendSummary)
  const page = await openWindow(browser, { token })
  await page.goto(`/candidate-search-skills/${id}`)
  await matchRows(page).first().waitFor()
  const opensAndCloses = async (name: RegExp, role: 'dialog' | 'menu') => {
    const control = page.getByRole('button', { name }).first()
    await control.focus()
    await page.keyboard.press('Enter')
    const opened = page.getByRole(role)
    await opened.waitFor()
    await expect.poll(() => opened.evaluate((box) => box.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await opened.waitFor({ state: 'hidden' })
    await focusIsOn(page, name)
  }
  await opensAndCloses(/^Country/, 'dialog')
  await opensAndCloses(/^Account menu/, 'menu')
  await opensAndCloses(/^Shortlist Candidate/, 'dialog')
  await page.goto('/candidate-search/my-search-history')
  await page.getByRole('table').waitFor()
  await opensAndCloses(/^(Actions|More)/, 'menu')
  await page.context().close()
})

test('who removes a skill by keyboard goes on with the next', async () => {
  const { token } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  await page.goto('/search-by-skill')
  const box = page.getByRole('combobox', { name: 'Add must-have' })
  for (const skill of ['Kubernetes', 'PostgreSQL', 'Docker']) {
    await box.fill(skill)
    await page
      .getByRole('option', { name: new RegExp(`^${skill}`) })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: `Remove ${skill}` }).waitFor()
  }
  await page.getByRole('button', { name: 'Remove PostgreSQL' }).focus()
  await page.keyboard.press('Enter')
  await focusIsOn(page, 'Remove Docker')
  await page.keyboard.press('Enter')
  await focusIsOn(page, 'Remove Kubernetes')
  await page.keyboard.press('Enter')
  await page.getByText('No skills selected').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await page.context().close()
})
