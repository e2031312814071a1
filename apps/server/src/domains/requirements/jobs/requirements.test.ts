import * as contract from '@assay/contracts/requirements'
import { listRequirements as list, requirementActions } from '@assay/contracts/requirements'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { lockRequirement } from '../records/index.ts'
import { freezeWeights } from './freeze-weights.ts'

const JD = `Senior Backend Engineer

Requirements
- Go and Kafka, 5+ years
- At least 4 hours of overlap with Berlin
Pay: up to 70 EUR per hour`

let app: TestApp
let owner: Person
let recruiter: Person
let manager: Person
let stranger: Person

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 20)
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  manager = await aPerson(app, 'employer.hiringManager', { companyId })
  stranger = await aPerson(app, 'employer.owner')
})

const create = (person: Person, attributes: Record<string, unknown>) =>
  app.call(contract.createRequirement, { token: person.token, attributes })
const get = async (id: string, person = owner) =>
  app.call(contract.getRequirement, { token: person.token, params: { id } })
const act = (person: Person, id: string, verb: contract.RequirementVerb, attributes: Record<string, unknown> = {}) =>
  app.call(requirementActions[verb], { token: person.token, params: { id }, attributes })
const change = (person: Person, id: string, attributes: Record<string, unknown>, headers = {}) =>
  app.call(contract.changeRequirement, { token: person.token, params: { id }, attributes, headers })

async function activitiesOf(id: string): Promise<{ verb: string; after: Record<string, unknown> | null }[]> {
  const found = await app.database.pool.query(
    'select verb, after from activities where requirement_id = $1 order by seq',
    [id],
  )
  return found.rows
}

