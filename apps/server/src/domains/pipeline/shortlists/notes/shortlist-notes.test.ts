import { checkActivities } from '@assay/contracts/activities'
import { listNotifications } from '@assay/contracts/notifications'
import * as requirements from '@assay/contracts/requirements'
import * as contract from '@assay/contracts/shortlist-notes'
import { shortlistCandidate } from '@assay/contracts/shortlisteds'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'

let app: TestApp
let owner: Person
let recruiter: Person
let manager: Person
let other: Person
let viewer: Person
let stranger: Person
let requirementId: string
let entryId: string

beforeAll(async () => {
  app = await openTestApp()
  const [candidateId] = await addCandidates(app, [aRecord()])
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  manager = await aPerson(app, 'employer.hiringManager', { companyId })
  other = await aPerson(app, 'employer.hiringManager', { companyId })
  viewer = await aPerson(app, 'employer.viewer', { companyId })
  stranger = await aPerson(app, 'employer.owner')
  const made = await app.call(requirements.createRequirement, {
    token: owner.token,
    attributes: {
      title: 'Order intake',
      description: 'Backend developer with Go and Kafka',
      team: [manager.user.id, viewer.user.id],
    },
  })
  requirementId = made.data.id
  await app.call(requirements.requirementActions.publish, {
    token: owner.token,
    params: { id: requirementId },
    attributes: { overrule: 'a test' },
  })
  const added = await app.call(shortlistCandidate, { token: owner.token, attributes: { requirementId, candidateId } })
  entryId = added.data.id
})

const write = (person: Person, body: string) =>
  app.call(contract.writeShortlistNote, { token: person.token, attributes: { shortlistedId: entryId, body } })
const change = (person: Person, id: string, body: string) =>
  app.call(contract.changeShortlistNote, { token: person.token, params: { id }, attributes: { body } })
const remove = (person: Person, id: string) =>
  app.call(contract.deleteShortlistNote, { token: person.token, params: { id } })
const list = (person: Person, query = `filter[entry]=${entryId}`) =>
  app.call(contract.listShortlistNotes, { token: person.token, query })

test('a note appears on the entry with its author, and the history omits its text', async () => {
  const { data, status } = await write(recruiter, '  Knows Ada from Byron Works  ')
  await write(manager, 'Good in the talk')
  const read = await list(manager)
  const acts = await app.database.pool.query(
    `select row_to_json(a)::text as row from activities a where verb = 'candidate.writeNote'`,
  )

  expect(status).toBe(201)
  expect(data).toMatchObject({ body: 'Knows Ada from Byron Works', isOwn: true, editedAt: null })
  expect(read.data.map(({ body, isOwn }: { body: string; isOwn: boolean }) => [body, isOwn])).toEqual([
    ['Knows Ada from Byron Works', false],
    ['Good in the talk', true],
  ])
  expect(acts.rows).toHaveLength(2)
  expect(JSON.stringify(acts.rows)).not.toContain('Byron')
})

test('only its author can change or delete a note', async () => {
  const { data } = await write(recruiter, 'First thought')
  const [byOther, bySelf] = [
    await change(owner, data.id, 'Mine now'),
    await change(recruiter, data.id, 'On second thought'),
  ]
  const refused = await remove(owner, data.id)
  const removed = await remove(recruiter, data.id)
  const again = await remove(recruiter, data.id)
  const left = await app.database.pool.query(`select 1 from shortlist_notes where body like '%thought%'`)

  expect([byOther.status, bySelf.status, refused.status, removed.status, again.status]).toEqual([
    403, 200, 403, 204, 404,
  ])
  expect(bySelf.data).toMatchObject({ body: 'On second thought', editedAt: expect.any(String) })
  expect(left.rows).toEqual([])
})

