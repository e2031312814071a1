// An agency keeps its candidates and reads jobs. It and an employer write to each other, and dispute an introduction; the
// operator decides, and merges profiles.
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { ask, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const as = async (email: string) => openWindow(browser, { token: await tokenOf(email) })

test('a message arrives while the other side is at work, and a masked person stays masked', async () => {
  const [employer, agency] = [await as('recruiter@acme.test'), await as('owner@northbridge.test')]
  await agency.goto('/clients')
  await agency.getByRole('heading', { level: 1 }).waitFor()
  await employer.goto('/messages')
  await employer
    .getByRole('button', { name: /Northbridge/ })
    .first()
    .click()
  const words = `When could they start? ${Date.now() % 10_000}`
  await employer.getByRole('textbox', { name: 'Message' }).fill(words)
  await employer.getByRole('button', { name: 'Send', exact: true }).click()
  await employer.getByRole('list', { name: 'Messages' }).getByText(words).waitFor()
  await expectNoBarrier(employer, 'messages')
  await agency
    .getByText(/unread conversation/)
    .first()
    .waitFor({ state: 'attached' })
  await agency
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click()
  await agency
    .getByRole('button', { name: /Acme\s*, unread/ })
    .first()
    .click()
  await agency.getByRole('list', { name: 'Messages' }).getByText(words).waitFor()
  await agency.getByText('Contact details aren’t shared yet.').waitFor()
  const editor = agency.getByRole('textbox', { name: 'Message' })
  await editor.fill('Write to them at somebody@example.test')
  await agency.getByRole('button', { name: 'Send', exact: true }).click()
  await agency
    .getByText(/Leave out email addresses/)
    .first()
    .waitFor()
  const answer = `In two weeks ${Date.now() % 10_000}`
  await editor.fill(answer)
  await agency.getByRole('button', { name: 'Send', exact: true }).click()
  await employer.getByRole('list', { name: 'Messages' }).getByText(answer).waitFor()
  for (const page of [employer, agency]) await page.context().close()
})

test('an agency finds one of its candidates and changes what they ask for, by keyboard', async () => {
  const agency = await as('member@northbridge.test')
  await agency.goto('/candidates?state=available')
  const actions = agency.getByRole('button', { name: /^Actions for / }).first()
  const name = ((await actions.getAttribute('aria-label')) ?? '').replace('Actions for ', '')
  await actions.press('Enter')
  await agency.getByRole('menuitem', { name: 'Edit…' }).press('Enter')
  const dialog = agency.getByRole('dialog')
  await dialog.getByLabel('Notice in days').fill('400')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.getByText('Notice in days must be at most 365.').waitFor()
  await expectNoBarrier(agency, 'edit candidate', true)
  await dialog.getByLabel('Notice in days').fill('77')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await agency.getByRole('row').filter({ hasText: name }).getByText('77 days').waitFor()
  await agency.context().close()
})

test('an agency and its client read what a job asks for, and nothing of its candidates', async () => {
  for (const email of ['owner@northbridge.test', 'client@northbridge.test']) {
    const page = await as(email)
    await page.goto('/requirement')
    await page.getByRole('link', { name: 'Senior Backend Engineer, order intake' }).click()
    await page.getByText('Must-haves').waitFor()
    await expectNoBarrier(page, 'job from outside')
    expect(await page.getByRole('tab').count()).toBe(0)
    await page.goto('/requirement')
    await page.getByRole('columnheader', { name: 'Max pay' }).waitFor()
    expect(await page.getByRole('columnheader', { name: 'Candidates' }).count()).toBe(0)
    await page.context().close()
  }
})

test('an agency opens a job from the agreement with its client', async () => {
  const page = await as('owner@northbridge.test')
  await page.goto('/clients')
  await page.getByRole('row').filter({ hasText: 'Acme' }).getByRole('button').first().click()
  const jobs = page.getByRole('dialog').getByRole('region', { name: 'Jobs' })
  const title = await jobs.getByRole('link').last().innerText()
  await jobs.getByRole('link').last().click()
  await page.getByRole('dialog', { name: title }).getByText('Seats').waitFor()
  await page.reload()
  await page.getByRole('dialog', { name: title }).getByText('Seats').waitFor()
  await page.context().close()
})

test('an agency on a phone adds to its candidates, undoes a submission and submits the candidate again', async () => {
  const token = await tokenOf('member@northbridge.test')
  const name = `Ines Retry${Date.now()}`
  const resume = { basics: { name, label: 'Backend developer' }, skills: [{ name: 'Go' }] }
  await ask('POST', '/candidates', { token, type: 'candidates', attributes: { externalId: name, resume } })
  const page = await openWindow(browser, { size: phone, token })
  await page.goto('/dashboard')
  await page.getByRole('navigation').getByRole('link', { name: 'Candidates' }).last().tap()
  await page.waitForURL('**/candidates')
  await page.getByRole('link', { name }).waitFor()

  await page.goto('/clients?tab=work')
  const submit = async (note: string) => {
    await page.getByRole('row').filter({ hasText: 'Senior Backend Engineer' }).getByRole('button').first().tap()
    await page.getByRole('button', { name: 'Submit candidate' }).tap()
    const dialog = page.getByRole('dialog', { name: 'Submit candidate' })
    await dialog.getByRole('combobox', { name: 'Candidate' }).fill(name)
    await page.getByRole('option', { name }).tap()
    await dialog.getByLabel('Pitch').fill(note)
    await dialog.getByRole('button', { name: 'Submit', exact: true }).tap()
    await page.getByText(`Submitted ${name}`).waitFor()
  }
  await submit('Free from May.')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await page.getByText(`Submitted ${name}`).waitFor({ state: 'detached' })
  await page.goto('/clients?tab=work')
  await submit('Free from March.')
  await page.goto('/clients?tab=proposed&answer=submitted')
  await page.getByRole('row').filter({ hasText: name }).waitFor()
  await page.context().close()
})

test('an agency opens a dispute, the employer answers, the operator decides', async () => {
  const [employer, operator] = [await as('owner@acme.test'), await as('admin@assay.test')]
  await employer.goto('/ownership-disputes?state=open')
  await employer.getByRole('row').nth(1).getByRole('button').first().click()
  const drawer = employer.getByRole('dialog')
  await drawer.getByLabel('Your statement').fill('They were in our own search a month before that call took place.')
  // Until the dispute is loaded, the heading is that of any.
  const candidate = await drawer.getByRole('heading', { level: 2 }).first().textContent()
  await drawer.getByRole('button', { name: 'Add evidence' }).click()
  await drawer.getByLabel('Date 1').fill('2026-08-01')
  await drawer.getByLabel('What happened 1').fill('Search saved by the recruiter')
  await expectNoBarrier(employer, 'dispute', true)
  await drawer.getByRole('button', { name: 'Send answer' }).click()
  await drawer.getByText('Answered').waitFor()
  await operator.goto('/admin/disputes?state=answered')
  await operator
    .getByRole('button', { name: candidate ?? '' })
    .first()
    .click()
  const decision = operator.getByRole('dialog')
  await decision.getByText('Search saved by the recruiter').waitFor()
  await decision.getByLabel('The introduction belongs to').selectOption('agency')
  await decision.getByLabel('Reason for the decision').fill('The call is proven by notes of the same day.')
  await decision.getByRole('button', { name: 'Decide dispute' }).click()
  await decision.getByText('Decided').first().waitFor()
  await employer.reload()
  await employer.goto('/ownership-disputes?state=decided')
  expect(await employer.getByRole('row').nth(1).textContent()).toContain('Northbridge')
  for (const page of [employer, operator]) await page.context().close()
})

test('an operator compares two profiles of one person, merges them, and undoes it', async () => {
  const operator = await as('admin@assay.test')
  await operator.goto('/admin/duplicates?signal=email')
  await operator.getByRole('row').filter({ hasText: 'Name, employer' }).getByRole('link').first().click()
  await operator.getByRole('heading', { name: 'Side by side' }).waitFor()
  await expectNoBarrier(operator, 'two profiles')
  await operator.getByRole('button', { name: 'Merge profiles' }).click()
  await operator
    .getByText(/Reason is required/)
    .first()
    .waitFor()
  await operator.getByRole('textbox', { name: 'Reason' }).fill('Registered twice with the same address.')
  await operator.getByRole('button', { name: 'Merge profiles' }).click()
  await operator.getByRole('tab', { name: /^Merges/, selected: true }).waitFor()
  await expectNoBarrier(operator, 'merges')
  const made = operator.getByRole('row').filter({ hasText: 'with the same address' })
  await made.getByRole('button', { name: /^Undo/ }).click()
  await made.getByText('Undone').waitFor()
  await operator.context().close()
})

test('a creator proposes an industry, an operator accepts it, and the creator reads that', async () => {
  const [creator, operator] = [await as('creator@assay.test'), await as('admin@assay.test')]
  const name = `Tidal power ${Date.now() % 10_000}`
  await creator.goto('/admin/industries')
  await creator.getByRole('button', { name: 'Propose industry' }).click()
  const proposing = creator.getByRole('dialog')
  await proposing.getByLabel('Name').fill(name)
  await proposing.getByLabel('NAICS code').fill('2211')
  await proposing.getByLabel('Reason').fill('Three companies asked for it.')
  await proposing.getByRole('button', { name: 'Propose', exact: true }).click()
  await proposing.waitFor({ state: 'detached' })

  await operator.goto('/admin')
  await operator.getByRole('link', { name: 'Proposals', exact: true }).click()
  const row = operator.getByRole('row').filter({ hasText: name })
  await row.getByRole('button', { name: /^Accept/ }).click()
  await operator.getByRole('dialog').getByLabel('Comment').fill('Good find.')
  await operator.getByRole('dialog').getByRole('button', { name: 'Accept', exact: true }).click()
  await row.getByText('Accepted', { exact: true }).waitFor()

  await creator.getByRole('link', { name: 'Proposals', exact: true }).first().click()
  await creator.getByRole('row').filter({ hasText: name }).getByText('Good find.').waitFor()
  await creator.goto('/admin/industries')
  await creator.getByRole('searchbox').or(creator.getByRole('textbox')).first().fill(name)
  await creator.getByRole('row').filter({ hasText: name }).first().waitFor()
  for (const page of [creator, operator]) await page.context().close()
})

test('an operator’s overview says what the bias audit found, and verifies the audit log', async () => {
  const operator = await as('admin@assay.test')
  await operator.goto('/admin')
  await operator.getByRole('button', { name: 'Verify audit log' }).click()
  await operator.getByText(/^Verified: [\d,]+ entries$/).waitFor()
  const watch = operator.getByRole('region', { name: 'Bias watch' })
  await watch.getByText(/changed in the swap test/).waitFor()
  await expectNoBarrier(operator, 'the operator’s overview')
  await watch.getByRole('link').click()
  await operator.getByRole('tab', { name: 'Shortlisted' }).waitFor()
  await operator.context().close()
})

test('an operator who works as a user sees that the account is not theirs to change', async () => {
  const operator = await as('admin@assay.test')
  await operator.goto('/admin/users')
  const row = operator.getByRole('row').filter({ hasText: 'viewer@acme.test' })
  await row.getByRole('button').last().click()
  await operator.getByRole('menuitem', { name: 'Work as this user…' }).click()
  await operator.getByRole('dialog').getByLabel('Reason').fill('They cannot find their job')
  await operator.getByRole('button', { name: 'Start' }).click()
  await operator.getByText('works as').waitFor()
  await operator.goto('/pages/user')
  await operator.getByText('You work as Vera Viewer').waitFor()
  expect(await operator.getByLabel('Name', { exact: true }).isDisabled()).toBe(true)
  await operator.getByRole('tab', { name: 'Security' }).click()
  await expectNoBarrier(operator, 'the profile of someone else')
  expect(await operator.getByText('Not found').count()).toBe(0)
  await operator.getByRole('button', { name: 'Stop' }).click()
  await operator.waitForURL('**/admin/users')
  await operator.getByRole('tab', { name: 'Impersonations' }).click()
  await operator.getByRole('row').filter({ hasText: 'They cannot find their job' }).getByText('Ended').waitFor()
  await operator.context().close()
})