describe('creating a requirement', () => {
  test('a pasted job description becomes a draft with its criteria', async () => {
    const { status, data } = await create(recruiter, { description: JD, seats: 2 })

    expect(status).toBe(201)
    expect(data).toMatchObject({ title: 'Senior Backend Engineer', state: 'draft', seats: 2, version: 1, period: 1 })
    const names = data.criteria.mustHave.flatMap((must: { anyOf: string[] }) =>
      must.anyOf.map((skill) => data.legend.skills[skill].name),
    )
    expect(names).toEqual(expect.arrayContaining(['Go', 'Apache Kafka']))
    expect(data.criteria.constraints.overlapHours).toMatchObject({ hours: 4 })
    expect((await activitiesOf(data.id)).map(({ verb }) => verb)).toEqual(['requirement.create'])
  })

  test('the number of people in the text is the number of seats, unless another is sent', async () => {
    const description = JD.replace('Senior Backend Engineer', 'We are hiring three senior backend engineers')

    expect((await create(recruiter, { description })).data.seats).toBe(3)
    expect((await create(recruiter, { description, seats: 2 })).data.seats).toBe(2)
    expect((await create(recruiter, { description: JD })).data.seats).toBe(1)
  })

  test('the line that names the job is its title, and the most the text pays its pay, unless others are sent', async () => {
    const description = JD.replace(
      'Senior Backend Engineer',
      'Lumo Pay · Berlin · Full-time\n\nPosition: Senior Backend Engineer (m/f/d)\n\n€70,000 to €92,000 a year',
    )
    const most = { amountMinor: 9_200_000, currency: 'EUR', period: 'year' }
    const { data } = await create(recruiter, { description })

    expect(data).toMatchObject({ title: 'Senior Backend Engineer (m/f/d)', band: most })
    const sent = await create(recruiter, { description, title: 'Order intake', band: null })
    expect(sent.data).toMatchObject({ title: 'Order intake', band: null })
    const inSentence = `Who we are\nYou will be our senior backend engineer.\n${JD}`
    expect((await create(recruiter, { description: inSentence })).data.title).toBe('Senior Backend Engineer')
  })

  test('a saved search supplies its criteria, text and name', async () => {
    const { runSearch } = await import('@assay/contracts/candidate-searches')
    const search = await app.call(runSearch, {
      token: recruiter.token,
      attributes: { door: 'summary', text: 'Two backend engineers with Go and PostgreSQL' },
    })
    const { data } = await create(recruiter, { searchId: search.data.id })

    expect(data.criteria).toEqual(search.data.criteria)
    expect(data.description).toBe('Two backend engineers with Go and PostgreSQL')
    expect(data.seats).toBe(2)
  })

  test('a search of another company supplies nothing', async () => {
    const { runSearch } = await import('@assay/contracts/candidate-searches')
    const search = await app.call(runSearch, {
      token: stranger.token,
      attributes: { door: 'skill', text: 'Go' },
    })
    expect((await create(recruiter, { searchId: search.data.id })).status).toBe(404)
  })

  test('seats, titles and criteria are validated', async () => {
    const pointers = async (attributes: Record<string, unknown>) =>
      (await create(recruiter, attributes)).errors.map((error) => error.meta?.['field'] ?? error.source?.pointer)

    expect(await pointers({ description: JD, seats: 100 })).toEqual(['seats'])
    expect(await pointers({ description: JD, seats: 0 })).toEqual(['seats'])
    expect(await pointers({ description: '' })).toHaveLength(1)
    expect(
      await pointers({ title: 'X y', criteria: { mustHave: [{ anyOf: ['no-such-skill-at-all'] }] } }),
    ).toHaveLength(1)
    expect(await pointers({ description: JD, team: [stranger.user.id] })).toHaveLength(1)
  })

  test('a requirement created by a hiring manager is assigned to them; a viewer creates none', async () => {
    const viewer = await aPerson(app, 'employer.viewer', { companyId: owner.companyId ?? '' })
    const made = await create(manager, { description: JD })

    expect(made.data.team).toEqual([{ userId: manager.user.id, fullName: manager.user.fullName }])
    expect((await get(made.data.id, manager)).status).toBe(200)
    expect((await create(viewer, { description: JD })).status).toBe(403)
  })

  test('a clone is a draft of the same content', async () => {
    const { data } = await create(recruiter, { description: JD, seats: 3, team: [manager.user.id] })
    const clone = await app.call(contract.cloneRequirement, { token: recruiter.token, params: { id: data.id } })

    expect(clone.status).toBe(201)
    expect(clone.data.id).not.toBe(data.id)
    expect(clone.data).toMatchObject({ state: 'draft', seats: 3, criteria: data.criteria })
    expect(clone.data.team).toEqual(data.team)
  })

  test('a clone says so in its title while the original is under way, and has the title of one that has ended', async () => {
    const title = 'x'.repeat(119)
    const { data } = await create(owner, { title, description: JD })
    const cloned = async (): Promise<string> =>
      (await app.call(contract.cloneRequirement, { token: owner.token, params: { id: data.id } })).data.title
    const underWay = await cloned()
    await act(owner, data.id, 'publish', { overrule: 'Agreed with the team.' })
    await act(owner, data.id, 'cancel', { code: 'budget' })

    expect(underWay).toBe(`Copy of ${title}`.slice(0, 120))
    expect((await get(data.id, owner)).data.state).toBe('cancelled')
    expect(await cloned()).toBe(title)
  })
})

