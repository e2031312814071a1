// What a candidate does from an email, without an account: other times for an interview, and a question.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { awaitFound, linkIn, listMails } from './mailbox.ts'
import { type StartedSite, startSite } from './site.ts'
import { findCoveredLinks } from './targets.ts'
import { askAt, DEMO_PASSWORD, openWindowAt, phone, tokenAt } from './visits.ts'

let browser: Browser
/** Of its own: other journeys answer the same interview. */
let started: StartedSite
beforeAll(async () => {
  ;[browser, started] = await Promise.all([launchBrowser(), startSite(inject('demoCluster'))])
})
afterAll(async () => {
  await browser?.close()
  await started?.stop()
})

const ask = (...[method, path, asked]: Parameters<typeof askAt> extends [string, ...infer Rest] ? Rest : never) =>
  askAt(started.site.address, method, path, asked)

type Listed = { readonly data: readonly { readonly id: string; readonly attributes: Record<string, unknown> }[] }

/** The address in the reminder of the interview that waits for its candidate. */
async function linkOfReminder(token: string): Promise<{ id: string; link: string }> {
  const waiting = (await ask('GET', '/scheduled-interviews?filter[state]=proposed', { token })) as Listed
  const id = waiting.data[0]?.id ?? ''
  await ask('POST', `/scheduled-interviews/${id}/actions/remind`, {
    token,
    type: 'scheduled-interviews',
    attributes: {},
  })
  const { mailFolder } = started.site
  const mail = await awaitFound(
    () => listMails(mailFolder).findLast(({ subject }) => subject.startsWith('Reminder: choose a time')),
    'No reminder was sent.',
  )
  return { id, link: linkIn(mail) }
}

test('a candidate chooses free times, asks a question that is answered, and withdraws', async () => {
  const { address } = started.site
  const token = await tokenAt(address, 'recruiter@acme.test', DEMO_PASSWORD)
  const { id, link } = await linkOfReminder(token)
  const page = await openWindowAt(browser, address, { size: phone })
  await page.goto(link)
  await page.getByRole('button', { name: 'Suggest other times…' }).click()
  const times = page.getByRole('group', { name: /^Free times/ }).getByRole('checkbox')
  await times.first().waitFor()
  await expectNoBarrier(page, 'free times')
  const chosen = [await times.nth(0).getAttribute('aria-label'), await times.nth(3).getAttribute('aria-label')]
  await times.nth(0).tap()
  await times.nth(3).tap()
  await page.getByRole('button', { name: 'Send times' }).tap()
  await page.getByText('You suggested:').waitFor()
  for (const time of chosen)
    await page
      .getByRole('listitem')
      .filter({ hasText: time ?? '' })
      .waitFor()
  const sent = (await ask('GET', `/scheduled-interviews/${id}`, { token })) as { data: Listed['data'][number] }
  expect(sent.data.attributes).toMatchObject({ state: 'countered' })

  expect(await findCoveredLinks(page)).toEqual([])
  await page.getByRole('link', { name: 'How this was decided' }).tap()
  await page.getByRole('heading', { level: 1, name: /decided|How/ }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Ask Acme a question' }).tap()
  await page.getByLabel('What is it about?').selectOption({ label: 'A question about the job or the process' })
  const words = `Is the on-call rota paid? ${Date.now()}`
  await page.getByLabel('Your message').fill(words)
  await expectNoBarrier(page, 'question')
  await page.getByRole('button', { name: 'Send', exact: true }).tap()
  await page.getByText(words).waitFor()

  const desk = await openWindowAt(browser, address, { token })
  await desk.goto('/candidate-requests?kind=question')
  await desk.getByRole('row').filter({ hasText: 'Question' }).getByRole('button').first().click()
  const drawer = desk.getByRole('dialog', { name: 'Question' })
  await drawer.getByText(words).waitFor()
  await drawer.getByLabel('Answer to the candidate').fill('Yes, by the hour.')
  await drawer.getByRole('button', { name: 'Send answer' }).click()
  await drawer.getByText('Answered:').waitFor()
  await page.reload()
  await page.getByText('Yes, by the hour.').waitFor()

  await page.goto(link)
  await page.getByRole('button', { name: 'Withdraw from the process…' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw', exact: true }).tap()
  await page.getByRole('heading', { name: 'You have withdrawn.' }).waitFor()
  expect(await page.getByText('You suggested:').count()).toBe(0)
  await page.getByRole('button', { name: 'Rejoin' }).tap()
  await page.getByRole('heading', { name: 'You have withdrawn.' }).waitFor({ state: 'detached' })
  await Promise.all([page.context().close(), desk.context().close()])
})
