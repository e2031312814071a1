// State machine H over HTTP: the transitions in the table work, every other one is refused and changes nothing.
import {
  getRequirement,
  type RequirementState,
  type RequirementVerb,
  requirementActions,
  requirementStates,
  requirementVerbs,
} from '@assay/contracts/requirements'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { oneOfEach, quickTest, SEQUENCE_RUNS } from '../../../platform/testing/full-run.ts'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { SOME_CRITERIA } from '../../../platform/testing/test-offers.ts'
import { aPersonOfEachRole, type Person, type RoleInTest } from '../../../platform/testing/test-people.ts'
import { insertRequirements } from '../index.ts'

const MACHINE: readonly (readonly [RequirementState, RequirementVerb, RequirementState])[] = [
  ['draft', 'submit', 'pendingApproval'],
  ['draft', 'publish', 'open'],
  ['pendingApproval', 'recall', 'draft'],
  ['pendingApproval', 'return', 'draft'],
  ['pendingApproval', 'approve', 'open'],
  ['open', 'pause', 'paused'],
  ['paused', 'resume', 'open'],
  ['open', 'fill', 'filled'],
  ['open', 'cancel', 'cancelled'],
  ['filled', 'archive', 'archived'],
  ['cancelled', 'archive', 'archived'],
  ['filled', 'reopen', 'open'],
  ['cancelled', 'reopen', 'open'],
  ['archived', 'reopen', 'open'],
]

type Who = RoleInTest

const WHO_MAY: Readonly<Record<RequirementVerb, readonly Who[]>> = {
  submit: ['owner', 'admin', 'recruiter', 'manager'],
  recall: ['owner', 'admin', 'recruiter', 'manager'],
  return: ['owner', 'admin', 'manager'],
  approve: ['owner', 'admin', 'manager'],
  publish: ['owner', 'admin', 'manager'],
  pause: ['owner', 'admin', 'manager'],
  resume: ['owner', 'admin', 'manager'],
  fill: ['owner', 'admin', 'manager'],
  cancel: ['owner', 'admin', 'manager'],
  archive: ['owner', 'admin', 'manager'],
  reopen: ['owner'],
}
/** Roles for which it does not exist. */
const BLIND: readonly Who[] = ['unassigned', 'stranger', 'agency']

let app: TestApp
let people: Record<Who, Person>

beforeAll(async () => {
  app = await openTestApp()
  people = await aPersonOfEachRole(app)
})

async function aRequirementIn(state: RequirementState): Promise<string> {
  const id = newId()
  const isOpened = state !== 'draft' && state !== 'pendingApproval'
  await insertRequirements(
    app.system.db,
    [
      {
        id,
        companyId: people.owner.companyId ?? '',
        title: 'Order intake',
        description: '',
        seats: 1,
        state,
        criteria: SOME_CRITERIA,
        openedAt: isOpened ? new Date() : null,
        closedAt: state === 'filled' || state === 'cancelled' || state === 'archived' ? new Date() : null,
      },
    ],
    [people.manager, people.viewer].map(({ user }) => ({ requirementId: id, userId: user.id })),
  )
  return id
}

const ATTRIBUTES: Readonly<Partial<Record<RequirementVerb, Record<string, unknown>>>> = {
  cancel: { code: 'budget' },
  return: { note: 'State the salary.' },
}

const act = (who: Who, id: string, verb: RequirementVerb) =>
  app.call(requirementActions[verb], {
    token: people[who].token,
    params: { id },
    attributes: ATTRIBUTES[verb] ?? {},
  })

const rowOf = async (id: string) =>
  (await app.database.pool.query('select * from requirements where id = $1', [id])).rows[0]
const activitiesOf = async (id: string): Promise<number> =>
  Number((await app.database.pool.query('select count(*) from activities where target_id = $1', [id])).rows[0].count)

const target = (state: RequirementState, verb: RequirementVerb): RequirementState | null =>
  MACHINE.find(([from, by]) => from === state && by === verb)?.[2] ?? null

function expectedCode(who: Who, state: RequirementState, verb: RequirementVerb): string | null {
  if (BLIND.includes(who)) return 'resource.not-found'
  if (!WHO_MAY[verb].includes(who)) return 'permission.denied'
  return target(state, verb) === null ? 'requirement.transition' : null
}

