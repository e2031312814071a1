import * as contract from '@assay/contracts/scheduled-interviews'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import type { Person } from '../../../../platform/testing/test-people.ts'
import { addDays, dayIn } from '../../../../platform/time/days.ts'
import { HOUR_MS } from '../../../../platform/time/durations.ts'

let fixture: Interviewing

beforeAll(async () => {
  fixture = await openInterviewing()
})

/** The next day on which clocks go from 2:00 to 3:00 in Berlin: the last Sunday of March. */
function nextSpringForward(now: Date): string {
  const inYear = (year: number): Date => {
    const last = new Date(Date.UTC(year, 2, 31))
    return new Date(Date.UTC(year, 2, 31 - last.getUTCDay()))
  }
  const thisYear = inYear(now.getUTCFullYear())
  return dayIn('UTC', thisYear > now ? thisYear : inYear(now.getUTCFullYear() + 1))
}

const act = (person: Person, id: string, verb: contract.InterviewVerb, attributes: Record<string, unknown> = {}) =>
  fixture.app.call(contract.interviewActions[verb], { token: person.token, params: { id }, attributes })

const get = (person: Person, id: string, query = '') =>
  fixture.app.call(contract.getInterview, { token: person.token, params: { id }, query })

const candidate = () => aReleasedCandidate(fixture, fixture.requirementId)

/** Separate hours for each booking, unless the test sets the time. */
let lastHours = 24

function ownHours(): number {
  lastHours += 2
  return lastHours
}

async function aBooked(panel: readonly Person[] = [fixture.recruiter], hours = ownHours()) {
  const proposed = await propose(fixture, await candidate(), {
    panel: panel.map(({ user }) => ({ userId: user.id })),
    slots: [slotIn(fixture.app, hours)],
  })
  expect(proposed.errors).toEqual([])
  const attributes = { slot: slotIn(fixture.app, hours), agreedNote: 'On the phone' }
  const booked = await act(fixture.recruiter, proposed.data.id, 'confirm', attributes)
  expect(booked.errors).toEqual([])
  return booked.data
}

async function stageOf(candidateId: string): Promise<string> {
  const { rows } = await fixture.app.database.pool.query(
    'select stage from shortlisteds where requirement_id = $1 and candidate_id = $2',
    [fixture.requirementId, candidateId],
  )
  return rows[0].stage
}

const activitiesOf = async (id: string): Promise<string[]> =>
  (
    await fixture.app.database.pool.query('select verb from activities where target_id = $1 order by seq', [id])
  ).rows.map(({ verb }) => verb)

/** Moves the clock past the end of the interview. */
async function untilOver({ end }: { end: string }): Promise<void> {
  fixture.app.clock.advance(Date.parse(end) - fixture.app.system.now().getTime() + 1000)
  await fixture.app.app.scheduler.runDue()
}

