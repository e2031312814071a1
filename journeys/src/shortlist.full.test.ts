// The shortlist by pointer and by keyboard, and feedback from a reviewer without a seat.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { expectNoBarrier } from './barriers.ts'
import { launchBrowser } from './browser.ts'
import { awaitMail, linkIn } from './mailbox.ts'
import { ask, desk, openWindow, phone, tokenOf } from './visits.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

interface Listed {
  readonly data: readonly { readonly id: string; readonly attributes: { readonly funnel: Record<string, number> } }[]
}

/** An open requirement with candidates in a stage. */
async function aShortlist(token: string, stage = 'shortlisted'): Promise<string> {
  const { data } = (await ask('GET', '/requirements?filter[state]=open&page[size]=50', { token })) as Listed
  const found = data.find(({ attributes: { funnel } }) => (funnel[stage] ?? 0) >= 3)
  if (found === undefined) throw new Error('Nobody is on a shortlist.')
  return found.id
}

const addressOf = (requirement: string) =>
  `/candidate-search/shortlisted-candidates?requirement=${requirement}&stage=shortlisted`

const dialog = (page: Page) => page.getByRole('dialog')

test.each([desk, phone])('a reviewer without a seat gives feedback by a link ($width px)', async (size) => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size, token })
  await page.goto(addressOf(await aShortlist(token)))
  await page
    .getByRole('checkbox', { name: /^Select Candidate/ })
    .first()
    .check()
  await expectNoBarrier(page, 'shortlist, one marked')
  await page.keyboard.press('f')
  const email = `opinion-${size.width}-${Date.now()}@studio.example`
  await page.getByLabel('Email addresses').fill(email)
  await page.getByLabel(/Question/).fill('Would you talk to this person?')
  await expectNoBarrier(page, 'asking for an opinion', true)
  await dialog(page).getByRole('button', { name: 'Send request', exact: true }).click()
  await page.getByText('Sent 1 feedback request').waitFor()

  const mail = await awaitMail(inject('site').mailFolder, email, /would like your feedback/)
  expect(mail.text).not.toMatch(/Candidate [2-9A-Z]{5}/)
  const outside = await openWindow(browser, { size })
  await outside.goto(linkIn(mail))
  await outside.getByRole('heading', { level: 1, name: /Your feedback on 1 candidate/ }).waitFor()
  await expectNoBarrier(outside, 'an opinion by a link')
  await outside.getByRole('button', { name: 'Yes', exact: true }).click()
  await outside.getByLabel('Reason (optional)').fill('Has run what they run')
  await outside.getByRole('button', { name: 'Send answer' }).click()
  await outside.getByText(/Saved, /).waitFor()
  await expectNoBarrier(outside, 'an opinion, given')
  await outside.context().close()

  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: /Feedback requests/ }).click()
  await dialog(page).getByText(email).waitFor()
  await dialog(page).getByText('1 of 1 answered').first().waitFor()
  await expectNoBarrier(page, 'opinions asked for', true)
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /^Candidate / })
    .first()
    .click()
  await dialog(page).getByText('Requested from o…@s…').first().waitFor()
  await dialog(page).getByText('Has run what they run').first().waitFor()
  await dialog(page).getByLabel('New note').fill(`Call in January ${size.width}`)
  await dialog(page).getByRole('button', { name: 'Save note' }).click()
  await dialog(page).getByText(`Call in January ${size.width}`).first().waitFor()
  await expectNoBarrier(page, 'an entry with opinions and notes', true)
  await page.context().close()
})

