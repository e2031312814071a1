// A recruiter's day, counted: each tap, key and text typed into a field is one action. Actions of others are not
// counted.
import { HOUR_MS, MINUTE_MS } from '@assay/server/platform/time/durations'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { backendPosting } from './postings.ts'
import { waitForMatches } from './search-pages.ts'
import { type StartedSite, startSite } from './site.ts'
import { askAt, desk, openWindowAt, phone, tokenAt } from './visits.ts'

let browser: Browser
let started: StartedSite
beforeAll(async () => {
  browser = await launchBrowser()
})
beforeEach(async () => {
  started = await startSite(inject('demoCluster'))
})
afterEach(() => started.stop())
afterAll(() => browser.close())

const RECRUITER = 'recruiter@acme.test'
const LEAD = 'lead@acme.test'
const TITLE = 'Backend Engineer, counted'

/** How a step is done: by touch or mouse, an element; by keyboard, keys. */
interface Way {
  readonly name: string
  readonly size: typeof desk
  readonly paste: (page: Page, text: string) => Promise<void>
  readonly act: (page: Page, key: string, target: Locator) => Promise<void>
}

const ways: readonly Way[] = [
  {
    name: 'touch',
    size: phone,
    paste: (page, text) => page.getByRole('textbox', { name: 'Job description' }).fill(text),
    act: async (_page, _key, target) => target.tap(),
  },
  {
    name: 'mouse',
    size: desk,
    paste: (page, text) => page.getByRole('textbox', { name: 'Job description' }).fill(text),
    act: async (_page, _key, target) => target.click(),
  },
  {
    name: 'keyboard',
    size: desk,
    paste: async (page, text) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.evaluate((words) => navigator.clipboard.writeText(words), text)
      await page.keyboard.press('ControlOrMeta+v')
    },
    act: async (page, key, target) => {
      await target.waitFor()
      await page.keyboard.press(key)
    },
  },
]

const PRIMARY = 'ControlOrMeta+Enter'

test.each(ways)('by $name alone, a hire takes 4, 2, 4 and 4 actions at most', { timeout: 600_000 }, async (way) => {
  const actions: string[] = []
  const counted = async (what: string, act: Promise<void>) => {
    actions.push(what)
    await act
  }
  const spent = () => actions.splice(0)
  const requirementId = await publishedJob()
  const page = await openPage(way)
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first()
  const press = (key: string, name: string | RegExp) => counted(`${key}: ${name}`, way.act(page, key, button(name)))

  await page.goto('/candidate-search/search-by-job-desc')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await counted('paste', way.paste(page, backendPosting))
  // Next to the criteria, or below the first ten, which appear at the same time.
  await press(PRIMARY, /^Show (?:all [\d,]+ )?candidates/)
  await waitForMatches(page)
  await press('l', /^Shortlist /)
  await expectFocus(page, way, TITLE)
  await press('Enter', TITLE)
  await page.getByText(/ is on the shortlist$/).waitFor()
  expect(spent().length).toBeLessThanOrEqual(4)

  await press('r', /^Request contact: /)
  await button('Send request').waitFor()
  await press(PRIMARY, 'Send request')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(spent().length).toBeLessThanOrEqual(2)
  await page.context().close()

  await theyAccept(requirementId)
  const shortlist = await openPage(way)
  const onShortlist = (name: string | RegExp) => shortlist.getByRole('button', { name }).first()
  const link = (name: RegExp) => shortlist.getByRole('link', { name }).first()
  await shortlist.goto(`/candidate-search/shortlisted-candidates?requirement="${requirementId}"`)
  await counted('propose', way.act(shortlist, 'n', link(/^Propose times /)))
  await counted('send', way.act(shortlist, PRIMARY, onShortlist('Propose 3 times')))
  await shortlist.getByText('Times sent to the candidate').waitFor()
  expect(spent().length).toBeLessThanOrEqual(4)
  await shortlist.context().close()

  await theyMeet(requirementId)
  const offers = await openPage(way)
  const onOffer = (name: string) => offers.getByRole('button', { name, exact: true }).last()
  await offers.goto(`/candidate-search/shortlisted-candidates?requirement="${requirementId}"`)
  await counted('offer', way.act(offers, 'n', offers.getByRole('link', { name: /^Make offer / }).first()))
  await counted('submit', way.act(offers, PRIMARY, onOffer('Submit for approval')))
  await offers.getByText('Submitted for approval').waitFor()
  await theyApprove(requirementId)
  await counted('send', way.act(offers, PRIMARY, onOffer('Send offer')))
  await offers.getByRole('heading', { name: 'Send this offer?' }).waitFor()
  await counted('confirm', way.act(offers, PRIMARY, onOffer('Send offer')))
  await offers.getByText('Offer sent').first().waitFor()
  expect(spent().length).toBeLessThanOrEqual(4)
})

