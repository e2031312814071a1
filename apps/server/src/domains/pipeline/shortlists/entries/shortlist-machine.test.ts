// State machine A: the actions over HTTP, and every transition by higher domains.
import * as contract from '@assay/contracts/shortlisteds'
import { submitCandidate, withdrawSubmission } from '@assay/contracts/submissions'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../../platform/database/new-id.ts'
import { oneOfEach, quickTest, SEQUENCE_RUNS } from '../../../../platform/testing/full-run.ts'
import { anAgencyWithPeople, engage } from '../../../../platform/testing/test-agencies.ts'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { SOME_CRITERIA } from '../../../../platform/testing/test-offers.ts'
import { aPersonOfEachRole, type Person, type RoleInTest } from '../../../../platform/testing/test-people.ts'
import { insertAllowedAgencies, insertRequirements, type NewRequirement } from '../../../requirements/index.ts'
import { advanceStage } from '../index.ts'
import { stageTransitions } from '../records/shortlists.rules.ts'

const EMPLOYER_SIDE = ['owner', 'recruiter', 'viewer', 'unassigned', 'stranger'] as const
type Who = RoleInTest
type Act = 'reject' | 'restore' | 'vote' | 'assign' | 'tag' | 'accept' | 'deny' | 'markDuplicate'

const ENDPOINTS = {
  reject: contract.rejectShortlisted,
  restore: contract.restoreShortlisted,
  vote: contract.voteShortlisted,
  assign: contract.assignShortlisted,
  tag: contract.tagShortlisted,
  accept: contract.acceptShortlisted,
  deny: contract.denyShortlisted,
  markDuplicate: contract.duplicateShortlisted,
} as const
const BODIES = {
  reject: { code: 'rate', note: 'Too dear' },
  restore: { reason: 'The band has grown' },
  vote: { vote: 'up', note: null },
  assign: { ownerId: null },
  tag: { tagIds: [] },
  accept: {},
  deny: {},
  markDuplicate: {},
} as const

const BEFORE_THE_HIRE: readonly contract.PipelineStage[] = [
  ...([
    'submitted',
    'shortlisted',
    'contactRequested',
    'contactReleased',
    'interviewing',
    'decision',
    'offer',
  ] as const),
]
const FROM: Readonly<Record<Act, readonly contract.PipelineStage[]>> = {
  reject: BEFORE_THE_HIRE,
  restore: ['rejected'],
  vote: BEFORE_THE_HIRE,
  assign: contract.pipelineStages,
  tag: contract.pipelineStages,
  accept: ['submitted'],
  deny: ['submitted'],
  markDuplicate: ['submitted'],
}
const WHO_MAY: Readonly<Record<Act, readonly Who[]>> = {
  reject: ['owner', 'admin', 'recruiter', 'manager'],
  restore: ['owner', 'admin', 'recruiter'],
  vote: ['owner', 'admin', 'recruiter', 'manager'],
  assign: ['owner', 'admin', 'recruiter', 'manager'],
  tag: ['owner', 'admin', 'recruiter', 'manager'],
  accept: ['owner', 'admin', 'recruiter'],
  deny: ['owner', 'admin', 'recruiter'],
  markDuplicate: ['owner', 'admin', 'recruiter'],
}
const TO: Readonly<Partial<Record<Act, contract.PipelineStage>>> = {
  reject: 'rejected',
  restore: 'shortlisted',
  accept: 'shortlisted',
  deny: 'denied',
  markDuplicate: 'duplicate',
}

let app: TestApp
let people: Record<Who, Person>
let candidateIds: string[]

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 40)
  candidateIds = (await app.database.pool.query('select id from candidates order by id')).rows.map(({ id }) => id)
  people = await aPersonOfEachRole(app)
})

async function aRequirement(state: NewRequirement['state'] = 'open'): Promise<string> {
  const id = newId()
  const companyId = people.owner.companyId ?? ''
  const openedAt = state === 'draft' || state === 'pendingApproval' ? null : new Date()
  await insertRequirements(
    app.system.db,
    [{ id, companyId, state, openedAt, criteria: SOME_CRITERIA, title: 'Order intake', description: '', seats: 1 }],
    [people.manager, people.viewer].map(({ user }) => ({ requirementId: id, userId: user.id })),
  )
  return id
}