describe('changing a requirement', () => {
  test('a change to an outdated version is refused, by the attribute and by If-Match', async () => {
    const { data } = await create(recruiter, { description: JD })
    const first = await change(recruiter, data.id, { title: 'Order intake', version: 1 })
    const late = await change(owner, data.id, { title: 'Something else', version: 1 })
    const lateByHeader = await change(owner, data.id, { title: 'Something else' }, { 'if-match': '"1"' })
    const current = await change(owner, data.id, { seats: 4 }, { 'if-match': '"2"' })

    expect(first.data).toMatchObject({ title: 'Order intake', version: 2 })
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'resource.conflict'])
    expect([lateByHeader.status, lateByHeader.errors[0]?.code]).toEqual([412, 'resource.stale'])
    expect([first.headers.etag, (await get(data.id)).headers.etag]).toEqual(['"2"', '"3"'])
    expect(current.data).toMatchObject({ title: 'Order intake', seats: 4, version: 3 })
  })

  test('a change that names no version is refused', async () => {
    const { data } = await create(recruiter, { description: JD })
    const response = await app.app.routes.app.inject({
      method: 'PATCH',
      url: `/api/v1/requirements/${data.id}`,
      headers: { authorization: `Bearer ${recruiter.token}`, 'content-type': 'application/vnd.api+json' },
      payload: JSON.stringify({ data: { type: 'requirements', id: data.id, attributes: { title: 'Something else' } } }),
    })

    expect(response.statusCode).toBe(428)
    expect(response.json().errors[0]).toMatchObject({
      code: 'resource.version-required',
      source: { header: 'If-Match' },
    })
  })

  test('no update of attributes changes the state', async () => {
    const { data } = await create(recruiter, { description: JD })
    const changed = await change(recruiter, data.id, { state: 'open', openedAt: '2026-01-01T00:00:00.000Z', seats: 2 })

    expect(changed.data).toMatchObject({ state: 'draft', openedAt: null, seats: 2 })
  })

  test('submitted and closed requirements cannot be changed', async () => {
    const { data } = await create(recruiter, { description: JD })
    await act(recruiter, data.id, 'submit')
    const waiting = await change(recruiter, data.id, { seats: 2 })

    expect(waiting.errors[0]?.code).toBe('requirement.not-editable')
    expect((await get(data.id)).data.seats).toBe(1)
  })

  test('after the first decision the criteria change only with a reason, and both versions are recorded', async () => {
    const { data } = await create(recruiter, {
      description: JD,
      band: { amountMinor: 7000, currency: 'EUR', period: 'hour' },
    })
    await act(owner, data.id, 'publish', { overrule: 'for the test' })
    await app.database.pool.query('update requirements set weights_frozen_at = now() where id = $1', [data.id])
    const criteria = { ...data.criteria, niceToHave: [], seniority: 'lead' }

    const without = await change(owner, data.id, { criteria })
    const byRecruiter = await change(recruiter, data.id, { criteria, reason: 'The team has changed' })
    const same = await change(recruiter, data.id, { criteria: data.criteria, seats: 5 })
    const withReason = await change(owner, data.id, { criteria, reason: 'The team has changed' })

    expect(without.errors[0]?.code).toBe('requirement.weights-frozen')
    expect(byRecruiter.status).toBe(403)
    expect(same.status).toBe(200)
    expect(withReason.data.criteria.seniority).toBe('lead')
    const rewritten = (await activitiesOf(data.id)).find(({ verb }) => verb === 'requirement.rewrite')
    expect(rewritten?.after).toMatchObject({ reason: 'The team has changed', criteria: { seniority: 'lead' } })
  })
})