test('a colleague who is mentioned in a note is notified, and gets to the candidate', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { token })
  await page.goto(addressOf(await aShortlist(token)))
  const open = page.getByRole('row').nth(1).getByRole('button').first()
  const name = await open.innerText()
  await open.click()
  const note = page.getByLabel('New note')
  await note.fill('Does this fit, @olga')
  await page.getByRole('button', { name: '@Olga Owner' }).click()
  await page.keyboard.type('?')
  expect(await note.inputValue()).toBe('Does this fit, @Olga Owner ?')
  await page.getByRole('button', { name: 'Save note' }).click()
  // The field keeps the words until the note is saved, which shows as a paragraph.
  await page.getByRole('paragraph').filter({ hasText: 'Does this fit, @Olga Owner ?' }).waitFor()
  await page.context().close()

  const owner = await openWindow(browser, { token: await tokenOf('owner@acme.test') })
  await owner.goto('/dashboard')
  await owner.getByRole('button', { name: /^Notifications/ }).click()
  await owner.getByText('Rita Recruiter mentioned you in a note').first().click()
  const drawer = owner.getByRole('dialog', { name })
  await drawer.getByText('Does this fit, @Olga Owner ?').waitFor()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'detached' })
  expect(new URL(owner.url()).searchParams.get('entry')).toBeNull()
  await owner.context().close()
})

test('the board moves a candidate by keyboard and pointer, and explains refused moves', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  const requirement = await aShortlist(token)
  await page.goto(`/candidate-search/shortlisted-candidates?requirement=${requirement}&board=true`)
  const card = page.getByRole('region', { name: 'Shortlisted' }).locator('[data-board-entry]').first()
  await card.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await dialog(page).getByText('The candidate sees your company, job and pay.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await dialog(page).waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'Interviewing' }).waitFor()
  await expectNoBarrier(page, 'board')
  const from = await card.boundingBox()
  const to = await page.getByRole('region', { name: 'In contact' }).boundingBox()
  if (from === null || to === null) throw new Error('The board is not on the screen.')
  await page.mouse.move(from.x + 20, from.y + 60)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 70, { steps: 3 })
  await page.mouse.move(to.x + 30, to.y + 120, { steps: 6 })
  await page.mouse.up()
  await page.getByRole('status').getByText('Candidates enter this stage by accepting a contact request.').waitFor()
  await page.context().close()
})

test('“Back” closes the drawer of a candidate and the comparison, and the address opens them again', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const requirement = await aShortlist(token)
  const page = await openWindow(browser, { token })
  for (const list of [addressOf(requirement), `/requirement?id=${requirement}&stage=shortlisted`]) {
    await page.goto(list)
    await page
      .getByRole('button', { name: /^Candidate/ })
      .first()
      .click()
    await dialog(page).waitFor()
    await page.goBack()
    await dialog(page).waitFor({ state: 'detached' })
    for (const at of [0, 1])
      await page
        .getByRole('checkbox', { name: /^Select Candidate/ })
        .nth(at)
        .check()
    await page.keyboard.press('c')
    const comparison = page.getByRole('dialog', { name: 'Compare 2 candidates' })
    await comparison.waitFor()
    await page.goBack()
    await comparison.waitFor({ state: 'detached' })
    expect(await page.getByRole('checkbox', { name: /^Select Candidate/, checked: true }).count()).toBe(2)
    await page.goForward()
    await comparison.waitFor()
    await page.reload()
    await comparison.waitFor()
    await page.keyboard.press('Escape')
    await comparison.waitFor({ state: 'detached' })
    expect(page.url()).not.toContain('compare')
  }
  await page.context().close()
})

test('a profile does not jump where the pipelines of the candidate are read last', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const list = `/shortlisteds?filter[requirement]=${await aShortlist(token)}&page[size]=1`
  const { data } = (await ask('GET', list, { token })) as {
    data: readonly { readonly relationships: { readonly candidate: { readonly data: { readonly id: string } } } }[]
  }
  const page = await openWindow(browser, { size: phone, token })
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    const note = (list: PerformanceObserverEntryList) => moved.push(...list.getEntries().map(({ name }) => name))
    new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/v1/shortlisteds?*', async (route) => {
    const answer = await route.fetch()
    await new Promise((resolve) => setTimeout(resolve, 1000))
    await route.fulfill({ response: answer })
  })
  await page.goto(`/candidate-profile?id=${data[0]?.relationships.candidate.data.id}`)
  await page.getByRole('heading', { name: 'In your pipeline' }).waitFor()
  await page.getByRole('heading', { name: 'At a glance' }).waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { moved: string[] }).moved)).toEqual([])
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})