async function anEntry(requirementId: string, stage: contract.PipelineStage, place = 0): Promise<string> {
  const id = newId()
  await app.database.pool.query(
    `insert into shortlisteds (id, company_id, requirement_id, candidate_id, added_by, owner_id, stage, stage_since, rejection_code)
     values ($1, $2, $3, $4, $5, $5, $6, '2026-01-01', $7)`,
    [
      ...[id, people.owner.companyId, requirementId, candidateIds[place], people.owner.user.id, stage],
      stage === 'rejected' ? 'rate' : null,
    ],
  )
  return id
}

const act = (who: Who, id: string, what: Act) =>
  app.call(ENDPOINTS[what], { token: people[who].token, params: { id }, attributes: BODIES[what] })

const add = (who: Who, requirementId: string, candidateId = candidateIds[0]) =>
  app.call(contract.shortlistCandidate, { token: people[who].token, attributes: { requirementId, candidateId } })

const rowOf = async (id: string) =>
  (await app.database.pool.query('select * from shortlisteds where id = $1', [id])).rows[0]
const activitiesOf = async (id: string): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count)

function expectedCode(who: Who, stage: contract.PipelineStage, what: Act): string | null {
  if (who === 'agency' || who === 'platform') return 'permission.denied'
  if (who === 'stranger' || who === 'unassigned') return 'resource.not-found'
  if (!WHO_MAY[what].includes(who)) return 'permission.denied'
  return FROM[what].includes(stage) ? null : 'shortlist.transition'
}

test.each(contract.pipelineStages)('at %s allowed steps work, and no others', async (stage) => {
  const everybody = Object.keys(people) as Who[]
  const cases = (Object.keys(FROM) as Act[]).flatMap((what) => everybody.map((who) => ({ what, who })))
  const kindOf = ({ what, who }: (typeof cases)[number]) => `${what} ${expectedCode(who, stage, what)}`
  let id = await anEntry(await aRequirement(), stage)
  for (const { what, who } of oneOfEach(cases, kindOf, ({ what }) => FROM[what].includes(stage))) {
    const before = await rowOf(id)
    const answer = await act(who, id, what)
    const code = expectedCode(who, stage, what)
    const label = `${who} ${what} at ${stage}`
    expect(answer.errors[0]?.code ?? null, label).toBe(code)
    if (code !== null) {
      expect(await rowOf(id), label).toEqual(before)
      expect(await activitiesOf(id), label).toBe(0)
    } else {
      expect(answer.data.stage, label).toBe(TO[what] ?? stage)
      expect(await activitiesOf(id), label).toBe(1)
      id = await anEntry(await aRequirement(), stage)
    }
  }
})

const stepsOf = async (id: string) =>
  (
    await app.database.pool.query(
      'select from_stage, to_stage, actor_type, actor_id from shortlisted_stages where shortlisted_id = $1 order by at, id',
      [id],
    )
  ).rows

quickTest.each(contract.pipelineStages)(
  'from %s higher domains can take only transitions of the table',
  async (from) => {
    const allowed = new Set(
      Object.values(stageTransitions).flatMap((step) => (step.from.includes(from) ? [step.to] : [])),
    )
    let id = await anEntry(await aRequirement(), from)
    for (const to of contract.pipelineStages) {
      const before = await rowOf(id)
      const step = app.system.transaction((tx) =>
        advanceStage(tx, { shortlistedId: id, from: [from], to, at: app.system.now(), ...reasonFor(to) }),
      )
      if (allowed.has(to) && to !== 'rejected') {
        expect((await step).stage).toBe(to)
        expect(await stepsOf(id)).toEqual([{ from_stage: from, to_stage: to, actor_type: 'system', actor_id: null }])
        expect(await activitiesOf(id)).toBe(1)
        id = await anEntry(await aRequirement(), from)
      } else {
        // The database requires a reason for a rejection, so it has a separate action.
        await expect(step, `${from} to ${to}`).rejects.toThrow()
        expect(await rowOf(id)).toEqual(before)
        expect(await stepsOf(id)).toEqual([])
      }
    }
  },
)

const reasonFor = (to: contract.PipelineStage) => (to === 'withdrawn' ? { reasonCode: 'candidate' } : {})

