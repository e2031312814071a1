// The journey of one hire from a pasted posting to the first day, with all its users.
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@assay/server/platform/time/durations'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Hand } from './hand.ts'
import { awaitFound, linkIn, listMails, mailsTo, type ReceivedMail } from './mailbox.ts'
import { backendPosting } from './postings.ts'
import { waitForMatches } from './search-pages.ts'
import type { SiteClock, StartedSite } from './site.ts'
import { askAt, openWindowAt, tokenAt } from './visits.ts'

export interface Hiring {
  readonly browser: Browser
  readonly started: StartedSite
  readonly hand: Hand
  readonly size: { width: number; height: number }
  /** The title of the requirement; unique among tests. */
  readonly title: string
  /** The days per step of the clock while the hire is on trial. */
  readonly daysAtOnce: number
}

const OWNER = 'owner@acme.test'
const COLLEAGUE = 'lead@acme.test'

/** The hired candidate, as the employer gets to know them. */
interface Found {
  readonly requirementId: string
  readonly candidateId: string
  readonly maskedName: string
}

/** Runs the whole journey and returns the hire, for checks in the database. */
export async function hireCandidate(hiring: Hiring): Promise<Found & { mails: readonly ReceivedMail[] }> {
  const { clock } = hiring.started
  const found = await findCandidate(hiring)
  const address = await askForContact(hiring, found)
  const name = await talk(hiring, found, address)
  await scoreAndDecide(hiring, found, clock)
  await offerTwice(hiring, { name, address })
  await startWork(hiring)
  return { ...found, mails: mailsTo(hiring.started.site.mailFolder, address) }
}

async function as({ browser, started, size }: Hiring, email: string | null): Promise<Page> {
  const { address } = started.site
  const token = email === null ? undefined : await tokenAt(address, email)
  const aheadMs = started.clock.now().getTime() - Date.now()
  return openWindowAt(browser, address, { size, aheadMs, ...(token !== undefined && { token }) })
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

/** The list row that belongs to the requirement. */
const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })

/** Publishes a requirement from a posting, ranks the candidates and shortlists one of the first. */
async function findCandidate(hiring: Hiring): Promise<Found> {
  const { hand, started } = hiring
  const page = await as(hiring, OWNER)
  await page.goto('/requirement')
  await hand.press(button(page, 'Paste a job description').first())
  const dialog = page.getByRole('dialog')
  await hand.write(dialog.getByLabel('Job description'), backendPosting)
  await hand.write(dialog.getByLabel('Title'), hiring.title)
  await hand.press(button(page, 'Create draft'))
  await page.waitForURL(/requirement\?id=/)
  const requirementId = new URL(page.url()).searchParams.get('id') ?? ''
  await planTwoInterviewers(page, hand)
  await hand.press(button(page, 'Publish job'))
  await page.getByText('Open', { exact: true }).or(dialog).first().waitFor()
  if ((await dialog.count()) > 0) {
    await hand.write(dialog.getByLabel('Reason for publishing anyway'), 'The wording is fine for this team.')
    await hand.press(dialog.getByRole('button', { name: 'Publish job' }))
  }
  await page.getByText('Job published').waitFor()
  await hand.press(button(page, 'Find candidates'))
  await waitForMatches(page)
  const searchId = new URL(page.url()).searchParams.get('search') ?? ''
  const person = await whoAnswersAlone(started.site.address, searchId)
  await shortlist(page, person.maskedName)
  await page.context().close()
  return { requirementId, ...person }
}

async function planTwoInterviewers(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('tab', { name: 'Interviews' }))
  await hand.press(button(page, 'Add round'))
  const round = page.getByRole('group', { name: 'Round 1' })
  await hand.write(round.getByLabel('Interviewers'), '2')
  await hand.press(round.locator('summary'))
  for (const name of ['Olga Owner', 'Liam Lead']) await hand.press(round.getByLabel(name))
  await hand.press(button(page, 'Save plan'))
  await page.getByText('Saved').first().waitFor()
}

interface ShownCandidate {
  readonly type: string
  readonly id: string
  readonly attributes: { readonly maskedName: string }
  readonly relationships: { readonly agency: { readonly data: unknown } }
}

