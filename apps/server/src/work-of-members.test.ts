// The work of a member who leaves, and the view of a member who is limited to some jobs.
import { getSearch, renameSearch, runSearch } from '@assay/contracts/candidate-searches'
import { listNotifications } from '@assay/contracts/notifications'
import { createRequirement, getRequirement, listRequirements, requirementActions } from '@assay/contracts/requirements'
import * as interviews from '@assay/contracts/scheduled-interviews'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { addToPool, changePoolMember, createPool, getPool } from '@assay/contracts/talent-pools'
import * as contract from '@assay/contracts/teammates'
import { beforeAll, expect, test } from 'vitest'
import {
  anOpenRequirement,
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  slotIn,
} from './platform/testing/test-interviews.ts'
import { aPerson, type Person } from './platform/testing/test-people.ts'

let fixture: Interviewing

beforeAll(async () => {
  fixture = await openInterviewing()
})

async function mateOf({ user }: Person): Promise<string> {
  const found = await fixture.app.database.pool.query('select id from teammates where user_id = $1', [user.id])
  return found.rows[0].id
}

const newcomer = () => aPerson(fixture.app, 'employer.recruiter', { companyId: fixture.owner.companyId ?? '' })

async function booked(panel: readonly Person[], hours: number) {
  const proposed = await propose(fixture, await aReleasedCandidate(fixture, fixture.requirementId), {
    panel: panel.map(({ user }) => ({ userId: user.id })),
    slots: [slotIn(fixture.app, hours)],
  })
  const { confirm } = interviews.interviewActions
  const attributes = { slot: slotIn(fixture.app, hours), agreedNote: 'On the phone' }
  const asked = { token: fixture.recruiter.token, params: { id: proposed.data.id }, attributes }
  return (await fixture.app.call(confirm, asked)).data
}

const remove = async (member: Person, handOverTo: string | null) =>
  fixture.app.call(contract.teammateActions.remove, {
    token: fixture.owner.token,
    params: { id: await mateOf(member) },
    attributes: { handOverTo },
  })

const changeJobs = async (member: Person, attributes: object) =>
  fixture.app.call(contract.changeTeammate, {
    token: fixture.owner.token,
    params: { id: await mateOf(member) },
    attributes: { ...attributes },
  })

const openWorkOf = async (member: Person) =>
  (await fixture.app.call(contract.getTeammate, { token: fixture.owner.token, params: { id: await mateOf(member) } }))
    .data.openWork

test('a member with open work is removed only when a colleague takes over all of it', async () => {
  const leaving = await newcomer()
  const successor = await newcomer()
  const { owner, requirementId, app } = fixture
  const plan = [{ round: 1, kind: 'technical', minutes: 60, panelPool: [leaving.user.id], pick: 1 }]
  const other = await anOpenRequirement(app, owner, [leaving.user.id], { plan })
  const candidateId = await aReleasedCandidate(fixture, requirementId)
  await app.database.pool.query('update shortlisteds set owner_id = $1 where candidate_id = $2', [
    leaving.user.id,
    candidateId,
  ])
  const interview = await booked([leaving], 40)
  expect(await openWorkOf(leaving)).toEqual({ jobs: 1, candidates: 1, interviews: 1 })

  const refused = await remove(leaving, null)
  expect([refused.errors[0]?.code, refused.errors[0]?.meta]).toMatchObject([
    'teammate.open-work',
    { jobs: 1, candidates: 1, interviews: 1 },
  ])
  expect((await remove(leaving, fixture.stranger.user.id)).errors[0]?.code).toBe('validation.invalid')
  expect((await remove(leaving, leaving.user.id)).errors[0]?.code).toBe('validation.invalid')

  expect((await remove(leaving, successor.user.id)).data.state).toBe('removed')
  expect(await openWorkOf(successor)).toEqual({ jobs: 1, candidates: 1, interviews: 1 })
  const seen = await app.call(interviews.getInterview, { token: owner.token, params: { id: interview.id } })
  expect(seen.data.panel.map(({ userId }: { userId: string }) => userId)).toEqual([successor.user.id])
  const job = await app.call(getRequirement, { token: owner.token, params: { id: other } })
  expect([job.data.plan[0].panelPool, job.data.team.map(({ userId }: { userId: string }) => userId)]).toEqual([
    [successor.user.id],
    [successor.user.id],
  ])
  const owned = await app.call(listShortlisteds, { token: owner.token, query: `filter[owner]=${successor.user.id}` })
  expect(owned.data.length).toBe(1)
})

test('two planned interviewers become one when the second takes over, and the plan stays valid', async () => {
  const leaving = await newcomer()
  const successor = await newcomer()
  const { owner, app } = fixture
  const panelPool = [leaving.user.id, successor.user.id]
  const plan = [{ round: 1, kind: 'technical', minutes: 60, panelPool, pick: 2 }]
  const id = await anOpenRequirement(app, owner, [], { plan })
  expect((await remove(leaving, successor.user.id)).data.state).toBe('removed')
  const job = await app.call(getRequirement, { token: owner.token, params: { id } })
  expect(job.data.plan).toMatchObject([{ panelPool: [successor.user.id], pick: 1 }])
  expect(job.data.missingInterviewers).toEqual([])
})

test('a colleague who has another interview at that time cannot take over, and nothing changes', async () => {
  const leaving = await newcomer()
  const busy = await newcomer()
  await booked([leaving], 60)
  await booked([busy], 60)
  expect((await remove(leaving, busy.user.id)).errors[0]?.code).toBe('interview.slot-taken')
  expect(await openWorkOf(leaving)).toMatchObject({ interviews: 1 })
})