quickTest('a step is refused if the expected stage is wrong or the requirement is closed', async () => {
  const [id, closed] = [
    await anEntry(await aRequirement(), 'contactReleased'),
    await anEntry(await aRequirement('filled'), 'contactReleased'),
  ]
  const step = (shortlistedId: string, from: contract.PipelineStage) =>
    app.system.transaction((tx) =>
      advanceStage(tx, { shortlistedId, from: [from], to: 'interviewing', at: app.system.now() }),
    )

  await expect(step(id, 'shortlisted')).rejects.toMatchObject({ code: 'shortlist.transition' })
  await expect(step(closed, 'contactReleased')).rejects.toMatchObject({ code: 'shortlist.not-open' })
})

quickTest('every stage has a way on or is final', () => {
  const moves = Object.values(stageTransitions)
  const ends = contract.pipelineStages.filter((stage) => !moves.some(({ from }) => from.includes(stage)))
  const reached = new Set(moves.map(({ to }) => to))

  expect(ends).toEqual(['hired'])
  expect(contract.pipelineStages.filter((stage) => !reached.has(stage))).toEqual([])
})

const proposing = ['agencyOwner', 'agencyMember', 'otherAgency', 'contact', ...EMPLOYER_SIDE] as const
type Proposing = (typeof proposing)[number]

/** The refused users and their errors: an agency finds only its own candidates and the requirements assigned to it. */
function codeForProposing(
  who: Proposing,
  { isAllowed, isOwn, state }: { isAllowed: boolean; isOwn: boolean; state: string },
): string | null {
  if (['stranger', 'otherAgency', 'contact', 'unassigned'].includes(who)) return 'resource.not-found'
  if (who !== 'agencyOwner' && who !== 'agencyMember') return 'permission.denied'
  if (!isAllowed || state === 'draft' || state === 'pendingApproval' || !isOwn) return 'resource.not-found'
  return state === 'open' ? null : 'shortlist.not-open'
}

test('an agency proposes its own candidates for assigned requirements in every state, and others cannot', async () => {
  const working = await anAgencyWithPeople(app)
  const other = await anAgencyWithPeople(app)
  for (const agency of [working, other]) await engage(app, { employer: people.owner, agency })
  const [ofOther = ''] = await addCandidates(app, [aRecord()], other.agencyId)
  const tokens: Record<Proposing, string> = {
    agencyOwner: working.owner.token,
    agencyMember: working.member.token,
    contact: working.contact.token,
    otherAgency: other.owner.token,
    owner: people.owner.token,
    recruiter: people.recruiter.token,
    viewer: people.viewer.token,
    unassigned: people.unassigned.token,
    stranger: people.stranger.token,
  }
  const states = ['draft', 'pendingApproval', 'open', 'paused', 'filled', 'cancelled', 'archived'] as const
  const cases = states.flatMap((state) =>
    [true, false].flatMap((isAllowed) =>
      [true, false].flatMap((isOwn) => proposing.map((who) => ({ state, isAllowed, isOwn, who }))),
    ),
  )
  const kindOf = (each: (typeof cases)[number]) => `${each.state} ${codeForProposing(each.who, each)}`
  for (const { state, isAllowed, isOwn, who } of oneOfEach(cases, kindOf)) {
    const requirementId = await aRequirement(state)
    const allowed = { requirementId, agencyId: working.agencyId, contactIds: [] }
    await insertAllowedAgencies(app.system.db, isAllowed ? [allowed] : [])
    const own = (await addCandidates(app, [aRecord()], working.agencyId))[0]
    const attributes = { requirementId, candidateId: isOwn ? own : ofOther, note: null }
    const answer = await app.call(submitCandidate, { token: tokens[who], attributes })
    const code = codeForProposing(who, { isAllowed, isOwn, state })
    const label = `${who} at ${state}, ${isAllowed ? 'allowed' : 'not allowed'}, ${isOwn ? 'own' : 'other'}`
    expect(answer.errors[0]?.code ?? null, label).toBe(code)
    expect(await stagesIn(requirementId), label).toEqual(code === null ? ['submitted'] : [])
  }
})