test.each(requirementStates)('from %s every allowed transition works, and no other', async (state) => {
  const everybody = Object.keys(people) as Who[]
  const cases = requirementVerbs.flatMap((verb) => everybody.map((who) => ({ verb, who })))
  const kindOf = ({ verb, who }: (typeof cases)[number]) => `${verb} ${expectedCode(who, state, verb)}`
  let id = await aRequirementIn(state)
  for (const { verb, who } of oneOfEach(cases, kindOf, ({ verb }) => target(state, verb) !== null)) {
    const before = await rowOf(id)
    const answer = await act(who, id, verb)
    const code = expectedCode(who, state, verb)
    const after = await rowOf(id)
    const what = `${who} ${verb} from ${state}`
    expect(answer.errors[0]?.code ?? null, what).toBe(code)
    if (code === null) {
      expect(after.state, what).toBe(target(state, verb))
      expect(after.version, what).toBe(before.version + 1)
      expect(await activitiesOf(id), what).toBe(1)
      id = await aRequirementIn(state)
    } else {
      expect(after, what).toEqual(before)
      expect(await activitiesOf(id), what).toBe(0)
    }
  }
})

quickTest('the actions listed in the answer are those that work', async () => {
  for (const state of requirementStates) {
    const id = await aRequirementIn(state)
    for (const who of Object.keys(people) as Who[]) {
      if (BLIND.includes(who)) continue
      const { data } = await app.call(getRequirement, { token: people[who].token, params: { id } })
      const offered = requirementVerbs.filter((verb) => data.mayDo.includes(verb))
      const working = requirementVerbs.filter((verb) => expectedCode(who, state, verb) === null)
      expect(offered, `${who} at ${state}`).toEqual(working)
    }
  }
})

test('after any sequence of attempts, the requirement follows the state machine', async () => {
  const step = fc.record({
    who: fc.constantFrom(...(['owner', 'admin', 'recruiter', 'manager', 'viewer', 'stranger'] as const)),
    verb: fc.constantFrom(...requirementVerbs),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const id = await aRequirementIn('draft')
      let state: RequirementState = 'draft'
      let done = 0
      for (const { who, verb } of steps) {
        const code = expectedCode(who, state, verb)
        const answer = await act(who, id, verb)
        expect(answer.errors[0]?.code ?? null).toBe(code)
        if (code === null) {
          state = target(state, verb) ?? state
          done += 1
        }
      }
      expect((await rowOf(id)).state).toBe(state)
      expect(await activitiesOf(id)).toBe(done)
    }),
    { numRuns: SEQUENCE_RUNS },
  )
})

quickTest('two users who close it at the same moment close it once', async () => {
  const id = await aRequirementIn('open')
  const answers = await Promise.all([act('owner', id, 'fill'), act('admin', id, 'cancel'), act('manager', id, 'fill')])

  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await activitiesOf(id)).toBe(1)
})

quickTest('sending a draft back needs a reason, which its author reads until it is submitted again', async () => {
  const id = await aRequirementIn('pendingApproval')
  const asked = { token: people.admin.token, params: { id } }
  const silent = await app.call(requirementActions.return, { ...asked, attributes: { note: ' ' } })
  const returned = await app.call(requirementActions.return, { ...asked, attributes: { note: 'State the salary.' } })

  expect(silent.errors[0]).toMatchObject({ status: '422', source: { pointer: '/data/attributes/note' } })
  expect(returned.data).toMatchObject({ state: 'draft', returnNote: 'State the salary.' })
  expect((await act('owner', id, 'submit')).data.returnNote).toBeNull()
})

quickTest('no state is a dead end', () => {
  for (const state of requirementStates) expect(MACHINE.some(([from]) => from === state)).toBe(true)
})

quickTest('a reopened requirement begins a new period with weights that can change again', async () => {
  for (const closed of ['filled', 'cancelled', 'archived'] as const) {
    const id = await aRequirementIn(closed)
    await app.database.pool.query('update requirements set weights_frozen_at = now() where id = $1', [id])
    const { data } = await act('owner', id, 'reopen')

    expect(data).toMatchObject({ state: 'open', period: 2, weightsFrozenAt: null, closedAt: null })
  }
})
