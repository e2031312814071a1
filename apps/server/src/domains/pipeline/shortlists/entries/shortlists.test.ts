import { listActivities } from '@assay/contracts/activities'
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate } from '@assay/contracts/candidates'
import * as requirements from '@assay/contracts/requirements'
import * as contract from '@assay/contracts/shortlisteds'
import * as tags from '@assay/contracts/tags'
import { MEDIA_TYPE } from '@assay/jsonapi/media-type'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../../platform/testing/test-people.ts'
import { withoutIds } from '../../../../platform/testing/without-ids.ts'
import { DAY_MS, MINUTE_MS } from '../../../../platform/time/durations.ts'
import { verifyEvidence } from '../../../evidence-files/index.ts'

let app: TestApp
let owner: Person
let recruiter: Person
let manager: Person
let viewer: Person
let stranger: Person
let ada: string
let others: string[]

beforeAll(async () => {
  app = await openTestApp()
  await aCrowd(app, 60)
  ;[ada = '', ...others] = await addCandidates(app, [aRecord(), aRecord(), aRecord(), aRecord()])
  owner = await aPerson(app, 'employer.owner')
  const companyId = owner.companyId ?? ''
  recruiter = await aPerson(app, 'employer.recruiter', { companyId })
  manager = await aPerson(app, 'employer.hiringManager', { companyId })
  viewer = await aPerson(app, 'employer.viewer', { companyId })
  stranger = await aPerson(app, 'employer.owner')
})

async function anOpenRequirement(attributes: Record<string, unknown> = {}): Promise<string> {
  const made = await app.call(requirements.createRequirement, {
    token: owner.token,
    attributes: {
      title: 'Order intake',
      description: 'Backend developer with Go and Kafka',
      team: [manager.user.id, viewer.user.id],
      ...attributes,
    },
  })
  const id = made.data.id
  const attributesOf = { overrule: 'a test' }
  await app.call(requirements.requirementActions.publish, {
    token: owner.token,
    params: { id },
    attributes: attributesOf,
  })
  return id
}

const add = (person: Person, attributes: Record<string, unknown>, query = '') =>
  app.call(contract.shortlistCandidate, { token: person.token, attributes, query })
const reject = (person: Person, id: string) =>
  app.call(contract.rejectShortlisted, { token: person.token, params: { id }, attributes: { code: 'rate' } })
const listFor = (person: Person, query: string) => app.call(contract.listShortlisteds, { token: person.token, query })
const search = (attributes: Record<string, unknown>) =>
  app.call(runSearch, { token: recruiter.token, attributes, query: 'include=matches' })