/** The first candidate on the first page without an agency. */
async function whoAnswersAlone(address: string, searchId: string) {
  const path = `/candidate-searches/${searchId}/matches?include=candidate&page[size]=25`
  const answer = await askAt(address, 'GET', path, { token: await tokenAt(address, OWNER) })
  const shown = (answer as { included: ShownCandidate[] }).included
  const alone = shown.find(({ type, relationships }) => type === 'candidates' && relationships.agency.data === null)
  if (alone === undefined) throw new Error('Everybody on the first page has an agency.')
  return { candidateId: alone.id, maskedName: alone.attributes.maskedName }
}

/** Uses the list's keyboard shortcuts, as pointer users do too; the search determines the requirement. */
async function shortlist(page: Page, maskedName: string) {
  const row = page.locator('li[id^="match-"][data-current]').filter({ hasText: maskedName })
  await page.locator('body').press('j')
  for (let step = 0; step < 25 && (await row.count()) === 0; step += 1) await page.keyboard.press('j')
  await page.keyboard.press('l')
  await page.getByText(`${maskedName} is on the shortlist`).waitFor()
}

/** Requests contact with the offered pay, waits out the five minutes for undo, and accepts by the mailed link. */
async function askForContact(hiring: Hiring, { requirementId, maskedName }: Found): Promise<string> {
  const { hand, started } = hiring
  const page = await as(hiring, OWNER)
  await page.goto(`/candidate-search/shortlisted-candidates?requirement="${requirementId}"`)
  await hand.press(button(page, maskedName))
  await hand.press(button(page, 'Request contact…'))
  const dialog = page.getByRole('dialog', { name: /^Request contact:/ })
  await hand.write(dialog.getByLabel('Pay', { exact: true }), '65')
  await hand.write(
    dialog.getByLabel('Message'),
    'We build the order intake of a large shop in Go and PostgreSQL. Your work on similar systems is why we write.',
  )
  await hand.press(dialog.getByRole('button', { name: 'Send request', exact: true }))
  await dialog.waitFor({ state: 'detached' })
  const before = listMails(started.site.mailFolder).length
  await started.clock.advance(6 * MINUTE_MS)
  const mail = await awaitNewMail(started.site.mailFolder, before, hiring.title)
  expect(mail.text).not.toContain(maskedName)
  await answerAs(hiring, mail, async (own) => {
    await hand.press(button(own, 'Accept and share details'))
    await own.getByRole('heading', { name: 'You accepted' }).waitFor()
  })
  await page.context().close()
  return mail.to
}

/** Opens the link of a mail without an account. */
async function answerAs(hiring: Hiring, mail: ReceivedMail, act: (page: Page) => Promise<void>): Promise<void> {
  const page = await as(hiring, null)
  await page.goto(linkIn(mail))
  await act(page)
  await page.context().close()
}

/** Two interviewers propose the three best times; the candidate books one and then reschedules. */
async function talk(hiring: Hiring, { requirementId, candidateId }: Found, address: string): Promise<string> {
  const { hand, started } = hiring
  const page = await as(hiring, OWNER)
  await page.goto(`/candidate-search/selected-for-interview?requirement="${requirementId}"`)
  const row = page.getByRole('row').nth(1)
  await row.waitFor()
  const name = (await row.getByRole('link').first().textContent()) ?? ''
  await hand.press(page.getByRole('link', { name: 'Propose times' }))
  await hand.press(button(page, 'Propose 3 times'))
  await page.getByText('Times sent to the candidate').waitFor()
  const folder = started.site.mailFolder
  await answerAs(hiring, await mailAbout({ folder, address, title: hiring.title }, /Proposed times/), (own) =>
    takeFirstTime(own, hand),
  )
  const invitation = await awaitInvitation({ folder, address, title: hiring.title }, 0)
  await move(hiring, page, candidateId)
  await answerAs(hiring, await mailAbout({ folder, address, title: hiring.title }, /Proposed new times/), (own) =>
    takeFirstTime(own, hand),
  )
  const moved = await awaitInvitation({ folder, address, title: hiring.title }, 1)
  expect(uidOf(moved)).toBe(uidOf(invitation))
  await page.context().close()
  return name
}

