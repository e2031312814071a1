// Requirements: full-text search, seat forecast, and limited access for client contacts.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { ask, desk, openWindow, phone, tokenOf } from './visits.ts'

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