describe('adding', () => {
  test('an entry keeps rank, score and model of the search, and today’s score', async () => {
    const requirementId = await anOpenRequirement()
    const found = await search({ door: 'summary', text: 'Backend developer with Go and Kafka' })
    const match = found.data.matches[0]
    const { data, status } = await add(recruiter, {
      requirementId,
      candidateId: match.candidate.id,
      searchId: found.data.id,
    })

    expect(status).toBe(201)
    expect(data).toMatchObject({ stage: 'shortlisted', rankAtAdd: match.rank, scoreAtAdd: match.score })
    expect(data.modelAtAdd).toBe(found.data.modelVersionId)
    expect(data.owner).toEqual({ userId: recruiter.user.id, fullName: recruiter.user.fullName })
    expect(data.scoreNow).toBeTypeOf('number')
  })

  test('today’s score follows the candidate and the criteria, also where it was shown before', async () => {
    const requirementId = await anOpenRequirement()
    const [candidateId = ''] = await addCandidates(app, [aRecord({ externalId: 'changing' })])
    const { data } = await add(recruiter, { requirementId, candidateId })
    const scoreNow = async (): Promise<number> =>
      (await listFor(recruiter, `filter[requirement]=${requirementId}`)).data[0].scoreNow
    expect(await scoreNow()).toBe(data.scoreNow)
    await addCandidates(app, [aRecord({ externalId: 'changing', skills: [{ name: 'Go' }] })])
    const lowered = await scoreNow()
    expect(lowered).toBeLessThan(data.scoreNow)
    const before = await app.call(requirements.getRequirement, { token: owner.token, params: { id: requirementId } })
    await app.call(requirements.changeRequirement, {
      token: owner.token,
      params: { id: requirementId },
      attributes: { version: before.data.version, criteria: { ...before.data.criteria, mustHave: [], niceToHave: [] } },
    })
    expect(await scoreNow()).not.toBe(lowered)
  })

  test('preferring a candidate to better ranks is explained, in the audit log and the evidence too', async () => {
    const requirementId = await anOpenRequirement()
    const { data: found } = await search({ door: 'summary', text: 'Backend developer with Go and Kafka' })
    const of = (rank: number) => found.matches[rank - 1].candidate.id
    const addAt = async (rank: number) =>
      (await add(recruiter, { requirementId, candidateId: of(rank), searchId: found.id })).data
    const [first, fourth] = [await addAt(1), await addAt(4)]
    const reason = 'Built the very system that we replace.'
    const override = ({ token }: Person, id: string) =>
      app.call(contract.overrideRank, { token, params: { id }, attributes: { reason } })

    expect([first, fourth].map(({ mayDo }) => mayDo.includes('overrideRank'))).toEqual([false, true])
    expect((await override(recruiter, first.id)).errors[0]?.code).toBe('shortlist.transition')
    expect((await override(viewer, fourth.id)).status).toBe(403)
    expect((await override(stranger, fourth.id)).status).toBe(404)
    const by = { userId: manager.user.id, fullName: manager.user.fullName }
    const explained = await override(manager, fourth.id)
    expect(explained.data.overrideOf).toMatchObject({ rank: 4, reason, by })
    const seen = (await listFor(viewer, `filter[requirement]=${requirementId}`)).data
    expect(seen.find(({ id }: { id: string }) => id === fourth.id).overrideOf).toMatchObject({ rank: 4, reason: null })

    const query = `filter[candidate]=${of(4)}`
    const { data: ledger } = await app.call(listActivities, { token: owner.token, query })
    expect(ledger[0]).toMatchObject({ verb: 'candidate.overrideRank', after: { rank: 4, reason } })
    const { body } = await app.app.routes.app.inject({
      method: 'POST',
      url: '/api/v1/evidence-files/json',
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': MEDIA_TYPE, accept: MEDIA_TYPE },
      payload: JSON.stringify({ data: { type: 'evidence-files', attributes: { requirementId } } }),
    })
    expect(JSON.parse(body).decisions.map((each: { override?: object }) => each.override)).toEqual(
      expect.arrayContaining([undefined, expect.objectContaining({ rank: 4, reason })]),
    )
    expect((await verifyEvidence(body)).findings).toEqual([])
  })

  test('adding an existing candidate changes nothing, even a rejected one', async () => {
    const requirementId = await anOpenRequirement()
    const first = await add(recruiter, { requirementId, candidateId: ada })
    const second = await add(owner, { requirementId, candidateId: ada })
    await reject(recruiter, first.data.id)
    const third = await add(owner, { requirementId, candidateId: ada })

    expect([first.status, second.status, third.status]).toEqual([201, 200, 200])
    expect(second.data).toMatchObject({ id: first.data.id, addedBy: { userId: recruiter.user.id } })
    expect(third.data.stage).toBe('rejected')
  })

  test('a bulk addition returns existing entries unchanged', async () => {
    const requirementId = await anOpenRequirement()
    await add(recruiter, { requirementId, candidateId: ada })
    const answer = await app.call(contract.shortlistCandidates, {
      token: recruiter.token,
      params: { id: requirementId },
      attributes: { candidateIds: [ada, ...others] },
    })

    expect(answer.data).toHaveLength(1 + others.length)
    expect(answer.json.meta.added).toBe(others.length)
  })

  test('many entries change in one request, each on its own, and those that cannot are named', async () => {
    const requirementId = await anOpenRequirement()
    const first = (await add(recruiter, { requirementId, candidateId: ada })).data
    const second = (await add(recruiter, { requirementId, candidateId: others[0] ?? '' })).data
    const strange = '0198c0de-0000-7000-8000-000000000000'
    const change = ({ token }: Person, changes: object[]) =>
      app.call(contract.changeShortlisteds, { token, attributes: { changes } })
    const rejectAll = [first.id, second.id, strange].map((id) => ({ id, act: 'reject', code: 'other', note: null }))
    await reject(recruiter, first.id)

    const some = await change(recruiter, rejectAll)
    expect(some.status).toBe(200)
    expect(some.data.map(({ id, stage }: Record<string, string>) => [id, stage])).toEqual([[second.id, 'rejected']])
    const refused = some.json.meta.refused.map(({ id, code }: Record<string, string>) => [id, code])
    expect(refused).toEqual([
      [first.id, 'shortlist.transition'],
      [strange, 'resource.not-found'],
    ])

    const back = await change(recruiter, [
      { id: first.id, act: 'restore', reason: 'Undone' },
      { id: second.id, act: 'restore', reason: 'Undone' },
      { id: second.id, act: 'assign', ownerId: owner.user.id },
    ])
    expect(back.json.meta.refused).toEqual([])
    expect(back.data.map(({ stage }: Record<string, string>) => stage)).toEqual(['shortlisted', 'shortlisted'])
    const stranger = await aPerson(app, 'employer.owner')
    expect((await change(stranger, rejectAll)).data).toEqual([])
  })

  test('an unknown candidate cannot be added', async () => {
    const requirementId = await anOpenRequirement()
    const unknown = await add(recruiter, { requirementId, candidateId: '0198c0de-0000-7000-8000-000000000000' })
    const [newcomer] = await addCandidates(app, [aRecord()])
    const notShown = await add(manager, { requirementId, candidateId: newcomer })

    expect([unknown.status, notShown.status]).toEqual([404, 404])
  })

  test('a new period restarts closed candidates', async () => {
    const id = await anOpenRequirement()
    const act = (verb: requirements.RequirementVerb) =>
      app.call(requirements.requirementActions[verb], { token: owner.token, params: { id }, attributes: {} })
    const entry = await add(recruiter, { requirementId: id, candidateId: ada })
    await act('fill')
    await app.app.outbox.drain()
    await act('archive')
    await act('reopen')
    const again = await add(recruiter, { requirementId: id, candidateId: ada })

    expect(again.data).toMatchObject({ id: entry.data.id, stage: 'shortlisted' })
  })
})

