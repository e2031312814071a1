// State machine C over HTTP: each allowed step works for users with permission, no other changes anything. The full run takes
// every step from every state, npm test each step from one.
import { type CandidateInterviewVerb, candidateInterviewActions } from '@assay/contracts/candidate-interviews'
import type { InterviewState } from '@assay/contracts/scheduled-interviews'
import * as contract from '@assay/contracts/scheduled-interviews'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { isFull, oneOfEach, quickDescribe, quickTest, SEQUENCE_RUNS } from '../../../../platform/testing/full-run.ts'
import { type Answered, APP_URL } from '../../../../platform/testing/test-app.ts'
import {
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { linkAddress, openLink } from '../../../candidate-links/index.ts'

type EmployerVerb = contract.InterviewVerb | 'edit'
type Leads<Verb extends string> = Readonly<Record<InterviewState, Readonly<Partial<Record<Verb, InterviewState>>>>>

/** The specification, repeated by hand. */
const EMPLOYER: Leads<EmployerVerb> = {
  draft: { propose: 'proposed', withdraw: 'cancelled', swapInterviewer: 'draft', edit: 'draft' },
  proposed: {
    propose: 'proposed',
    confirm: 'scheduled',
    withdraw: 'cancelled',
    swapInterviewer: 'proposed',
    respond: 'proposed',
    remind: 'proposed',
    edit: 'proposed',
  },
  countered: {
    propose: 'proposed',
    confirm: 'scheduled',
    withdraw: 'cancelled',
    swapInterviewer: 'countered',
    respond: 'countered',
    edit: 'countered',
  },
  scheduled: {
    reschedule: 'rescheduling',
    cancel: 'cancelled',
    swapInterviewer: 'scheduled',
    respond: 'scheduled',
    edit: 'scheduled',
  },
  rescheduling: {
    propose: 'rescheduling',
    confirm: 'scheduled',
    cancel: 'cancelled',
    swapInterviewer: 'rescheduling',
    respond: 'rescheduling',
    remind: 'rescheduling',
    edit: 'rescheduling',
  },
  awaitingFeedback: {
    reportNoShow: 'noShow',
    submitScorecard: 'completed',
    complete: 'completed',
    swapInterviewer: 'awaitingFeedback',
    remind: 'awaitingFeedback',
  },
  completed: { submitScorecard: 'completed' },
  noShow: { contest: 'awaitingFeedback' },
  expired: {},
  cancelled: {},
}

const CANDIDATE: Leads<CandidateInterviewVerb> = {
  draft: {},
  proposed: { choose: 'scheduled', counter: 'countered', cancel: 'cancelled' },
  countered: { cancel: 'cancelled' },
  scheduled: { reschedule: 'rescheduling', cancel: 'cancelled' },
  rescheduling: { choose: 'scheduled', counter: 'rescheduling', cancel: 'cancelled' },
  awaitingFeedback: { reportNoShow: 'noShow' },
  noShow: { contest: 'awaitingFeedback' },
  completed: {},
  expired: {},
  cancelled: {},
}

/** The transitions made by the clock. */
const CLOCK: Readonly<Partial<Record<InterviewState, InterviewState>>> = {
  proposed: 'expired',
  countered: 'expired',
  rescheduling: 'scheduled',
  scheduled: 'awaitingFeedback',
}

const { interviewStates: STATES, interviewVerbs: VERBS } = contract
const EMPLOYER_VERBS: readonly EmployerVerb[] = [...VERBS, 'edit']
const CANDIDATE_VERBS = Object.keys(candidateInterviewActions) as CandidateInterviewVerb[]

let fixture: Interviewing
let otherManager: Person

beforeAll(async () => {
  fixture = await openInterviewing()
  otherManager = await aPerson(fixture.app, 'employer.hiringManager', { companyId: fixture.owner.companyId ?? '' })
})

interface Made {
  readonly id: string
  readonly candidateId: string
  readonly slots: readonly { readonly start: string; readonly end: string }[]
}

/** Each test uses separate hours. */
let lastHour = 100
function ownSlot() {
  lastHour += 2
  return slotIn(fixture.app, lastHour)
}

async function make(state: InterviewState, panel = [{ userId: fixture.recruiter.user.id }]): Promise<Made> {
  const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
  const slots = [ownSlot(), ownSlot()]
  const drafted = await fixture.app.call(contract.createInterview, {
    token: fixture.recruiter.token,
    attributes: { requirementId: fixture.requirementId, candidateId, panel },
  })
  const made = { id: drafted.data.id, candidateId, slots }
  for (const step of WAYS[state]) await WALK[step](made)
  expect(await stateOf(made)).toBe(state)
  return made
}

type Step = 'propose' | 'counter' | 'confirm' | 'reschedule' | 'end' | 'complete' | 'miss' | 'expire' | 'cancel'

const WAYS: Readonly<Record<InterviewState, readonly Step[]>> = {
  draft: [],
  proposed: ['propose'],
  countered: ['propose', 'counter'],
  scheduled: ['propose', 'confirm'],
  rescheduling: ['propose', 'confirm', 'reschedule'],
  awaitingFeedback: ['propose', 'confirm', 'end'],
  completed: ['propose', 'confirm', 'end', 'complete'],
  noShow: ['propose', 'confirm', 'end', 'miss'],
  expired: ['propose', 'expire'],
  cancelled: ['propose', 'confirm', 'cancel'],
}

const WALK: Readonly<Record<Step, (made: Made) => Promise<unknown>>> = {
  propose: (made) => employer(made, 'propose'),
  counter: (made) => candidate(made, 'counter'),
  confirm: (made) => employer(made, 'confirm'),
  reschedule: (made) => employer(made, 'reschedule'),
  end: async (made) => {
    await intoThePast(made)
    await runClock()
  },
  complete: (made) => employer(made, 'complete'),
  miss: (made) => employer(made, 'reportNoShow'),
  expire: async ({ id }) => {
    const [past, query] = [new Date(fixture.app.system.now().getTime() - 1000), fixture.app.database.pool]
    await query.query('update scheduled_interviews set respond_by = $2 where id = $1', [id, past])
    await runClock()
  },
  cancel: (made) => employer(made, 'cancel'),
}

async function runClock(): Promise<void> {
  fixture.app.clock.advance(61_000)
  await fixture.app.app.scheduler.runDue()
}

/** As if it had been agreed for some days earlier. */
async function intoThePast({ id }: Made, days = 200): Promise<void> {
  await fixture.app.database.pool.query(
    `with moved as (
       update scheduled_interviews set starts_at = starts_at - make_interval(days => $2), ends_at = ends_at - make_interval(days => $2)
       where id = $1 returning id, starts_at, ends_at)
     update interview_bookings set during = tstzrange(moved.starts_at, moved.ends_at, '[)')
     from moved where interview_id = moved.id`,
    [id, days],
  )
}

async function employer(made: Made, verb: EmployerVerb, who: Person = fixture.recruiter): Promise<Answered> {
  const asked = { token: who.token, params: { id: made.id } }
  if (verb === 'edit')
    return fixture.app.call(contract.changeInterview, { ...asked, attributes: { placeNote: `Room ${newId()}` } })
  const attributes: Record<contract.InterviewVerb, Record<string, unknown>> = {
    propose: { slots: made.slots },
    confirm: { slot: made.slots[0], agreedNote: 'On the phone' },
    reschedule: { reason: 'A conference', slots: [ownSlot()] },
    cancel: { reason: 'No budget' },
    withdraw: { reason: 'No budget' },
    remind: {},
    reportNoShow: {},
    contest: { reason: 'It was our mistake' },
    submitScorecard: { recommendation: 'yes', criteria: await criteriaOf(made), summary: '' },
    complete: { override: 'Enough is known' },
    swapInterviewer: { outUserId: fixture.recruiter.user.id, inUserId: fixture.owner.user.id },
    respond: { response: 'accepted' },
  }
  return fixture.app.call(contract.interviewActions[verb], { ...asked, attributes: attributes[verb] })
}

async function criteriaOf({ id }: Made): Promise<{ key: string; rating: number }[]> {
  const { rows } = await fixture.app.database.pool.query('select criteria from scheduled_interviews where id = $1', [
    id,
  ])
  return rows[0].criteria.map(({ key }: { key: string }) => ({ key, rating: 3 }))
}

async function candidate(made: Made, verb: CandidateInterviewVerb, token?: string): Promise<Answered> {
  const attributes: Record<CandidateInterviewVerb, Record<string, unknown>> = {
    choose: { start: await offeredStart(made) },
    counter: { slots: [ownSlot()] },
    reschedule: { reason: 'The dentist', slots: [ownSlot()] },
    cancel: { reason: 'I took another offer' },
    reportNoShow: {},
    contest: { reason: 'I was there' },
  }
  const held = token ?? (await tokenFor(made))
  return fixture.app.call(candidateInterviewActions[verb], { attributes: { token: held, ...attributes[verb] } })
}

async function offeredStart({ id, slots }: Made): Promise<string> {
  const { rows } = await fixture.app.database.pool.query(
    'select starts_at from interview_slots where interview_id = $1 order by starts_at limit 1',
    [id],
  )
  return rows[0]?.starts_at.toISOString() ?? slots[1]?.start
}

/** An open link, whatever the state of earlier ones. */
async function tokenFor({ id, candidateId }: Made): Promise<string> {
  const at = fixture.app.system.now()
  const link = await fixture.app.system.transaction((tx) =>
    openLink(tx, {
      purpose: 'chooseInterviewSlot',
      candidateId,
      companyId: fixture.owner.companyId,
      at,
      subjectType: 'scheduled-interviews',
      subjectId: id,
      expiresAt: new Date(at.getTime() + 1e9),
    }),
  )
  const address = await linkAddress(fixture.app.system, { verificationId: link.id, appUrl: APP_URL })
  return address.slice(address.indexOf('#') + 1)
}

async function stateOf({ id }: Made): Promise<InterviewState> {
  const { rows } = await fixture.app.database.pool.query('select state from scheduled_interviews where id = $1', [id])
  return rows[0].state
}

/** Every record that a step could change. */
async function everythingOf({ id }: Made): Promise<string> {
  const { rows } = await fixture.app.database.pool.query(
    `select (select to_jsonb(i) from scheduled_interviews i where id = $1) as interview,
       (select jsonb_agg(to_jsonb(s) order by starts_at) from interview_slots s where interview_id = $1) as slots,
       (select jsonb_agg(to_jsonb(p) order by user_id) from interview_panel p where interview_id = $1) as panel,
       (select jsonb_agg(to_jsonb(b) order by person_id) from interview_bookings b where interview_id = $1) as bookings,
       (select count(*) from interview_changes where interview_id = $1) as changes,
       (select count(*) from interview_scorecards where interview_id = $1) as cards,
       (select count(*) from activities where target_id = $1) as activities`,
    [id],
  )
  return JSON.stringify(rows[0])
}

const activitiesOf = async ({ id }: Made): Promise<number> =>
  Number(
    (await fixture.app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count,
  )

/** The allowed steps that this run takes. */
function stepsTaken<Verb extends string>(leads: Leads<Verb>, verbs: readonly Verb[]): ReadonlySet<string> {
  const allowed = STATES.flatMap((state) =>
    verbs.filter((verb) => leads[state][verb] !== undefined).map((verb) => ({ state, verb })),
  )
  return new Set(oneOfEach(allowed, ({ verb }) => verb).map(({ state, verb }) => `${state} ${verb}`))
}
const stepsOfCompany = stepsTaken(EMPLOYER, EMPLOYER_VERBS)
const stepsOfCandidate = stepsTaken(CANDIDATE, CANDIDATE_VERBS)

describe.each(STATES)('from %s', (state) => {
  test('the company can take every allowed step and no other', async () => {
    const original = await make(state)
    for (const verb of EMPLOYER_VERBS) {
      const to = EMPLOYER[state][verb]
      if (to === undefined) {
        const before = await everythingOf(original)
        const refused = await employer(original, verb)
        expect([verb, refused.status, refused.errors[0]?.code]).toEqual([verb, 409, 'interview.transition'])
        expect(await everythingOf(original)).toBe(before)
        continue
      }
      if (!stepsOfCompany.has(`${state} ${verb}`)) continue
      const made = await make(state)
      const before = await activitiesOf(made)
      const done = await employer(made, verb)
      expect([verb, done.status, done.errors]).toEqual([verb, 200, []])
      expect([verb, done.data.state]).toEqual([verb, to])
      expect(await activitiesOf(made)).toBeGreaterThan(before)
    }
  })

  test('the candidate can take every allowed step and no other', async () => {
    const original = await make(state)
    for (const verb of CANDIDATE_VERBS) {
      const to = CANDIDATE[state][verb]
      if (to === undefined) {
        const before = await everythingOf(original)
        const refused = await candidate(original, verb)
        expect([verb, refused.status]).toEqual([verb, 409])
        expect([verb, refused.errors[0]?.code]).toEqual([verb, 'interview.transition'])
        expect(await everythingOf(original)).toBe(before)
        continue
      }
      if (!stepsOfCandidate.has(`${state} ${verb}`)) continue
      const made = await make(state)
      const done = await candidate(made, verb)
      expect([verb, done.status, done.errors]).toEqual([verb, 200, []])
      expect([verb, done.data.state]).toEqual([verb, to])
    }
  })
})

// The policy does not know the state.
describe.each(isFull ? STATES : (['scheduled'] as const))('from %s', (state) => {
  test('other users can take no step', async () => {
    const [original, other] = [await make(state), await make('proposed')]
    const before = await everythingOf(original)
    for (const verb of EMPLOYER_VERBS) {
      expect([verb, (await employer(original, verb, fixture.viewer)).status]).toEqual([verb, 403])
      expect([verb, (await employer(original, verb, fixture.stranger)).status]).toEqual([verb, 404])
      expect([verb, (await employer(original, verb, otherManager)).status]).toEqual([verb, 404])
    }
    const foreign = await tokenFor(other)
    const shown = await candidate(original, 'cancel', foreign)
    expect(await stateOf(other)).toBe('cancelled')
    expect(shown.data.state).toBe('cancelled')
    const forged = `${foreign.slice(0, -2)}${foreign.endsWith('AA') ? 'BB' : 'AA'}`
    expect((await candidate(original, 'cancel', forged)).errors[0]?.code).toBe('verification.expired')
    expect(await everythingOf(original)).toBe(before)
  })
})

quickTest('no state can be changed by PATCH', async () => {
  const made = await make('proposed')
  const attributes = { state: 'scheduled', startsAt: made.slots[0]?.start, start: made.slots[0]?.start }
  const params = { id: made.id }
  await fixture.app.call(contract.changeInterview, { token: fixture.recruiter.token, params, attributes })
  expect(await stateOf(made)).toBe('proposed')
})

quickTest('every state has a way on or is an end after which the round is done or can be repeated', () => {
  const ends: readonly InterviewState[] = ['completed', 'cancelled', 'expired']
  const next = (state: InterviewState) => [
    ...Object.values(EMPLOYER[state]),
    ...Object.values(CANDIDATE[state]),
    ...(CLOCK[state] === undefined ? [] : [CLOCK[state]]),
  ]
  for (const start of STATES) {
    const reached = new Set<InterviewState>([start])
    for (const state of reached) for (const to of next(state)) reached.add(to)
    expect([start, ends.some((end) => reached.has(end))]).toEqual([start, true])
  }
})

quickDescribe('the clock', () => {
  test('expires unanswered proposals, keeps agreed times and requests scorecards afterwards', async () => {
    for (const state of ['proposed', 'countered'] as const) {
      const made = await make(state)
      await WALK.expire(made)
      expect([state, await stateOf(made)]).toEqual([state, 'expired'])
    }
    const moving = await make('rescheduling')
    const before = JSON.parse(await everythingOf(moving)).interview
    await WALK.expire(moving)
    const kept = JSON.parse(await everythingOf(moving)).interview
    expect(kept).toMatchObject({ state: 'scheduled', starts_at: before.starts_at, ics_sequence: before.ics_sequence })
    await WALK.end(moving)
    expect(await stateOf(moving)).toBe('awaitingFeedback')
  })

  test('completes interviews without required scorecards', async () => {
    const optional = [{ userId: fixture.recruiter.user.id, required: false }]
    const made = await make('scheduled', optional)
    await WALK.end(made)
    expect(await stateOf(made)).toBe('completed')
  })

  test('confirms a no-show after two days', async () => {
    const made = await make('noShow')
    await fixture.app.database.pool.query(
      `update scheduled_interviews set no_show_at = no_show_at - interval '48 hours' where id = $1`,
      [made.id],
    )
    expect((await employer(made, 'contest')).errors[0]?.code).toBe('interview.contest-over')
    expect((await candidate(made, 'contest')).errors[0]?.code).toBe('interview.contest-over')
  })

  test('reminds of an interview and of scorecards once each', async () => {
    const made = await make('awaitingFeedback')
    const soon = await make('scheduled')
    await intoThePast(soon, 0)
    await fixture.app.database.pool.query(
      `with moved as (update scheduled_interviews set starts_at = $2::timestamptz, ends_at = $2::timestamptz + interval '1 hour' where id = $1 returning *)
       update interview_bookings set during = tstzrange(moved.starts_at, moved.ends_at, '[)') from moved where interview_id = moved.id`,
      [soon.id, new Date(Math.ceil(fixture.app.system.now().getTime() / 60_000) * 60_000 + 1800_000)],
    )
    for (let time = 0; time < 3; time += 1) await runClock()
    const verbs = async ({ id }: Made) =>
      (
        await fixture.app.database.pool.query(
          `select verb from activities where target_id = $1 and verb like '%remind%'`,
          [id],
        )
      ).rows.map(({ verb }) => verb)
    expect(await verbs(soon)).toEqual(['interview.remindSoon', 'interview.remindSoon'])
    expect(await verbs(made)).toEqual(['interview.remindScorecards', 'interview.remindScorecards'])
  })
})

type Act = { by: 'employer'; verb: EmployerVerb } | { by: 'candidate'; verb: CandidateInterviewVerb } | { by: 'clock' }

async function tryOut(made: Made, act: Act, from: InterviewState) {
  if (act.by === 'clock') return { answer: await runClock(), expected: CLOCK[from] }
  if (act.by === 'employer') return { answer: await employer(made, act.verb), expected: EMPLOYER[from][act.verb] }
  return { answer: await candidate(made, act.verb), expected: CANDIDATE[from][act.verb] }
}

test('random sequences of actions by both sides follow only transitions of the state machine', async () => {
  const acts: fc.Arbitrary<Act> = fc.oneof(
    fc.constantFrom(...EMPLOYER_VERBS).map((verb) => ({ by: 'employer' as const, verb })),
    fc.constantFrom(...CANDIDATE_VERBS).map((verb) => ({ by: 'candidate' as const, verb })),
    fc.constant({ by: 'clock' as const }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (tries) => {
      const made = await make('proposed')
      for (const act of tries) {
        const from = await stateOf(made)
        const { answer, expected } = await tryOut(made, act, from)
        const to = await stateOf(made)
        expect([from, expected ?? from]).toContain(to)
        if (answer && answer.status >= 400) expect(to).toBe(from)
      }
      const { rows } = await fixture.app.database.pool.query(
        `select count(*) from scheduled_interviews i where id = $1 and (state in ('scheduled', 'rescheduling')) <>
           exists (select from interview_bookings where interview_id = i.id)
           and state not in ('awaitingFeedback', 'completed', 'noShow')`,
        [made.id],
      )
      expect(rows[0].count).toBe('0')
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})
