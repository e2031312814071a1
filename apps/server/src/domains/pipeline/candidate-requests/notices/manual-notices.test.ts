// Candidates without a mail address get manual notices about interviews and offers, and no mail is reported as sent.
import { approveContact, requestContact } from '@assay/contracts/contact-infos'
import { deliverManualNotice, listManualNotices } from '@assay/contracts/manual-notices'
import { listNotifications } from '@assay/contracts/notifications'
import { getOffer, recordAcceptance, sendOffer } from '@assay/contracts/offers'
import { representedActions } from '@assay/contracts/represented-interviews'
import { createInterview, getInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import { shortlistCandidate } from '@assay/contracts/shortlisteds'
import { beforeAll, describe, expect, test } from 'vitest'
import { anAgencyWithPeople, type WorkingAgency } from '../../../../platform/testing/test-agencies.ts'
import { addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import {
  anOpenRequirement,
  type Interviewing,
  openInterviewing,
  release,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import { anOfferIn } from '../../../../platform/testing/test-offers.ts'
import type { Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'

const NO_ADDRESS = { basics: { name: 'Ada Lovelace', label: 'Backend Developer', phone: '+44 20 7946 0958' } }
const CONSENT = { consents: [{ purpose: 'contact', until: '2030-01-01', source: 'form' }] }
const MESSAGE = 'We build an order intake for a hundred shops and look for somebody who has done this before.'

let fixture: Interviewing
let agency: WorkingAgency
let made = 0

beforeAll(async () => {
  fixture = await openInterviewing()
  agency = await anAgencyWithPeople(fixture.app)
})

interface Notice {
  readonly id: string
  readonly state: string
  readonly message: string
  readonly deliverBy: string
}

const aCandidate = async (agencyId: string | null = null): Promise<string> =>
  (await addCandidates(fixture.app, [aRecord(CONSENT, NO_ADDRESS)], agencyId))[0] ?? ''

/** Newest first. */
async function lettersOf(person: Person, candidateId: string): Promise<Notice[]> {
  await fixture.app.app.outbox.drain()
  const { data } = await fixture.app.call(listManualNotices, { token: person.token, query: 'page[size]=50' })
  return data.filter((each: { candidate: { id: string } }) => each.candidate.id === candidateId)
}

const statesOf = (notices: readonly Notice[]) => notices.map(({ state }) => state)

const titlesOf = async (person: Person): Promise<string[]> =>
  (
    await fixture.app.call(listNotifications, {
      token: person.token,
      query: 'filter[kind]=manualNoticePending&page[size]=50',
    })
  ).data.map(({ title }: { title: string }) => title)

/** Separate hours keep the interviewers free. */
function times(): { start: string; end: string }[] {
  made += 1
  return [24, 30].map((hours) => slotIn(fixture.app, made * 72 + hours))
}

const as = ({ token }: Person, id: string) => ({ token, params: { id } })

describe('an interview of a candidate without a mail address', () => {
  async function offered(candidateId: string, requirementId = fixture.requirementId) {
    const slots = times()
    const { data, errors } = await fixture.app.call(createInterview, {
      token: fixture.recruiter.token,
      attributes: { requirementId, candidateId, slots },
    })
    expect(errors).toEqual([])
    return { id: data.id, slots, reachedBy: data.reachedBy }
  }

  test('the company reads the text and delivers it, and no mail goes out', async () => {
    const candidateId = await aCandidate()
    await release(fixture, { requirementId: fixture.requirementId, candidateId })
    const mailsBefore = fixture.app.mails.length
    const { id, reachedBy } = await offered(candidateId)
    const [notice, ...others] = await lettersOf(fixture.recruiter, candidateId)

    expect(reachedBy).toBe('wordOfMouth')
    expect(others).toEqual([])
    expect(notice).toMatchObject({ about: 'interview', state: 'pending', agencyName: null, mayDo: ['deliver'] })
    expect(notice?.message).toMatch(/^Acme invites them to an interview for “Backend Engineer”/)
    expect(notice?.message).not.toMatch(/#|verify|Lovelace/)
    expect(await titlesOf(fixture.recruiter)).toContainEqual(
      expect.stringMatching(/^Manual notice to deliver to Candidate \w{5}: an interview for “Backend Engineer”$/),
    )
    const team = [fixture.owner, fixture.recruiter, fixture.manager].map(({ user }) => user.email)
    expect(fixture.app.mails.slice(mailsBefore).filter(({ to }) => !team.includes(to))).toEqual([])
    expect((await fixture.app.call(listManualNotices, { token: fixture.viewer.token })).status).toBe(403)
    expect(await lettersOf(fixture.stranger, candidateId)).toEqual([])
    expect((await fixture.app.call(getInterview, as(fixture.recruiter, id))).data.reachedBy).toBe('wordOfMouth')
  })

  test('a later notice supersedes an earlier one, and an end supersedes all', async () => {
    const candidateId = await aCandidate()
    await release(fixture, { requirementId: fixture.requirementId, candidateId })
    const { id, slots } = await offered(candidateId)
    const [first] = await lettersOf(fixture.recruiter, candidateId)
    await fixture.app.call(interviewActions.confirm, {
      ...as(fixture.recruiter, id),
      attributes: { slot: slots[0], agreedNote: 'By phone' },
    })
    const [agreed, superseded] = await lettersOf(fixture.recruiter, candidateId)
    const late = await fixture.app.call(deliverManualNotice, {
      ...as(fixture.recruiter, first?.id ?? ''),
      attributes: { method: 'phone' },
    })
    await fixture.app.call(interviewActions.cancel, { ...as(fixture.recruiter, id), attributes: { reason: 'Illness' } })
    const afterwards = await lettersOf(fixture.recruiter, candidateId)

    expect(agreed).toMatchObject({ state: 'pending' })
    expect(agreed?.message).toContain('is booked')
    expect(superseded).toMatchObject({ id: first?.id, state: 'superseded', mayDo: [] })
    expect(late.errors[0]?.code).toBe('manual-notice.delivered')
    expect(statesOf(afterwards)).toEqual(['pending', 'superseded', 'superseded'])
    expect(afterwards[0]?.message).toMatch(/is cancelled\. Reason: Illness$/)
  })

  test('a delivered notice stays delivered, and a pending one expires with the interview', async () => {
    const candidateId = await aCandidate()
    const other = await aCandidate()
    for (const each of [candidateId, other])
      await release(fixture, { requirementId: fixture.requirementId, candidateId: each })
    const agreed = await offered(candidateId)
    const untold = await offered(other)
    for (const { id, slots } of [agreed, untold])
      await fixture.app.call(interviewActions.confirm, {
        ...as(fixture.recruiter, id),
        attributes: { slot: slots[0], agreedNote: 'By phone' },
      })
    const [notice] = await lettersOf(fixture.recruiter, candidateId)
    await fixture.app.call(deliverManualNotice, {
      ...as(fixture.recruiter, notice?.id ?? ''),
      attributes: { method: 'phone' },
    })
    fixture.app.clock.advance(Date.parse(untold.slots[0]?.end ?? '') + 60_000 - fixture.app.system.now().getTime())
    await fixture.app.catchUp()

    expect(statesOf(await lettersOf(fixture.recruiter, candidateId))).toEqual(['delivered'])
    expect(statesOf(await lettersOf(fixture.recruiter, other))).toEqual(['superseded'])
  })

  test('the agency delivers what the company did, but not what the agency itself did', async () => {
    const { app, recruiter } = fixture
    const candidateId = await aCandidate(agency.agencyId)
    const requirementId = await anOpenRequirement(app, fixture.owner)
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
    await app.call(approveContact, { ...as(agency.member, asked.data.id), attributes: {} })
    const { id, slots, reachedBy } = await offered(candidateId, requirementId)
    const atFirst = await lettersOf(agency.member, candidateId)
    app.clock.advance(DAY_MS / 4)
    await app.call(interviewActions.remind, { ...as(recruiter, id), attributes: {} })
    await lettersOf(agency.member, candidateId)
    const kept = await app.call(listNotifications, {
      token: agency.member.token,
      query: 'filter[kind]=timesOffered&page[size]=50',
    })
    const start = slots[0]?.start
    const chosen = await app.call(representedActions.choose, { ...as(agency.member, id), attributes: { start } })
    const afterItsOwn = await lettersOf(agency.member, candidateId)
    await app.call(interviewActions.cancel, { ...as(recruiter, id), attributes: { reason: 'Illness' } })
    const [cancelled] = await lettersOf(agency.member, candidateId)

    expect([reachedBy, atFirst, chosen.data.state, afterItsOwn]).toEqual(['agency', [], 'scheduled', []])
    expect(kept.data.map(({ title }: { title: string }) => title)).toEqual([
      expect.stringMatching(/^Reminder: interview times proposed to Candidate \w{5}: “Backend Engineer”, round 1$/),
      expect.stringMatching(/^Interview times proposed to Candidate \w{5}: “Backend Engineer”, round 1$/),
    ])
    expect(cancelled).toMatchObject({ about: 'interview', state: 'pending', mayDo: ['deliver'] })
    expect(await titlesOf(agency.member)).toEqual([
      expect.stringMatching(/^Manual notice to deliver to Candidate \w{5}: an interview for “Backend Engineer”$/),
    ])
    expect((await lettersOf(fixture.recruiter, candidateId))[0]).toMatchObject({ id: cancelled?.id })
  })
})

describe('an offer to a candidate without a mail address', () => {
  const anOffer = async (state: 'approved' | 'sent', agencyId: string | null = null) =>
    anOfferIn(fixture.app, state, { author: fixture.recruiter, candidateId: await aCandidate(agencyId) })

  test('the company delivers it and records the answer, and the link stays private', async () => {
    const { app, recruiter } = fixture
    const { id, candidateId } = await anOffer('approved')
    const sent = await app.call(sendOffer, { ...as(recruiter, id), attributes: {} })
    const [notice] = await lettersOf(recruiter, candidateId)
    const accepted = await app.call(recordAcceptance, {
      ...as(recruiter, id),
      attributes: { name: 'Ada Lovelace', evidence: 'Said yes on the phone, and signed the notice.' },
    })
    const [after, before] = await lettersOf(recruiter, candidateId)

    expect([sent.status, sent.data.reachedBy, accepted.status]).toEqual([200, 'wordOfMouth', 200])
    expect(notice).toMatchObject({ about: 'offer', state: 'pending' })
    expect(notice?.message).toMatch(/is offering them the position of “Order intake”/)
    expect(notice?.message).not.toMatch(/#|verify|Lovelace|65/)
    expect(before).toMatchObject({ id: notice?.id, state: 'superseded' })
    expect(after?.message).toContain('has recorded that they accepted')
  })

  test('the agency delivers it to a candidate it represents', async () => {
    const { app, recruiter } = fixture
    const { id, candidateId } = await anOffer('approved', agency.agencyId)
    await app.call(sendOffer, { ...as(recruiter, id), attributes: {} })
    const [notice] = await lettersOf(agency.member, candidateId)
    const shown = await app.call(getOffer, as(recruiter, id))
    const delivered = await app.call(deliverManualNotice, {
      ...as(agency.member, notice?.id ?? ''),
      attributes: { method: 'phone' },
    })

    expect(shown.data.reachedBy).toBe('agency')
    expect(notice).toMatchObject({ about: 'offer', state: 'pending' })
    expect(delivered.data.state).toBe('delivered')
    expect(await titlesOf(agency.owner)).toContainEqual(
      expect.stringMatching(/^Manual notice to deliver to Candidate \w{5}: an offer for “Order intake”$/),
    )
  })

  test('an expired offer needs no notice', async () => {
    const { app, recruiter } = fixture
    const { id, candidateId } = await anOffer('approved')
    await app.call(sendOffer, { ...as(recruiter, id), attributes: {} })
    const [notice] = await lettersOf(recruiter, candidateId)
    app.clock.advance(8 * DAY_MS)
    await app.catchUp()

    expect(notice?.state).toBe('pending')
    expect(statesOf(await lettersOf(recruiter, candidateId))).toEqual(['superseded'])
  })
})
