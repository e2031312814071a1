import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { linkInMailTo, newAddress, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a person invited by an owner joins the team with the link', async () => {
  const email = newAddress()
  const owner = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  await owner.goto('/teammate')
  await owner.getByRole('link', { name: 'Invite people' }).click()
  await owner.getByLabel('Email addresses').fill(`Grace Hopper <${email}>`)
  await owner.getByText('Outside your company’s domain').waitFor()
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  await owner.waitForURL('**/teammate')
  await owner.getByRole('row').filter({ hasText: email }).getByText('Invited', { exact: true }).waitFor()

  const guest = await openWindow(browser)
  await guest.goto(await linkInMailTo(email))
  await guest.getByRole('heading', { name: 'Join Acme' }).waitFor()
  await guest.getByLabel('Full name').fill('Grace Hopper')
  await guest.getByLabel('Password', { exact: true }).fill('a ship in port is safe')
  await guest.getByLabel('Password confirmation').fill('a ship in port is safe')
  await guest.getByRole('button', { name: 'Join' }).click()
  await guest.waitForURL('**/dashboard')

  await owner.reload()
  await owner.getByRole('link', { name: 'Grace Hopper' }).click()
  await owner.getByRole('button', { name: 'Remove from the team' }).click()
  await owner.getByRole('button', { name: 'Remove', exact: true }).click()
  await owner.getByText('Removed', { exact: true }).waitFor()
  await guest.reload()
  await guest.waitForURL(/\/login/)
  expect(guest.url()).toContain('/login')
})

test('on a phone, what a permission is stays in view while the roles scroll', async () => {
  const page = await openWindow(browser, { size: phone, token: await tokenOf('owner@acme.test') })
  await page.goto('/teammate/roles')
  const permission = page.getByRole('rowheader', { name: 'See jobs' })
  await permission.waitFor()
  const left = async () => (await permission.boundingBox())?.x
  const before = await left()
  await page.getByRole('columnheader', { name: 'Viewer' }).scrollIntoViewIfNeeded()
  expect(await left()).toBe(before)
  await page.context().close()
})