async function suggestTwo(page: Page, hand: Hand): Promise<void> {
  await hand.press(button(page, 'Later'))
  await hand.press(button(page, 'Suggest times'))
  for (let count = 0; count < 2; count += 1) await hand.press(button(page, /^Add /).first())
}

async function takeFirstTime(page: Page, hand: Hand): Promise<void> {
  await hand.press(page.getByRole('radio').first())
  await hand.press(button(page, 'Book this time'))
  await page.getByRole('heading', { name: /^You’re booked/ }).waitFor()
}

async function move({ hand, started, title }: Hiring, page: Page, candidateId: string): Promise<void> {
  // On a phone “Later” is the next day, on a wide screen the next week: the list is opened where the interview is.
  const day = new Date(await untilTheEnd(started.site.address, candidateId)).toISOString().slice(0, 10)
  await page.goto(`/interviews?view=list&day=${day}`)
  await hand.press(rowOf(page, title).getByRole('button'))
  await hand.press(button(page, 'Reschedule'))
  await suggestTwo(page, hand)
  await hand.write(page.getByLabel('Reason for rescheduling'), 'One of us is travelling that day.')
  await hand.press(button(page, 'Propose 2 times'))
  await page.getByText('Other times sent').waitFor()
}

/** The interview takes place; both interviewers submit scorecards before they see the other's. */
async function scoreAndDecide(hiring: Hiring, { requirementId, candidateId }: Found, clock: SiteClock): Promise<void> {
  const { hand, started, title } = hiring
  const left = (await untilTheEnd(started.site.address, candidateId)) - clock.now().getTime() + HOUR_MS
  await clock.advance(left, hiring.daysAtOnce > 1 ? DAY_MS : 6 * HOUR_MS)
  for (const [email, words] of [
    [OWNER, 'Knows how to keep a queue from losing anything.'],
    [COLLEAGUE, 'Explained trade-offs calmly.'],
  ] as const) {
    const page = await as(hiring, email)
    await page.goto('/interviews?view=list')
    await hand.press(page.getByRole('listitem').filter({ hasText: title }).getByRole('button'))
    await hand.press(page.getByRole('radio', { name: 'Yes', exact: true }))
    for (const asked of await page.getByRole('radio', { name: '4', exact: true }).all()) await hand.press(asked)
    await hand.write(page.getByLabel('Summary'), words)
    await hand.press(button(page, 'Submit scorecard'))
    await page.getByText('Scorecard submitted').waitFor()
    await page.context().close()
  }
  const page = await as(hiring, OWNER)
  await page.goto(`/interview-combined?requirement="${requirementId}"`)
  await page.getByText('Explained trade-offs calmly.').waitFor()
  await hand.press(button(page, 'Move to decision'))
  await page.getByText('moved to decision').waitFor()
  await page.context().close()
}

async function untilTheEnd(address: string, candidateId: string): Promise<number> {
  const token = await tokenAt(address, OWNER)
  const path = `/scheduled-interviews?filter[candidate]=${candidateId}&filter[state]=scheduled`
  const { data } = (await askAt(address, 'GET', path, { token })) as { data: { attributes: { end: string } }[] }
  return Math.max(...data.map(({ attributes }) => Date.parse(attributes.end)))
}

/** A first offer and a better revision, which the candidate accepts. */
async function offerTwice(hiring: Hiring, { name, address }: { name: string; address: string }): Promise<void> {
  const { hand, started } = hiring
  const folder = started.site.mailFolder
  await makeOffer(hiring, async (page) => {
    await hand.press(button(page, 'New offer'))
    await hand.press(
      page.getByRole('dialog').getByRole('listitem').filter({ hasText: hiring.title }).getByRole('button'),
    )
    await hand.write(page.getByLabel('Pay', { exact: true }), '64')
  })
  await answerAs(
    hiring,
    await mailAbout({ folder, address, title: hiring.title }, /made you an offer/),
    async (own) => {
      await own.getByText('64').first().waitFor()
    },
  )
  await makeOffer(hiring, async (page) => {
    await hand.press(rowOf(page, hiring.title).first().getByRole('button').first())
    await hand.press(button(page, 'Revise offer'))
    await hand.write(page.getByLabel('Pay', { exact: true }), '66')
  })
  await answerAs(
    hiring,
    await mailAbout({ folder, address, title: hiring.title }, /Your updated offer from/),
    async (own) => {
      await own.getByText('66').first().waitFor()
      await hand.write(own.getByLabel('Your full name'), name)
      await hand.press(button(own, 'Accept offer'))
      await hand.press(own.getByRole('dialog').getByRole('button').last())
      await own
        .getByText(/You accepted/i)
        .first()
        .waitFor()
      // The letter is long: what was pressed below it is confirmed above it.
      await own.locator('h1:focus').waitFor()
    },
  )
}