test('work of someone who interviews goes to no one who only reads, and that of a reader may', async () => {
  const leaving = await newcomer()
  const { owner, viewer, app } = fixture
  const plan = [{ round: 1, kind: 'technical', minutes: 60, panelPool: [leaving.user.id], pick: 1 }]
  await anOpenRequirement(app, owner, [leaving.user.id], { plan })
  const reader = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
  await anOpenRequirement(app, owner, [reader.user.id])

  const refused = await remove(leaving, viewer.user.id)
  expect(refused.errors[0]).toMatchObject({
    code: 'validation.invalid',
    source: { pointer: '/data/attributes/handOverTo' },
  })
  expect(await openWorkOf(leaving)).toMatchObject({ jobs: 1 })
  expect((await remove(reader, viewer.user.id)).data.state).toBe('removed')
})

test('answers to what a leaving member began reach who took over, and who took over from them', async () => {
  const { app, owner } = fixture
  const [leaving, second, third] = [await newcomer(), await newcomer(), await newcomer()]
  const submitted = async (title: string) => {
    const made = await app.call(createRequirement, {
      token: leaving.token,
      attributes: { title, description: 'Go and Kafka. Pay: up to 70 EUR per hour' },
    })
    const { id } = made.data
    expect(
      (await app.call(requirementActions.submit, { token: leaving.token, params: { id }, attributes: {} })).status,
    ).toBe(200)
    return id
  }
  const [first, next] = [await submitted('First Engineer'), await submitted('Next Engineer')]
  const sendBack = async (id: string) => {
    const attributes = { note: 'Name the pay.' }
    await app.call(requirementActions.return, { token: owner.token, params: { id }, attributes })
    await app.catchUp()
  }
  const heard = async ({ token }: Person): Promise<string[]> =>
    (await app.call(listNotifications, { token })).data
      .filter(({ kind }: { kind: string }) => kind === 'requirementReturned')
      .map(({ title }: { title: string }) => title)

  expect((await remove(leaving, second.user.id)).data.state).toBe('removed')
  await sendBack(first)
  expect(await heard(second)).toEqual([expect.stringContaining('First Engineer')])
  expect((await remove(second, third.user.id)).data.state).toBe('removed')
  await sendBack(next)
  expect(await heard(third)).toEqual([expect.stringContaining('Next Engineer')])
})

test('shared pools with their reminders, and search alerts, go to who takes over; private pools do not', async () => {
  const { app, owner, requirementId } = fixture
  const [leaving, successor] = [await newcomer(), await newcomer()]
  const candidateId = await aReleasedCandidate(fixture, requirementId)
  const aPool = async (name: string, visibility: string) => {
    const made = await app.call(createPool, { token: leaving.token, attributes: { name, visibility } })
    const params = { id: made.data.id }
    const attributes = { candidateIds: [candidateId] }
    const [member] = (await app.call(addToPool, { token: leaving.token, params, attributes })).data
    const reminder = { remindOn: '2020-01-01' }
    const on = { token: leaving.token, params: { id: member.id }, attributes: reminder }
    expect((await app.call(changePoolMember, on)).status).toBe(200)
    return { id: made.data.id, memberId: member.id }
  }
  const shared = await aPool(`Shared by ${leaving.user.id}`, 'team')
  const own = await aPool(`Own of ${leaving.user.id}`, 'private')
  const asked = { door: 'summary', text: 'Go developer' }
  const { id } = (await app.call(runSearch, { token: leaving.token, attributes: asked })).data
  const attributes = { savedName: 'Go people', alert: 'weekly' }
  expect((await app.call(renameSearch, { token: leaving.token, params: { id }, attributes })).data.alert).toBe('weekly')

  expect((await remove(leaving, successor.user.id)).data.state).toBe('removed')

  const seen = async ({ token }: Person) => (await app.call(getSearch, { token, params: { id } })).data.alert
  expect([await seen(successor), await seen(owner)]).toEqual(['weekly', 'off'])
  const pool = await app.call(getPool, { token: successor.token, params: { id: shared.id } })
  expect([
    pool.data.mayChange,
    (await app.call(getPool, { token: successor.token, params: { id: own.id } })).status,
  ]).toEqual([true, 404])
  const { rows } = await app.database.pool.query('select id, reminder_of from talent_pool_members where id = any($1)', [
    [shared.memberId, own.memberId],
  ])
  expect(Object.fromEntries(rows.map(({ id, reminder_of }) => [id, reminder_of]))).toEqual({
    [shared.memberId]: successor.user.id,
    [own.memberId]: leaving.user.id,
  })
})

test('a member limited to some jobs sees and does nothing elsewhere', async () => {
  const recruiter = await newcomer()
  const { app, requirementId } = fixture
  const mine = await anOpenRequirement(app, fixture.owner)
  const changed = await changeJobs(recruiter, { jobAccess: 'assigned', requirementIds: [mine] })
  expect(changed.data).toMatchObject({ jobAccess: 'assigned', requirementIds: [mine] })

  const jobs = await app.call(listRequirements, { token: recruiter.token })
  expect(jobs.data.map(({ id }: { id: string }) => id)).toEqual([mine])
  expect((await app.call(getRequirement, { token: recruiter.token, params: { id: requirementId } })).status).toBe(404)
  const entries = await app.call(listShortlisteds, { token: recruiter.token, query: 'page[size]=50' })
  expect(entries.data).toEqual([])

  await changeJobs(recruiter, { jobAccess: 'all' })
  expect((await app.call(getRequirement, { token: recruiter.token, params: { id: requirementId } })).status).toBe(200)
})