async function openPage({ size }: Way): Promise<Page> {
  const { address } = started.site
  const aheadMs = started.clock.now().getTime() - Date.now()
  return openWindowAt(browser, address, { size, aheadMs, token: await tokenAt(address, RECRUITER) })
}

/** Enter presses what has the focus; a finger does not need it. */
async function expectFocus(page: Page, { name }: Way, label: string): Promise<void> {
  if (name !== 'keyboard') return
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toBe(label)
}

interface Found {
  readonly id: string
  readonly attributes: Record<string, unknown>
}
type Answer<Data> = { readonly data: Data }

async function api(who: string, method: 'GET' | 'POST', path: string, attributes?: object, type = 'requirements') {
  const { address } = started.site
  return askAt(address, method, path, { token: await tokenAt(address, who), ...(attributes && { type, attributes }) })
}

const listed = async (who: string, path: string): Promise<readonly Found[]> =>
  ((await api(who, 'GET', path)) as Answer<readonly Found[]>).data

async function publishedJob(): Promise<string> {
  const { data } = (await api('owner@acme.test', 'POST', '/requirements', {
    title: TITLE,
    description: backendPosting,
    band: { amountMinor: 7_500, currency: 'EUR', period: 'hour' },
  })) as Answer<Found>
  await api('owner@acme.test', 'POST', `/requirements/${data.id}/actions/publish`, {
    overrule: 'Agreed with the team.',
  })
  return data.id
}

/** Five minutes for undo, then the operator accepts on behalf of the candidate, who agreed by telephone. */
async function theyAccept(requirementId: string): Promise<void> {
  await started.clock.advance(6 * MINUTE_MS)
  const path = `/contact-infos?filter[requirement]=${requirementId}`
  await expect.poll(async () => (await listed(RECRUITER, path))[0]?.attributes['state']).toBe('pending')
  const [request] = await listed(RECRUITER, path)
  const mandate = 'The candidate agreed on the telephone.'
  await api('admin@assay.test', 'POST', `/contact-infos/${request?.id}/actions/approve`, { mandate }, 'contact-infos')
}

/** The first time is agreed on, the interview takes place, and the team decides. */
async function theyMeet(requirementId: string): Promise<void> {
  const [interview] = await listed(LEAD, `/scheduled-interviews?filter[requirement]=${requirementId}`)
  const [slot] = (interview?.attributes['proposedSlots'] ?? []) as { start: string; end: string }[]
  const type = 'scheduled-interviews'
  const agreed = { slot: { start: slot?.start, end: slot?.end }, agreedNote: 'Agreed on the telephone.' }
  await api(LEAD, 'POST', `/scheduled-interviews/${interview?.id}/actions/confirm`, agreed, type)
  const left = Date.parse(slot?.end ?? '') + HOUR_MS - started.clock.now().getTime()
  await started.clock.advance(left, 6 * HOUR_MS)
  const [track] = await listed(LEAD, `/interview-tracks?filter[requirement]=${requirementId}`)
  const override = 'Seen by all, written down later.'
  await api(LEAD, 'POST', `/interview-tracks/${track?.id}/actions/decide`, { override }, 'interview-tracks')
}

async function theyApprove(requirementId: string): Promise<void> {
  const [offer] = await listed(LEAD, `/offers?filter[requirement]=${requirementId}`)
  await api(LEAD, 'POST', `/offers/${offer?.id}/actions/approve`, {}, 'offers')
}