describe('undoing', () => {
  const addMany = (person: Person, requirementId: string, candidateIds: readonly string[]) =>
    app.call(contract.shortlistCandidates, {
      token: person.token,
      params: { id: requirementId },
      attributes: { candidateIds },
    })
  const undo = async (person: Person, ids: readonly string[]) => {
    const changes = ids.map((id) => ({ id, act: 'undo' }))
    const { data, json } = await app.call(contract.changeShortlisteds, { token: person.token, attributes: { changes } })
    return { left: data, refused: json.meta.refused.map(({ id }: { id: string }) => id) }
  }
  const funnelOf = async (id: string) =>
    (await app.call(requirements.getRequirement, { token: owner.token, params: { id } })).data.funnel

  test('an addition of many is as if it had never been, and what was there before stays', async () => {
    const requirementId = await anOpenRequirement()
    const first = (await add(recruiter, { requirementId, candidateId: ada })).data
    const { json } = await addMany(recruiter, requirementId, [ada, ...others])
    expect(json.meta.addedIds).toHaveLength(others.length)
    expect(json.meta.addedIds).not.toContain(first.id)

    expect(await undo(recruiter, json.meta.addedIds)).toEqual({ left: [], refused: [] })
    expect(await funnelOf(requirementId)).toEqual({ shortlisted: 1 })
    expect((await addMany(recruiter, requirementId, others)).json.meta.added).toBe(others.length)
  })

  test('no one else’s, nothing that a teammate has worked on, and nothing after ten minutes', async () => {
    const requirementId = await anOpenRequirement()
    const [first, second, third] = (await addMany(recruiter, requirementId, [ada, ...others])).data
    await app.call(contract.voteShortlisted, {
      token: manager.token,
      params: { id: first.id },
      attributes: { vote: 'up' },
    })
    expect((await undo(owner, [second.id])).refused).toEqual([second.id])
    expect((await undo(stranger, [second.id])).refused).toEqual([second.id])
    expect((await undo(recruiter, [first.id, second.id])).refused).toEqual([first.id])

    app.clock.advance(11 * MINUTE_MS)
    expect((await undo(recruiter, [third.id])).refused).toEqual([third.id])
  })

  test('a rejection leaves the stage and the days in it as they were', async () => {
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    app.clock.advance(3 * DAY_MS)
    await reject(recruiter, data.id)
    const { left } = await undo(recruiter, [data.id])

    expect(left).toMatchObject([{ stage: 'shortlisted', stageSince: data.stageSince, rejectionCode: null }])
    // The addition itself is too long ago.
    expect((await undo(recruiter, [data.id])).refused).toEqual([data.id])
  })

  test('a candidate of an earlier period is closed again, since the day on which they were', async () => {
    const id = await anOpenRequirement()
    const act = (verb: requirements.RequirementVerb) =>
      app.call(requirements.requirementActions[verb], { token: owner.token, params: { id }, attributes: {} })
    const entry = await add(recruiter, { requirementId: id, candidateId: ada })
    await act('fill')
    await app.app.outbox.drain()
    const { data: closed } = await app.call(contract.getShortlisted, {
      token: owner.token,
      params: { id: entry.data.id },
    })
    app.clock.advance(DAY_MS)
    await act('archive')
    await act('reopen')
    await add(owner, { requirementId: id, candidateId: ada })
    const { left } = await undo(owner, [entry.data.id])

    expect(left).toMatchObject([
      { stage: 'closed', stageSince: closed.stageSince, addedBy: closed.addedBy, owner: closed.owner },
    ])
  })
})

