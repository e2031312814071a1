import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { aNewEmployer, ask, linkInMailTo, newAddress, openWindow, phone, tokenOf } from './visits.ts'

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
  const employer = await aNewEmployer()
  await aColleague(employer.token, 'Vera Visitor')
  const page = await openWindow(browser, employer)
  await page.goto('/teammate')
  await page.getByRole('link', { name: 'Vera Visitor' }).click()
  await page.getByRole('button', { name: 'Suspend' }).click()
  await page.getByRole('button', { name: 'Reactivate' }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Suspend' }).waitFor()
  await page.context().close()
})

test('an invitation that was revoked by mistake is open again after undo, and its link works', async () => {
  const employer = await aNewEmployer()
  const email = newAddress()
  const owner = await openWindow(browser, employer)
  await owner.goto('/teammate/add-teammate')
  await owner.getByLabel('Email addresses').fill(email)
  await owner.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await linkInMailTo(email)
  await owner.getByRole('button', { name: `Revoke the invitation of ${email}` }).click()
  await owner.getByText('Invitation revoked').waitFor()
  const guest = await openWindow(browser)
  await guest.goto(link)
  await guest.getByText('Ask for a new invitation.').waitFor()

  await owner.getByRole('button', { name: 'Undo' }).click()
  await owner.getByRole('row').filter({ hasText: email }).getByText('Invited', { exact: true }).waitFor()
  await guest.reload()
  await guest.getByRole('heading', { name: /^Join / }).waitFor()
  await guest.context().close()
  await owner.context().close()
})

test('the plan of a job names an interviewer who was suspended, and can be saved with and without them', async () => {
  const employer = await aNewEmployer()
  const { token } = employer
  const userId = await aColleague(token, 'Ines Interviewer')
  const plan = [{ round: 1, kind: 'screen', minutes: 30, panelPool: [userId], pick: 1 }]
  const attributes = { title: 'Go Engineer', description: 'Go', plan, team: [userId] }
  const made = (await ask('POST', '/requirements', { token, type: 'requirements', attributes })) as Made
  const owner = await openWindow(browser, employer)
  await owner.goto('/teammate')
  await owner.getByRole('link', { name: 'Ines Interviewer' }).click()
  await owner.getByRole('button', { name: 'Suspend' }).click()
  await owner.getByRole('button', { name: 'Reactivate' }).waitFor()

  await owner.goto(`/requirement?id=${made.data.id}&tab=interviews`)
  await owner.getByText('Ines Interviewer can’t interview now').waitFor()
  await owner.getByLabel('Length').selectOption({ label: '60 minutes' })
  await saved(owner, () => owner.getByRole('button', { name: 'Save plan' }).click())
  await owner.getByText('0 members can interview').click()
  await owner.getByLabel('Ines Interviewer (can’t interview now)').uncheck()
  await saved(owner, () => owner.getByRole('button', { name: 'Save plan' }).click())
  await owner.getByText('Ines Interviewer can’t interview now').waitFor({ state: 'detached' })
  await owner.getByText('Anyone can interview').waitFor()

  await owner.goto(`/requirement?id=${made.data.id}&tab=settings`)
  await owner.getByLabel('Title').fill('Senior Go Engineer')
  await owner.getByLabel('Ines Interviewer (not active)').waitFor()
  await saved(owner, () => owner.getByRole('button', { name: 'Save', exact: true }).click())
  await owner.getByRole('heading', { name: 'Senior Go Engineer' }).waitFor()
  await owner.context().close()
})

interface Made {
  readonly data: { readonly id: string }
}

/** A member who joins the company of the token's user, by their user id. */
async function aColleague(token: string, fullName: string): Promise<string> {
  const email = newAddress()
  const password = 'a ship in port is safe'
  const roles = (await ask('GET', '/roles?page[size]=50', { token })) as {
    data: { id: string; attributes: { name: string } }[]
  }
  const roleId = roles.data.find(({ attributes }) => attributes.name === 'Recruiter')?.id
  await ask('POST', '/teammates', { token, type: 'teammates', attributes: { emails: [email], roleId } })
  const [, id = '', secret = ''] = /invitation=([\w-]+)#(\S+)/.exec(await linkInMailTo(email)) ?? []
  await ask('POST', `/teammates/${id}/actions/accept`, {
    type: 'teammates',
    attributes: { token: secret, fullName, password, passwordConfirmation: password },
  })
  const joined = (await ask('GET', `/teammates/${id}`, { token })) as { data: { attributes: { userId: string } } }
  return joined.data.attributes.userId
}

/** The job was changed; a refusal would end the test here. */
async function saved(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && response.url().includes('/requirements/'),
  )
  await press()
  expect((await answered).status()).toBe(200)
}

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