test('a printed board has every stage and every card on the page', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  await page.goto(`/candidate-search/shortlisted-candidates?requirement=${await aShortlist(token, 'offer')}&board=true`)
  const cards = page.locator('[data-board-entry]')
  await cards.first().waitFor()
  const paper = { width: 794, height: 1123 }
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  const edges = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right))
  expect(edges.filter((right) => right > paper.width)).toEqual([])
  const cut = await page
    .locator('ul')
    .evaluateAll(
      (lists) =>
        lists.filter(
          (list) => list.scrollHeight > list.clientHeight + 1 && getComputedStyle(list).overflowY !== 'visible',
        ).length,
    )
  expect(cut).toBe(0)
  await page.context().close()
})

test('of a page with an open drawer, the whole drawer is printed and nothing else', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  await page.goto(addressOf(await aShortlist(token)))
  await page
    .getByRole('button', { name: /^Candidate / })
    .first()
    .click()
  await dialog(page).getByRole('heading', { name: 'Tags' }).waitFor()
  const paper = { width: 794, height: 1123 }
  await page.setViewportSize(paper)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => page.getByRole('heading', { level: 1, includeHidden: true }).isVisible()).toBe(false)
  const { width = 0 } = (await dialog(page).boundingBox()) ?? {}
  expect(width).toBeGreaterThan(paper.width * 0.9)
  const isCut = await dialog(page).evaluate((box) =>
    [box, ...box.children].some((part) => part.scrollHeight > part.clientHeight + 1),
  )
  expect(isCut).toBe(false)
  await page.context().close()
})

test('a card of the board says what its candidate waits for', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  await page.goto(`/candidate-search/shortlisted-candidates?requirement=${await aShortlist(token, 'offer')}&board=true`)
  await page
    .getByRole('region', { name: 'Offer' })
    .getByText(/^Offer expires in/)
    .first()
    .waitFor()
  await page.getByRole('region', { name: 'Decision' }).getByText('Ready to decide').first().waitFor()
  await page
    .getByRole('region', { name: 'Hired' })
    .getByText(/^Starts /)
    .first()
    .waitFor()
  await page.context().close()
})

test('column choices and saved views persist on wide and narrow screens', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  await page.goto(addressOf(await aShortlist(token)))
  const name = `Mine ${Date.now()}`
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Country' }).check()
  await page.getByRole('checkbox', { name: 'Expected pay', exact: true }).uncheck()
  await page.getByLabel('View name').fill(name)
  await page.getByRole('button', { name: 'Save view', exact: true }).click()
  await page.getByRole('button', { name, exact: true }).waitFor()
  await expectNoBarrier(page, 'columns and views', true)
  await page.keyboard.press('Escape')
  await page.getByRole('columnheader', { name: 'Country' }).waitFor()
  expect(await page.getByRole('columnheader', { name: 'Expected pay' }).count()).toBe(0)
  await page.context().close()

  const narrow = await openWindow(browser, { size: phone, token })
  await narrow.goto(addressOf(await aShortlist(token)))
  await narrow.getByRole('button', { name: 'View', exact: true }).click()
  await narrow.getByRole('button', { name, exact: true }).click()
  await narrow.keyboard.press('Escape')
  await narrow.getByRole('columnheader', { name: 'Country' }).waitFor()
  await narrow.getByRole('button', { name: 'View', exact: true }).click()
  await narrow.getByRole('button', { name: `Delete ${name}` }).click()
  await narrow.getByText(`Deleted “${name}”`).waitFor()
  await narrow.context().close()
})

