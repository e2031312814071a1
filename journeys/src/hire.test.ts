// Each hire has a separate server because it moves the clock by weeks: by then, invoices are overdue and block
// requests.
import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { isFull } from './full-run.ts'
import { fingerAlone, type Hand, keyboardAlone, pointer } from './hand.ts'
import { hireCandidate } from './hire.ts'
import type { ReceivedMail } from './mailbox.ts'
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

interface Way {
  readonly name: string
  readonly hand: Hand
  readonly size: { readonly width: number; readonly height: number }
  readonly daysAtOnce: number
}

// A day takes the server some seconds, so one of them advances day by day. hire-machine.test.ts also proves that no day
// sends a second mail.
const ways: readonly Way[] = [
  { name: 'with a pointer on a wide screen', hand: pointer, size: desk, daysAtOnce: 8 },
  { name: 'with a finger on a phone', hand: fingerAlone, size: phone, daysAtOnce: 1 },
  { name: 'with the keyboard and nothing else', hand: keyboardAlone, size: desk, daysAtOnce: 8 },
]

for (const { name, hand, size, daysAtOnce } of isFull ? ways.slice(1) : ways.slice(0, 1))
  test(`from a pasted posting to a confirmed hire ${name}`, { timeout: 600_000 }, async () => {
    const title = `Backend Engineer ${name}`
    const { requirementId, mails } = await hireCandidate({ browser, started, hand, size, title, daysAtOnce })
    expect(repeated(mails)).toEqual([])
    await expectWholeTimeline(requirementId)
  })

/** Two mails with the same subject mean that one was sent twice. */
function repeated(mails: readonly ReceivedMail[]): string[] {
  const ids = mails.map(({ messageId }) => messageId)
  return ids.filter((id, at) => ids.indexOf(id) !== at)
}

const steps = [
  'candidate.shortlist',
  'contact.request',
  'contact.approve',
  'interview.schedule',
  'interview.reschedule',
  'interview.submitScorecard',
  'offer.send',
  'offer.accept',
  'hire.begin',
  'hire.confirm',
]

async function expectWholeTimeline(requirementId: string): Promise<void> {
  const { address } = started.site
  const token = await tokenAt(address, 'owner@acme.test')
  const path = `/activities?filter[requirement]=${requirementId}&page[size]=50`
  const { data } = (await askAt(address, 'GET', path, { token })) as { data: { attributes: { verb: string } }[] }
  expect(data.map(({ attributes }) => attributes.verb)).toEqual(expect.arrayContaining(steps))
  const page = await openWindowAt(browser, address, { token })
  await page.goto('/pages/timeline')
  await page.getByRole('button', { name: 'Verify audit log' }).click()
  await page.getByText(/^Verified: /).waitFor()
  await page.context().close()
}
