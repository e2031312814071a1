import { createHmac } from 'node:crypto'
import { sendNext, type TestPerson } from '@assay/server/platform/testing/test-openid'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { aNewEmployer, askAt, newAddress, openWindow, signIn, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const atGoogle = (person: TestPerson | null) => sendNext(inject('site').openId, person)

/** RFC 6238, as an authenticator app computes it. */
function code(key: string, later = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const hash = createHmac('sha1', secret).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test('a new user signs up with Google, opens a company, and signs in again without a password', async () => {
  const email = newAddress()
  await atGoogle({ sub: email, email, email_verified: true, name: 'Ada Lovelace' })
  const page = await openWindow(browser)
  await page.goto('/register')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  // The heading was there before Google, too.
  await expect
    .poll(() =>
      page
        .getByLabel('Full name')
        .inputValue()
        .catch(() => ''),
    )
    .toBe('Ada Lovelace')
  expect(new URL(page.url()).search).toBe('')
  await expectNoBarrier(page, 'register with Google')
  await page.getByRole('textbox', { name: 'Company' }).fill('Analytical Engines')
  await page.getByLabel('Country').fill('Germany')
  await page.getByRole('option', { name: 'Germany' }).click()
  await page.getByLabel('Size').selectOption('11-50')
  await page.getByLabel(/I represent this company/).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/get-started')

  const again = await openWindow(browser)
  await again.goto('/login?returnTo=%2Fteammate')
  await again.getByRole('button', { name: 'Continue with Google' }).click()
  await again.waitForURL('**/teammate')
  await again.goto('/pages/user?part=security')
  await again.getByRole('button', { name: 'Disconnect Google' }).click()
  await again.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await again.getByText('Set a password first').waitFor()
})

test('an account with a password connects Google once; a cancelled sign-in says so', async () => {
  const email = 'recruiter@acme.test'
  await atGoogle(null)
  const page = await openWindow(browser)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByText('You were not signed in at Google').waitFor()
  await expectNoBarrier(page, 'a sign-in that was given up')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await atGoogle({ sub: 'recruiter-at-google', email, email_verified: true, name: 'Rosa' })
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('heading', { name: 'Connect your account' }).waitFor()
  await expectNoBarrier(page, 'connect the account')
  await page.getByLabel('Password').fill('not the password')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await page
    .getByText('Wrong email or password')
    .or(page.getByText('Check your email address and password'))
    .first()
    .waitFor()
  await page.getByLabel('Password').fill('assay-demo-1')
  await page.getByRole('button', { name: 'Connect and sign in' }).click()
  await page.waitForURL('**/dashboard')
  await page.goto('/pages/user?part=security')
  await page.getByRole('button', { name: 'Disconnect Google' }).click()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page.getByText('Google disconnected').waitFor()
})

test('an authenticator app is set up, asked for at the sign-in, and unlocks the screen', async () => {
  const { email, password, token } = await aNewEmployer()
  const page = await openWindow(browser, { token })
  await page.goto('/pages/user?part=security')
  await page.getByRole('button', { name: 'Set up', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const secret = ((await dialog.getByText(/^[A-Z2-7 ]{32,50}$/).textContent()) ?? '').replaceAll(' ', '')
  await dialog.getByLabel('Code from the app').fill(code(secret))
  await dialog.getByRole('button', { name: /Turn on|Confirm/ }).click()
  await page.getByText('Recovery codes').first().waitFor()

  const other = await openWindow(browser)
  await other.goto('/login')
  await signIn(other, email, password)
  await other.getByRole('heading', { name: 'Confirm it’s you' }).waitFor()
  await other.getByLabel('Six-digit code').fill(code(secret, 1))
  await other.getByRole('button', { name: 'Sign in', exact: true }).click()
  await other.waitForURL('**/dashboard')

  await other.goto('/lock')
  await other.getByText('Locked since').waitFor()
  await other.goto('/dashboard')
  await other.waitForURL('**/lock**')
  await other.getByLabel('Password').fill(password)
  await other.getByRole('button', { name: 'Unlock' }).click()
  await other.waitForURL('**/dashboard')
})

test('an API token is made in plain words, works for what it may, and ends when it is revoked', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/pages/user?part=security')
  await page.getByRole('button', { name: 'New token' }).click()
  const dialog = page.getByRole('dialog', { name: 'New API token' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Weekly report')
  await dialog.getByLabel('See jobs', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Create token' }).click()
  const made = page.getByRole('dialog', { name: 'Your new token' })
  const token = await made.getByRole('textbox', { name: 'Token' }).inputValue()
  await made.getByRole('button', { name: 'I’ve saved it' }).click()
  const { address } = inject('site')
  await askAt(address, 'GET', '/requirements', { token })
  await expect(askAt(address, 'GET', '/stars', { token })).rejects.toThrow('403')
  await page.getByRole('button', { name: 'Revoke Weekly report' }).click()
  await page.getByRole('button', { name: 'Revoke', exact: true }).click()
  await page.getByText('Token revoked').waitFor()
  await expect(askAt(address, 'GET', '/requirements', { token })).rejects.toThrow('401')
})
