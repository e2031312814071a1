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

test('a member who was suspended by mistake is active again after undo', async () => {
  const page = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  await page.goto('/teammate')
  await page.getByRole('link', { name: 'Vera Viewer' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Suspend' }).waitFor()
  await page.context().close()
})

test('on a phone, the permissions of the role that is chosen fit beside their names', async () => {
  const page = await openWindow(browser, { size: phone, token: await tokenOf('owner@acme.test') })
  await page.goto('/teammate/roles')
  const heads = page.getByRole('row').first().getByRole('columnheader').filter({ visible: true })
  await page.getByRole('rowheader', { name: 'See jobs' }).waitFor()
  for (const role of ['Viewer', 'Owner']) {
    await page.getByLabel('Role', { exact: true }).selectOption({ label: role })
    await expect.poll(() => heads.allTextContents()).toEqual(['Permission', role])
    const box = await heads.last().boundingBox()
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(phone.width)
  }
  await page.context().close()
})
