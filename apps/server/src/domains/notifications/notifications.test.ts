import { makeApiToken } from '@assay/contracts/api-tokens'
import * as contract from '@assay/contracts/notifications'
import * as requirementContract from '@assay/contracts/requirements'
import { listTeammates, teammateActions } from '@assay/contracts/teammates'
import { expect, test } from 'vitest'
import { ANNOUNCEMENT_CHANNEL } from '../../platform/context/save-events.ts'
import { listen } from '../../platform/database/listen.ts'
import { newId } from '../../platform/database/new-id.ts'
import { openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../platform/testing/test-offers.ts'
import { aCompany, anAgency, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { HOUR_MS } from '../../platform/time/durations.ts'
import { type Notice, notify } from './index.ts'

const app = await openTestApp()

function tell(person: Person, notice: Partial<Notice> = {}): Promise<void> {
  const about = {
    tenantId: person.companyId,
    userIds: [person.user.id],
    kind: 'offerAccepted' as const,
    title: 'An offer was accepted',
    link: '/hired-candidates',
    dedupeKey: newId(),
    target: { type: 'offers', id: newId() },
    at: app.system.now(),
  }
  return app.system.transaction((tx) => notify(tx, { ...about, ...notice }))
}

const listOf = async ({ token }: Person, query = '') => app.call(contract.listNotifications, { token, query })
const mailsTo = ({ user }: Person) => app.mails.filter(({ to }) => to === user.email)

async function keepProfile(person: Person, columns: Record<string, unknown>): Promise<void> {
  const names = Object.keys(columns)
  await app.database.pool.query(
    `insert into profiles (user_id, ${names.join(', ')}) values ($1, ${names.map((_, at) => `$${at + 2}`).join(', ')})`,
    [person.user.id, ...Object.values(columns)],
  )
}

test('a user is notified in the app and by mail, once however often the event arrives', async () => {
  const owner = await aPerson(app, 'employer.owner')
  await tell(owner, { dedupeKey: 'offer/1', body: 'For “Backend engineer”.' })
  await tell(owner, { dedupeKey: 'offer/1', body: 'For “Backend engineer”.' })
  await app.app.outbox.drain()
  const { data, json } = await listOf(owner)
  expect(data).toEqual([expect.objectContaining({ kind: 'offerAccepted', state: 'unread', link: '/hired-candidates' })])
  expect(json.meta.unread).toBe(1)
  expect(mailsTo(owner)).toHaveLength(1)
  expect(mailsTo(owner)[0]).toMatchObject({ subject: 'An offer was accepted' })
  expect(mailsTo(owner)[0]?.text).toContain('http://assay.test/hired-candidates')
})

test('a program reads and changes the notifications of what its token may read', async () => {
  const owner = await aPerson(app, 'employer.owner')
  await tell(owner)
  await tell(owner, { kind: 'requirementApproved', title: 'A job was approved' })
  await tell(owner, { kind: 'readingUnusual', title: 'Someone viewed unusually many candidates' })
  const attributes = { name: 'Jobs', permissions: ['requirement.read'], expiresInDays: 7 }
  const { token } = (await app.call(makeApiToken, { token: owner.token, attributes })).data
  const all = await listOf(owner)
  const listed = await app.call(contract.listNotifications, { token })
  const offer = all.data.find(({ kind }: { kind: string }) => kind === 'offerAccepted')
  const params = { id: offer.id }
  const read = [contract.getNotification, contract.readNotification, contract.archiveNotification]
  const single = await Promise.all(read.map((endpoint) => app.call(endpoint, { token, params })))
  await app.call(contract.readAllNotifications, { token })

  expect(all.data).toHaveLength(3)
  expect(listed.data.map(({ kind }: { kind: string }) => kind)).toEqual(['requirementApproved'])
  expect(single.map(({ status }) => status)).toEqual([404, 404, 404])
  const left = (await listOf(owner, 'filter[state]=unread')).data
  expect(left.map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['offerAccepted', 'readingUnusual'])
})

test('user preferences count: nothing in the app, nothing by mail, or neither', async () => {
  const owner = await aPerson(app, 'employer.owner')
  await keepProfile(owner, {
    notification_matrix: JSON.stringify({
      offerAccepted: { app: true, mail: false },
      offerDeclined: { app: false, mail: true },
      offerViewed: { app: false, mail: false },
    }),
  })
  for (const kind of ['offerAccepted', 'offerDeclined', 'offerViewed'] as const)
    await tell(owner, { kind, title: kind })
  await app.app.outbox.drain()
  expect((await listOf(owner)).data.map(({ kind }: { kind: string }) => kind)).toEqual(['offerAccepted'])
  expect(mailsTo(owner).map(({ subject }) => subject)).toEqual(['offerDeclined'])
})

test('quiet hours delay the mail but not the in-app notification', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const [from, to] = [-1, 2].map((hours) => new Date(app.system.now().getTime() + hours * HOUR_MS))
  const clock = (at: Date | undefined) => String(at?.toISOString().slice(11, 16))
  await app.database.pool.query(`update users set timezone = 'UTC' where id = $1`, [owner.user.id])
  await keepProfile(owner, { quiet_hours: JSON.stringify({ kind: 'between', from: clock(from), to: clock(to) }) })
  await tell(owner)
  await app.app.outbox.drain()
  expect([(await listOf(owner)).data.length, mailsTo(owner).length]).toEqual([1, 0])
  const mail = async () => (await listOf(owner, 'filter[channel]=mail')).data[0]
  expect(await mail()).toMatchObject({ channel: 'mail', state: 'queued', sentAt: null })
  expect((await mail()).dueAt.slice(11, 16)).toBe(clock(to))
  app.clock.advance(3 * HOUR_MS)
  await app.app.outbox.drain()
  expect(mailsTo(owner)).toHaveLength(1)
  expect(await mail()).toMatchObject({ state: 'sent', sentAt: expect.any(String) })
})

test('a suspended user gets no waiting mail, and a removed one reads no notification', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const mates = (await app.call(listTeammates, { token: owner.token })).data
  const { id } = mates.find(({ userId }: { userId: string }) => userId === member.user.id)
  const act = async (verb: 'suspend' | 'remove') =>
    (await app.call(teammateActions[verb], { token: owner.token, params: { id }, attributes: {} })).status
  await tell(member)
  expect(await act('suspend')).toBe(200)
  await app.app.outbox.drain()
  expect(mailsTo(member)).toEqual([])
  expect(await act('remove')).toBe(200)
  await app.app.outbox.drain()
  const { rows } = await app.database.pool.query('select 1 from notifications where user_id = $1', [member.user.id])
  expect(rows).toEqual([])
})

