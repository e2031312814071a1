// Notifications, the timeline and the user's own settings.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { ask, desk, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function submitRequirement(title: string): Promise<void> {
  const token = await tokenOf('recruiter@acme.test')
  const attributes = { title, description: 'Go and PostgreSQL, four hours of overlap with Berlin.' }
  const made = (await ask('POST', '/requirements', { token, type: 'requirements', attributes })) as {
    data: { id: string }
  }
  await ask('POST', `/requirements/${made.data.id}/actions/submit`, { token, type: 'requirements', attributes: {} })
}

test('a notification arrives while the page is open and is opened by keyboard', async () => {
  const page = await openWindow(browser, { token: await tokenOf('lead@acme.test') })
  await page.goto('/pages/user')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.waitFor()
  const title = `Approve me ${Date.now()}`
  await submitRequirement(title)
  await page.getByRole('button', { name: /^Notifications, \d+ new/ }).waitFor()
  await bell.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'Notifications' })
  const link = panel.getByRole('link', { name: new RegExp(title) })
  await link.waitFor()
  await expectNoBarrier(page, 'notifications', true)
  await panel.getByRole('button', { name: 'Mark all as read' }).focus()
  await link.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/requirement')
  await page.context().close()
})

test.each([desk, phone])('the timeline is read, verified and extended with a note ($width px)', async (size) => {
  const page = await openWindow(browser, { size, token: await tokenOf('owner@acme.test') })
  await page.goto('/pages/timeline')
  await page.getByRole('listitem').first().waitFor()
  await page.getByRole('button', { name: 'Verify audit log' }).click()
  await page.getByText(/^Verified: [\d,]+ entries$/).waitFor()
  await page.getByRole('button', { name: 'Details' }).first().click()
  await expectNoBarrier(page, 'timeline')
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add note' })
  const words = `Two rounds are enough ${size.width} ${Date.now()}`
  await dialog.getByLabel('Note').fill(words)
  await expectNoBarrier(page, 'note', true)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByText(words).waitFor()
  const openFilters = async () => {
    // On a phone they are folded.
    if (size === phone) await page.getByRole('button', { name: /^Filters/, expanded: false }).click()
  }
  await openFilters()
  await page.getByLabel('Type').selectOption('note')
  await page.getByText(words).waitFor()
  await page.getByRole('listitem').filter({ hasText: words }).getByRole('link').first().click()
  await page.getByRole('region', { name: 'Entry' }).getByText(words).waitFor()
  await page.getByRole('link', { name: 'All entries' }).click()
  await openFilters()
  await page.getByLabel('From').fill('2030-01-01')
  await page.getByText('No activity in this period.').waitFor()
  await page.context().close()
})

test.each([desk, phone])('a message leaves the title of the page free ($width px)', async (size) => {
  const page = await openWindow(browser, { size, token: await tokenOf('recruiter@acme.test') })
  await page.goto('/pages/timeline')
  await page.getByRole('button', { name: 'Add note' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Met the team.')
  await dialog.getByRole('button', { name: /^(Add|Save)/ }).click()
  const message = page.getByRole('status').filter({ hasText: 'Note added' })
  await message.waitFor()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  expect((await message.boundingBox())?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
  await page.context().close()
})

test.each([desk, phone])('every part of the settings passes axe ($width px)', async (size) => {
  const page = await openWindow(browser, { size, token: await tokenOf('viewer@acme.test') })
  await page.goto('/pages/user')
  await fillIn(page)
  await page.goto('/pages/user?part=hours')
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
  await expectNoBarrier(page, 'working hours')
  await page.goto('/pages/user?part=notifications')
  await page.getByRole('radio', { name: 'Daily, between' }).check()
  await expectNoBarrier(page, 'what one hears of')
  await page.goto('/pages/user?part=security')
  await page.getByText('This session').first().waitFor()
  await expectNoBarrier(page, 'security')
  await page.context().close()
})

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Job title').fill('Follows the hiring')
  await page.getByLabel('Phone').fill('0151')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Include the country code').first().waitFor()
  await expectNoBarrier(page, 'own profile')
  await page.getByLabel('Phone').fill('+49 151 12345678')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').first().waitFor()
  await page.reload()
  expect(await page.getByLabel('Phone').inputValue()).toBe('+4915112345678')
}

test('the candidates of a pool are selected together, and a bar of the market’s pay opens its offers', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/talent-pools')
  await page.getByRole('button', { name: 'Nearly hired, back end' }).click()
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check()
  const bar = page.getByRole('region', { name: 'Selected candidates' })
  await bar.getByRole('button', { name: 'Shortlist for…' }).waitFor()
  await expectNoBarrier(page, 'a pool, all selected')
  await bar.getByRole('button', { name: 'Clear selection' }).click()
  await bar.waitFor({ state: 'detached' })

  await page.goto('/insights')
  await page.getByRole('list', { name: 'Offers against the market' }).getByRole('button').first().click()
  await page.getByRole('dialog', { name: /^Offers: / }).waitFor()
  await page.context().close()
})
