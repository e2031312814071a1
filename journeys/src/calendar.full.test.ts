// The calendar of interviews: moved by keyboard, and what differs from the calendar elsewhere.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { ask, openWindow, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Shown {
  readonly id: string
  readonly attributes: { readonly start: string; readonly candidateName: string; readonly state: string }
}

test('an interview is moved by keyboard, and no one is notified before that is confirmed', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const listed = await ask('GET', '/scheduled-interviews?filter[state]=scheduled&sort=-start', { token })
  const [interview] = (listed as { data: Shown[] }).data
  if (interview === undefined) throw new Error('The demo has no agreed interview.')
  const { start, candidateName } = interview.attributes
  const stateOf = async () => {
    const shown = await ask('GET', `/scheduled-interviews/${interview.id}`, { token })
    return (shown as { data: Shown }).data.attributes.state
  }

  const page = await openWindow(browser, { token })
  await page.goto(`/interviews?view=week&whose=all&day=${start.slice(0, 10)}`)
  await page
    .getByRole('gridcell', { name: `busy: interview with ${candidateName}` })
    .first()
    .waitFor()
  const box = page.getByRole('list', { name: 'Calendar entries' }).getByRole('button', { name: candidateName }).first()
  await box.focus()
  for (const key of ['m', 'ArrowDown', 'Shift+ArrowDown', 'Escape', 'm', 'ArrowUp', 'Enter'])
    await page.keyboard.press(key)
  const dialog = page.getByRole('dialog', { name: 'Propose another time?' })
  await dialog.getByText(candidateName).waitFor()
  const before = await stateOf()
  await dialog.getByLabel('Reason for rescheduling').fill('The room is taken')
  await dialog.getByRole('button', { name: 'Ask the candidate' }).click()
  await dialog.waitFor({ state: 'detached' })

  expect(before).toBe('scheduled')
  expect(await stateOf()).toBe('rescheduling')
})

test('differences in the user’s own calendar are shown and settled, and the settings name the problem', async () => {
  const page = await openWindow(browser, { token: await tokenOf('lead@acme.test') })
  await page.goto('/interviews?view=week')
  await page.getByText('Your calendar differs').waitFor()
  await page.getByRole('button', { name: 'Keep as is' }).click()
  await page.getByText('Your calendar differs').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Calendar settings' }).click()
  const account = page.getByRole('region', { name: 'lead@acme.test' })
  await account.getByText('doesn’t accept this account').waitFor()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await account.getByRole('checkbox', { name: /Remove 1 interview/ }).uncheck()
  await account.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect a calendar' }).waitFor()
})

test('of a round that is prepared, that interview gets the times, with its length and its people', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const drafts = await ask('GET', '/scheduled-interviews?filter[state]=draft', { token })
  const [draft] = (drafts as { data: Shown[] }).data
  if (draft === undefined) throw new Error('The demo has no interview in preparation.')
  const { candidateName } = draft.attributes
  const page = await openWindow(browser, { token })
  await page.goto('/candidate-search/selected-for-interview')
  await page
    .getByRole('row')
    .filter({ hasText: candidateName })
    .getByRole('link', { name: /^Propose times/ })
    .click()
  const panel = page.getByRole('region', { name: 'Propose times' })
  await panel.getByText('Round 3, team, 30 minutes').waitFor()
  expect(await panel.getByLabel('Candidate').locator('option:checked').textContent()).toContain(candidateName)
  await panel.getByRole('button', { name: /^Propose \d times$/ }).click()
  await expect
    .poll(async () => {
      const shown = await ask('GET', `/scheduled-interviews/${draft.id}`, { token })
      return (shown as { data: Shown }).data.attributes.state
    })
    .toBe('proposed')
  await page.context().close()
})
