import { checkActivities, listActivities } from '@assay/contracts/activities'
import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import * as contract from '@assay/contracts/candidate-merges'
import { endConsent } from '@assay/contracts/candidate-pages'
import { listMatches, previewSearch, runSearch } from '@assay/contracts/candidate-searches'
import { eraseCandidate, getCandidate } from '@assay/contracts/candidates'
import { replaySearch } from '@assay/contracts/replays'
import { listShortlisteds } from '@assay/contracts/shortlisteds'
import { listStars, starCandidate } from '@assay/contracts/stars'
import { addToPool, createPool, listPoolMembers } from '@assay/contracts/talent-pools'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import { recordVettingResult } from '@assay/contracts/vetting-results'
import { skills } from '@assay/taxonomy'
import { beforeAll, expect, test } from 'vitest'
import { APP_URL, openTestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../platform/testing/test-candidates.ts'
import { anEntryAt, anOpenRequirement } from '../../platform/testing/test-offers.ts'
import { anAgency, aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'
import { linkAddress } from '../candidate-links/index.ts'
import { exportCandidatesById, importCandidates, recordOfResumeText } from '../candidates/index.ts'
import { openPermanentLinks } from '../pipeline/contact-requests/letters/index.ts'
import { forgetMerged, lookForDuplicates, lookForNewDuplicates } from './look-for-duplicates.ts'

const app = await openTestApp()
const { call } = app
let admin: Person
let second: Person
let owner: Person
let colleague: Person

beforeAll(async () => {
  admin = await aPerson(app, 'platform.admin')
  second = await aPerson(app, 'platform.admin')
  owner = await aPerson(app, 'employer.owner')
  colleague = await aPerson(app, 'employer.recruiter', { companyId: owner.companyId ?? '' })
})

let counter = 0

interface Said {
  readonly assay?: object
  readonly basics?: object
  readonly rest?: object
}

/** A person unknown to the other tests, unless given otherwise. */
function somebody({ assay = {}, basics = {}, rest = {} }: Said = {}) {
  counter += 1
  const own = { name: `Person ${counter}`, email: `person${counter}@example.test`, label: 'Developer', ...basics }
  return aRecord({ ...assay }, { basics: own, work: [], education: [], ...rest })
}

const GO = { name: 'Go', years: 6, level: 4, evidence: 'claimed' }
const KAFKA = { name: 'Kafka', years: 4, level: 4, evidence: 'claimed' }

async function twoProfiles(kept: Said = {}, gone: Said = {}, agencies: readonly (string | null)[] = [null, null]) {
  const email = `both${counter}@example.test`
  const [one, other] = [
    somebody({ assay: { skills: [GO] }, ...kept, basics: { email, ...kept.basics } }),
    somebody({ assay: { skills: [KAFKA] }, ...gone, basics: { email: email.toUpperCase(), ...gone.basics } }),
  ]
  const [keptId = ''] = await addCandidates(app, [one], agencies[0])
  const [goneId = ''] = await addCandidates(app, [other], agencies[1])
  return { keptId, goneId, one, other }
}

type Ids = Readonly<Record<'keptId' | 'goneId', string>>
const REASON = 'The same address and the same employers.'
const preview = ({ keptId, goneId }: Ids) =>
  call(contract.previewMerge, { token: admin.token, attributes: { keptId, goneId } })
const merge = ({ keptId, goneId }: Ids, also: object = {}) =>
  call(contract.mergeCandidates, { token: admin.token, attributes: { keptId, goneId, reason: REASON, ...also } })
const act = (endpoint: (typeof contract.mergeActions)[keyof typeof contract.mergeActions], id: string, by = admin) =>
  call(endpoint, { token: by.token, params: { id }, attributes: {} })
const pairs = async (query: string) => (await call(contract.listDuplicates, { token: admin.token, query })).data
const rowsOf = async (table: string, id: string): Promise<number> =>
  (await app.database.pool.query(`select 1 from ${table} where candidate_id = $1`, [id])).rows.length
const skillsOf = async (id: string): Promise<string[]> => {
  const { data } = await call(getCandidate, { token: admin.token, params: { id } })
  return data.skills.map(({ name }: { name: string }) => name).toSorted()
}
const isIntact = async (person: Person) => (await call(checkActivities, { token: person.token })).data.unbroken

test('people with one address, number or career are proposed once, and never again when dismissed', async () => {
  const work = [{ name: 'Byron Works', position: 'Developer', startDate: '2018-03' }]
  const { keptId, goneId } = await twoProfiles()
  const named = { basics: { name: 'Grace  Hopper' }, rest: { work } }
  const [one = '', other = '', third = ''] = await addCandidates(app, [
    somebody(named),
    somebody({ ...named, basics: { name: 'grace hopper' } }),
    somebody({ basics: { name: 'Grace Hopper' } }),
  ])
  await lookForDuplicates(app.system)

  const [byMail] = await pairs(`filter[candidate]=${goneId}&include=first,second`)
  expect(byMail).toMatchObject({ signals: ['email'], state: 'open', firstHeadline: 'Developer' })
  expect([byMail.first.id, byMail.second.id].toSorted()).toEqual([keptId, goneId].toSorted())
  expect(JSON.stringify(byMail)).not.toMatch(/example\.test|Person/)
  expect(await pairs(`filter[candidate]=${one}`)).toMatchObject([{ signals: ['career'] }])
  expect((await pairs(`filter[candidate]=${other}&filter[signal]=career`)).length).toBe(1)
  expect(await pairs(`filter[candidate]=${third}`)).toEqual([])

  const settle = (verb: 'dismiss' | 'reopen') =>
    call(contract.duplicateActions[verb], { token: admin.token, params: { id: byMail.id }, attributes: {} })
  expect((await settle('dismiss')).data.state).toBe('dismissed')
  expect((await settle('dismiss')).status).toBe(409)
  await lookForDuplicates(app.system)
  expect(await pairs(`filter[candidate]=${goneId}&filter[state]=open`)).toEqual([])
  expect((await settle('reopen')).data.state).toBe('open')
  expect(await isIntact(admin)).toBe(true)
})

test('a consent that the person ended stays ended by a merge, for imports of either profile, and by its undo', async () => {
  const until = (days: number) => new Date(app.system.now().getTime() + days * DAY_MS).toISOString().slice(0, 10)
  const from = (source: string) => ({ consents: [{ purpose: 'matching', until: until(200), source }] })
  const { keptId, goneId, one, other } = await twoProfiles({ assay: from('form') }, { assay: from('fair') })
  const stored = async (id: string) => {
    const { rows } = await app.database.pool.query(
      `select c.state, e.until::text, e.source, e.ended_on::text as "endedOn", e.ended_sources as sources
       from candidates c join consents e on e.candidate_id = c.id where c.id = $1 order by e.purpose`,
      [id],
    )
    return rows
  }
  const requirementId = await anOpenRequirement(app, { author: owner })
  const shortlistedId = await anEntryAt(app, {
    author: owner,
    requirementId,
    candidateId: goneId,
    stage: 'shortlisted',
  })
  const whose = { candidateId: goneId, companyId: owner.companyId ?? '', shortlistedId, at: app.system.now() }
  const links = await app.system.transaction((tx) => openPermanentLinks(tx, whose))
  const address = await linkAddress(app.system, { verificationId: links.correctOrEraseData.id, appUrl: APP_URL })
  await call(endConsent, { attributes: { token: address.split('#')[1], purpose: 'matching' } })
  const before = [await stored(keptId), await stored(goneId)]
  expect(before).toMatchObject([[{ state: 'available', endedOn: null }], [{ state: 'paused', endedOn: until(0) }]])

  const made = await merge({ keptId, goneId })
  const ended = [{ state: 'paused', until: until(-1), source: 'fair', endedOn: until(0), sources: ['fair', 'form'] }]
  expect(await stored(keptId)).toEqual(ended)
  expect((await act(contract.mergeActions.undo, made.data.id)).status).toBe(200)
  expect([await stored(keptId), await stored(goneId)]).toEqual(before)

  await merge({ keptId, goneId })
  for (const record of [one, other]) {
    const changed = { ...record, noticeDays: 17, contentHash: `${record.contentHash} changed` }
    const { updated } = await importCandidates(app.system, [changed], { agencyId: null, now: app.system.now() })
    expect([updated, await stored(keptId)]).toEqual([1, ended])
  }
})

test('of merges in both directions at the same time, beside imports of both, one is carried out; it is undone once', async () => {
  const { keptId, goneId, one, other } = await twoProfiles()
  const importOf = (record: typeof one, noticeDays: number) => {
    const changed = { ...record, noticeDays, contentHash: `${record.contentHash} ${noticeDays}` }
    return importCandidates(app.system, [changed], { agencyId: null, now: app.system.now() })
  }
  const [tried, imported] = await Promise.all([
    Promise.all([1, 2, 3].flatMap(() => [merge({ keptId, goneId }), merge({ keptId: goneId, goneId: keptId })])),
    Promise.all([11, 12, 13].flatMap((days) => [importOf(one, days), importOf(other, days)])),
  ])
  const statuses = tried.map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([201, 404, 404, 404, 404, 404])
  expect(imported.map(({ updated }) => updated)).toEqual([1, 1, 1, 1, 1, 1])

  expect([await rowsOf('candidate_contacts', keptId), await rowsOf('candidate_contacts', goneId)].toSorted()).toEqual([
    ...[0, 1],
  ])

  const made = await merge(await twoProfiles())
  const undone = await Promise.all([1, 2, 3].map(() => act(contract.mergeActions.undo, made.data.id)))
  expect(undone.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
})

test('everything follows the kept profile, frozen searches replay, and an undo restores both', async () => {
  const { keptId, goneId } = await twoProfiles(
    { assay: { skills: [GO], noticeDays: 30 } },
    { basics: { label: 'Kafka expert' } },
  )
  const { token } = owner
  const search = await call(runSearch, { token, attributes: { door: 'skill', text: 'Kafka' } })
  const star = (candidateId: string, note: string, by = owner) =>
    call(starCandidate, { token: by.token, attributes: { candidateId, note } })
  await star(keptId, 'Calm')
  await star(goneId, 'Quick')
  await star(goneId, 'Mine', colleague)
  const pool = await call(createPool, { token, attributes: { name: 'Backend' } })
  await call(addToPool, { token, params: { id: pool.data.id }, attributes: { candidateIds: [goneId] } })
  const author = { author: owner }
  const [alone, shared] = [await anOpenRequirement(app, author), await anOpenRequirement(app, author)]
  const entry = (requirementId: string, candidateId: string, stage: string) =>
    anEntryAt(app, { author: owner, requirementId, candidateId, stage })
  const followed = await entry(alone, goneId, 'interviewing')
  await entry(shared, keptId, 'shortlisted')
  const twin = await entry(shared, goneId, 'shortlisted')
  const before = await exportCandidatesById(app.system.db, [keptId, goneId])

  const tried = await preview({ keptId, goneId })
  expect(tried.data).toMatchObject({ blockers: [], secondPersonBecause: null })
  expect(tried.data.fields).toContainEqual(
    expect.objectContaining({ label: 'Email address', isSame: true, kept: 'Given, hidden' }),
  )
  expect(JSON.stringify(tried.data)).not.toMatch(/example\.test|Person \d/i)
  expect(await exportCandidatesById(app.system.db, [keptId, goneId])).toEqual(before)

  const made = await merge({ keptId, goneId }, { choices: { texts: 'gone' } })
  expect([made.status, made.data.state, made.data.mayDo]).toEqual([201, 'merged', ['undo']])
  expect(made.data.moves).toEqual(tried.data.moves)
  expect(await skillsOf(keptId)).toEqual(['Apache Kafka', 'Go'])
  const read = (id: string, by = owner) => call(getCandidate, { token: by.token, params: { id } })
  expect((await read(keptId)).data).toMatchObject({ headline: 'Kafka expert', noticeDays: 30 })
  const gone = await read(goneId)
  expect([gone.status, gone.errors[0]?.meta?.['mergedInto']]).toEqual([404, keptId])

  const stars = await call(listStars, { token, query: 'include=candidate' })
  expect(stars.data.map((one: { note: string; candidate: { id: string } }) => [one.note, one.candidate.id])).toEqual([
    ['Calm / Quick', keptId],
  ])
  const theirs = await call(listStars, { token: colleague.token, query: 'include=candidate' })
  expect(theirs.data[0]).toMatchObject({ note: 'Mine', candidate: { id: keptId } })
  const members = await call(listPoolMembers, { token, query: 'include=candidate' })
  expect(members.data[0].candidate.id).toBe(keptId)
  const entries = await call(listShortlisteds, { token, query: `filter[candidate]=${keptId}` })
  expect(entries.data.map(({ id }: { id: string }) => id)).toContain(followed)
  const ended = await call(listShortlisteds, { token, query: `filter[candidate]=${goneId}` })
  expect(ended.data).toMatchObject([{ id: twin, stage: 'duplicate' }])
  const story = await call(listActivities, { token, query: `filter[candidate]=${keptId}` })
  expect(story.data.map(({ verb }: { verb: string }) => verb)).toEqual(
    expect.arrayContaining(['candidate.merge', 'candidate.endDuplicate']),
  )

  await untilFollowed(app)
  const again = await call(runSearch, { token, attributes: { door: 'skill', text: 'Kafka' } })
  const found = await call(listMatches, {
    token,
    params: { id: again.data.id },
    query: 'include=candidate&page[size]=100',
  })
  const ids = found.data.map(({ candidate }: { candidate: { id: string } }) => candidate.id)
  expect([ids.includes(keptId), ids.includes(goneId)]).toEqual([true, false])
  const replay = () => call(replaySearch, { token, params: { id: search.data.id } })
  expect((await replay()).data.isIdentical).toBe(true)

  expect((await act(contract.mergeActions.undo, made.data.id)).data.state).toBe('undone')
  expect((await act(contract.mergeActions.undo, made.data.id)).status).toBe(409)
  const after = await exportCandidatesById(app.system.db, [keptId, goneId])
  expect(after).toEqual(before)
  const back = await call(listShortlisteds, { token, query: `filter[candidate]=${goneId}` })
  expect(back.data.map(({ id }: { id: string }) => id).toSorted()).toEqual([followed, twin].toSorted())
  expect((await read(goneId)).status).toBe(200)
  await untilFollowed(app)
  expect((await replay()).data.isIdentical).toBe(true)
  expect([await isIntact(owner), await isIntact(admin)]).toEqual([true, true])
})

test('an undo is refused once something happened, the data changed or the time is over', async () => {
  const undo = async (happens: (ids: Ids & { other: ReturnType<typeof somebody> }) => Promise<unknown>) => {
    const ids = await twoProfiles()
    const { data } = await merge(ids)
    await happens(ids)
    const { status, errors } = await act(contract.mergeActions.undo, data.id)
    return [status, errors[0]?.detail]
  }
  const star = ({ keptId }: Ids) => call(starCandidate, { token: owner.token, attributes: { candidateId: keptId } })
  expect(await undo(star)).toEqual([409, expect.stringMatching(/^Someone has worked with this person since/)])
  const reimport = ({ other }: { other: ReturnType<typeof somebody> }) =>
    importCandidates(app.system, [{ ...other, contentHash: 'new', headline: 'Says more' }], {
      agencyId: null,
      now: app.system.now(),
    })
  expect(await undo(reimport)).toEqual([409, 'This person’s data has changed since the merge.'])
  const wait = async () => {
    await app.database.pool.query(`update candidate_merges set undo_until = $1 where state = 'merged'`, [
      new Date(app.system.now().getTime() - DAY_MS),
    ])
    await forgetMerged(app.system)
  }
  expect(await undo(wait)).toEqual([409, 'This merge can no longer be undone.'])
  const kept = await app.database.pool.query(
    'select 1 from candidate_merges where before is not null and undo_until < now()',
  )
  expect(kept.rows).toEqual([])
})

test('under the id of the merged profile an import finds the kept one', async () => {
  const { keptId, goneId, one, other } = await twoProfiles()
  await merge({ keptId, goneId })
  const send = (record: typeof one) => importCandidates(app.system, [record], { agencyId: null, now: app.system.now() })

  expect(await send(other)).toMatchObject({ imported: 0, updated: 0, unchanged: 1 })
  expect(await send(one)).toMatchObject({ unchanged: 1 })
  const newer = { ...other, contentHash: 'newer', headline: 'Says more' }
  expect(await send(newer)).toMatchObject({ imported: 0, updated: 1 })
  expect(await send(newer)).toMatchObject({ unchanged: 1 })
  const { data } = await call(getCandidate, { token: admin.token, params: { id: keptId } })
  expect(data.headline).toBe('Says more')
})

test('vetting results change hands only when another operator confirms', async () => {
  const { keptId, goneId } = await twoProfiles()
  const facts = {
    stage: 'technical assessment',
    method: 'Timed task',
    assessorRole: 'Assessors',
    result: 'pass',
    on: '2026-11-01',
  }
  await call(recordVettingResult, {
    token: admin.token,
    attributes: { candidateId: goneId, skillIds: [skillIdOf('kafka')], ...facts },
  })
  expect((await preview({ keptId, goneId })).data.secondPersonBecause).toBe(
    'Vetting results move to the profile you keep.',
  )
  const { data } = await merge({ keptId, goneId })
  expect([data.state, data.mayDo]).toEqual(['proposed', ['reject']])
  expect((await merge({ keptId, goneId })).errors[0]?.code).toBe('candidate-merge.transition')
  expect(await rowsOf('vetting_results', keptId)).toBe(0)

  const own = await act(contract.mergeActions.confirm, data.id)
  expect([own.status, own.errors[0]?.code]).toEqual([409, 'candidate-merge.second-person'])
  const confirmed = await act(contract.mergeActions.confirm, data.id, second)
  expect(confirmed.data).toMatchObject({ state: 'merged', decidedByName: second.user.fullName })
  const shown = await call(getCandidate, { token: admin.token, params: { id: keptId } })
  expect(shown.data.skills).toContainEqual(expect.objectContaining({ name: 'Apache Kafka', evidence: 'assessed' }))
  expect([await rowsOf('vetting_results', keptId), await rowsOf('vetting_results', goneId)]).toEqual([1, 0])

  expect((await act(contract.mergeActions.undo, data.id, second)).data.state).toBe('undone')
  const back = await call(getCandidate, { token: admin.token, params: { id: goneId } })
  expect(back.data.skills).toMatchObject([{ name: 'Apache Kafka', evidence: 'assessed' }])
  expect(await skillsOf(keptId)).toEqual(['Go'])
  const rejected = await merge({ keptId, goneId })
  expect((await act(contract.mergeActions.reject, rejected.data.id)).data.state).toBe('rejected')
  expect((await act(contract.mergeActions.confirm, rejected.data.id, second)).status).toBe(409)
})

test('no agency learns what another one knows, and a process that goes on is not cut off', async () => {
  const [ours, theirs] = [await anAgency(app), await anAgency(app)]
  const between = await twoProfiles({}, {}, [ours, theirs])
  const refused = await merge(between)
  expect([refused.status, refused.errors[0]?.code]).toEqual([409, 'candidate-merge.refused'])
  const direct = await twoProfiles({}, {}, [ours, null])
  expect((await preview(direct)).data.blockers).toEqual([expect.stringMatching(/Keep that one/)])
  const other = { keptId: direct.goneId, goneId: direct.keptId }
  expect((await merge(other)).data.state).toBe('proposed')

  const same = await twoProfiles({}, {}, [ours, ours])
  const job = await anOpenRequirement(app, { author: owner })
  const at = (candidateId: string, stage: string) =>
    anEntryAt(app, { author: owner, requirementId: job, candidateId, stage })
  await at(same.keptId, 'shortlisted')
  await at(same.goneId, 'interviewing')
  expect((await merge(same)).errors[0]?.detail).toMatch(/^For the job “Order intake”/)
  expect((await merge({ keptId: same.goneId, goneId: same.keptId })).data.state).toBe('merged')
  expect((await merge(same)).status).toBe(404)
})

test('erasing the kept profile erases everything of both', async () => {
  const ids = await twoProfiles({}, { basics: { summary: 'Knows Quillfeather by heart' } })
  const job = await anOpenRequirement(app, { author: owner })
  for (const candidateId of [ids.keptId, ids.goneId])
    await anEntryAt(app, { author: owner, requirementId: job, candidateId, stage: 'shortlisted' })
  const { data } = await merge(ids)
  const erased = await call(eraseCandidate, {
    token: admin.token,
    params: { id: ids.keptId },
    attributes: { reason: 'They asked us to.' },
  })
  expect(erased.status).toBe(204)

  const { rows } = await app.database.pool.query(
    'select state, external_id, merged_into from candidates where id = any($1)',
    [[ids.keptId, ids.goneId]],
  )
  expect(rows.map(({ state, merged_into }) => [state, merged_into])).toEqual([
    ['erased', null],
    ['erased', null],
  ])
  const kept = await app.database.pool.query('select to_jsonb(m)::text as said from candidate_merges m where id = $1', [
    data.id,
  ])
  expect(kept.rows[0].said).not.toMatch(/Quillfeather|example\.test/)
  expect((await act(contract.mergeActions.undo, data.id)).status).toBe(409)
})

test('only operators see pairs and merge', async () => {
  const ids = await twoProfiles()
  for (const { token } of [owner, colleague, await aPerson(app, 'platform.creator').catch(() => owner)]) {
    expect((await call(contract.listDuplicates, { token })).status).toBe(403)
    expect((await call(contract.listMerges, { token })).status).toBe(403)
    const attributes = { keptId: ids.keptId, goneId: ids.goneId, reason: REASON }
    expect((await call(contract.mergeCandidates, { token, attributes })).status).toBe(403)
    expect((await call(contract.previewMerge, { token, attributes: { ...ids } })).status).toBe(403)
  }
})

const STORY = [
  'Moved the tide tables of nine harbors from paper to a service in Elm, taught its pilots to trust it and kept the old books for a year.',
  'Wrote the dredging planner with a colleague who left, found its owner a budget and rebuilt its solver three times before a storm proved it.',
  'Began as the one who answered the telephone of the harbor office and ended as the one who wrote its first alarm in Elm.',
]

/** The same career of another person: other names, employers, years, and a word changed here and there. */
function retold(place: number) {
  const employers = ['Harborline', 'Dredge Works', 'Port Office'].map((name) => `${name} ${'ABCDEFG'[place]}`)
  const work = STORY.map((summary, at) => ({
    name: employers[at],
    position: 'Elm Developer',
    startDate: `${2010 + 4 * (2 - at) + (place % 2)}-03`,
    ...(at === 0 ? {} : { endDate: `${2014 + 4 * (2 - at)}-02` }),
    summary: summary.replace('nine', `${place + 4}`).replace('a year', `${place + 2} years`),
  }))
  return somebody({ assay: { skills: [{ name: 'Elm', years: 6, level: 4, evidence: 'claimed' }] }, rest: { work } })
}

test('profiles of one career are pairs to decide, and are listed once until an operator keeps them separate', async () => {
  const agency = await anAgency(app)
  const alike = await addCandidates(app, [0, 1, 2].map(retold), agency)
  alike.push(...(await addCandidates(app, [3, 4].map(retold), agency)))
  const [colleague = ''] = await addCandidates(app, [
    somebody({
      assay: { skills: [{ name: 'Elm', years: 6, level: 4, evidence: 'claimed' }] },
      rest: {
        work: [
          {
            name: 'Harborline A',
            position: 'Elm Developer',
            startDate: '2018-03',
            summary: `${STORY[0]?.slice(0, 40)} Otherwise built the radar feed, its recorder and the screens on which the night watch reads it in bad weather.`,
          },
        ],
      },
    }),
  ])
  await untilFollowed(app)
  await lookForDuplicates(app.system)
  const found = (await Promise.all(alike.map((id) => pairs(`filter[candidate]=${id}&filter[signal]=telling`)))).flat()
  expect(new Set(found.flatMap(({ first, second }) => [first.id, second.id]))).toEqual(new Set(alike))
  expect(await pairs(`filter[candidate]=${colleague}`)).toEqual([])

  const { token } = owner
  const search = await call(runSearch, { token, attributes: { door: 'skill', text: 'Elm' }, query: 'include=matches' })
  const { id } = search.data
  const listed = async (query: string) => {
    const answer = await call(listMatches, { token, params: { id }, query: `include=candidate&${query}` })
    return { ...answer, ids: answer.data.map(({ candidate }: { candidate: { id: string } }) => candidate.id) }
  }
  const all = await listed('filter[careers]=all')
  expect(new Set(all.ids)).toEqual(new Set([...alike, colleague]))
  const once = await listed('')
  expect(once.ids.filter((each: string) => alike.includes(each)).length).toBe(1)
  expect(once.ids).toContain(colleague)
  expect(search.data.matches.map(({ rank }: { rank: number }) => rank)).toEqual(
    once.data.map(({ rank }: { rank: number }) => rank),
  )
  const best = once.data.find(({ candidate }: { candidate: { id: string } }) => alike.includes(candidate.id))
  expect(best.sameCareer).toEqual({ rank: best.rank, profiles: 5, isFirst: false })
  expect(once.json.meta).toMatchObject({ matchedCount: 6, total: 2 })
  const filtered = await listed('filter[pipeline]=outside')
  expect(filtered.ids).toEqual(once.ids)
  expect(filtered.json.meta).toMatchObject({ total: 2 })
  const second = await listed('filter[pipeline]=outside&page[size]=1&page[number]=2')
  expect(second.ids).toEqual(once.ids.slice(1))
  expect((await listed('filter[pipeline]=outside&filter[careers]=all')).ids).toEqual(all.ids)
  const { criteria } = search.data
  const preview = await call(previewSearch, { token, attributes: { criteria }, query: 'include=matches.candidate' })
  const previewed = preview.data.matches.map(({ candidate }: { candidate: { id: string } }) => candidate.id)
  expect(previewed).toEqual(once.ids)

  const guest = await call(runGuestSearch, { attributes: { door: 'skill', text: 'Elm' } })
  expect(guest.data.matches.length).toBe(2)

  for (const pair of found)
    await call(contract.duplicateActions.dismiss, { token: admin.token, params: { id: pair.id }, attributes: {} })
  await lookForDuplicates(app.system)
  expect((await listed('')).ids).toEqual(all.ids)
  expect((await call(replaySearch, { token, params: { id } })).data.isIdentical).toBe(true)
})

const OWN_CAREER = [
  'Wrote the ferry timetable of an archipelago in OCaml, from the winter in which its ice roads open to the last boat of the autumn.',
  'Taught the ticket machines of its quays to wait for a boat that is late, and the crews to believe what the screens above them say.',
].join(' ')

test('who copies a career with better facts does not hide its owner, even in an older profile', async () => {
  const [theirs, copying] = [await anAgency(app), await anAgency(app)]
  const aFerryman = (name: string, summary: string, years: number) => {
    const work = [{ name: `Ferries ${name}`, position: 'OCaml Developer', startDate: `${2024 - years}-03`, summary }]
    const skill = { name: 'OCaml', years, level: 4, evidence: 'claimed' }
    return somebody({ assay: { externalId: name, skills: [skill] }, basics: { name }, rest: { work } })
  }
  const waiting = OWN_CAREER.split(' ').toReversed().join(' ')
  const [earlier = ''] = await addCandidates(app, [aFerryman('Early Bird', waiting, 9)], copying)
  await lookForNewDuplicates(app.system)
  app.clock.advance(DAY_MS)
  const [original = ''] = await addCandidates(app, [aFerryman('Olga Own', OWN_CAREER, 3)], theirs)
  await lookForNewDuplicates(app.system)
  app.clock.advance(DAY_MS)
  const names = ['Copy One', 'Copy Two', 'Copy Three', 'Early Bird']
  const copies = await addCandidates(
    app,
    names.map((name) => aFerryman(name, OWN_CAREER, 9)),
    copying,
  )
  expect(copies).toContain(earlier)
  await lookForNewDuplicates(app.system)

  const { token } = owner
  const { data } = await call(runSearch, { token, attributes: { door: 'skill', text: 'OCaml' } })
  const listed = async (query: string) => {
    const found = await call(listMatches, { token, params: { id: data.id }, query: `include=candidate&${query}` })
    return found.data.filter(({ candidate: { id } }: { candidate: { id: string } }) =>
      [original, ...copies].includes(id),
    )
  }
  expect((await listed('filter[careers]=all')).length).toBe(5)
  for (const query of ['', 'filter[pipeline]=outside']) {
    const [best, other, ...more] = await listed(query)
    expect([copies.includes(best.candidate.id), other.candidate.id, more]).toEqual([true, original, []])
    expect([best.sameCareer.isFirst, other.sameCareer]).toEqual([false, { rank: 1, profiles: 5, isFirst: true }])
  }
})

const KEPT = ['Kept the mooring ledgers', 'of four harbors in order,', 'moved them to a service', 'in Elm and Fortran,']
const FOUND = [
  'found the leak',
  'that stopped its solver',
  'each Sunday,',
  'and taught the pilots to read',
  'its new charts of the tide.',
]

/** The same résumé of another person, as plain text, with look-alike and unseen letters and a remark that no one sees. */
const asText = (name: string, place: number) =>
  recordOfResumeText(
    {
      externalId: `text-${name}`,
      text: `${name}\nSoftware Developer\n\nExperience\nSoftware Developer, Harbor ${place}\n201${place} - 2024\n${[
        ...KEPT,
        '<!-- '.concat('lorem ipsum '.repeat(place), '-->'),
        ...FOUND,
      ]
        .join(' ')
        .replaceAll('a', place % 2 === 0 ? 'a' : 'а')
        .replaceAll('o', place < 2 ? 'o' : 'o\u200b')}\n`,
    },
    '2026-11-20',
  )

test('résumés in plain text are compared by what they say, whatever they hide in it', async () => {
  const alike = await addCandidates(
    app,
    ['Una Voss', 'Dua Brink', 'Tria Holm'].map((name, place) => asText(name, place + 1)),
    await anAgency(app),
  )
  // Not hourly, as the whole search is: a first page is filled within minutes.
  await lookForNewDuplicates(app.system)
  const found = (await Promise.all(alike.map((id) => pairs(`filter[candidate]=${id}&filter[signal]=telling`)))).flat()
  expect(new Set(found.flatMap(({ first, second }) => [first.id, second.id]))).toEqual(new Set(alike))
  await app.database.pool.query('delete from candidate_duplicates')
  await lookForNewDuplicates(app.system)
  expect(await pairs(`filter[candidate]=${alike[0]}`)).toEqual([])
  // As an earlier server writes it during a release.
  await app.database.pool.query('update candidate_careers set rules = 1, signature = null')
  await lookForNewDuplicates(app.system)
  expect(await pairs(`filter[candidate]=${alike[0]}`)).not.toEqual([])
})

test('jobs that tell nearly the same skills are one career within an agency, in whatever words and order', async () => {
  const known = skills.slice(0, 20).map(({ name }) => name)
  const withJobs = (place: number, names: readonly string[]) =>
    somebody({
      rest: {
        work: [
          { name: `Firm ${place}`, position: 'Programmer', startDate: `201${place}-02`, keywords: names.slice(0, 5) },
          {
            name: `House ${place}`,
            position: 'Developer',
            startDate: '2009-02',
            endDate: '2012-01',
            keywords: names.slice(5),
          },
        ],
      },
    })
  const same = known.slice(0, 13)
  const agency = await anAgency(app)
  const alike = await addCandidates(app, [withJobs(3, same), withJobs(4, same.toReversed())], agency)
  const [colleague = ''] = await addCandidates(app, [withJobs(5, known.slice(7))], agency)
  const [elsewhere = ''] = await addCandidates(app, [withJobs(6, same)], await anAgency(app))
  await lookForDuplicates(app.system)
  const [pair, ...more] = await pairs(`filter[candidate]=${alike[0]}`)
  expect(more).toEqual([])
  expect(new Set([pair?.first.id, pair?.second.id])).toEqual(new Set(alike))
  expect(await pairs(`filter[candidate]=${colleague}`)).toEqual([])
  expect(await pairs(`filter[candidate]=${elsewhere}`)).toEqual([])
})

const MENTIONS = [
  'Rebuilt a lock keeper’s ledger with Fortran before its dam was closed.',
  'Taught old pumps to answer Erlang calls from the night shift.',
  'Wrote sluice alarms that Haskell proofs kept honest through two floods.',
  'Drew each canal again after Clojure maps had lost three bridges.',
  'Counted barges where Scala queues once dropped every seventh one.',
  'Put toll receipts behind Perl filters which clerks could finally read.',
  'Made winch menus small enough for Lua scripts on forgotten panels.',
  'Moved water rights into Prolog rules that two ministries signed.',
  'Learned to forecast silt with Julia models nobody had asked for.',
]

/** Words in an order that no one else has. */
const ownWords = (place: number, from: number): string =>
  Array.from({ length: 120 }, (_, at) => {
    const n = 7_919 * at + 104_729 * from + 1_299_709 * place
    return ['bcdfghklmnprt'[n % 13], 'aeiou'[(n >> 3) % 5], 'bcdfghklmnprt'[(n >> 5) % 13], 'aeiou'[(n >> 8) % 5]].join(
      '',
    )
  }).join(' ')

/** Of the same work, among more words of their own. */
function padded(place: number) {
  const job = (at: number) => ({
    name: `Works ${place}-${at}`,
    position: 'Programmer',
    startDate: `${2006 + 5 * at + place}-02`,
    summary: `${ownWords(place, at)}. ${MENTIONS.slice(3 * at, 3 * at + 3).join(' ')} ${ownWords(place, at + 3)}.`,
  })
  return somebody({ rest: { work: [job(0), job(1), job(2)] } })
}

/** Of other work, in a frame that their agency gives to all. */
function praised(place: number) {
  const summary = `We at Quay vetted this person for weeks. ${MENTIONS.slice(0, 4).join(' ')} Ask us for more.`
  const work = [{ name: 'Quay', position: 'Programmer', startDate: '2019-02', summary: ownWords(place, 1) }]
  return somebody({ basics: { summary }, rest: { work } })
}

test('one career among more words of its own is found by what it tells of skills; the words of an agency are none', async () => {
  const alike = await addCandidates(app, [1, 2, 3].map(padded), await anAgency(app))
  const others = await addCandidates(app, [4, 5].map(praised), await anAgency(app))
  await lookForNewDuplicates(app.system)
  const found = (await Promise.all(alike.map((id) => pairs(`filter[candidate]=${id}&filter[signal]=telling`)))).flat()
  expect(new Set(found.flatMap(({ first, second }) => [first.id, second.id]))).toEqual(new Set(alike))
  expect(await pairs(`filter[candidate]=${others[0]}`)).toEqual([])
})
