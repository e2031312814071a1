// The candidate’s side: actual mails, their links and the attached calendar files.

import { type CandidateInterviewVerb, candidateInterviewActions } from '@assay/contracts/candidate-interviews'
import { openCandidateLink } from '@assay/contracts/candidate-links'
import * as contract from '@assay/contracts/scheduled-interviews'
import { listShortlisteds, rejectShortlisted } from '@assay/contracts/shortlisteds'
import ICAL from 'ical.js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../../../../platform/mail/mailer.ts'
import { APP_URL } from '../../../../platform/testing/test-app.ts'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import type { Person } from '../../../../platform/testing/test-people.ts'
import { mailCandidate, mailPanel } from '../index.ts'

let fixture: Interviewing
let candidateId: string

beforeAll(async () => {
  fixture = await openInterviewing()
})

/** Separate hours and a separate candidate for each test. */
let hours = 24
beforeEach(async () => {
  hours += 6
  candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
  await fixture.app.app.catchUp()
  fixture.app.mails.length = 0
})

const act = (person: Person, id: string, verb: contract.InterviewVerb, attributes: Record<string, unknown> = {}) =>
  fixture.app.call(contract.interviewActions[verb], { token: person.token, params: { id }, attributes })

const answer = (token: string, verb: CandidateInterviewVerb, attributes: Record<string, unknown> = {}) =>
  fixture.app.call(candidateInterviewActions[verb], { attributes: { token, ...attributes } })

/** The mails sent to one address since the last call. */
async function mailsTo(address: string): Promise<Mail[]> {
  await fixture.app.app.catchUp()
  return fixture.app.mails.splice(0).filter(({ to }) => to === address)
}

const outgoing = () => ({ send: async (mail: Mail) => void fixture.app.mails.push(mail) })

const CANDIDATE = 'ada@lovelace.example'

function tokenIn(mail: Mail | undefined): string {
  const [, token] = new RegExp(`${APP_URL}/verify#([\\w-]{64})`).exec(mail?.text ?? '') ?? []
  if (token === undefined) throw new Error(`There is no link in: ${mail?.text}`)
  return token
}

interface Read {
  readonly method: string
  readonly uid: string
  readonly sequence: number
  readonly start: string
  readonly end: string
  readonly status: string
  readonly summary: string
  readonly text: string
}

/** Uses a different library than the writer. */
function readCalendar({ calendar }: Mail): Read {
  if (calendar === undefined) throw new Error('There is no calendar in this mail.')
  expect(calendar.content).toContain('\r\n')
  const root = new ICAL.Component(ICAL.parse(calendar.content))
  const event = new ICAL.Event(root.getFirstSubcomponent('vevent') ?? undefined)
  expect(calendar.method).toBe(root.getFirstPropertyValue('method'))
  return {
    method: calendar.method,
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    status: String(event.component.getFirstPropertyValue('status')),
    summary: event.summary,
    text: calendar.content,
  }
}

async function aProposal(rest: Record<string, unknown> = {}) {
  const slots = [slotIn(fixture.app, hours), slotIn(fixture.app, hours + 2)]
  const proposed = await propose(fixture, candidateId, { slots, panel: [{ userId: fixture.manager.user.id }], ...rest })
  expect(proposed.errors).toEqual([])
  const [mail] = await mailsTo(CANDIDATE)
  return { id: proposed.data.id, slots, token: tokenIn(mail), mail }
}

async function aChoice() {
  const proposal = await aProposal()
  const chosen = await answer(proposal.token, 'choose', { start: proposal.slots[0]?.start })
  expect(chosen.errors).toEqual([])
  return { ...proposal, chosen }
}

const timesOf = async (token: string): Promise<{ start: string; end: string }[]> =>
  (await fixture.app.call(openCandidateLink, { attributes: { token } })).data.shows.freeTimes

/** Weekdays from nine to five, where no one said otherwise; the candidate is in London. */
function isAtWork({ start, end }: { start: string; end: string }): boolean {
  const part = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/London', hourCycle: 'h23', ...options }).format(new Date(iso))
  const isWeekday = !['Sat', 'Sun'].includes(part(start, { weekday: 'short' }))
  return isWeekday && Number(part(start, { hour: '2-digit' })) >= 8 && Number(part(end, { hour: '2-digit' })) <= 18
}