test('owner, order and page of a job’s table are in its address: loading again and “Back” show the same rows', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: desk, token })
  await page.goto(`/requirement?id=${await aShortlist(token)}&table=true`)
  const table = page.getByRole('region', { name: 'Table: Shortlist' })
  await table.waitFor()
  const names = () => table.getByRole('row').locator('td:nth-child(2) button').allTextContents()
  const usual = await names()
  await table.getByRole('button', { name: 'Score when added' }).click()
  await page.waitForURL(/sort=/)
  const answer = page.waitForResponse((response) => /shortlisteds\?.*owner/.test(response.url()))
  await page.getByLabel('Owner').selectOption({ label: 'Rita Recruiter' })
  await page.waitForURL(/owner=/)
  const { data } = (await (await answer).json()) as { data: readonly unknown[] }
  expect(data.length).toBeLessThan(usual.length)
  await expect.poll(async () => (await names()).length).toBe(data.length)
  const narrowed = await names()
  await page.reload()
  await table.waitFor()
  expect(await page.getByLabel('Owner').locator('option:checked').textContent()).toBe('Rita Recruiter')
  expect(await names()).toEqual(narrowed)

  // Another tab is read in between: what is next stands out in the pipeline alone.
  await page.getByRole('tab', { name: 'Criteria' }).click()
  await page.waitForURL(/tab=criteria$/)
  expect(await page.locator('[data-primary]').count()).toBe(0)
  await page.getByRole('tab', { name: 'Pipeline' }).click()
  await page.waitForURL(/owner=/)
  await expect.poll(names).toEqual(narrowed)

  await page.goBack()
  await page.goBack()
  await page.waitForURL((address) => !address.searchParams.has('sort'))
  await expect.poll(names).toEqual(usual)
  await page.goForward()
  await page.goForward()
  await expect.poll(names).toEqual(narrowed)
  await page.context().close()
})

test('on a phone, the next step of each candidate is whole beside the name', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { size: phone, token })
  await page.goto(`/requirement?id=${await aShortlist(token)}&table=true`)
  const table = page.getByRole('region', { name: 'Table: Shortlist' })
  const step = table.getByRole('button', { name: /^Request contact/ }).first()
  await step.waitFor()
  const right = (await step.boundingBox().then((box) => box && box.x + box.width)) ?? Number.POSITIVE_INFINITY
  const edge = await table.evaluate((element) => element.getBoundingClientRect().right)
  expect(right).toBeLessThanOrEqual(edge)
  await page.context().close()
})

