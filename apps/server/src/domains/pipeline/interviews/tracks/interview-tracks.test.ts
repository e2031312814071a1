// Lanes, suggestions, loops, and the rounds of a candidate.
import { listAvailability, suggestLoops, suggestSlots } from '@assay/contracts/interview-availability'
import { bookLoop, decideTrack, getInterviewTrack, listInterviewTracks } from '@assay/contracts/interview-tracks'
import { changeRequirement } from '@assay/contracts/requirements'
import { createInterview, interviewActions } from '@assay/contracts/scheduled-interviews'
import { listTeammates, teammateActions } from '@assay/contracts/teammates'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  anOpenRequirement,
  aReleasedCandidate,
  type Interviewing,
  openInterviewing,
  propose,
  release,
  slotIn,
} from '../../../../platform/testing/test-interviews.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'

let fixture: Interviewing

beforeAll(async () => {
  fixture = await openInterviewing()
})

const inDays = (days: number) => new Date(fixture.app.system.now().getTime() + days * DAY_MS).toISOString()
const call = (endpoint: Parameters<Interviewing['app']['call']>[0], asked = {}, who = fixture.recruiter) =>
  fixture.app.call(endpoint, { token: who.token, ...asked })

async function aPlannedRequirement(): Promise<string> {
  const { owner, manager, recruiter } = fixture
  const round = (number: number, kind: string, minutes: number) => ({
    round: number,
    kind,
    minutes,
    panelPool: [owner.user.id, manager.user.id, recruiter.user.id],
    pick: 1,
  })
  return anOpenRequirement(fixture.app, owner, [manager.user.id], {
    plan: [round(1, 'screen', 30), round(2, 'technical', 60), round(3, 'final', 30)],
  })
}

const trackOf = async (requirementId: string, candidateId: string) => {
  const query = `filter[requirement]=${requirementId}&filter[candidate]=${candidateId}&include=interviews`
  return (await call(listInterviewTracks, { query })).data[0]
}

describe('availability', () => {
  test('shows working hours, agreed times, proposed times and the load of the week', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const proposed = await propose(fixture, candidateId, {
      panel: [{ userId: fixture.manager.user.id }],
      slots: [slotIn(fixture.app, 50)],
    })
    const query = `filter[people]=${fixture.manager.user.id}&filter[requirement]=${fixture.requirementId}&filter[candidate]=${candidateId}&filter[from]=${inDays(0)}&filter[to]=${inDays(7)}`
    const before = await call(listAvailability, { query })
    await call(interviewActions.confirm, {
      params: { id: proposed.data.id },
      attributes: { slot: slotIn(fixture.app, 50), agreedNote: 'By mail' },
    })
    const after = await call(listAvailability, { query })

    expect(before.data).toMatchObject([
      {
        kind: 'interviewer',
        hasWorkingHours: false,
        load: { interviews: 0 },
        busy: [{ kind: 'proposed', label: 'Ada Lovelace, round 1' }],
      },
      { kind: 'candidate', zone: 'Europe/London', busy: [] },
    ])
    expect(before.data[0].working.length).toBeGreaterThan(3)
    expect(after.data[0].busy).toMatchObject([{ kind: 'interview', interviewId: proposed.data.id }])
    expect(after.data[1].busy).toMatchObject([{ kind: 'interview' }])
    expect((await call(listAvailability, { query }, fixture.stranger)).status).toBe(404)
    expect((await call(listAvailability, { query }, fixture.viewer)).status).toBe(403)
  })

  test('a candidate’s interviews with other companies stay hidden', async () => {
    const theirs = await anOpenRequirement(fixture.app, fixture.stranger)
    const candidateId = await aReleasedCandidate({ ...fixture, owner: fixture.stranger }, theirs)
    const slot = slotIn(fixture.app, 70)
    const abroad = { ...fixture, recruiter: fixture.stranger, requirementId: theirs }
    const proposed = await propose(abroad, candidateId, { slots: [slot] })
    const confirm = { slot, agreedNote: 'By mail' }
    const params = { id: proposed.data.id }
    await call(interviewActions.confirm, { params, attributes: confirm }, fixture.stranger)
    await release(fixture, { requirementId: fixture.requirementId, candidateId })

    const query = `filter[requirement]=${fixture.requirementId}&filter[candidate]=${candidateId}&filter[from]=${inDays(0)}&filter[to]=${inDays(7)}`
    const lanes = await call(listAvailability, { query })
    const own = await propose(fixture, candidateId, { slots: [slot], panel: [{ userId: fixture.owner.user.id }] })
    const booked = await call(interviewActions.confirm, { params: { id: own.data.id }, attributes: confirm })

    expect(lanes.data[0]).toMatchObject({ busy: [], load: { interviews: 0 } })
    expect(own.status).toBe(201)
    expect(booked.errors[0]).toMatchObject({ code: 'interview.slot-taken', meta: { taken: [] } })
  })
})