/** The owner drafts, a colleague approves, the owner sends. */
async function makeOffer(hiring: Hiring, begin: (page: Page) => Promise<void>): Promise<void> {
  const { hand } = hiring
  const page = await as(hiring, OWNER)
  await page.goto('/hired-candidates/offers-sent')
  await begin(page)
  await hand.press(button(page, 'Save draft'))
  // The form has a button of the same name.
  await button(page, 'Save draft').waitFor({ state: 'detached' })
  await confirmed(page, hand, 'Submit for approval')
  const colleague = await as(hiring, COLLEAGUE)
  await colleague.goto('/hired-candidates/offers-sent')
  await hand.press(rowOf(colleague, hiring.title).first().getByRole('button').first())
  await confirmed(colleague, hand, 'Approve offer')
  await colleague.context().close()
  await page.reload()
  await confirmed(page, hand, 'Send offer')
  await page.context().close()
}

async function confirmed(page: Page, hand: Hand, act: string): Promise<void> {
  await hand.press(button(page, act).first())
  await hand.press(page.getByRole('dialog').last().getByRole('button', { name: act, exact: true }))
  await button(page, act).first().waitFor({ state: 'detached' })
}

/** The first day arrives and the start is confirmed; after the trial period the hire is. */
async function startWork(hiring: Hiring): Promise<void> {
  const { hand, started, daysAtOnce } = hiring
  await started.clock.advance(32 * DAY_MS, daysAtOnce * DAY_MS)
  const page = await as(hiring, OWNER)
  for (const [act, state] of [
    ['Confirm start…', 'In trial'],
    ['Confirm hire', 'Confirmed'],
  ] as const) {
    await page.goto('/hired-candidates/candidates-hired')
    await hand.press(rowOf(page, hiring.title).getByRole('button').first())
    await hand.press(button(page, act))
    await hand.press(page.getByRole('dialog').last().getByRole('button').last())
    await button(page, act).waitFor({ state: 'detached' })
    await page.goto('/hired-candidates/candidates-hired')
    await rowOf(page, hiring.title).getByText(state, { exact: true }).waitFor()
  }
  await page.context().close()
}

/** After the first so many mails, the one about a requirement. */
const awaitNewMail = (folder: string, before: number, title: string): Promise<ReceivedMail> =>
  awaitFound(
    () =>
      listMails(folder)
        .slice(before)
        .find(({ text }) => text.includes(title)),
    `No mail about ${title} came.`,
  )

interface About {
  readonly folder: string
  readonly address: string
  readonly title: string
}

/** A candidate may receive mails about several requirements. */
const mailAbout = ({ folder, address, title }: About, has: RegExp): Promise<ReceivedMail> =>
  awaitFound(
    () =>
      mailsTo(folder, address).findLast(({ subject, text }) => has.test(`${subject}\n${text}`) && text.includes(title)),
    `No mail to ${address} about ${title} has ${has}.`,
  )

/** The interview invitation for this requirement. */
function awaitInvitation({ folder, address, title }: About, sequence: number): Promise<string> {
  const marks = ['METHOD:REQUEST', `SEQUENCE:${sequence}`, title]
  return awaitFound(
    () =>
      mailsTo(folder, address)
        .flatMap((mail) => mail.calendars.map(unfold))
        .find((text) => marks.every((mark) => text.includes(mark))),
    `No invitation ${sequence} about ${title} came to ${address}.`,
  )
}

const unfold = (calendar: string): string => calendar.replaceAll(/\r?\n[ \t]/g, '')

const uidOf = (calendar: string): string => /^UID:(.*)$/m.exec(calendar)?.[1]?.trim() ?? ''
