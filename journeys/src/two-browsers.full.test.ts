// Two colleagues on one job: what one does, the other sees without reloading.
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { ask, makeSearch, openWindow, tokenOf } from './visits.ts'

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

test('a note, a tag and a vote of one are seen by the other in table and drawer, and what the other types stays', async () => {
  const [recruiter, lead] = await Promise.all(['recruiter@acme.test', 'lead@acme.test'].map((email) => tokenOf(email)))
  const job = await idOfJob(recruiter ?? '', 'Senior Backend Engineer, order intake')
  const address = `/candidate-search/shortlisted-candidates?requirement=${job}`
  const mine = await openWindow(browser, { token: recruiter ?? '' })
  const theirs = await openWindow(browser, { token: lead ?? '' })
  const first = `/shortlisteds?filter[requirement]=${job}&filter[stage]=shortlisted&sort=stageSince&page[size]=1`
  const entry = (await ask('GET', first, { token: recruiter ?? '' })) as Answer<{ id: string }[]>
  const id = entry.data[0]?.id ?? ''
  const openFirst = async (page: Page) => {
    await page.goto(address)
    await page.getByRole('row').filter({ hasText: 'Shortlisted' }).first().getByRole('button').first().click()
    await page.getByRole('dialog').waitFor()
  }
  const openCard = async (page: Page) => {
    await page.goto(`/requirement?id=${job}`)
    await page.locator(`[data-board-entry="${id}"]`).click()
    await page.getByRole('dialog').waitFor()
  }
  await Promise.all([openFirst(mine), openCard(theirs)])

  const draft = theirs.getByRole('dialog').getByLabel('New note')
  await draft.fill('Half a sentence')
  await mine.getByRole('dialog').getByLabel('New note').fill(`Ask about Kafka ${RUN}`)
  await mine.getByRole('dialog').getByRole('button', { name: 'Save note' }).click()
  await theirs.getByRole('dialog').getByText(`Ask about Kafka ${RUN}`).waitFor()
  expect(await draft.inputValue()).toBe('Half a sentence')

  const tag = (await ask('POST', '/tags', {
    token: recruiter ?? '',
    type: 'tags',
    attributes: { name: `hot ${RUN}`, color: 'teal' },
  })) as Answer<{ id: string }>
  const act = (verb: string, attributes: object) =>
    ask('POST', `/shortlisteds/${id}/actions/${verb}`, { token: recruiter ?? '', type: 'shortlisteds', attributes })
  await act('tag', { tagIds: [tag.data.id] })
  await act('vote', { vote: 'up', note: `Knows Kafka ${RUN}` })
  await theirs.getByRole('dialog').getByText(`Knows Kafka ${RUN}`).waitFor()
  await theirs.getByRole('dialog').locator('section', { hasText: 'Tags' }).getByText(`hot ${RUN}`).first().waitFor()
  expect(await draft.inputValue()).toBe('Half a sentence')
  await theirs.keyboard.press('Escape')
  await theirs
    .getByRole('option', { name: `hot ${RUN}`, includeHidden: true })
    .first()
    .waitFor({ state: 'attached' })
})