describe('suggestions', () => {
  test('a suggested slot can be proposed unchanged and explains its choice', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const found = await call(suggestSlots, {
      attributes: {
        requirementId: fixture.requirementId,
        candidateId,
        minutes: 60,
        from: inDays(0),
        to: inDays(14),
        panel: [{ userId: fixture.manager.user.id }],
        pool: { userIds: [fixture.owner.user.id, fixture.recruiter.user.id], pick: 1 },
      },
    })
    const [best] = found.data.suggestions
    const proposed = await propose(fixture, candidateId, {
      slots: [{ start: best.start, end: best.end }],
      panel: best.panel.map(({ userId, required }: { userId: string; required: boolean }) => ({ userId, required })),
    })

    expect(found.data.suggestions).toHaveLength(5)
    expect(best.panel).toHaveLength(2)
    expect(best.reason).toMatch(
      /^Everyone available, \d\d:\d\d–\d\d:\d\d .+, earliest local time \d\d:00; fewest interviews that week: .+$/,
    )
    expect(proposed.status).toBe(201)
  })

  test('without a possible time, the blocking person or condition is named', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const found = await call(suggestSlots, {
      attributes: {
        requirementId: fixture.requirementId,
        candidateId,
        minutes: 60,
        from: inDays(0),
        to: inDays(0.4),
        panel: [{ userId: fixture.manager.user.id }],
      },
    })
    expect(found.data).toMatchObject({ suggestions: [], nothingBecause: expect.stringContaining('twelve hours') })
  })
})

describe('a plan that names a colleague who is suspended', () => {
  const suspend = async ({ user }: Person) => {
    const team = await call(listTeammates, {}, fixture.owner)
    const mate = team.data.find(({ userId }: { userId: string }) => userId === user.id)
    await call(teammateActions.suspend, { params: { id: mate.id }, attributes: {} }, fixture.owner)
  }
  async function planned(others: readonly Person[]) {
    const { app, owner } = fixture
    const away = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
    const panelPool = [away, ...others].map(({ user }) => user.id)
    const requirementId = await anOpenRequirement(app, owner, [], {
      plan: [{ round: 1, kind: 'screen', minutes: 30, panelPool, pick: panelPool.length }],
    })
    await suspend(away)
    const candidateId = await aReleasedCandidate(fixture, requirementId)
    const about = { requirementId, candidateId }
    const range = { from: inDays(0), to: inDays(14) }
    const pool = { userIds: panelPool, pick: panelPool.length }
    const panel = [away, ...others].map(({ user }) => ({ userId: user.id }))
    return {
      away,
      asked: await call(suggestSlots, { attributes: { ...about, ...range, minutes: 30, panel } }),
      slots: await call(suggestSlots, { attributes: { ...about, ...range, minutes: 30, pool } }),
      loops: await call(suggestLoops, { attributes: { ...about, ...range } }),
      proposed: await call(createInterview, { attributes: { ...about, slots: [slotIn(fixture.app, 80)] } }),
    }
  }
  const idsOf = (panel: readonly { userId: string }[]) => panel.map(({ userId }) => userId)

  test('the others are suggested and asked', async () => {
    const { slots, loops, proposed } = await planned([fixture.manager])
    const rest = [fixture.manager.user.id]
    expect(idsOf(slots.data.suggestions[0].panel)).toEqual(rest)
    expect(idsOf(loops.data.suggestions[0].rounds[0].panel)).toEqual(rest)
    expect(idsOf(proposed.data.panel)).toEqual(rest)
  })

  test('who asks for them by name is told who cannot', async () => {
    const { away, asked } = await planned([fixture.manager])
    const detail = `${away.user.fullName} can’t interview now. Choose someone else.`
    expect(asked.errors).toEqual([expect.objectContaining({ code: 'validation.invalid', detail })])
  })

  test('no one is asked in their place, and the answer says what to do', async () => {
    const { slots, loops, proposed } = await planned([])
    const words = expect.stringContaining('Choose others, or change the plan of the job.')
    expect(slots.data).toMatchObject({ suggestions: [], nothingBecause: words })
    expect(loops.data).toMatchObject({ suggestions: [], nothingBecause: words })
    expect(proposed.errors[0]).toMatchObject({ code: 'validation.invalid', detail: words })
  })
})