test('a job that was closed by mistake is opened again, and its candidates are shortlisted again', async () => {
  const token = await tokenOf('owner@acme.test')
  const ownJob = {
    title: `Closed by mistake ${Date.now()}`,
    criteria: { mustHave: [{ anyOf: ['Python'] }] },
  }
  const made = await ask('POST', '/requirements', { token, type: 'requirements', attributes: ownJob })
  const { id } = (made as { data: { id: string } }).data
  const act = (verb: string, attributes: object) =>
    ask('POST', `/requirements/${id}/actions/${verb}`, { token, type: 'requirements', attributes })
  await act('publish', { overrule: 'A job of this journey' })
  const search = await ask('POST', '/candidate-searches', {
    token,
    type: 'candidate-searches',
    attributes: { door: 'skill', criteria: ownJob.criteria },
  })
  const searchId = (search as { data: { id: string } }).data.id
  const listed = await ask('GET', `/candidate-searches/${searchId}/matches?page[size]=3&include=candidate`, { token })
  const candidateIds = (listed as { data: { relationships: { candidate: { data: { id: string } } } }[] }).data.map(
    ({ relationships }) => relationships.candidate.data.id,
  )
  await act('shortlist', { candidateIds, searchId })
  await act('fill', {})
  const funnelOf = async () => {
    const shown = await ask('GET', `/requirements/${id}`, { token })
    return (shown as { data: { attributes: { funnel: Record<string, number> } } }).data.attributes.funnel
  }
  await expect.poll(funnelOf).toEqual({ closed: 3 })

  const page = await openWindow(browser, { token })
  await page.goto(`/requirement?id=${id}&tab=pipeline&table=true`)
  await page.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Reopen job…' }).click()
  await dialog(page)
    .getByText(/3 candidates whose process ended stay closed/)
    .waitFor()
  await dialog(page).getByRole('button', { name: 'Reopen job', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Select all', exact: true }).check()
  await page.getByRole('button', { name: 'Shortlist again', exact: true }).click()
  await page.getByText('3 candidates are on the shortlist').waitFor()
  await expect.poll(funnelOf).toEqual({ shortlisted: 3 })
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(funnelOf).toEqual({ closed: 3 })
  await page.context().close()
})

interface Entries {
  readonly data: readonly {
    readonly id: string
    readonly attributes: { readonly requirementTitle: string }
    readonly relationships: Record<'candidate' | 'requirement', { readonly data: { readonly id: string } }>
  }[]
}

test('who is considered for two jobs is known as such in both', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const { data } = (await ask('GET', '/shortlisteds?filter[stage]=interviewing&page[size]=1', { token })) as Entries
  const [first] = data
  if (first === undefined) throw new Error('Nobody is in interviews.')
  const candidateId = first.relationships.candidate.data.id
  const { data: known } = (await ask('GET', `/shortlisteds?filter[candidate]=${candidateId}`, { token })) as Entries
  const jobsOf = known.map(({ relationships }) => relationships.requirement.data.id)
  const { data: jobs } = (await ask('GET', '/requirements?filter[state]=open&page[size]=50', { token })) as Listed
  const requirementId = jobs.find(({ id }) => !jobsOf.includes(id))?.id
  const added = (await ask('POST', '/shortlisteds', {
    token,
    type: 'shortlisteds',
    attributes: { candidateId, requirementId },
  })) as { readonly data: { readonly id: string } }

  const page = await openWindow(browser, { token })
  await page.goto(`/candidate-search/shortlisted-candidates?requirement="${requirementId}"&entry="${added.data.id}"`)
  const others = dialog(page).getByRole('region', { name: 'Other jobs' })
  await others.getByText('Interviewing').first().waitFor()
  await expectNoBarrier(page, 'a person in two jobs', true)
  await others.getByRole('link', { name: first.attributes.requirementTitle }).click()
  await page.waitForURL(`**/shortlisted-candidates?requirement=*${first.relationships.requirement.data.id}*`)
  await others.getByText('Shortlisted').first().waitFor()
  await page.context().close()
})

const LONG = 'Maximiliana-Konstantina von Hohenstein-Waldburg zu Wolfegg und Waldsee'

test('a long name takes two lines of a card and of a row, and is whole in its title', async () => {
  const token = await tokenOf('recruiter@acme.test')
  const page = await openWindow(browser, { token })
  await page.route('**/api/v1/shortlisteds?*', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"legalName":"[^"]+"/g, `"legalName":"${LONG}"`)
    await route.fulfill({ response, body })
  })
  const requirement = await aShortlist(token, 'interviewing')
  await page.goto(`/candidate-search/shortlisted-candidates?requirement=${requirement}`)
  const name = page.getByRole('button', { name: LONG, exact: true }).first()
  for (const view of ['Board view', 'Table view']) {
    await name.waitFor()
    expect(await name.getAttribute('title')).toBe(LONG)
    const lines = await name.evaluate((button) => {
      const words = button.querySelector('span') ?? button
      return words.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(words).lineHeight)
    })
    expect(Math.round(lines)).toBe(2)
    await page.getByRole('button', { name: view }).click()
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
})