test('a permission limits recipients by its scope, without the author and former members', async () => {
  const company = await aCompany(app)
  const inCompany = { companyId: company.id }
  const [owner, admin, manager, other, gone] = [
    await aPerson(app, 'employer.owner', inCompany),
    await aPerson(app, 'employer.admin', inCompany),
    await aPerson(app, 'employer.hiringManager', inCompany),
    await aPerson(app, 'employer.hiringManager', inCompany),
    await aPerson(app, 'employer.admin', inCompany),
  ]
  await app.database.pool.query(`update teammates set state = 'removed' where user_id = $1`, [gone.user.id])
  await tell(owner, {
    userIds: [gone.user.id],
    who: { permission: 'offer.approve', team: [manager.user.id] },
    except: admin.user.id,
  })
  const counts = await Promise.all(
    [owner, admin, manager, other].map(async (person) => (await listOf(person)).json.meta.unread),
  )
  expect(counts).toEqual([1, 0, 1, 0])
  const { rows } = await app.database.pool.query('select 1 from notifications where user_id = $1', [gone.user.id])
  expect(rows).toEqual([])
})

test("a notification reaches its user's browser immediately", async () => {
  const owner = await aPerson(app, 'employer.owner')
  const heard: unknown[] = []
  const listening = await listen(app.database.url, { [ANNOUNCEMENT_CHANNEL]: (text) => heard.push(JSON.parse(text)) })
  await tell(owner)
  await expect
    .poll(() => heard)
    .toEqual([expect.objectContaining({ to: { userId: owner.user.id }, type: 'notification.added' })])
  await listening.close()
})

test("a user marks one or all as read and dismisses some; another user's are not found", async () => {
  const [owner, stranger] = [await aPerson(app, 'employer.owner'), await aPerson(app, 'employer.owner')]
  for (const title of ['One', 'Two', 'Three']) await tell(owner, { title })
  const [three, two] = (await listOf(owner)).data
  const act = (endpoint: typeof contract.readNotification, { token }: Person, id: string) =>
    app.call(endpoint, { params: { id }, token })
  expect((await act(contract.readNotification, owner, three.id)).data).toMatchObject({ state: 'read' })
  expect((await act(contract.archiveNotification, owner, two.id)).data).toMatchObject({ state: 'archived' })
  expect((await act(contract.readNotification, owner, two.id)).data).toMatchObject({ state: 'archived' })
  expect((await act(contract.readNotification, stranger, three.id)).status).toBe(404)
  expect((await listOf(owner)).json.meta.unread).toBe(1)
  await app.call(contract.readAllNotifications, { token: owner.token })
  expect((await listOf(owner)).json.meta.unread).toBe(0)
  expect((await listOf(owner, 'filter[state]=archived')).data).toHaveLength(1)
})

test('the list is paged, latest first', async () => {
  const owner = await aPerson(app, 'employer.owner')
  for (let at = 0; at < 12; at += 1) {
    await tell(owner, { title: `Number ${at}` })
    app.clock.advance(1000)
  }
  const first = await listOf(owner, 'page[size]=10')
  expect(first.data[0].title).toBe('Number 11')
  const next = new URL(first.json.links.next, 'http://assay.test').search.slice(1)
  expect((await listOf(owner, next)).data.map(({ title }: { title: string }) => title)).toEqual([
    'Number 1',
    'Number 0',
  ])
})