describe('loops', () => {
  test('all due rounds are placed in order and booked together', async () => {
    const requirementId = await aPlannedRequirement()
    const candidateId = await aReleasedCandidate(fixture, requirementId)
    const attributes = { requirementId, candidateId, from: inDays(0), to: inDays(14) }
    const found = await call(suggestLoops, { attributes })
    const [best] = found.data.suggestions
    const track = await trackOf(requirementId, candidateId)
    const rounds = best.rounds.map(
      (one: { round: number; start: string; end: string; panel: { userId: string }[] }) => ({
        round: one.round,
        slot: { start: one.start, end: one.end },
        panel: one.panel.map(({ userId }) => ({ userId })),
      }),
    )
    const booked = await call(bookLoop, {
      params: { id: track.id },
      attributes: { rounds, agreedNote: 'On the phone' },
    })
    const after = await trackOf(requirementId, candidateId)

    expect(track).toMatchObject({ status: 'unscheduled', mayDo: ['propose', 'bookLoop'] })
    expect(best.rounds.map(({ kind }: { kind: string }) => kind)).toEqual(['screen', 'technical', 'final'])
    expect(best.reason).toContain('All 3 rounds on one day')
    expect(booked.status).toBe(201)
    expect(new Set(booked.data.map(({ loopId }: { loopId: string }) => loopId)).size).toBe(1)
    expect(after).toMatchObject({
      status: 'scheduled',
      stage: 'interviewing',
      rounds: [{ state: 'scheduled' }, { state: 'scheduled' }, { state: 'scheduled' }],
    })
    expect(after.interviews).toHaveLength(3)
  })

  test('no round is booked if one of them cannot be', async () => {
    const requirementId = await aPlannedRequirement()
    const [taken, candidateId] = [
      await aReleasedCandidate(fixture, requirementId),
      await aReleasedCandidate(fixture, requirementId),
    ]
    const slots = [slotIn(fixture.app, 400, 30), slotIn(fixture.app, 402), slotIn(fixture.app, 404, 30)]
    const panel = [{ userId: fixture.manager.user.id }]
    const other = await propose({ ...fixture, requirementId }, taken, { panel, slots: [slots[2]] })
    await call(interviewActions.confirm, {
      params: { id: other.data.id },
      attributes: { slot: slots[2], agreedNote: 'By mail' },
    })
    const track = await trackOf(requirementId, candidateId)
    const rounds = slots.map((slot, at) => ({ round: at + 1, slot, panel }))

    const refused = await call(bookLoop, {
      params: { id: track.id },
      attributes: { rounds, agreedNote: 'On the phone' },
    })

    expect(refused.errors[0]?.code).toBe('interview.slot-taken')
    expect(await trackOf(requirementId, candidateId)).toMatchObject({ status: 'unscheduled', interviews: [] })
  })
})

describe('the decision', () => {
  test('waits for every scorecard or a reason', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const slot = slotIn(fixture.app, 90)
    const proposed = await propose(fixture, candidateId, {
      slots: [slot],
      panel: [{ userId: fixture.manager.user.id }],
    })
    await call(interviewActions.confirm, {
      params: { id: proposed.data.id },
      attributes: { slot, agreedNote: 'By mail' },
    })
    fixture.app.clock.advance(Date.parse(slot.end) - fixture.app.system.now().getTime() + 1000)
    await fixture.app.app.scheduler.runDue()
    const track = await trackOf(fixture.requirementId, candidateId)
    const decide = (attributes = {}, who = fixture.recruiter) =>
      call(decideTrack, { params: { id: track.id }, attributes }, who)

    const early = await decide()
    const viewers = await decide({ override: 'I say so' }, fixture.viewer)
    const decided = await decide({ override: 'She knows him from before' })
    const again = await decide()

    expect(track).toMatchObject({ status: 'feedbackDue', scorecardsDue: 1, waitingOn: 'interviewers' })
    expect(early.errors[0]).toMatchObject({ code: 'interview.scorecards-due', meta: { due: 1 } })
    expect(viewers.status).toBe(403)
    expect(decided.data).toMatchObject({ stage: 'decision', mayDo: [] })
    expect((await trackOf(fixture.requirementId, candidateId)).status).toBe('feedbackDue')
    expect(again.errors[0]?.code).toBe('interview.scorecards-due')
  })

  test('strangers find no track, and viewers a masked one', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const { id } = await trackOf(fixture.requirementId, candidateId)
    const query = 'include=candidate,interviews'
    const seen = await call(getInterviewTrack, { params: { id }, query }, fixture.viewer)

    expect((await call(getInterviewTrack, { params: { id } }, fixture.stranger)).status).toBe(404)
    expect(seen.data).toMatchObject({ isReleased: false, mayDo: [] })
    expect(JSON.stringify(seen.json)).not.toMatch(/Lovelace|Byron|ada@/)
  })

  test('a plan added later makes rounds due', async () => {
    const candidateId = await aReleasedCandidate(fixture, fixture.requirementId)
    const none = await trackOf(fixture.requirementId, candidateId)
    const round = { round: 1, kind: 'screen', minutes: 30, panelPool: [], pick: 1 }
    const params = { id: fixture.requirementId }
    await call(changeRequirement, { params, attributes: { plan: [round] } }, fixture.owner)
    const planned = await trackOf(fixture.requirementId, candidateId)

    expect(none).toMatchObject({ status: 'unscheduled', rounds: [], mayDo: ['propose'] })
    expect(planned).toMatchObject({ rounds: [{ state: 'due', isPlanned: true }], mayDo: ['propose', 'bookLoop'] })
  })
})