test('a search that a colleague saves is listed immediately, and a note that both write is replaced only by decision', async () => {
  const [recruiter = '', owner = ''] = await Promise.all(
    ['recruiter@acme.test', 'owner@acme.test'].map((email) => tokenOf(email)),
  )
  const search = await makeSearch(recruiter, 'Kotlin developer')
  const mine = await openWindow(browser, { token: owner })
  await mine.goto('/candidate-search/my-search-history')
  await mine.getByRole('row').nth(1).waitFor()
  await ask('PATCH', `/candidate-searches/${search.id}`, {
    token: recruiter,
    type: 'candidate-searches',
    id: search.id,
    attributes: { savedName: `Kotlin ${RUN}` },
  })
  await mine.getByRole('link', { name: `Kotlin ${RUN}` }).waitFor()

  const named = (type: string, path: string, attributes: object) =>
    ask('POST', path, { token: recruiter, type, attributes })
  const pool = (await named('talent-pools', '/talent-pools', { name: `Later ${RUN}` })) as Answer<{ id: string }>
  const found = (await ask('GET', `/candidate-searches/${search.id}/matches?page[size]=1`, {
    token: recruiter,
  })) as Answer<{ relationships: { candidate: { data: { id: string } } } }[]>
  const candidateIds = found.data.map(({ relationships }) => relationships.candidate.data.id)
  const added = (await named('talent-pools', `/talent-pools/${pool.data.id}/actions/add`, { candidateIds })) as Answer<
    { id: string }[]
  >
  const id = added.data[0]?.id ?? ''
  await mine.goto(`/talent-pools?id=${pool.data.id}`)
  await mine.getByRole('row').nth(1).getByRole('button').first().click()
  const note = mine.getByRole('dialog').getByLabel('Note')
  await note.fill('Mine')
  const theirs = { type: 'talent-pool-members', id, attributes: { note: 'Theirs', version: 1 } }
  await ask('PATCH', `/talent-pool-members/${id}`, { token: recruiter, ...theirs })
  await mine.getByRole('dialog').getByText('Someone else saved this while you were typing').waitFor()
  expect(await note.inputValue()).toBe('Mine')
  await mine.getByRole('dialog').getByRole('button', { name: 'Show theirs' }).click()
  expect(await note.inputValue()).toBe('Theirs')
  await mine.context().close()
})

