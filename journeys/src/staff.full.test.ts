// What the operator's people do, and numbers of dashboards that open the rows they count.
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

interface Related {
  readonly candidate: { readonly data: { readonly id: string } }
}

/** Candidates in vetting without a result, the latest first. */
async function listUnvetted(): Promise<string[]> {
  const token = await tokenOf('admin@assay.test')
  const { data } = (await ask('GET', '/candidates?filter[state]=inVetting&page[size]=50', { token })) as {
    data: { id: string; attributes: { vetting: unknown[] } }[]
  }
  return data.filter(({ attributes }) => attributes.vetting.length === 0).map(({ id }) => id)
}

async function recordResult(page: Page, dates: { on: string; validUntil?: string }): Promise<void> {
  await page.getByRole('button', { name: 'Record result…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Record result' })
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOption('Technical interview')
  await dialog.getByRole('textbox', { name: 'Method' }).fill('Pair programming')
  await dialog.getByRole('textbox', { name: 'Assessor’s role' }).fill('Senior engineer')
  await dialog.getByRole('combobox', { name: 'Result' }).selectOption('Passed')
  await dialog.getByLabel('Date', { exact: true }).fill(dates.on)
  if (dates.validUntil !== undefined) await dialog.getByLabel('Valid until').fill(dates.validUntil)
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Record result' }).click()
  await dialog.waitFor({ state: 'detached' })
}

test.each([
  [desk, 0],
  [phone, 1],
])('a candidate whose result expired is approved only after a new one ($width px)', async (size, place) => {
  const id = (await listUnvetted())[place]
  const page = await openWindow(browser, { size, token: await tokenOf('admin@assay.test') })
  await page.goto(`/admin/vetting/${id}`)
  await page.getByText('Record a passed result before you approve the candidate.').waitFor()
  await recordResult(page, { on: '2024-01-10', validUntil: '2025-01-10' })
  await page.getByText(/^Every passed result has expired\. Record a new one/).waitFor()
  await page.getByText('It has expired, so it no longer counts.').waitFor()
  expect(await page.getByRole('button', { name: 'Approve candidate' }).count()).toBe(0)
  await expectNoBarrier(page, 'a candidate in vetting')
  await recordResult(page, { on: '2026-01-10' })
  await page.getByRole('button', { name: 'Approve candidate' }).click()
  await page.getByText('Employers can find this candidate now.').waitFor()
  await page.getByRole('heading', { level: 1, name: /Available$/ }).waitFor()
  await page.context().close()
})