describe('proposing times', () => {
  test('a recruiter proposes times, and the candidate has to answer', async () => {
    const { status, data } = await propose(fixture, await candidate())

    expect(status).toBe(201)
    expect(data).toMatchObject({
      state: 'proposed',
      round: 1,
      kind: 'screen',
      waitingOn: 'candidate',
      icsSequence: 0,
      start: null,
      isReleased: true,
      candidateName: 'Ada Lovelace',
      zoneCandidate: 'Europe/London',
      proposedSlots: [
        { by: 'employer', isFree: true },
        { by: 'employer', isFree: true },
      ],
    })
    expect(await activitiesOf(data.id)).toEqual(['interview.create', 'interview.propose'])
  })

  test('a viewer reads it masked and cannot plan', async () => {
    const { data } = await propose(fixture, await candidate(), { placeNote: 'Ask for Ada Lovelace at the desk' })
    await act(fixture.recruiter, data.id, 'withdraw', { reason: 'Ada cannot that week' })
    const seen = await get(fixture.viewer, data.id, 'include=candidate')

    expect(seen.data).toMatchObject({ isReleased: false, mayDo: [] })
    expect(JSON.stringify(seen.json)).not.toMatch(/Ada|Lovelace|Byron|ada@lovelace/)
    expect((await act(fixture.viewer, data.id, 'withdraw', { reason: 'No more' })).status).toBe(403)
    expect((await get(fixture.stranger, data.id)).status).toBe(404)
  })

  test('times that are too near, of odd length, overlapping or nonexistent are refused by name', async () => {
    const candidateId = await candidate()
    const near = await propose(fixture, candidateId, { slots: [slotIn(fixture.app, 11)] })
    const odd = await propose(fixture, candidateId, { slots: [slotIn(fixture.app, 24, 45)] })
    const both = await propose(fixture, candidateId, { slots: [slotIn(fixture.app, 24), slotIn(fixture.app, 24.5)] })
    const gap = await propose(fixture, candidateId, {
      slots: [{ wall: `${nextSpringForward(fixture.app.system.now())}T02:30`, zone: 'Europe/Berlin', minutes: 30 }],
    })

    for (const refused of [near, odd, both, gap]) expect(refused.errors[0]?.code).toBe('interview.slot-invalid')
    expect(gap.errors[0]).toMatchObject({
      detail: expect.stringContaining('skip'),
      source: { pointer: '/data/attributes/slots/0' },
    })
  })

  test('a local time is stored as its instant', async () => {
    const day = addDays(dayIn('UTC', fixture.app.system.now()), 20)
    const slots = [{ wall: `${day}T10:00`, zone: 'Asia/Kathmandu', minutes: 30 }]
    const { data } = await propose(fixture, await candidate(), { slots })

    expect(data.proposedSlots).toMatchObject([{ start: `${day}T04:15:00.000Z`, end: `${day}T04:45:00.000Z` }])
  })

  test('a candidate without released contact cannot be interviewed', async () => {
    const candidateId = await candidate()
    await fixture.app.database.pool.query('delete from candidate_releases where candidate_id = $1', [candidateId])

    const refused = await propose(fixture, candidateId)

    expect(refused.errors[0]?.code).toBe('interview.contact-not-released')
  })

  test('a round has one interview at a time, and a failed one can be repeated', async () => {
    const candidateId = await candidate()
    const first = await propose(fixture, candidateId, { round: 1 })
    const second = await propose(fixture, candidateId, { round: 1 })
    await act(fixture.recruiter, first.data.id, 'withdraw', { reason: 'Wrong week' })
    const third = await propose(fixture, candidateId, { round: 1 })

    expect(second.errors[0]?.code).toBe('interview.round-taken')
    expect(third.status).toBe(201)
  })

  test('after the last possible round the next one is refused with a sentence', async () => {
    const candidateId = await candidate()
    for (let round = 1; round <= contract.maxInterviewRounds; round += 1)
      expect((await propose(fixture, candidateId, { round })).status).toBe(201)

    const refused = await propose(fixture, candidateId, {})

    expect(refused.status).toBe(422)
    expect(refused.errors[0]).toMatchObject({
      code: 'validation.invalid',
      detail: 'A candidate can have at most 12 interview rounds for one job.',
    })
  })
})

describe('booking', () => {
  test('the first interview advances the candidate and freezes the weights', async () => {
    const { candidate: related, ...data } = await aBooked()
    const { rows } = await fixture.app.database.pool.query('select weights_frozen_at from requirements where id = $1', [
      fixture.requirementId,
    ])

    expect(data).toMatchObject({ state: 'scheduled', icsSequence: 0, proposedSlots: [], waitingOn: 'nobody' })
    expect(await stageOf(related.id)).toBe('interviewing')
    expect(rows[0].weights_frozen_at).not.toBeNull()
  })

  test('no double bookings: a taken time can be neither proposed nor booked', async () => {
    const first = await aBooked([fixture.manager], 200)
    const offered = await propose(fixture, await candidate(), {
      panel: [{ userId: fixture.manager.user.id }],
      slots: [{ start: first.start, end: first.end }],
    })
    const waiting = await propose(fixture, await candidate(), {
      panel: [{ userId: fixture.manager.user.id }],
      slots: [slotIn(fixture.app, 210)],
    })
    const booked = await act(fixture.recruiter, waiting.data.id, 'confirm', {
      slot: { start: first.start, end: first.end },
      agreedNote: 'By mail',
    })

    expect(offered.errors[0]).toMatchObject({
      code: 'interview.slot-taken',
      meta: { taken: [fixture.manager.user.id] },
    })
    expect(booked.errors[0]?.code).toBe('interview.slot-taken')
    expect((await get(fixture.recruiter, waiting.data.id)).data.state).toBe('proposed')
  })

  test('an unavailable optional member does not prevent a booking', async () => {
    const first = await aBooked([fixture.manager], 220)
    const proposed = await propose(fixture, await candidate(), {
      panel: [{ userId: fixture.owner.user.id }, { userId: fixture.manager.user.id, required: false }],
      slots: [{ start: first.start, end: first.end }],
    })
    const booked = await act(fixture.recruiter, proposed.data.id, 'confirm', {
      slot: { start: first.start, end: first.end },
      agreedNote: 'By mail',
    })

    expect(booked.data).toMatchObject({ state: 'scheduled', start: first.start })
  })

  test('the database refuses an agreed interview without bookings', async () => {
    const { data } = await propose(fixture, await candidate(), { panel: [{ userId: fixture.manager.user.id }] })
    const forged = fixture.app.database.pool.query(
      `update scheduled_interviews set state = 'scheduled', respond_by = null, starts_at = now() + interval '1 day',
       ends_at = now() + interval '1 day 1 hour' where id = $1`,
      [data.id],
    )

    await expect(forged).rejects.toThrow('without the time of everybody')
  })
})

