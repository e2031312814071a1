// Three forms, a page, a dialog and the first page: wrong input, a refusal, a lost network, an ended session.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { aNewEmployer, ask, openWindow, phone, signIn, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const isFocused = (page: Page, label: string) =>
  expect
    .poll(() => page.getByLabel(label, { exact: true }).evaluate((field) => field === document.activeElement))
    .toBe(true)

/** The message that a screen reader reads with the field. */
const messageOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).evaluate((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  })

async function openDraft(token: string): Promise<Page> {
  const attributes = { title: 'Backend engineer', description: 'We need a backend engineer with Go and Kafka.' }
  const { data } = (await ask('POST', '/requirements', { token, type: 'requirements', attributes })) as {
    readonly data: { readonly id: string }
  }
  const page = await openWindow(browser, { token })
  await page.goto(`/requirement?id=${data.id}`)
  await page.getByLabel('Seats', { exact: true }).waitFor()
  return page
}

test('a job: wrong figures are shown where they are, and nothing is lost when the server cannot be reached', async () => {
  const { token } = await aNewEmployer()
  const page = await openDraft(token)
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const description = page.getByLabel('Description', { exact: true })

  await page.getByLabel('Seats', { exact: true }).fill('100')
  await page.getByLabel('Title', { exact: true }).fill('B')
  await description.fill('We build the order intake of a large retailer.')
  await save.click()
  await isFocused(page, 'Title')
  expect(await messageOf(page, 'Title')).toContain('Title must have at least 2 characters.')
  expect(await messageOf(page, 'Seats')).toContain('Seats must be at most 99.')
  await page.getByText('Not sent yet. Correct 2 fields:').waitFor()
  await expectNoBarrier(page, 'a form with wrong fields')
  await page.getByRole('button', { name: 'Seats must be at most 99.' }).click()
  await isFocused(page, 'Seats')

  await page.getByLabel('Seats', { exact: true }).fill('3')
  await page.getByLabel('Title', { exact: true }).fill('Backend engineer, orders')
  await page.route('**/api/v1/requirements/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
  )
  await description.press('Control+Enter')
  await page.getByRole('alert').getByText('Can’t reach the server').waitFor()
  expect(await description.inputValue()).toBe('We build the order intake of a large retailer.')
  await page.unroute('**/api/v1/requirements/*')
  await save.click()
  await page.getByRole('heading', { name: 'Backend engineer, orders' }).first().waitFor()
  await page.context().close()
})

test('an invitation: a refusal of the server lands at its field, on a phone, too', async () => {
  const page = await openWindow(browser, { size: phone, token: await tokenOf('owner@acme.test') })
  await page.goto('/clients')
  await page
    .getByRole('button', { name: /Invite/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await isFocused(page, 'Agency')
  expect(await messageOf(page, 'Agency')).toContain('Agency is required.')
  await dialog.getByLabel('Guarantee (days)').fill('181')
  await dialog.getByLabel('Message').fill('Work with us.')
  expect(await messageOf(page, 'Guarantee (days)')).toContain('must be at most 180')
  await expectNoBarrier(page, 'a dialog with wrong fields', true)
  await dialog.getByLabel('Guarantee (days)').fill('120')

  await dialog.getByLabel('Agency', { exact: true }).click()
  await page.getByRole('option').first().click()
  await page.route('**/api/v1/agency-clients', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 422,
          contentType: 'application/vnd.api+json',
          body: JSON.stringify({
            errors: [
              {
                status: '422',
                code: 'validation.invalid',
                title: 'Invalid',
                detail: 'This agency works with 90 days.',
                source: { pointer: '/data/attributes/guaranteeDays' },
              },
            ],
          }),
        })
      : route.continue(),
  )
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click()
  await isFocused(page, 'Guarantee (days)')
  expect(await messageOf(page, 'Guarantee (days)')).toContain('This agency works with 90 days.')
  expect(await dialog.getByLabel('Message').inputValue()).toBe('Work with us.')
  await page.context().close()
})

test('the own profile: after the session has ended, a new one in another tab lets it be saved', async () => {
  const { token, email, password } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  await page.goto('/pages/user')
  await page.getByLabel('Job title').fill('Talent partner, payments')
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await isFocused(page, 'Name')
  await page.getByLabel('Name', { exact: true }).fill('Ada Byron')

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  const [login] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Sign in in a new tab' }).click(),
  ])
  await signIn(login, email, password)
  await login.waitForURL('**/dashboard')
  await login.close()
  expect(await page.getByLabel('Job title').inputValue()).toBe('Talent partner, payments')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Saved').first().waitFor()
  await page.reload()
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Ada Byron')
  await page.context().close()
})