test.each([
  [desk, 'light', 'Confirm'],
  [phone, 'dark', 'Reject'],
] as const)(
  'a second person sees all that a correction changes, and decides ($width px)',
  async (size, theme, verb) => {
    const token = await tokenOf('admin@assay.test')
    const { data } = (await ask('GET', '/vetting-results?page[size]=100', { token })) as {
      data: {
        attributes: { stage: string; state: string }
        relationships: Related
      }[]
    }
    const { attributes, relationships } = data.filter(
      ({ attributes: { stage, state } }) => stage !== 'screening' && state === 'valid',
    )[verb === 'Confirm' ? 0 : 1] as (typeof data)[number]
    const { id } = relationships.candidate.data
    const page = await openWindow(browser, { size, theme, token })
    await page.goto(`/admin/vetting/${id}`)
    await page
      .getByRole('button', { name: new RegExp(`^Correct ${attributes.stage}`) })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Correct result' })
    const method = await dialog.getByRole('textbox', { name: 'Method' }).inputValue()
    await dialog.getByRole('textbox', { name: 'Method' }).fill('Review of the recording')
    await dialog.getByLabel('Valid until').fill('2031-02-03')
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The recording shows more than was noted.')
    await dialog.getByRole('button', { name: 'Propose correction' }).click()
    await page.getByText('You proposed it, so a colleague must confirm it.').waitFor()
    expect(await page.getByRole('button', { name: /^Confirm correction/ }).count()).toBe(0)

    const second = await openWindow(browser, { size, theme, token: await tokenOf('reviewer@assay.test') })
    await second.goto('/admin/vetting?show=changes')
    const row = second.getByRole('row').filter({ hasText: 'The recording shows more' })
    const changes = row.getByRole('list', { name: 'Changes' }).getByRole('listitem')
    await changes.first().waitFor()
    expect(await changes.allInnerTexts()).toEqual([
      `Method: Review of the recording (was ${method})`,
      expect.stringMatching(/^Valid until: 3 Feb 2031 \(was /),
    ])
    await expectNoBarrier(second, 'corrections to confirm')
    await row.getByRole('button', { name: new RegExp(`^${verb} correction`) }).click()
    await row.waitFor({ state: 'detached' })
    await second.goto(`/admin/vetting/${id}`)
    const results = second.getByRole('region', { name: 'Table: Results' })
    await results.getByRole('row').nth(1).waitFor()
    expect(await results.getByText('Review of the recording').count()).toBe(verb === 'Confirm' ? 1 : 0)
    for (const opened of [page, second]) await opened.context().close()
  },
)

/** Opens the list of a figure, which must have as many rows as the figure counts; returns how many. */
async function openFigure(page: Page, label: string): Promise<number> {
  await page.goto('/dashboard')
  const link = page.getByRole('link', { name: new RegExp(`^${label}: `) })
  const name = (await link.getAttribute('aria-label')) ?? ''
  const counted = Number(name.slice(label.length + 2).replaceAll(',', ''))
  await link.click()
  await page.waitForURL((url) => url.pathname !== '/dashboard')
  const listed = page.getByRole('main').getByRole('heading', { level: 2 }).first().locator('..')
  await expect.poll(async () => /\d+/.exec(await listed.innerText())?.[0], { timeout: 30_000 }).toBe(String(counted))
  return counted
}

test('a number of the dashboard opens the rows that it counts', async () => {
  const owner = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  expect(await openFigure(owner, 'Agency submissions to review')).toBeGreaterThan(1)
  await expectNoBarrier(owner, 'a stage in all jobs')
  const [first = ''] = await owner.getByRole('row').nth(1).getByRole('link').allInnerTexts()
  await owner.getByRole('link', { name: first }).click()
  await owner.waitForURL((url) => url.searchParams.has('requirement'))
  await owner.getByRole('row').filter({ hasText: first }).first().waitFor()
  const manager = await openWindow(browser, { token: await tokenOf('manager@acme.test') })
  expect(await openFigure(manager, 'Your searches')).toBeGreaterThan(0)
  await openFigure(manager, 'Saved searches')
  for (const page of [owner, manager]) await page.context().close()
})

test('a sample that a creator publishes is offered to guests before those that come with Assay', async () => {
  const creator = await openWindow(browser, { token: await tokenOf('creator@assay.test') })
  await creator.goto('/admin/samples/new')
  await creator.getByLabel('Title').fill('Rust Engineer, meters')
  await creator
    .getByRole('textbox', { name: 'Job description' })
    .fill(
      'We are looking for a Rust Engineer. Must have: Rust, embedded Linux and 3 years of experience. Nice to have: C++ and MQTT. The team works from Lisbon, with four hours of overlap with Berlin. Up to 60 EUR an hour.',
    )
  await creator.getByRole('button', { name: 'Save draft' }).click()
  await creator.getByRole('button', { name: 'Publish', exact: true }).click()
  await creator.getByRole('heading', { level: 1, name: /Published$/ }).waitFor()
  await creator.context().close()

  const guest = await openWindow(browser)
  await guest.goto('/')
  const samples = guest.getByRole('list', { name: 'Sample job descriptions' })
  expect(await samples.getByRole('button').first().innerText()).toMatch(/^Rust Engineer/)
  await samples.getByRole('button').first().click()
  await guest.getByRole('button', { name: 'Search as guest' }).click()
  await guest.getByText(/Rust/).first().waitFor()
  await guest.context().close()
})