const stagesIn = async (requirementId: string): Promise<string[]> =>
  (await app.database.pool.query('select stage from shortlisteds where requirement_id = $1', [requirementId])).rows.map(
    ({ stage }) => stage,
  )

/** What the agency withdrew is submitted once more, unless the employer had accepted it. */
function outcomeOfSubmitting(stage: string, state: string): { status: number; next: [string, string] } {
  if (stage !== 'withdrawn') return { status: 200, next: [stage, state] }
  return state === 'withdrawn'
    ? { status: 201, next: ['submitted', 'submitted'] }
    : { status: 409, next: [stage, state] }
}

/** Steps by agency and employer together: the states of entry and proposal, and the refused steps. */
test('random actions of agency and employer keep proposal and candidate within the state machine', async () => {
  const agency = await anAgencyWithPeople(app)
  await engage(app, { employer: people.owner, agency })
  const acts = ['submit', 'accept', 'deny', 'markDuplicate', 'reject', 'restore', 'withdraw'] as const
  const leads: Record<string, Partial<Record<(typeof acts)[number], [string, string]>>> = {
    submitted: {
      accept: ['shortlisted', 'accepted'],
      deny: ['denied', 'denied'],
      markDuplicate: ['duplicate', 'duplicate'],
      reject: ['rejected', 'denied'],
      withdraw: ['withdrawn', 'withdrawn'],
    },
    shortlisted: { reject: ['rejected', ''], withdraw: ['withdrawn', ''] },
    rejected: { restore: ['shortlisted', ''] },
  }
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 4, maxLength: 14 }), async (steps) => {
      const requirementId = await aRequirement()
      await insertAllowedAgencies(app.system.db, [{ requirementId, agencyId: agency.agencyId, contactIds: [] }])
      const [candidateId = ''] = await addCandidates(app, [aRecord()], agency.agencyId)
      const submit = () =>
        app.call(submitCandidate, { token: agency.member.token, attributes: { requirementId, candidateId } })
      const { id } = (await submit()).data
      const entryId = (await app.database.pool.query('select shortlisted_id from submissions where id = $1', [id]))
        .rows[0].shortlisted_id
      let [stage, state] = ['submitted', 'submitted']
      for (const what of steps) {
        if (what === 'submit') {
          const { status, next } = outcomeOfSubmitting(stage, state)
          expect((await submit()).status, `submit at ${stage}, ${state}`).toBe(status)
          ;[stage, state] = next
          continue
        }
        const next = leads[stage]?.[what]
        const answer =
          what === 'withdraw'
            ? await app.call(withdrawSubmission, {
                token: agency.owner.token,
                params: { id },
                attributes: { reason: 'Took another job' },
              })
            : await act('recruiter', entryId, what)
        expect(answer.errors[0]?.code ?? null, `${what} at ${stage}`).toBe(next ? null : 'shortlist.transition')
        if (next) [stage, state] = [next[0], next[1] === '' ? state : next[1]]
        const [kept] = (
          await app.database.pool.query(
            'select s.state, e.stage from submissions s join shortlisteds e on e.id = s.shortlisted_id where s.id = $1',
            [id],
          )
        ).rows
        expect(kept).toEqual({ state, stage })
      }
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})

quickTest('an agency submits no candidate once more who withdrew', async () => {
  const agency = await anAgencyWithPeople(app)
  await engage(app, { employer: people.owner, agency })
  const requirementId = await aRequirement()
  await insertAllowedAgencies(app.system.db, [{ requirementId, agencyId: agency.agencyId, contactIds: [] }])
  const [candidateId = ''] = await addCandidates(app, [aRecord()], agency.agencyId)
  const submit = () =>
    app.call(submitCandidate, { token: agency.member.token, attributes: { requirementId, candidateId } })
  await submit()
  const at = app.system.now()
  await app.system.transaction((tx) =>
    advanceStage(tx, { requirementId, candidateId, from: ['submitted'], to: 'withdrawn', at, reasonCode: 'candidate' }),
  )
  expect((await submit()).errors[0]?.code).toBe('submission.unavailable')
  expect(await stagesIn(requirementId)).toEqual(['withdrawn'])
})

