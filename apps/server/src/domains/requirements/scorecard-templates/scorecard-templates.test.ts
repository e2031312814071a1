// The interview plan of a requirement, and the scorecard templates of its rounds.
import * as requirements from '@assay/contracts/requirements'
import * as contract from '@assay/contracts/scorecard-templates'
import { listTeammates, teammateActions } from '@assay/contracts/teammates'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

let app: TestApp
let owner: Person
let recruiter: Person
let stranger: Person

const CRITERIA = [
  { key: 'depth', label: 'Technical depth', hint: '1 follows recipes, 5 explains trade-offs' },
  { key: 'clarity', label: 'Clarity' },
]

beforeAll(async () => {
  app = await openTestApp()
  owner = await aPerson(app, 'employer.owner')
  recruiter = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
  stranger = await aPerson(app, 'employer.owner')
})

const create = (person: Person, attributes: Record<string, unknown>) =>
  app.call(contract.createScorecardTemplate, { token: person.token, attributes })
const change = (person: Person, id: string, attributes: Record<string, unknown>) =>
  app.call(contract.changeScorecardTemplate, { token: person.token, params: { id }, attributes })

describe('scorecard templates', () => {
  test('an owner creates one, colleagues read it, and strangers do not see it', async () => {
    const made = await create(owner, { name: 'Deep dive', kind: 'technical', criteria: CRITERIA })

    expect(made.status).toBe(201)
    const seen = await app.call(contract.listScorecardTemplates, { token: recruiter.token })
    expect(seen.data).toMatchObject([
      { id: made.data.id, mayEdit: false, criteria: [{ key: 'depth' }, { hint: null }] },
    ])
    expect((await app.call(contract.listScorecardTemplates, { token: stranger.token })).data).toEqual([])
    expect((await change(stranger, made.data.id, { name: 'Mine' })).status).toBe(404)
  })

  test('a recruiter cannot create one, and a duplicate name is refused', async () => {
    await create(owner, { name: 'Culture talk', kind: 'culture', criteria: CRITERIA })

    expect((await create(recruiter, { name: 'Own', kind: 'culture', criteria: CRITERIA })).status).toBe(403)
    const second = await create(owner, { name: 'culture TALK', kind: 'culture', criteria: CRITERIA })
    expect(second.errors[0]?.code).toBe('scorecard-template.name-taken')
  })

  test('an outdated change is refused, and retiring is idempotent', async () => {
    const { data } = await create(owner, { name: 'Old one', kind: 'final', criteria: CRITERIA })
    const late = await change(owner, data.id, { name: 'Older', version: 7 })
    expect(late.errors[0]?.code).toBe('resource.conflict')

    const retire = () => app.call(contract.retireScorecardTemplate, { token: owner.token, params: { id: data.id } })
    const first = await retire()
    const again = await retire()

    expect(first.data.retiredAt).not.toBeNull()
    expect(again.data).toMatchObject({ retiredAt: first.data.retiredAt, version: first.data.version })
    const kept = await app.call(contract.listScorecardTemplates, { token: owner.token, query: 'filter[retired]=no' })
    expect(kept.data.map(({ name }: { name: string }) => name)).not.toContain('Old one')
  })

  test('duplicate keys are refused', async () => {
    const twice = await create(owner, { name: 'Twice', kind: 'screen', criteria: [CRITERIA[0], CRITERIA[0]] })
    expect(twice.status).toBe(422)
  })
})

describe('the plan of a requirement', () => {
  const round = (number: number, rest: Record<string, unknown> = {}) => ({
    round: number,
    kind: 'technical',
    minutes: 60,
    panelPool: [owner.user.id, recruiter.user.id],
    pick: 2,
    ...rest,
  })
  const draft = async (plan: unknown[]) =>
    app.call(requirements.createRequirement, {
      token: owner.token,
      attributes: { title: 'Backend Engineer', description: 'Go', plan },
    })

  test('it is saved, can be changed, and is copied to a clone', async () => {
    const made = await draft([round(1)])
    expect(made.data.plan).toMatchObject([{ round: 1, kind: 'technical', minutes: 60, pick: 2, scorecardId: null }])

    const changed = await app.call(requirements.changeRequirement, {
      token: owner.token,
      params: { id: made.data.id },
      attributes: { plan: [round(1), round(2, { kind: 'final', minutes: 30 })] },
    })
    expect(changed.data.plan.map(({ kind }: { kind: string }) => kind)).toEqual(['technical', 'final'])
    const cloned = await app.call(requirements.cloneRequirement, { token: owner.token, params: { id: made.data.id } })
    expect(cloned.data.plan).toEqual(changed.data.plan)
  })

  test('a suspended colleague stays in plan and team, is named, and neither blocks a change nor comes into a copy', async () => {
    const colleague = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
    const plan = [round(1, { panelPool: [recruiter.user.id, colleague.user.id] })]
    const made = await draft(plan)
    const { id } = made.data
    const edit = (attributes: object) =>
      app.call(requirements.changeRequirement, { token: owner.token, params: { id }, attributes: { ...attributes } })
    await edit({ team: [colleague.user.id] })
    expect(made.data.missingInterviewers).toEqual([])

    const team = await app.call(listTeammates, { token: owner.token })
    const mate = team.data.find(({ userId }: { userId: string }) => userId === colleague.user.id)
    await app.call(teammateActions.suspend, { token: owner.token, params: { id: mate.id }, attributes: {} })

    const seen = await app.call(requirements.getRequirement, { token: owner.token, params: { id } })
    const gone = { userId: colleague.user.id, fullName: colleague.user.fullName }
    expect(seen.data).toMatchObject({ missingInterviewers: [gone], team: [gone] })
    const changed = await edit({
      plan: [round(1, { minutes: 90, panelPool: plan[0]?.panelPool })],
      team: [gone.userId],
    })
    expect([changed.status, changed.data.plan[0].minutes]).toEqual([200, 90])

    const cloned = await app.call(requirements.cloneRequirement, { token: owner.token, params: { id } })
    expect(cloned.data).toMatchObject({ team: [], missingInterviewers: [] })
    expect(cloned.data.plan).toMatchObject([{ panelPool: [recruiter.user.id], pick: 1 }])
    const other = await app.call(requirements.createRequirement, {
      token: owner.token,
      attributes: { title: 'Backend Engineer', description: 'Go', team: [gone.userId] },
    })
    expect(other.errors[0]?.source?.pointer).toBe('/data/attributes/team')
  })

  test('someone who cannot submit scorecards is no interviewer', async () => {
    const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
    const refused = await draft([round(1, { panelPool: [viewer.user.id], pick: 1 })])
    expect(refused.errors[0]?.detail).toBe('Choose colleagues who can interview.')
  })

  test('gaps, strangers, foreign scorecards and too many interviewers are refused', async () => {
    const theirs = await create(stranger, { name: 'Theirs', kind: 'final', criteria: CRITERIA })
    const plans = [
      [round(2)],
      [round(1, { panelPool: [stranger.user.id], pick: 1 })],
      [round(1, { scorecardId: theirs.data.id })],
      [round(1, { pick: 3 })],
      [round(1, { minutes: 45 })],
    ]
    for (const plan of plans) {
      const refused = await draft(plan)
      expect(refused.errors[0]?.code).toBe('validation.invalid')
      expect(refused.errors[0]?.source?.pointer).toMatch(/^\/data\/attributes\/plan/)
    }
  })
})