test('a requirement submitted for approval notifies its approvers', async () => {
  const company = await aCompany(app)
  const [admin, recruiter] = [
    await aPerson(app, 'employer.admin', { companyId: company.id }),
    await aPerson(app, 'employer.recruiter', { companyId: company.id }),
  ]
  const created = await app.call(requirementContract.createRequirement, {
    token: recruiter.token,
    attributes: { title: 'Payments engineer', description: 'Go and PostgreSQL, four hours of overlap with Berlin.' },
  })
  await app.call(requirementContract.requirementActions.submit, {
    token: recruiter.token,
    params: { id: created.data.id },
    attributes: {},
  })
  await app.app.outbox.drain()
  expect((await listOf(admin)).data).toEqual([
    expect.objectContaining({
      kind: 'requirementToApprove',
      title: '“Payments engineer” is awaiting approval',
      link: `/requirement?id=${created.data.id}`,
    }),
  ])
  expect((await listOf(recruiter)).data).toEqual([])
})

/** Records an event as a domain would, and runs its effects. */
async function happen(person: Person, event: Record<string, unknown>): Promise<void> {
  await app.system.transaction(async (tx) =>
    tx.record({
      name: '',
      verb: 'candidate.advance',
      tenantId: person.companyId,
      target: { type: 'shortlisteds', id: '' },
      ...event,
    }),
  )
  await app.app.outbox.drain()
}

test('a withdrawal notifies the users responsible for the candidate, a verdict the user who submitted', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const member = await aPerson(app, 'agency.member', { agencyId: await anAgency(app) })
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const requirementId = await anOpenRequirement(app, { author: owner, assigned: [owner] })
  const stage = 'shortlisted'
  const id = await anEntryAt(app, { author: owner, requirementId, candidateId, stage })
  const target = { type: 'shortlisteds', id }
  await happen(owner, { name: 'candidateSubmitted', target, requirementId, after: { stage: 'submitted' } })
  await happen(owner, { name: 'entryAdvanced', target, requirementId, after: { stage: 'interviewing' } })
  await happen(owner, { name: 'entryAdvanced', target, requirementId, after: { stage: 'withdrawn' } })
  await app.database.pool.query('update shortlisteds set added_by = $2 where id = $1', [id, member.user.id])
  await happen(owner, { name: 'submissionDecided', target, requirementId, after: { stage } })
  const kindsOf = async (person: Person) => (await listOf(person)).data.map(({ kind }: { kind: string }) => kind).sort()
  expect(await kindsOf(owner)).toEqual(['candidateSubmitted', 'candidateWithdrawn'])
  expect(await kindsOf(member)).toEqual(['submissionDecided'])
})

test('people who are limited to some jobs are notified of submissions for these only', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const recruiter = () => aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  const [ofAll, onTeam, elsewhere] = [await recruiter(), await recruiter(), await recruiter()]
  await app.database.pool.query(`update teammates set job_access = 'assigned' where user_id = any($1)`, [
    [onTeam.user.id, elsewhere.user.id],
  ])
  const [candidateId = ''] = await addCandidates(app, [aRecord()])
  const requirementId = await anOpenRequirement(app, { author: owner, assigned: [owner, onTeam] })
  const id = await anEntryAt(app, { author: owner, requirementId, candidateId, stage: 'shortlisted' })
  const target = { type: 'shortlisteds', id }
  await happen(owner, { name: 'candidateSubmitted', target, requirementId, after: { stage: 'submitted' } })
  const kindsOf = async (person: Person) => (await listOf(person)).data.map(({ kind }: { kind: string }) => kind)
  expect(await kindsOf(ofAll)).toEqual(['candidateSubmitted'])
  expect(await kindsOf(onTeam)).toEqual(['candidateSubmitted'])
  expect(await kindsOf(elsewhere)).toEqual([])
})

test('low credits are reported once per threshold', async () => {
  const owner = await aPerson(app, 'employer.owner')
  const left = async (creditsUsed: number) => {
    const period = [new Date(Date.now() - HOUR_MS), new Date(Date.now() + 1000 * HOUR_MS)]
    await app.database.pool.query(
      `insert into subscriptions (company_id, credits_included, credits_used, period_start, period_end)
       values ($1, 5, $2, $3, $4) on conflict (company_id) do update set credits_used = excluded.credits_used`,
      [owner.companyId, creditsUsed, ...period],
    )
    await happen(owner, {
      name: 'contactRequested',
      verb: 'contact.request',
      target: { type: 'contact-infos', id: newId() },
    })
  }
  for (const used of [1, 2, 2, 4, 5]) await left(used)
  const titles = (await listOf(owner)).data.map(({ title }: { title: string }) => title).sort()
  expect(titles).toEqual(['3 contact credits left', 'No contact credits left'])
})