quickTest('only an open requirement accepts candidates', async () => {
  for (const state of ['draft', 'pendingApproval', 'open', 'paused', 'filled', 'cancelled', 'archived'] as const) {
    const id = await aRequirement(state)
    const answer = await add('recruiter', id)
    expect(answer.errors[0]?.code ?? null, state).toBe(state === 'open' ? null : 'shortlist.not-open')
  }
})

quickTest('users without permission add no candidates', async () => {
  const id = await aRequirement()
  const answers = await Promise.all(
    (['viewer', 'unassigned', 'stranger', 'agency', 'platform'] as const).map((who) => add(who, id)),
  )
  const rows = await app.database.pool.query('select 1 from shortlisteds where requirement_id = $1', [id])

  expect(answers.map(({ status }) => status)).toEqual([403, 404, 404, 404, 403])
  expect(rows.rowCount).toBe(0)
})

quickTest('thirty simultaneous additions of a candidate make one entry', async () => {
  const id = await aRequirement()
  const who = ['owner', 'admin', 'recruiter'] as const
  const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => add(who[at % 3] ?? 'owner', id)))
  const rows = await app.database.pool.query('select id from shortlisteds where requirement_id = $1', [id])

  expect(rows.rowCount).toBe(1)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(29)
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1)
  expect(await activitiesOf(rows.rows[0].id)).toBe(1)
})

quickTest('sixty simultaneous votes all succeed, with one vote per user', async () => {
  const id = await anEntry(await aRequirement(), 'shortlisted')
  const who = ['owner', 'admin', 'recruiter', 'manager'] as const
  const answers = await Promise.all(Array.from({ length: 60 }, (_, at) => act(who[at % 4] ?? 'owner', id, 'vote')))
  const rows = await app.database.pool.query('select 1 from shortlist_votes where shortlisted_id = $1', [id])

  expect(answers.filter(({ status }) => status !== 200)).toEqual([])
  expect(rows.rowCount).toBe(4)
})

quickTest('rejecting needs a reason', async () => {
  const id = await anEntry(await aRequirement(), 'shortlisted')
  const refused = await app.call(contract.rejectShortlisted, {
    token: people.recruiter.token,
    params: { id },
    attributes: { note: 'no reason' },
  })

  expect(refused.status).toBe(422)
  expect((await rowOf(id)).stage).toBe('shortlisted')
})

quickTest('filling a requirement closes its active candidates once, and no others', async () => {
  const { requirementActions } = await import('@assay/contracts/requirements')
  const requirementId = await aRequirement()
  const ids: string[] = []
  for (const [place, stage] of contract.pipelineStages.entries()) ids.push(await anEntry(requirementId, stage, place))
  await app.call(requirementActions.fill, { token: people.owner.token, params: { id: requirementId }, attributes: {} })
  const late = await act('recruiter', ids[contract.pipelineStages.indexOf('shortlisted')] ?? '', 'reject')
  await app.app.outbox.drain()
  await app.app.outbox.drain()

  expect(late.errors[0]?.code).toBe('shortlist.not-open')
  for (const [place, stage] of contract.pipelineStages.entries()) {
    const id = ids[place] ?? ''
    const isOnTheWay = BEFORE_THE_HIRE.includes(stage)
    expect((await rowOf(id)).stage, stage).toBe(isOnTheWay ? 'closed' : stage)
    expect(await activitiesOf(id), stage).toBe(isOnTheWay ? 1 : 0)
  }
})

test('random sequences of actions follow only transitions of the state machine', async () => {
  const step = fc.record({
    who: fc.constantFrom(...(['owner', 'recruiter', 'manager', 'viewer', 'stranger'] as const)),
    what: fc.constantFrom(...(['reject', 'restore', 'vote', 'add'] as const)),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), async (steps) => {
      const requirementId = await aRequirement()
      const id = (await add('recruiter', requirementId)).data.id
      let stage: contract.PipelineStage = 'shortlisted'
      for (const { who, what } of steps) {
        if (what === 'add') {
          await add(who, requirementId)
          continue
        }
        const code = expectedCode(who, stage, what)
        const answer = await act(who, id, what)
        expect(answer.errors[0]?.code ?? null).toBe(code)
        if (code === null && what !== 'vote') stage = what === 'reject' ? 'rejected' : 'shortlisted'
      }
      expect((await rowOf(id)).stage).toBe(stage)
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})