describe('deciding', () => {
  test('the first rejection freezes the weights', async () => {
    const requirementId = await anOpenRequirement()
    const get = () => app.call(requirements.getRequirement, { token: owner.token, params: { id: requirementId } })
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const before = await get()
    await reject(manager, data.id)
    const after = await get()

    expect(before.data.weightsFrozenAt).toBeNull()
    expect(after.data.weightsFrozenAt).not.toBeNull()
    expect(after.data.funnel).toEqual({ rejected: 1 })
  })

  test('each user has one vote, and the latest replaces earlier ones', async () => {
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const vote = (person: Person, attributes: Record<string, unknown>) =>
      app.call(contract.voteShortlisted, { token: person.token, params: { id: data.id }, attributes })
    await vote(recruiter, { vote: 'down' })
    await vote(recruiter, { vote: 'up', note: 'Second look' })
    const both = await vote(manager, { vote: 'unsure' })
    const withdrawn = await vote(manager, { vote: null })

    const brief = (votes: { userId: string; vote: string; note: string | null }[]) =>
      votes.map(({ userId, vote, note }) => ({ userId, vote, note }))
    const kept = { userId: recruiter.user.id, vote: 'up', note: 'Second look' }
    expect(brief(both.data.votes)).toEqual([kept, { userId: manager.user.id, vote: 'unsure', note: null }])
    expect(brief(withdrawn.data.votes)).toEqual([kept])
  })

  test('only users of the company can own a candidate', async () => {
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const assign = (ownerId: string) =>
      app.call(contract.assignShortlisted, { token: owner.token, params: { id: data.id }, attributes: { ownerId } })

    expect((await assign(stranger.user.id)).status).toBe(422)
    expect((await assign(manager.user.id)).data.owner.userId).toBe(manager.user.id)
  })
})