describe('rescheduling and ending', () => {
  test('a colleague who reschedules is not taken for the candidate', async () => {
    const booked = await aBooked([fixture.recruiter], 340)
    const slots = [slotIn(fixture.app, 360)]
    const asked = await act(fixture.owner, booked.id, 'reschedule', { reason: 'A conference', slots })
    await fixture.app.catchUp()
    const { rows } = await fixture.app.database.pool.query(
      `select title from notifications where channel = 'app' and user_id = $1 and target_id = $2`,
      [fixture.recruiter.user.id, booked.id],
    )

    expect(asked.errors).toEqual([])
    expect(rows.map(({ title }) => title)).toContainEqual(
      expect.stringMatching(/^A colleague is rescheduling an interview: /),
    )
    expect(rows.filter(({ title }) => title.startsWith('A candidate'))).toEqual([])
  })

  test('rescheduling keeps the agreed time until there is a new one, with the same UID and the next sequence', async () => {
    const booked = await aBooked([fixture.recruiter], 300)
    const slots = [slotIn(fixture.app, 320)]
    const asked = await act(fixture.recruiter, booked.id, 'reschedule', { reason: 'A conference', slots })
    const moved = await act(fixture.recruiter, booked.id, 'confirm', { slot: slots[0], agreedNote: 'By mail' })

    expect(asked.data).toMatchObject({ state: 'rescheduling', start: booked.start, waitingOn: 'candidate' })
    expect(moved.data).toMatchObject({
      state: 'scheduled',
      icsSequence: 1,
      icsUid: booked.icsUid,
      rescheduleCount: 1,
      ...slots[0],
    })
    expect(moved.data.history.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['proposed', 'scheduled', 'rescheduling', 'scheduled'],
    ])
    expect(moved.data.history.at(-1).from).toEqual({ start: booked.start, end: booked.end })
  })

  test('times of a colleague are replaced only by someone who has seen them', async () => {
    const booked = await aBooked([fixture.recruiter], 1340)
    const reschedule = (hours: number, version?: number) =>
      act(fixture.recruiter, booked.id, 'reschedule', { reason: 'Again', slots: [slotIn(fixture.app, hours)], version })
    const proposeAt = (hours: number, version?: number) =>
      act(fixture.recruiter, booked.id, 'propose', { slots: [slotIn(fixture.app, hours)], version })
    const first = await reschedule(1345, booked.version)
    const second = await reschedule(1350, booked.version)
    const stale = await proposeAt(1355, booked.version)
    const kept = await get(fixture.recruiter, booked.id)
    const seen = await proposeAt(1355, first.data.version)

    expect(first.data.state).toBe('rescheduling')
    expect([second, stale].map(({ status, errors }) => [status, errors[0]?.code])).toEqual([
      [409, 'resource.conflict'],
      [409, 'resource.conflict'],
    ])
    expect(kept.data.proposedSlots).toMatchObject([slotIn(fixture.app, 1345)])
    expect(seen.data.proposedSlots).toMatchObject([slotIn(fixture.app, 1355)])
  })

  test('a fourth rescheduling needs a reason of its own', async () => {
    const booked = await aBooked([fixture.recruiter], 400)
    for (let time = 1; time <= 3; time += 1) {
      const slots = [slotIn(fixture.app, 400 + time * 20)]
      await act(fixture.recruiter, booked.id, 'reschedule', { reason: 'Again', slots })
      await act(fixture.recruiter, booked.id, 'confirm', { slot: slots[0], agreedNote: 'By mail' })
    }
    const slots = [slotIn(fixture.app, 500)]
    const refused = await act(fixture.recruiter, booked.id, 'reschedule', { reason: 'Again', slots })
    const overridden = await act(fixture.recruiter, booked.id, 'reschedule', {
      reason: 'Again',
      slots,
      override: 'The flight was cancelled',
    })

    expect(refused.errors[0]?.code).toBe('interview.rescheduled-too-often')
    expect(overridden.data.state).toBe('rescheduling')
  })

  test('the time of a cancelled interview is free again', async () => {
    const booked = await aBooked([fixture.owner], 600)
    const off = await act(fixture.recruiter, booked.id, 'cancel', { reason: 'The budget is gone' })
    const next = await propose(fixture, await candidate(), {
      panel: [{ userId: fixture.owner.user.id }],
      slots: [{ start: booked.start, end: booked.end }],
    })

    expect(off.data).toMatchObject({ state: 'cancelled', icsSequence: 1, cancelReason: 'The budget is gone' })
    expect(next.status).toBe(201)
  })

  test('an interviewer can be replaced only by a user who is free', async () => {
    const booked = await aBooked([fixture.owner], 700)
    await aBooked([fixture.manager], 700)
    const taken = await act(fixture.recruiter, booked.id, 'swapInterviewer', {
      outUserId: fixture.owner.user.id,
      inUserId: fixture.manager.user.id,
    })
    const swapped = await act(fixture.recruiter, booked.id, 'swapInterviewer', {
      outUserId: fixture.owner.user.id,
      inUserId: fixture.recruiter.user.id,
    })

    expect(taken.errors[0]?.code).toBe('interview.slot-taken')
    expect(swapped.data.panel).toMatchObject([{ userId: fixture.recruiter.user.id }])
    expect(swapped.data.icsSequence).toBe(1)
    await fixture.app.catchUp()
    const left = fixture.app.mails.findLast(({ subject }) => subject.startsWith('You no longer take part: '))
    expect([left?.to, left?.text]).toEqual([
      fixture.owner.user.email,
      expect.stringContaining('You no longer take part in this interview:'),
    ])
    const viewers = await act(fixture.recruiter, booked.id, 'swapInterviewer', {
      outUserId: fixture.recruiter.user.id,
      inUserId: fixture.viewer.user.id,
    })
    expect(viewers.errors[0]?.code).toBe('validation.invalid')
  })
})