describe('choosing', () => {
  test('the mail shows the times in the candidate’s zone, and opening its link changes nothing', async () => {
    const { token, mail } = await aProposal()
    const opened = await fixture.app.call(openCandidateLink, { attributes: { token } })

    expect(mail?.text).toMatch(/\(London, GMT/)
    expect(opened.data).toMatchObject({
      purpose: 'chooseInterviewSlot',
      companyName: 'Acme',
      shows: { state: 'proposed', mayDo: ['choose', 'counter', 'cancel'], zoneCandidate: 'Europe/London' },
    })
    expect(JSON.stringify(opened.json)).not.toMatch(/@tenant-|scorecard|recommend/i)
  })

  test('a chosen time is booked and both sides get an invitation with the same UID and sequence 0', async () => {
    const { chosen, slots, id } = await aChoice()
    await fixture.app.app.catchUp()
    const mails = fixture.app.mails.splice(0)
    const [own] = mails.filter(({ to }) => to === CANDIDATE)
    const [panel] = mails.filter(({ to, calendar }) => to === fixture.manager.user.email && calendar)
    if (own === undefined || panel === undefined) throw new Error('Somebody got no invitation.')
    const [mine, theirs] = [readCalendar(own), readCalendar(panel)]

    expect(chosen.data).toMatchObject({ state: 'scheduled', mayDo: ['reschedule', 'cancel'] })
    expect(mine).toMatchObject({ method: 'REQUEST', sequence: 0, uid: `${id}@assay`, status: 'CONFIRMED', ...slots[0] })
    expect(theirs).toMatchObject({ method: 'REQUEST', sequence: 0, uid: mine.uid, ...slots[0] })
    expect(mine.text).not.toContain(fixture.manager.user.email)
    expect(theirs.summary).toContain('Ada Lovelace')
    expect(theirs.text).not.toContain('ada@lovelace')
  })

  test('interviewers read the masked name once the release is withdrawn', async () => {
    const { token, slots } = await aProposal()
    await answer(token, 'choose', { start: slots[0]?.start })
    await fixture.app.database.pool.query('delete from candidate_releases where candidate_id = $1', [candidateId])
    const [mail] = (await mailsTo(fixture.manager.user.email)).filter(({ calendar }) => calendar)

    expect(mail?.subject).toMatch(/Candidate [A-Z2-9]{5}/)
    expect(JSON.stringify(mail)).not.toMatch(/Lovelace|Byron/)
  })

  test('the same answer twice counts once, and a different one is too late', async () => {
    const { token, slots } = await aChoice()
    const again = await answer(token, 'choose', { start: slots[0]?.start })
    const other = await answer(token, 'choose', { start: slots[1]?.start })

    expect(again.data).toMatchObject({ state: 'scheduled', ...slots[0] })
    expect(other.errors[0]?.code).toBe('interview.transition')
  })

  test('a time that was not offered or is taken is refused', async () => {
    const { token, slots } = await aProposal()
    const rival = await aReleasedCandidate(fixture, fixture.requirementId)
    const theirs = await propose(fixture, rival, { slots: [slots[0]], panel: [{ userId: fixture.manager.user.id }] })
    await act(fixture.recruiter, theirs.data.id, 'confirm', { slot: slots[0], agreedNote: 'By mail' })

    const taken = await answer(token, 'choose', { start: slots[0]?.start })
    const unknown = await answer(token, 'choose', { start: slotIn(fixture.app, hours + 9).start })
    const shown = await fixture.app.call(openCandidateLink, { attributes: { token } })

    expect(taken.errors[0]?.code).toBe('interview.slot-taken')
    expect(unknown.errors[0]?.code).toBe('interview.slot-invalid')
    expect(shown.data.shows.proposedSlots).toMatchObject([{ isFree: false }, { isFree: true }])
  })
})

describe('proposing other times', () => {
  test('the company books one of them, and the candidate may propose three times', async () => {
    const { token, id } = await aProposal()
    const other = slotIn(fixture.app, hours + 100)
    const countered = await answer(token, 'counter', { slots: [other], note: 'I travel that day' })
    const impatient = await answer(token, 'counter', { slots: [slotIn(fixture.app, hours + 101)] })
    const booked = await act(fixture.recruiter, id, 'confirm', { slot: other })

    expect(countered.data).toMatchObject({ state: 'countered', counterLeft: 2, mayDo: ['cancel'] })
    expect(impatient.errors[0]?.code).toBe('interview.transition')
    expect(booked.data).toMatchObject({ state: 'scheduled', ...other })
  })

  test('free times are those of the interviewers, without the proposed ones, and can be named', async () => {
    const { token, slots } = await aProposal()
    const rival = await aReleasedCandidate(fixture, fixture.requirementId)
    const before = await timesOf(token)
    const panel = [{ userId: fixture.manager.user.id }]
    const taken = { start: before[0]?.start, end: before[0]?.end }
    const theirs = await propose(fixture, rival, { slots: [taken], panel })
    await act(fixture.recruiter, theirs.data.id, 'confirm', { slot: taken, agreedNote: 'By mail' })
    const after = await timesOf(token)
    const countered = await answer(token, 'counter', { slots: [after[0]] })
    const booked = await fixture.app.call(openCandidateLink, { attributes: { token } })

    expect(before.length).toBeGreaterThan(3)
    expect(before.map(({ start }) => start)).not.toContain(slots[0]?.start)
    expect(after.map(({ start }) => start)).not.toContain(taken.start)
    expect(after.every(isAtWork)).toBe(true)
    expect(countered.data).toMatchObject({ state: 'countered', proposedSlots: [{ ...after[0], by: 'candidate' }] })
    expect(booked.data.shows.freeTimes).toEqual([])
  })

  test('times within twelve hours, or that no clock shows, are refused', async () => {
    const { token } = await aProposal()
    const near = await answer(token, 'counter', { slots: [slotIn(fixture.app, 3)] })
    const gap = await answer(token, 'counter', {
      slots: [{ wall: '2027-03-28T01:30', zone: 'Europe/London', minutes: 30 }],
    })
    expect([near.errors[0]?.code, gap.errors[0]?.code]).toEqual(['interview.slot-invalid', 'interview.slot-invalid'])
  })

  test('a fourth proposal is refused with its own error', async () => {
    const proposal = await aProposal()
    let { token } = proposal
    for (let time = 1; time <= 3; time += 1) {
      await answer(token, 'counter', { slots: [slotIn(fixture.app, hours + 100 + time)] })
      await act(fixture.recruiter, proposal.id, 'propose', { slots: [slotIn(fixture.app, hours + time * 10)] })
      token = tokenIn((await mailsTo(CANDIDATE)).at(-1))
    }
    const fourth = await answer(token, 'counter', { slots: [slotIn(fixture.app, hours + 150)] })
    expect(fourth.errors[0]?.code).toBe('interview.countered-too-often')
  })
})

describe('afterwards', () => {
  test('rescheduling by the candidate keeps the UID and raises the sequence', async () => {
    const { token, id } = await aChoice()
    await mailsTo(CANDIDATE)
    const other = slotIn(fixture.app, hours + 120)
    const asked = await answer(token, 'reschedule', { reason: 'The dentist', slots: [other] })
    await act(fixture.recruiter, id, 'confirm', { slot: other })
    const [mail] = await mailsTo(CANDIDATE)
    if (mail === undefined) throw new Error('There is no mail.')

    expect(asked.data).toMatchObject({ state: 'rescheduling', rescheduleLeft: 2 })
    expect(readCalendar(mail)).toMatchObject({ method: 'REQUEST', sequence: 1, uid: `${id}@assay`, ...other })
    expect((await answer(token, 'cancel', { reason: 'Never mind' })).errors[0]?.code).toBe('verification.expired')
    expect((await answer(tokenIn(mail), 'cancel', { reason: 'Never mind' })).status).toBe(200)
  })

  test('cancelling removes the interview from both calendars', async () => {
    const { token, id } = await aChoice()
    await mailsTo(CANDIDATE)
    await answer(token, 'cancel', { reason: 'I took another offer' })
    const mails = await fixture.app.app.catchUp().then(() => fixture.app.mails.splice(0))
    const ends = mails.filter(({ calendar }) => calendar).map(readCalendar)

    expect(ends).toHaveLength(2)
    for (const end of ends)
      expect(end).toMatchObject({ method: 'CANCEL', sequence: 1, uid: `${id}@assay`, status: 'CANCELLED' })
  })

  test('rejecting the candidate ends the interview', async () => {
    const { id } = await aChoice()
    await mailsTo(CANDIDATE)
    const query = `filter[candidate]=${candidateId}`
    const [entry] = (await fixture.app.call(listShortlisteds, { token: fixture.owner.token, query })).data
    await fixture.app.call(rejectShortlisted, {
      token: fixture.owner.token,
      params: { id: entry.id },
      attributes: { code: 'strongerOthers' },
    })
    const mails = await mailsTo(CANDIDATE)
    const seen = await fixture.app.call(contract.getInterview, { token: fixture.owner.token, params: { id } })

    expect(seen.data).toMatchObject({ state: 'cancelled', cancelledBy: 'system' })
    expect(mails.filter(({ calendar }) => calendar).map(readCalendar)).toMatchObject([{ method: 'CANCEL' }])
  })

  test('a change of location is sent as an update', async () => {
    const { id } = await aChoice()
    await mailsTo(CANDIDATE)
    const attributes = { joinUrl: 'https://meet.example/room-7' }
    await fixture.app.call(contract.changeInterview, { token: fixture.recruiter.token, params: { id }, attributes })
    const [mail] = await mailsTo(CANDIDATE)
    if (mail === undefined) throw new Error('There is no mail.')

    expect(readCalendar(mail)).toMatchObject({ method: 'REQUEST', sequence: 1 })
    expect(mail.text).toContain('https://meet.example/room-7')
  })

  test('repeated effects send each mail once', async () => {
    const { id } = await aChoice()
    await mailsTo(CANDIDATE)
    const mail = {
      interviewId: id,
      key: `again/${id}`,
      sequence: 0,
      mailer: outgoing(),
      appUrl: APP_URL,
      isByAgency: false,
    }
    for (let time = 0; time < 3; time += 1) await mailCandidate(fixture.app.system, 'scheduled', mail)
    await mailPanel(fixture.app.system, mail)
    await mailPanel(fixture.app.system, mail)

    expect(fixture.app.mails.map(({ to }) => to)).toEqual([CANDIDATE, fixture.manager.user.email])
  })

  test('the candidate reports a no-show, and the company may contest it', async () => {
    const { token, id, slots } = await aChoice()
    await mailsTo(CANDIDATE)
    fixture.app.clock.advance(Date.parse(slots[0]?.end ?? '') - fixture.app.system.now().getTime() + 1000)
    await fixture.app.app.catchUp()
    const said = await answer(token, 'reportNoShow', { reason: 'I waited alone' })
    const contested = await act(fixture.recruiter, id, 'contest', { reason: 'We were in the other room' })

    expect(said.data).toMatchObject({ state: 'noShow', noShow: { party: 'employer' } })
    expect(contested.data.state).toBe('awaitingFeedback')
  })
})

test('each panel member gets one mail about a booking and sees it in the app', async () => {
  const { id } = await aChoice()
  await fixture.app.app.catchUp()
  const mails = fixture.app.mails.filter(({ to }) => to === fixture.manager.user.email)
  const { rows } = await fixture.app.database.pool.query(
    `select channel, kind from notifications where target_id = $1 and user_id = $2 order by kind, channel`,
    [id, fixture.manager.user.id],
  )

  expect(mails.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST'])
  expect(rows).toEqual([
    { channel: 'app', kind: 'interviewAsked' },
    { channel: 'mail', kind: 'interviewAsked' },
    { channel: 'app', kind: 'slotChosen' },
  ])
})
