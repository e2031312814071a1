// Requirements: full-text search, seat forecast, and limited access for client contacts.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { aNewEmployer, ask, desk, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test.each([desk, phone])('a job is found by typing and shows its seat forecast ($width px)', async (size) => {
  const page = await openWindow(browser, { size, token: await tokenOf('recruiter@acme.test') })
  await page.goto('/interview-combined')
  const box = page.getByRole('combobox', { name: 'Job' })
  await box.fill('order intake')
  await page.getByRole('option', { name: /order intake/ }).waitFor()
  await expect.poll(() => page.getByRole('option').count()).toBe(1)
  await expectNoBarrier(page, 'choosing a requirement', true)
  await box.press('Enter')
  await page.waitForURL(/requirement=/)
  await expect.poll(() => box.inputValue()).toMatch(/order intake/)

  const id = new URL(page.url()).searchParams.get('requirement')?.replaceAll('"', '')
  await page.goto(`/requirement?id=${id}&tab=activity`)
  await page.getByRole('region', { name: 'Fill forecast' }).waitFor()
  await expectNoBarrier(page, 'a requirement with its forecast')
})

test('a section hidden from an agency keeps its heading and says so', async () => {
  const { data } = (await ask('GET', '/requirements?page[size]=1', { token: await tokenOf('owner@globex.test') })) as {
    readonly data: readonly { readonly id: string }[]
  }
  const page = await openWindow(browser, { token: await tokenOf('owner@northbridge.test') })
  await page.goto(`/requirement?id=${data[0]?.id}`)
  await page.getByText('Not found').waitFor()

  await expect.poll(() => page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Jobs'])
  await expectNoBarrier(page, 'a requirement of somebody else')
})

test('changed criteria stay while another tab of the job is read, and after a reload', async () => {
  const token = await tokenOf('owner@acme.test')
  const page = await openWindow(browser, { token })
  await page.goto('/requirement')
  await page.getByRole('link', { name: 'Backend Engineer, standing team' }).first().click()
  await page.getByRole('tab', { name: 'Criteria' }).click()
  const years = page.getByLabel('Min. years')
  const stored = await years.inputValue()
  await years.fill('11')
  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('tab', { name: 'Activity', selected: true }).waitFor()
  await page.getByRole('tab', { name: 'Criteria' }).click()
  await page.getByText('Your unsaved input was restored').waitFor()
  expect(await years.inputValue()).toBe('11')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.getByText('Your unsaved input was restored').waitFor()
  expect(await years.inputValue()).toBe('11')
  await page.getByRole('button', { name: 'Discard' }).click()
  expect(await years.inputValue()).toBe(stored)
  await page.context().close()
})

test('while a draft has changes to save, saving leads and publishing does not', async () => {
  const page = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  await page.goto('/requirement')
  await page.getByRole('link', { name: 'Mobile Developer, courier app' }).first().click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  const leading = page.locator('main [data-primary]')
  await page.getByLabel('Max pay').waitFor()
  expect(await leading.allTextContents()).toEqual(['Publish job'])
  await page.getByLabel('Max pay').fill('52')
  expect(await leading.allTextContents()).toEqual(['Save'])
  await page.getByLabel('Max pay').fill('')
  expect(await leading.allTextContents()).toEqual(['Publish job'])
  await page.context().close()
})

test('once the currency of the company is changed, amounts begin in it', async () => {
  const employer = await aNewEmployer()
  await ask('POST', '/requirements', {
    token: employer.token,
    type: 'requirements',
    attributes: { title: 'Go Engineer', description: 'Go' },
  })
  const page = await openWindow(browser, employer)
  await page.goto('/account')
  await page.getByLabel('Currency').selectOption('SEK')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await page.getByText('Settings saved').waitFor()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  await page.getByRole('link', { name: 'Go Engineer' }).click()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await expect.poll(() => page.getByLabel('Currency').inputValue()).toBe('SEK')
  await page.context().close()
})