describe('tags', () => {
  const create = (person: Person, name: string) =>
    app.call(tags.createTag, { token: person.token, attributes: { name } })

  test('spellings of a name are one tag, and merging moves its uses', async () => {
    const first = await create(recruiter, 'Finalist')
    const second = await create(owner, 'finalist')
    const other = await create(recruiter, 'last round')
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const tagged = await app.call(contract.tagShortlisted, {
      token: recruiter.token,
      params: { id: data.id },
      query: 'include=tags',
      attributes: { tagIds: [first.data.id] },
    })
    const merged = await app.call(tags.mergeTag, {
      token: recruiter.token,
      params: { id: first.data.id },
      attributes: { intoId: other.data.id },
    })
    const found = await listFor(recruiter, `filter[tag]=${other.data.id}&include=tags`)

    expect([first.status, second.status]).toEqual([201, 200])
    expect(second.data.id).toBe(first.data.id)
    expect(tagged.data.tags.map(({ name }: { name: string }) => name)).toEqual(['Finalist'])
    expect(merged.data).toMatchObject({ name: 'last round', used: 1 })
    expect(found.data.map(({ id }: { id: string }) => id)).toEqual([data.id])
  })

  test('two users who tag a candidate simultaneously lose no tag, and each undoes only their own', async () => {
    const made = await Promise.all(['Speaks Polish', 'Two offers', 'Night owl'].map((name) => create(recruiter, name)))
    const [first = '', second = '', third = ''] = made.map(({ data }) => data.id as string)
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const change = (person: Person, tagging: object) =>
      app.call(contract.changeShortlisteds, {
        token: person.token,
        attributes: { changes: [{ id: data.id, act: 'changeTags', ...tagging }] },
      })
    await Promise.all([change(recruiter, { add: [first] }), change(owner, { add: [second] })])
    await change(owner, { add: [third], remove: [second] })
    const { data: after } = await app.call(contract.getShortlisted, {
      token: recruiter.token,
      params: { id: data.id },
      query: 'include=tags',
    })
    expect(after.tags.map(({ name }: { name: string }) => name)).toEqual(['Night owl', 'Speaks Polish'])

    const more = Array.from({ length: 20 }, (_, at) => create(recruiter, `Tag ${at}`))
    const { json } = await change(recruiter, { add: (await Promise.all(more)).map((tag) => tag.data.id) })
    expect(json.meta.refused).toMatchObject([{ id: data.id, code: 'validation.invalid' }])
  })

  test('two tags that are merged into each other simultaneously leave one', async () => {
    const make = (name: string) => app.call(tags.createTag, { token: recruiter.token, attributes: { name } })
    const [here, there] = [await make('Left hand'), await make('Right hand')]
    const merge = (id: string, intoId: string) =>
      app.call(tags.mergeTag, { token: recruiter.token, params: { id }, attributes: { intoId } })
    await Promise.all([merge(here.data.id, there.data.id), merge(there.data.id, here.data.id)])
    const left = (await app.call(tags.listTags, { token: recruiter.token })).data.filter(({ name }: { name: string }) =>
      name.endsWith(' hand'),
    )
    expect(left).toHaveLength(1)
  })

  test('a tag is renamed and deleted for the whole team, by users who may merge tags', async () => {
    const tag = await create(recruiter, 'To be renamed')
    const change = (person: Person, attributes: Record<string, unknown>) =>
      app.call(tags.changeTag, { token: person.token, params: { id: tag.data.id }, attributes })
    const remove = (person: Person) => app.call(tags.deleteTag, { token: person.token, params: { id: tag.data.id } })
    await create(recruiter, 'Taken')

    expect((await change(recruiter, { name: 'Renamed', colour: '#112233' })).data).toMatchObject({
      name: 'Renamed',
      colour: '#112233',
    })
    expect((await change(recruiter, { name: 'taken' })).errors[0]?.source?.pointer).toBe('/data/attributes/name')
    expect((await change(manager, { name: 'Other' })).status).toBe(403)
    expect((await change(stranger, { name: 'Other' })).status).toBe(404)
    expect([(await remove(manager)).status, (await remove(stranger)).status]).toEqual([403, 404])
    expect([(await remove(recruiter)).status, (await remove(recruiter)).status]).toEqual([204, 404])
  })

  test('other companies’ tags are hidden and unusable, and managers cannot merge', async () => {
    const theirs = await create(stranger, 'Secret')
    const own = await create(recruiter, 'Own')
    const merge = (person: Person, id: string) =>
      app.call(tags.mergeTag, { token: person.token, params: { id }, attributes: { intoId: own.data.id } })
    const listed = await app.call(tags.listTags, { token: recruiter.token })

    expect(listed.data.map(({ name }: { name: string }) => name)).not.toContain('Secret')
    expect((await merge(recruiter, theirs.data.id)).status).toBe(404)
    expect((await merge(manager, own.data.id)).status).toBe(403)
    expect((await create(viewer, 'Mine')).status).toBe(403)
  })
})

