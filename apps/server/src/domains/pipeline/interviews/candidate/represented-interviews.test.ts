// An agency answers for a candidate it represents, with the same steps as the link, and for no other candidate.
import { changeAgencyClient } from '@assay/contracts/agency-clients'
import { approveContact, requestContact } from '@assay/contracts/contact-infos'
import { listNotifications } from '@assay/contracts/notifications'
import { changeProfile, getProfile } from '@assay/contracts/profiles'
import {
  getRepresentedInterview,
  listRepresentedInterviews,
  representedActions,
} from '@assay/contracts/represented-interviews'
import { createInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import { getSharedInterview, listSharedInterviews } from '@assay/contracts/shared-interviews'
import { acceptShortlisted, listShortlisteds, shortlistCandidate } from '@assay/contracts/shortlisteds'
import { submitCandidate } from '@assay/contracts/submissions'
import { beforeAll, expect, test } from 'vitest'
import {
  anAgencyWithPeople,
  engage,
  letSupply,
  type WorkingAgency,
} from '../../../../platform/testing/test-agencies.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import {
  anOpenRequirement,
  type Interviewing,
  openInterviewing,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'

const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'
const CONSENT = { consents: [{ purpose: 'contact', until: '2030-01-01', source: 'form' }] }

let fixture: Interviewing
let agency: WorkingAgency
let others: Record<string, Person>

beforeAll(async () => {
  fixture = await openInterviewing()
  agency = await anAgencyWithPeople(fixture.app)
  others = {
    owner: fixture.owner,
    recruiter: fixture.recruiter,
    viewer: fixture.viewer,
    stranger: fixture.stranger,
    contact: agency.contact,
    otherAgency: await aPerson(fixture.app, 'agency.owner'),
    platform: await aPerson(fixture.app, 'platform.admin'),
  }
})

interface Made {
  readonly id: string
  /** Hours in days that only this interview uses. */
  readonly at: (hours: number) => { start: string; end: string }
}

let made = 0

/** A candidate of the agency, with released contact and proposed times. */
async function anInterview(): Promise<Made> {
  made += 1
  const begins = made * 120
  const at = (hours: number) => slotIn(fixture.app, begins + hours)
  const { app, recruiter } = fixture
  const requirementId = await anOpenRequirement(app, fixture.owner)
  const [candidateId = ''] = await addCandidates(app, [aRecord(CONSENT)], agency.agencyId)
  const about = { requirementId, candidateId }
  await app.call(shortlistCandidate, { token: recruiter.token, attributes: about })
  const asked = await app.call(requestContact, {
    token: recruiter.token,
    attributes: {
      ...about,
      message: MESSAGE,
      location: null,
      pay: { amountMinor: 6000, currency: 'EUR', period: 'hour' },
    },
  })
  app.clock.advance(6 * 60_000)
  await app.catchUp()
  await app.call(approveContact, { token: agency.member.token, params: { id: asked.data.id }, attributes: {} })
  const offered = await app.call(createInterview, {
    token: recruiter.token,
    attributes: { ...about, slots: [at(24), at(30)] },
  })
  expect(offered.status).toBe(201)
  return { id: offered.data.id, at }
}

const as = (person: Person, id: string) => ({ token: person.token, params: { id } })

test('the agency is notified of a request for its candidate and of proposed times', async () => {
  const { id } = await anInterview()
  await fixture.app.catchUp()
  const { rows } = await fixture.app.database.pool.query(
    `select kind, array_agg(distinct user_id) as who from notifications where channel = 'app' and user_id = any($1) group by kind`,
    [[agency.owner.user.id, agency.member.user.id, agency.contact.user.id]],
  )
  const notified = Object.fromEntries(rows.map(({ kind, who }) => [kind, new Set(who)]))
  const both = new Set([agency.owner.user.id, agency.member.user.id])

  expect(notified).toMatchObject({ contactToAnswer: both, timesOffered: both })
  expect(id).not.toBe('')
})

test('each of the agency reads the deadline in their own zone', async () => {
  const { app } = fixture
  const zones = [
    {
      person: agency.owner,
      timezone: 'Asia/Kolkata',
      named: /reply by \w{3} \d+ \w{3}, \d\d:\d\d \(Kolkata, GMT\+5:30\)$/,
    },
    {
      person: agency.member,
      timezone: 'America/Denver',
      named: /reply by \w{3} \d+ \w{3}, \d\d:\d\d \(Denver, GMT−\d\)$/,
    },
  ]
  for (const { person, timezone } of zones) {
    const { data: profile } = await app.call(getProfile, { token: person.token })
    await app.call(changeProfile, { token: person.token, params: { id: profile.id }, attributes: { timezone } })
  }
  await anInterview()
  await app.catchUp()
  for (const { person, named } of zones) {
    const { data } = await app.call(listNotifications, { token: person.token, query: 'sort=-createdAt' })
    const [latest] = data.filter(({ kind }: { kind: string }) => kind === 'contactToAnswer')
    expect(latest?.title).toMatch(named)
  }
})

test('it sees the names and chooses a time, and the activity names the agency and the candidate', async () => {
  const { id } = await anInterview()
  const listed = await fixture.app.call(listRepresentedInterviews, { token: agency.owner.token })
  const shown = listed.data.find((each: { id: string }) => each.id === id)
  const start = shown.proposedSlots[0].start
  const chosen = await fixture.app.call(representedActions.choose, { ...as(agency.member, id), attributes: { start } })
  const again = await fixture.app.call(representedActions.choose, { ...as(agency.owner, id), attributes: { start } })
  const { rows } = await fixture.app.database.pool.query(
    `select actor_type, on_behalf_of is not null as for_somebody from activities where target_id = $1 and verb = 'interview.schedule'`,
    [id],
  )

  expect(shown).toMatchObject({
    candidateName: 'Ada Lovelace',
    externalId: expect.stringMatching(/./),
    waitingOn: 'candidate',
    mayDo: ['choose', 'counter', 'cancel'],
  })
  expect([chosen.data.state, chosen.data.start, again.status]).toEqual(['scheduled', start, 200])
  expect(rows).toEqual([{ actor_type: 'agency', for_somebody: true }])
})

test('it proposes other times, reschedules and cancels, as the candidate could', async () => {
  const { app } = fixture
  const { id, at } = await anInterview()
  const countered = await app.call(representedActions.counter, {
    ...as(agency.member, id),
    attributes: { slots: [at(48)], note: 'She travels until then' },
  })
  await app.call(interviewActions.confirm, { ...as(fixture.recruiter, id), attributes: { slot: at(48) } })
  const asked = await app.call(representedActions.reschedule, {
    ...as(agency.owner, id),
    attributes: { slots: [at(72)], reason: 'Ill today' },
  })
  const called = await app.call(representedActions.cancel, {
    ...as(agency.owner, id),
    attributes: { reason: 'Took another job' },
  })
  const late = await app.call(representedActions.choose, {
    ...as(agency.owner, id),
    attributes: { start: at(72).start },
  })

  expect([countered.data.state, asked.data.state, called.data.state]).toEqual([
    'countered',
    'rescheduling',
    'cancelled',
  ])
  expect(late.errors[0]?.code).toBe('interview.transition')
})

test('others can neither read nor answer, by any method, and nothing changes', async () => {
  const { app } = fixture
  const { id, at } = await anInterview()
  const rowOf = async () =>
    (await app.database.pool.query('select * from scheduled_interviews where id = $1', [id])).rows[0]
  const before = await rowOf()
  const bodies = {
    choose: { start: at(24).start },
    counter: { slots: [at(48)] },
    reschedule: { slots: [at(48)], reason: 'no reason' },
    cancel: { reason: 'no reason' },
  }
  for (const [who, person] of Object.entries(others)) {
    const status = who === 'otherAgency' ? 404 : 403
    expect([who, (await app.call(getRepresentedInterview, as(person, id))).status]).toEqual([who, status])
    for (const [verb, attributes] of Object.entries(bodies)) {
      const endpoint = representedActions[verb as keyof typeof bodies]
      const answer = await app.call(endpoint, { ...as(person, id), attributes })
      expect([who, verb, answer.status]).toEqual([who, verb, status])
    }
  }
  expect((await app.call(listRepresentedInterviews, { token: others['otherAgency']?.token ?? '' })).data).toEqual([])
  expect(await rowOf()).toEqual(before)
})

test('an interview whose contact the agency did not release is not visible to it', async () => {
  const { app } = fixture
  const { id } = await anInterview()
  await app.database.pool.query(
    `update contact_infos set agency_id = null where shortlisted_id = (select shortlisted_id from scheduled_interviews where id = $1)`,
    [id],
  )

  expect((await app.call(getRepresentedInterview, as(agency.owner, id))).status).toBe(404)
})

test('a client contact sees the interviews of the candidates shared with them, without names', async () => {
  const { app, owner, recruiter } = fixture
  const client = await engage(app, { employer: owner, agency })
  const contactIds = [agency.contact.user.id]
  const { agencyId } = agency
  await app.call(changeAgencyClient, { token: agency.owner.token, params: { id: client }, attributes: { contactIds } })
  const requirementId = await anOpenRequirement(app, owner)
  await letSupply(app, { employer: owner, requirementId, agencies: [{ agencyId, contactIds }] })
  const [candidateId = ''] = await addCandidates(app, [aRecord(CONSENT)], agencyId)
  const { token } = agency.member
  await app.call(submitCandidate, { token, attributes: { requirementId, candidateId, note: null } })
  const [entry] = (
    await app.call(listShortlisteds, { token: recruiter.token, query: `filter[candidate]=${candidateId}` })
  ).data
  await app.call(acceptShortlisted, { token: recruiter.token, params: { id: entry.id }, attributes: {} })
  const about = { requirementId, candidateId }
  const pay = { amountMinor: 6000, currency: 'EUR', period: 'hour' }
  const asked = await app.call(requestContact, {
    token: recruiter.token,
    attributes: { ...about, message: MESSAGE, location: null, pay },
  })
  app.clock.advance(6 * 60_000)
  await app.catchUp()
  await app.call(approveContact, { token, params: { id: asked.data.id }, attributes: {} })
  made += 1
  const slots = [slotIn(app, made * 120 + 24)]
  const offered = await app.call(createInterview, { token: recruiter.token, attributes: { ...about, slots } })
  const hidden = await anInterview()
  const seen = await app.call(listSharedInterviews, { token: agency.contact.token })
  const one = (id: string, person: Person) => app.call(getSharedInterview, as(person, id))

  expect(seen.data).toMatchObject([
    { id: offered.data.id, state: 'proposed', proposedTimes: 1, waitingOn: 'candidate', start: null },
  ])
  expect(JSON.stringify(seen.json)).not.toMatch(/Lovelace/)
  expect((await one(offered.data.id, agency.contact)).status).toBe(200)
  expect((await one(hidden.id, agency.contact)).status).toBe(404)
  expect((await one(offered.data.id, recruiter)).status).toBe(403)
})

test('the agency sees the free times of one interview, which lists leave out', async () => {
  const { id } = await anInterview()
  const { data: one } = await fixture.app.call(getRepresentedInterview, as(agency.member, id))
  const { data: listed } = await fixture.app.call(listRepresentedInterviews, { token: agency.member.token })
  const [first] = one.freeTimes
  const countered = await fixture.app.call(representedActions.counter, {
    ...as(agency.member, id),
    attributes: { slots: [first], note: null },
  })

  expect(listed.find((each: { id: string }) => each.id === id).freeTimes).toEqual([])
  expect(countered.data).toMatchObject({ state: 'countered', proposedSlots: [{ ...first, by: 'candidate' }] })
})