describe('weights that a person locks', () => {
  const hold = (by: Person, id: string, verb: contract.WeightsVerb, attributes: object = {}) =>
    app.call(contract.weightsActions[verb], { token: by.token, params: { id }, attributes: { ...attributes } })
  const reason = 'The team has changed'

  async function anOpenJob() {
    const { data } = await create(owner, { description: JD })
    return (await act(owner, data.id, 'publish', { overrule: 'for the test' })).data
  }

  test('hold before the first decision, and are unlocked with a reason', async () => {
    const job = await anOpenJob()
    const criteria = { ...job.criteria, niceToHave: [], seniority: 'lead' }
    expect([job.weightsFrozenBy, job.mayDo]).toEqual([null, expect.arrayContaining(['freezeWeights'])])

    const locked = await hold(owner, job.id, 'freezeWeights')
    expect(locked.data).toMatchObject({ weightsFrozenBy: 'person', weightsFrozenAt: expect.any(String) })
    expect(locked.data.mayDo).toContain('unfreezeWeights')
    expect((await change(owner, job.id, { criteria })).errors[0]?.code).toBe('requirement.weights-frozen')
    expect((await hold(owner, job.id, 'freezeWeights')).errors[0]?.code).toBe('requirement.transition')

    expect((await hold(owner, job.id, 'unfreezeWeights')).status).toBe(422)
    expect((await hold(owner, job.id, 'unfreezeWeights', { reason })).data.weightsFrozenAt).toBeNull()
    expect((await change(owner, job.id, { criteria })).status).toBe(200)
    const verbs = (await activitiesOf(job.id)).map(({ verb }) => verb)
    expect(verbs).toEqual(expect.arrayContaining(['requirement.freezeWeights', 'requirement.unfreezeWeights']))
  })

  test('stay after the first decision, and cannot be unlocked', async () => {
    const job = await anOpenJob()
    const at = (await hold(owner, job.id, 'freezeWeights')).data.weightsFrozenAt
    await app.system.transaction(async (tx) => freezeWeights(tx, await lockRequirement(tx, job.id), new Date()))

    const decided = (await get(job.id)).data
    expect(decided).toMatchObject({ weightsFrozenBy: 'decision', weightsFrozenAt: at })
    expect(decided.mayDo).not.toContain('unfreezeWeights')
    expect((await hold(owner, job.id, 'unfreezeWeights', { reason })).errors[0]?.code).toBe('requirement.transition')
  })

  test('are locked only by users with the permission', async () => {
    const job = await anOpenJob()
    for (const verb of ['freezeWeights', 'unfreezeWeights'] as const)
      expect((await hold(recruiter, job.id, verb, { reason })).status).toBe(403)
    expect((await hold(stranger, job.id, 'freezeWeights')).status).toBe(404)
    const draft = (await create(owner, { description: JD })).data
    expect((await hold(owner, draft.id, 'freezeWeights')).errors[0]?.code).toBe('requirement.transition')
  })
})

describe('publishing a requirement', () => {
  test('lint findings must be overruled with a reason, which is stored', async () => {
    const text = 'Backend engineer\n\nWe want a young rockstar with Go.'
    const { data } = await create(owner, { description: text })
    const refused = await act(owner, data.id, 'publish')
    const overruled = await act(owner, data.id, 'publish', { overrule: 'Wording of the works council' })

    expect(data.lint.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['biased-word', 'missing-pay']),
    )
    expect(refused.errors[0]?.code).toBe('requirement.lint')
    expect(overruled.data.state).toBe('open')
    const published = (await activitiesOf(data.id)).find(({ verb }) => verb === 'requirement.publish')
    expect(published?.after).toMatchObject({ overrule: 'Wording of the works council' })
  })

  test('empty criteria are not published, whatever the reason', async () => {
    const { data } = await create(owner, { title: 'Somebody', criteria: {} })
    const refused = await act(owner, data.id, 'publish', { overrule: 'because' })

    expect(refused.status).toBe(422)
    expect((await get(data.id)).data.state).toBe('draft')
  })
})

describe('reading requirements', () => {
  test('a list returns only the requested title, state and funnel, and is searched by title', async () => {
    const { data: made } = await create(recruiter, { title: 'Quokka keeper', team: [recruiter.user.id] })
    const { data } = await app.call(contract.listRequirements, {
      token: recruiter.token,
      query: 'filter[search]=quokka&page[size]=20&fields[requirements]=title,state,funnel',
    })

    expect(data).toEqual([
      {
        type: 'requirements',
        id: made.id,
        title: 'Quokka keeper',
        state: 'draft',
        funnel: {},
      },
    ])
  })

  test('several states, a text and an order narrow the list', async () => {
    const { data } = await create(recruiter, { title: 'Zebra crossing', description: JD })
    const found = await app.call(list, {
      token: owner.token,
      query: 'filter[state]=draft,open&filter[search]=zebra&sort=-seats',
    })
    const wrong = await app.call(list, { token: owner.token, query: 'filter[state]=draft,nonsense' })

    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([data.id])
    expect(wrong.status).toBe(400)
  })

  test('another company and an unassigned manager find nothing', async () => {
    const { data } = await create(recruiter, { description: JD })

    expect((await get(data.id, stranger)).status).toBe(404)
    expect((await get(data.id, manager)).status).toBe(404)
    expect((await act(stranger, data.id, 'submit')).status).toBe(404)
    expect((await change(stranger, data.id, { seats: 2 })).status).toBe(404)
  })
})