describe('where a candidate appears', () => {
  test('the stage appears in searches of the same company only', async () => {
    const requirementId = await anOpenRequirement()
    const { data } = await add(recruiter, { requirementId, candidateId: ada })
    const own = await search({ door: 'skill', text: 'Go, Kafka' })
    const stageFor = async (person: Person, searchId: string) => {
      const page = await app.call(listMatches, {
        token: person.token,
        params: { id: searchId },
        query: `filter[candidate]=${ada}`,
      })
      return page.data[0]?.pipelineStage
    }
    const foreign = await app.call(runSearch, {
      token: stranger.token,
      attributes: { door: 'skill', text: 'Go, Kafka' },
    })

    expect(await stageFor(recruiter, own.data.id)).toBe('shortlisted')
    await reject(recruiter, data.id)
    expect(await stageFor(recruiter, own.data.id)).toBe('rejected')
    expect(await stageFor(stranger, foreign.data.id)).toBeNull()
  })

  test('criteria exclude candidates who are in the pipeline or were rejected', async () => {
    const requirementId = await anOpenRequirement()
    const [grace = ''] = await addCandidates(app, [aRecord()])
    const entry = await add(recruiter, { requirementId, candidateId: grace })
    const found = await search({ door: 'skill', text: 'Go, Kafka', requirementId })
    const ask = async (exclude: Record<string, boolean>) => {
      const criteria = { ...found.data.criteria, exclude: { ...found.data.criteria.exclude, ...exclude } }
      const again = await search({ door: 'skill', criteria, requirementId })
      const page = await app.call(listMatches, {
        token: recruiter.token,
        params: { id: again.data.id },
        query: 'page[size]=50',
      })
      const ids = page.json.data as { relationships: { candidate: { data: { id: string } } } }[]
      return ids.map(({ relationships }) => relationships.candidate.data.id)
    }

    expect(await ask({})).toContain(grace)
    expect(await ask({ inPipeline: true })).not.toContain(grace)
    await reject(recruiter, entry.data.id)
    expect(await ask({ inPipeline: true })).toContain(grace)
    expect(await ask({ rejected: true })).not.toContain(grace)
  })

  test('a filter of the results leaves out candidates who are or were in the pipeline of the job, in the same order', async () => {
    const requirementId = await anOpenRequirement()
    const [grace = '', ida = ''] = await addCandidates(app, [aRecord(), aRecord()])
    const { data } = await search({ door: 'skill', text: 'Go, Kafka', requirementId })
    const ids = async (filter: string): Promise<string[]> => {
      const query = `include=candidate&page[size]=100${filter}`
      const page = await app.call(listMatches, { token: recruiter.token, params: { id: data.id }, query })
      return page.data.map(({ candidate }: { candidate: { id: string } }) => candidate.id)
    }
    const before = await ids('&filter[pipeline]=outside')
    expect(before).toEqual(expect.arrayContaining([grace, ida]))

    await add(recruiter, { requirementId, candidateId: grace })
    const rejected = await add(recruiter, { requirementId, candidateId: ida })
    await reject(recruiter, rejected.data.id)

    expect(await ids('&filter[pipeline]=outside')).toEqual(before.filter((id) => id !== grace && id !== ida))
    expect(await ids('')).toEqual(expect.arrayContaining([grace, ida]))
  })

  test('viewers read assigned shortlists masked; other employers and agencies read none', async () => {
    const requirementId = await anOpenRequirement()
    const elsewhere = await anOpenRequirement({ team: [] })
    await add(recruiter, { requirementId, candidateId: ada })
    await add(recruiter, { requirementId: elsewhere, candidateId: others[0] })
    const agency = await aPerson(app, 'agency.owner')
    const seen = await listFor(viewer, 'include=candidate&page[size]=50')
    const shown = await app.call(getCandidate, { token: viewer.token, params: { id: ada } })
    const text = withoutIds(JSON.stringify([seen.json, shown.json]))

    expect(seen.data.map((entry: { requirementTitle: string }) => entry.requirementTitle)).not.toHaveLength(0)
    expect(seen.document.meta?.['page']).toMatchObject({ total: seen.data.length })
    const requirementIds = seen.json.data.map(
      (entry: { relationships: { requirement: { data: { id: string } } } }) => entry.relationships.requirement.data.id,
    )
    expect(requirementIds).toContain(requirementId)
    expect(requirementIds).not.toContain(elsewhere)
    for (const secret of ['Ada', 'Lovelace', 'Byron', 'Somerville', 'lovelace.example', '7946'])
      expect(text).not.toContain(secret)
    expect((await listFor(stranger, '')).data).toEqual([])
    expect((await listFor(agency, '')).status).toBe(403)
  })
})