test('viewers, unassigned users and other companies have no access to notes', async () => {
  await write(recruiter, 'Among us')
  const people = [viewer, other, stranger]
  const read = await Promise.all(people.map(async (person) => (await list(person)).status))
  const written = await Promise.all(people.map(async (person) => (await write(person, 'Hello')).status))
  const all = await Promise.all(
    [recruiter, ...people].map(async (person) => (await list(person, `filter[requirement]=${requirementId}`)).status),
  )

  expect(read).toEqual([403, 404, 404])
  expect(written).toEqual([403, 404, 404])
  expect(all).toEqual([200, 403, 404, 404])
})

test('empty and overlong notes and unfiltered lists are refused', async () => {
  const answers = [await write(recruiter, '   '), await write(recruiter, 'x'.repeat(2001)), await list(recruiter, '')]

  expect(answers.map(({ status }) => status)).toEqual([422, 422, 400])
})

test('a note altered in the database is detected; edited and deleted ones leave the chain whole', async () => {
  const check = async () => (await app.call(checkActivities, { token: owner.token })).data
  const { pool } = app.database
  const [kept, edited, removed] = [
    await write(owner, 'First'),
    await write(owner, 'Second'),
    await write(owner, 'Third'),
  ]
  await change(owner, edited.data.id, 'Second, after a talk')
  await remove(owner, removed.data.id)
  expect(await check()).toMatchObject({ unbroken: true, firstBroken: null })

  for (const [id, verb] of [
    [kept.data.id, 'candidate.writeNote'],
    [edited.data.id, 'candidate.changeNote'],
  ]) {
    const { rows } = await pool.query('select body, salt from shortlist_notes where id = $1', [id])
    const entry = await pool.query(`select id from activities where verb = $1 and after ->> 'noteId' = $2`, [verb, id])
    for (const altered of [`body = 'Altered'`, `body = 'Second'`, 'salt = null'])
      if (altered !== `body = 'Second'` || id === edited.data.id) {
        await pool.query(`update shortlist_notes set ${altered} where id = $1`, [id])
        expect(await check()).toMatchObject({ unbroken: false, firstBroken: { id: entry.rows[0].id } })
        await pool.query('update shortlist_notes set body = $2, salt = $3 where id = $1', [
          id,
          rows[0].body,
          rows[0].salt,
        ])
      }
    expect(await check()).toMatchObject({ unbroken: true })
  }
})

test('colleagues who are mentioned are notified once per note, if they read the notes of the job', async () => {
  const newsOf = async ({ token }: Person) => {
    await app.catchUp()
    const { data } = await app.call(listNotifications, { token, query: 'filter[kind]=noteMention' })
    return data.map(({ title, link }: { title: string; link: string }) => [title, link])
  }
  const everyone = [recruiter, manager, other, viewer, stranger, owner]
  const names = everyone.map(({ user }) => `@${user.fullName}`).join(', ')
  const { data: note } = await write(owner, `What do you think, ${names}?`)
  const news = [
    expect.stringMatching(`^${owner.user.fullName} mentioned you in a note on Candidate \\w{5} for “Order intake”$`),
    `/candidate-search/shortlisted-candidates?requirement=${requirementId}&entry=${entryId}`,
  ]
  expect(await Promise.all(everyone.map(newsOf))).toEqual([[news], [news], [], [], [], []])

  await change(owner, note.id, `Never mind, @${recruiter.user.fullName}`)
  expect(await newsOf(recruiter)).toEqual([news])
  await write(owner, `${recruiter.user.fullName} knows her`)
  expect(await newsOf(recruiter)).toEqual([news])
  await change(owner, (await write(owner, 'Who knows her?')).data.id, `Who knows her, @${recruiter.user.fullName}?`)
  expect(await newsOf(recruiter)).toEqual([news, news])

  const limit = (to: string) =>
    app.database.pool.query('update teammates set job_access = $1 where user_id = $2', [to, recruiter.user.id])
  await limit('assigned')
  await write(owner, `And you, @${recruiter.user.fullName}?`)
  expect(await newsOf(recruiter)).toEqual([news, news])
  await limit('all')
})