describe('afterwards', () => {
  const scorecard = (keys: { key: string }[]) => ({
    recommendation: 'yes',
    criteria: keys.map(({ key }) => ({ key, rating: 4, note: `Well, ${key}` })),
    summary: 'Ada would do.',
  })

  test('scorecards stay hidden until the reader’s own is in, and the last one completes the interview', async () => {
    const booked = await aBooked([fixture.recruiter, fixture.manager])
    await untilOver(booked)
    expect((await get(fixture.recruiter, booked.id)).data).toMatchObject({
      state: 'awaitingFeedback',
      scorecardsDue: 2,
    })

    const first = await act(fixture.recruiter, booked.id, 'submitScorecard', scorecard(booked.criteria))
    const hidden = await get(fixture.manager, booked.id)
    const open = await get(fixture.owner, booked.id)
    const masked = await get(fixture.viewer, booked.id)
    const again = await act(fixture.recruiter, booked.id, 'submitScorecard', scorecard(booked.criteria))
    const last = await act(fixture.manager, booked.id, 'submitScorecard', scorecard(booked.criteria))

    expect(first.data.scorecards).toHaveLength(1)
    expect(hidden.data).toMatchObject({ scorecards: [], scorecardsHidden: 1, waitingOn: 'interviewers' })
    expect(JSON.stringify(hidden.json)).not.toContain('Ada would do')
    expect(open.data.scorecards).toMatchObject([{ summary: 'Ada would do.' }])
    expect(masked.data.scorecards).toMatchObject([
      { summary: '', recommendation: 'yes', criteria: [{ note: '' }, {}, {}] },
    ])
    expect(again.errors[0]?.code).toBe('interview.scorecard-submitted')
    expect(last.data).toMatchObject({ state: 'completed', scorecards: [{}, {}], scorecardsHidden: 0 })
    expect(await activitiesOf(booked.id)).toContain('interview.complete')
  })

  test('a recruiter ends the wait with a reason, and a late scorecard is still accepted', async () => {
    const booked = await aBooked([fixture.manager])
    await untilOver(booked)
    const done = await act(fixture.recruiter, booked.id, 'complete', { override: 'She left the company' })
    const late = await act(fixture.manager, booked.id, 'submitScorecard', scorecard(booked.criteria))

    expect(done.data.state).toBe('completed')
    expect(late.data).toMatchObject({ state: 'completed', scorecards: [{ recommendation: 'yes' }] })
  })

  test('a no-show is reported after the end and can be contested within 48 hours', async () => {
    const booked = await aBooked()
    const early = await act(fixture.recruiter, booked.id, 'reportNoShow')
    await untilOver(booked)
    const reported = await act(fixture.recruiter, booked.id, 'reportNoShow', { reason: 'Waited for 20 minutes' })
    const contested = await act(fixture.recruiter, booked.id, 'contest', { reason: 'Wrong link, our mistake' })
    const twice = await act(fixture.recruiter, booked.id, 'reportNoShow')

    expect(early.errors[0]?.code).toBe('interview.transition')
    expect(reported.data).toMatchObject({ state: 'noShow', noShow: { party: 'candidate' } })
    expect(contested.data.state).toBe('awaitingFeedback')
    expect(twice.errors[0]?.code).toBe('interview.no-show-contested')
  })

  test('a report is final after 48 hours', async () => {
    const booked = await aBooked()
    await untilOver(booked)
    await act(fixture.recruiter, booked.id, 'reportNoShow')
    fixture.app.clock.advance(48 * HOUR_MS)

    const late = await act(fixture.recruiter, booked.id, 'contest', { reason: 'Wrong link' })

    expect(late.errors[0]?.code).toBe('interview.contest-over')
  })

  test('one reminder a day is enough', async () => {
    const { data } = await propose(fixture, await candidate(), { panel: [{ userId: fixture.manager.user.id }] })
    const first = await act(fixture.recruiter, data.id, 'remind')
    const second = await act(fixture.recruiter, data.id, 'remind')

    expect(first.data.remindedAt).not.toBeNull()
    expect(second.errors[0]?.code).toBe('interview.reminded')
  })
})