test('a draft of an offer that a colleague saves is replaced only by decision', async () => {
  const [recruiter, lead] = await Promise.all(['recruiter@acme.test', 'lead@acme.test'].map((email) => tokenOf(email)))
  type Draft = { id: string; attributes: { terms: string } }
  const read = async (path: string) => (await ask('GET', path, { token: recruiter ?? '' })) as Answer<Draft | Draft[]>
  const [draft] = [(await read('/offers?filter[state]=draft&page[size]=1')).data].flat()
  const before = draft?.attributes.terms
  const open = async (token = '') => {
    const page = await openWindow(browser, { token })
    await page.goto(`/hired-candidates/offers-sent?id=${draft?.id}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Edit offer' }).click()
    await page.getByRole('textbox', { name: 'Letter' }).waitFor()
    return page
  }
  const [mine, theirs] = await Promise.all([open(recruiter), open(lead)])
  const letter = mine.getByRole('textbox', { name: 'Letter' })
  await letter.fill(`${before}\n\nMine.`)
  await theirs.getByRole('textbox', { name: 'Letter' }).fill(`${before}\n\nTheirs.`)
  await theirs.getByRole('button', { name: 'Save draft' }).click()
  await mine.getByText('Someone else saved this while you were typing').waitFor()
  expect(await letter.inputValue()).toContain('Mine.')
  await mine.getByRole('button', { name: 'Keep mine' }).click()
  await mine.getByRole('button', { name: 'Save draft' }).click()
  await mine.getByRole('button', { name: 'Edit offer' }).waitFor()
  const [saved] = [(await read(`/offers/${draft?.id}`)).data].flat()
  expect(saved?.attributes.terms).toContain('Mine.')
  await Promise.all([mine, theirs].map((page) => page.context().close()))
})

test('an offer in preparation is the next step of its candidate, in table, drawer and interview pipeline', async () => {
  const [recruiter = '', owner = ''] = await Promise.all(
    ['recruiter@acme.test', 'owner@acme.test'].map((email) => tokenOf(email)),
  )
  type Draft = { id: string; relationships: Record<'requirement' | 'shortlisted', { data: { id: string } }> }
  const draft = (
    (await ask('GET', '/offers?filter[state]=draft&sort=createdAt&page[size]=1', { token: recruiter })) as Answer<
      Draft[]
    >
  ).data[0]
  const { requirement, shortlisted } = draft?.relationships ?? {}
  const job = requirement?.data.id
  const { attributes } = (
    (await ask('GET', `/interview-tracks/${shortlisted?.data.id}`, { token: recruiter })) as Answer<{
      attributes: { candidateName: string }
    }>
  ).data
  const act = (verb: string, token: string, more = {}) =>
    ask('POST', `/offers/${draft?.id}/actions/${verb}`, { token, type: 'offers', attributes: { note: null, ...more } })
  const openTable = async (token: string) => {
    const page = await openWindow(browser, { token })
    await page.goto(`/candidate-search/shortlisted-candidates?requirement=${job}&stage=decision`)
    return page.getByRole('row').filter({ hasText: attributes.candidateName })
  }
  const [mine, theirs] = await Promise.all([openTable(recruiter), openTable(owner)])
  const step = mine.getByRole('link')
  await mine.getByRole('link', { name: /^Continue offer / }).waitFor()
  expect(await step.count()).toBe(1)

  await act('submit', recruiter)
  await mine.getByRole('link', { name: /^Open offer / }).waitFor()
  await mine.getByText('Awaiting approval').waitFor()
  await theirs.getByRole('link', { name: /^Review offer / }).waitFor()
  await theirs.getByRole('button', { name: attributes.candidateName }).click()
  await theirs.page().getByRole('dialog').getByRole('link', { name: 'Review offer' }).click()
  await theirs.page().getByRole('dialog').getByRole('button', { name: 'Approve offer' }).waitFor()

  await act('return', owner, { note: 'The start is too early.' })
  const pipeline = mine.page()
  await pipeline.goto(`/candidate-search/selected-for-interview?requirement=${job}`)
  const row = pipeline.getByRole('row').filter({ hasText: attributes.candidateName })
  await row.getByRole('link', { name: 'Continue offer' }).click()
  await pipeline.getByRole('dialog').getByRole('button', { name: 'Submit for approval' }).waitFor()
  await Promise.all([mine, theirs].map((each) => each.page().context().close()))
})

test('proposed times that a colleague replaced are replaced again only by decision', async () => {
  const [recruiter = '', owner = ''] = await Promise.all(
    ['recruiter@acme.test', 'owner@acme.test'].map((email) => tokenOf(email)),
  )
  type Shown = { id: string; attributes: { proposedSlots: { start: string }[]; start: string | null } }
  const read = async (path: string) => (await ask('GET', path, { token: recruiter })) as Answer<Shown | Shown[]>
  const [proposed] = [(await read('/scheduled-interviews?filter[state]=proposed&page[size]=1')).data].flat()
  const mine = await openWindow(browser, { token: recruiter })
  await mine.goto(`/interviews?view=week&move=${proposed?.id}`)
  await mine.getByRole('button', { name: 'Later' }).click()
  await mine.getByRole('button', { name: 'Suggest times' }).click()
  await mine.getByRole('button', { name: /^Add / }).last().click()
  const send = mine.getByRole('button', { name: 'Propose time', exact: true })
  await send.waitFor()

  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  const slot = { start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` }
  await ask('POST', `/scheduled-interviews/${proposed?.id}/actions/propose`, {
    token: owner,
    type: 'scheduled-interviews',
    attributes: { slots: [slot] },
  })
  await mine.getByText('Someone else changed this interview').waitFor()
  await send.click()
  await mine.getByRole('alert').first().waitFor()
  const [kept] = [(await read(`/scheduled-interviews/${proposed?.id}`)).data].flat()
  expect(kept?.attributes.proposedSlots.map(({ start }) => Date.parse(start))).toEqual([Date.parse(slot.start)])

  await mine.getByRole('button', { name: 'Keep mine' }).click()
  await send.click()
  await mine.getByText('Times sent to the candidate').waitFor()
  await mine.context().close()
})

test('times for a round that a colleague planned in the meantime are not sent for the next one unasked', async () => {
  const [recruiter = '', owner = ''] = await Promise.all(
    ['recruiter@acme.test', 'owner@acme.test'].map((email) => tokenOf(email)),
  )
  type Waiting = {
    id: string
    attributes: { requirementId: string; candidateId: string; status: string; rounds: { state: string }[] }
  }
  const { data } = (await ask('GET', '/interview-tracks?page[size]=50', { token: recruiter })) as Answer<Waiting[]>
  const waiting = data.find(
    ({ attributes: { status, rounds } }) => status === 'scheduled' && rounds.some(({ state }) => state === 'due'),
  )
  if (waiting === undefined) throw new Error('The demo has no candidate whose next round is due.')
  const { id, attributes } = waiting
  const mine = await openWindow(browser, { token: recruiter })
  await mine.goto(`/interviews?view=week&track=${id}`)
  await mine.getByRole('button', { name: /^Propose \d times$/ }).waitFor()
  const day = new Date(Date.now() + 41 * 86_400_000).toISOString().slice(0, 10)
  await ask('POST', '/scheduled-interviews', {
    token: owner,
    type: 'scheduled-interviews',
    attributes: {
      requirementId: attributes.requirementId,
      candidateId: attributes.candidateId,
      slots: [{ start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` }],
    },
  })
  await mine.getByText('Someone else planned this round').waitFor()
  expect(await mine.getByRole('button', { name: /^Propose \d times$/ }).isDisabled()).toBe(true)
  await mine.getByRole('button', { name: 'Open interview' }).click()
  await mine.getByRole('dialog').getByText('Proposed times').first().waitFor()
  await mine.context().close()
})

test('what is typed into a scorecard stays when it is submitted in another window', async () => {
  const token = await tokenOf('lead@acme.test')
  const { data } = (await ask('GET', '/scheduled-interviews?filter[feedbackDue]=me&page[size]=1', { token })) as Answer<
    { id: string }[]
  >
  const open = async () => {
    const page = await openWindow(browser, { token })
    await page.goto(`/interviews?id=${data[0]?.id}`)
    await page.getByLabel('Summary').waitFor()
    return page
  }
  const [first, second] = await Promise.all([open(), open()])
  await second.getByLabel('Summary').fill('Writes the clearest migrations I have seen.')
  await first.getByRole('radio', { name: 'Yes', exact: true }).click()
  for (const asked of await first.getByRole('radio', { name: '4', exact: true }).all()) await asked.click()
  await first.getByLabel('Summary').fill('Calm.')
  await first.getByRole('button', { name: 'Submit scorecard' }).click()
  await first.getByText('Scorecard submitted').waitFor()
  expect(await first.getByText('You submitted this scorecard in another window').count()).toBe(0)

  const dialog = second.getByRole('dialog')
  await dialog.getByText('You submitted this scorecard in another window').waitFor()
  await dialog.getByText('Writes the clearest migrations I have seen.').waitFor()
  await dialog.getByText('Calm.').waitFor()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await dialog.getByText('Writes the clearest migrations I have seen.').waitFor({ state: 'detached' })
  await Promise.all([first, second].map((page) => page.context().close()))
})

test('“Back” leads from the editor of an offer to its drawer, and from there to the list', async () => {
  const page = await openWindow(browser, { token: await tokenOf('recruiter@acme.test') })
  await page.goto('/hired-candidates/offers-sent?state=draft')
  await page.locator('tbody tr').first().getByRole('button').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit offer' }).click()
  await page.getByRole('textbox', { name: 'Letter' }).waitFor()
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: 'Edit offer' }).waitFor()
  expect(await page.getByRole('textbox', { name: 'Letter' }).count()).toBe(0)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(new URL(page.url()).search).toBe('?state=draft')
  await page.context().close()
})

test('an agency’s candidate that a colleague saved is replaced from the list only by decision', async () => {
  const open = async (email: string) => {
    const page = await openWindow(browser, { token: await tokenOf(email) })
    await page.goto('/candidates')
    const row = page.getByRole('row').filter({ hasText: 'Available' }).first()
    await row.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Edit…' }).click()
    await page.getByRole('dialog').getByLabel('Notice in days').waitFor()
    return page.getByRole('dialog')
  }
  const [mine, theirs] = await Promise.all([open('owner@northbridge.test'), open('member@northbridge.test')])
  await mine.getByLabel('Hours per week').fill('31')
  await theirs.getByLabel('Notice in days').fill('17')
  await theirs.getByRole('button', { name: 'Save', exact: true }).click()
  await theirs.waitFor({ state: 'detached' })

  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await mine.getByText('Someone else saved this while you were typing').waitFor()
  expect(await mine.getByLabel('Hours per week').inputValue()).toBe('31')
  await mine.getByRole('button', { name: 'Show theirs' }).click()
  expect(await mine.getByLabel('Notice in days').inputValue()).toBe('17')
  await mine.getByLabel('Hours per week').fill('32')
  await mine.getByRole('button', { name: 'Save', exact: true }).click()
  await mine.waitFor({ state: 'detached' })
  await Promise.all([mine, theirs].map((dialog) => dialog.page().context().close()))
})

test('settings that a colleague saved in the meantime are replaced only by decision', async () => {
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
