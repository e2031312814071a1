// Two colleagues on one job: what one does, the other sees without reloading.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { ask, openWindow, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

type Answer<Data> = { readonly data: Data }
const RUN = Date.now().toString(36)

async function idOfJob(token: string, title: string): Promise<string> {
  const { data } = (await ask('GET', '/requirements?page[size]=50', { token })) as Answer<
    { id: string; attributes: { title: string } }[]
  >
  return data.find(({ attributes }) => attributes.title === title)?.id ?? ''
}

test('a note and a tag of one are seen by the other, and what the other types stays', async () => {
  const [recruiter, lead] = await Promise.all(['recruiter@acme.test', 'lead@acme.test'].map((email) => tokenOf(email)))
  const job = await idOfJob(recruiter ?? '', 'Senior Backend Engineer, order intake')
  const address = `/candidate-search/shortlisted-candidates?requirement=${job}`
  const mine = await openWindow(browser, { token: recruiter ?? '' })
  const theirs = await openWindow(browser, { token: lead ?? '' })
  const openFirst = async (page: Page) => {
    await page.goto(address)
    await page.getByRole('row').filter({ hasText: 'Shortlisted' }).first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
  }
  await Promise.all([openFirst(mine), openFirst(theirs)])

  const draft = theirs.getByRole('dialog').getByLabel('New note')
  await draft.fill('Half a sentence')
  await mine.getByRole('dialog').getByLabel('New note').fill(`Ask about Kafka ${RUN}`)
  await mine.getByRole('dialog').getByRole('button', { name: 'Save note' }).click()
  await theirs.getByRole('dialog').getByText(`Ask about Kafka ${RUN}`).waitFor()
  expect(await draft.inputValue()).toBe('Half a sentence')

  const entry = (await ask('GET', `/shortlisteds?filter[requirement]=${job}&filter[stage]=shortlisted&page[size]=1`, {
    token: recruiter ?? '',
  })) as Answer<{ id: string }[]>
  await theirs.keyboard.press('Escape')
  const tag = (await ask('POST', '/tags', {
    token: recruiter ?? '',
    type: 'tags',
    attributes: { name: `hot ${RUN}`, color: 'teal' },
  })) as Answer<{ id: string }>
  await ask('POST', `/shortlisteds/${entry.data[0]?.id}/actions/tag`, {
    token: recruiter ?? '',
    type: 'shortlisteds',
    attributes: { tagIds: [tag.data.id] },
  })
  await theirs
    .getByRole('option', { name: `hot ${RUN}`, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' })
})

test('settings that a colleague saved meanwhile are replaced only by decision', async () => {
  const [recruiter, lead] = await Promise.all(['recruiter@acme.test', 'lead@acme.test'].map((email) => tokenOf(email)))
  const job = await idOfJob(recruiter ?? '', 'Data Engineer, price platform')
  const mine = await openWindow(browser, { token: recruiter ?? '' })
  const theirs = await openWindow(browser, { token: lead ?? '' })
  const descriptionOf = (page: Page) => page.getByRole('textbox', { name: 'Description' })
  const open = async (page: Page) => {
    await page.goto(`/requirement?id=${job}&tab=settings`)
    await descriptionOf(page).waitFor()
  }
  await Promise.all([open(mine), open(theirs)])
  const before = await descriptionOf(mine).inputValue()

  await descriptionOf(theirs).fill(`${before}\n\nTheirs, unsaved.`)
  await descriptionOf(mine).fill(`${before}\n\nMine.`)
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await theirs.getByText('Someone else saved this while you were typing').waitFor()
  expect(await descriptionOf(theirs).inputValue()).toContain('Theirs, unsaved.')

  await theirs.getByRole('button', { name: 'Show theirs' }).click()
  expect(await descriptionOf(theirs).inputValue()).toContain('Mine.')
  await descriptionOf(theirs).fill(before)
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(() => descriptionOf(mine).inputValue()).toBe(before)
})