describe('finding interviews', () => {
  test('a date range finds agreed and proposed times, a user filter their own', async () => {
    const candidateId = await candidate()
    const proposed = await propose(fixture, candidateId, { slots: [slotIn(fixture.app, 1000)] })
    const list = (query: string, person = fixture.recruiter) =>
      fixture.app.call(contract.listInterviews, { token: person.token, query })
    const { start, end } = slotIn(fixture.app, 1000)

    const within = await list(`filter[from]=${start}&filter[to]=${end}`)
    const beside = await list(`filter[from]=${end}&filter[candidate]=${candidateId}`)
    const waiting = await list(`filter[waitingOn]=candidate&filter[candidate]=${candidateId}`)
    const others = await list(`filter[person]=${fixture.owner.user.id}&filter[candidate]=${candidateId}`)

    expect(within.data.map(({ id }: { id: string }) => id)).toEqual([proposed.data.id])
    expect(beside.data).toEqual([])
    expect(waiting.data).toHaveLength(1)
    expect(others.data).toEqual([])
    expect((await list('', fixture.stranger)).data).toEqual([])
  })

  test('those with proposed times are in their place between the agreed ones, page by page', async () => {
    const late = await aBooked([fixture.recruiter], 1210)
    const proposed = await propose(fixture, await candidate(), { slots: [slotIn(fixture.app, 1205)] })
    const early = await aBooked([fixture.recruiter], 1200)
    const range = `filter[from]=${slotIn(fixture.app, 1199).start}&filter[to]=${slotIn(fixture.app, 1215).end}`
    const page = async (query: string) =>
      (await fixture.app.call(contract.listInterviews, { token: fixture.recruiter.token, query })).json
    const first = await page(`${range}&sort=start&page[size]=2`)
    const next = await page(new URL(first.links.next, 'http://assay.test').search.slice(1))

    const ids = [first, next].flatMap(({ data }) => data.map(({ id }: { id: string }) => id))
    expect(ids).toEqual([early.id, proposed.data.id, late.id])
  })
})
