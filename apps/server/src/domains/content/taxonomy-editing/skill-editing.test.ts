import { runSearch } from '@assay/contracts/candidate-searches'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import { getJobSkill, listJobSkills } from '@assay/contracts/job-skills'
import { replaySearch } from '@assay/contracts/replays'
import { createRequirement } from '@assay/contracts/requirements'
import { emptyCriteria } from '@assay/contracts/search-criteria'
import { listTaxonomyEdits, undoTaxonomyEdit } from '@assay/contracts/taxonomy-edits'
import { skillIdOf } from '@assay/contracts/taxonomy-ids'
import * as contract from '@assay/contracts/taxonomy-skills'
import * as taxonomy from '@assay/taxonomy'
import { beforeAll, expect, test, vi } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { recordOfDocumentText } from '../../candidates/foreign-resumes/index.ts'
import { exportSearch, replayFile } from '../../search/index.ts'
import { synchronizeTaxonomy } from '../index.ts'

const app = await openTestApp()
const { call } = app
let operator: Person
let creator: Person
let recruiter: Person

beforeAll(async () => {
  operator = await aPerson(app, 'platform.admin')
  creator = await aPerson(app, 'platform.creator')
  recruiter = await aPerson(app, 'employer.recruiter')
})

const outcome = ({ status, errors }: Answered) => [status, errors[0]?.code]
const edits = (query = 'page[size]=50') => call(listTaxonomyEdits, { token: operator.token, query })

async function undoLast(): Promise<Answered> {
  const [last] = (await edits()).data.filter(({ mayUndo }: { mayUndo: boolean }) => mayUndo)
  return call(undoTaxonomyEdit, { token: operator.token, params: { id: last.id }, attributes: {} })
}

const add = (attributes: object, by = operator) =>
  call(contract.addJobSkill, { token: by.token, attributes: { kind: 'tool', ...attributes } })
const change = (slug: string, attributes: object, headers = {}) =>
  call(contract.changeJobSkill, {
    token: operator.token,
    params: { id: skillIdOf(slug) },
    attributes: { ...attributes },
    headers,
  })
const merge = (slug: string, into: string) =>
  call(contract.taxonomySkillActions.merge, {
    token: operator.token,
    params: { id: skillIdOf(slug) },
    attributes: { intoId: skillIdOf(into) },
  })
const shown = async (slug: string) =>
  (await call(contract.getTaxonomySkill, { token: operator.token, params: { id: skillIdOf(slug) } })).data

const search = async (attributes: object): Promise<Answered['data']> => {
  const made = await call(runSearch, { token: recruiter.token, attributes: { ...attributes } })
  expect(outcome(made)).toEqual([201, undefined])
  return made.data
}
const asking = (...slugs: string[]) => ({
  door: 'skill',
  criteria: {
    ...emptyCriteria,
    mustHaveMode: 'require',
    mustHave: slugs.map((slug) => ({ anyOf: [skillIdOf(slug)], minYears: null, minEvidence: null })),
  },
})
const replay = async (id: string) => (await call(replaySearch, { token: recruiter.token, params: { id } })).data

const skillNamed = (name: string, rest: object = {}) => ({ name, years: 3, evidence: 'claimed', ...rest })

test('only operators edit the skills and see the history; creators see the skills, to propose', async () => {
  const refused = [403, 'permission.denied']
  for (const person of [creator, recruiter]) {
    expect(outcome(await add({ name: 'Nope' }, person))).toEqual(refused)
    expect(outcome(await call(listTaxonomyEdits, { token: person.token }))).toEqual(refused)
  }
  expect(outcome(await call(contract.listTaxonomySkills, { token: recruiter.token }))).toEqual(refused)
  expect((await call(contract.listTaxonomySkills, { token: creator.token })).status).toBe(200)
})

test('an added skill and its alias are read in descriptions and résumés, and can be searched for', async () => {
  const text = 'Platform engineer\n\nMust have: Quokkabase, Go\nNice to have: qbs tuning'
  expect((await search({ door: 'jobDesc', text })).criteria.mustHave).toHaveLength(1)
  const made = await add({ name: 'Quokkabase', aliases: ['qbs'], broaderIds: [skillIdOf('databases')] })
  expect(made.data).toMatchObject({ slug: 'quokkabase', state: 'current', version: 1 })
  await untilFollowed(app)

  const { criteria } = await search({ door: 'jobDesc', text })
  const asked = criteria.mustHave.flatMap(({ anyOf }: { anyOf: string[] }) => anyOf)
  expect(asked).toContain(skillIdOf('quokkabase'))
  const resume =
    'Grace Hopper\nDatabase Administrator\n\nExperience\n2019 - 2024 Acme, Database Administrator\nTuned qbs clusters and PostgreSQL'
  const record = recordOfDocumentText(resume, { externalId: 'grace', contentHash: 'g', today: '2026-11-20' })
  expect(record.skills.map(({ slug }) => slug)).toContain('quokkabase')

  const [id] = await addCandidates(app, [aRecord({ skills: [skillNamed('QBS')] })])
  const found = await search(asking('quokkabase'))
  expect(found.matchedCount).toBe(1)
  expect(await shown('quokkabase')).toMatchObject({ origin: 'operators', candidateCount: 1 })
  expect(await replay(found.id)).toMatchObject({ isIdentical: true })

  // A candidate has it by now.
  expect(outcome(await undoLast())).toEqual([409, 'taxonomy.transition'])
  await app.database.pool.query('delete from candidates where id = $1', [id])
})

test('a former name keeps its meaning, and a spelling means one skill only', async () => {
  expect((await change('kubernetes', { name: 'Kube' })).data).toMatchObject({ name: 'Kube' })
  expect((await shown('kubernetes')).aliases).toEqual(expect.arrayContaining(['Kubernetes']))
  const { name, kind, aliases, broader, related } = await shown('python')
  const idsOf = (neighbors: { id: string }[]) => neighbors.map(({ id }) => id)
  const all = { name, kind, aliases: [...aliases, 'Pythonic'], broaderIds: idsOf(broader), relatedIds: idsOf(related) }
  await change('python', all)
  expect((await shown('python')).related).toEqual(related)
  const byOldName = await call(listJobSkills, { query: 'filter[search]=kubernetes' })
  expect(byOldName.data[0]).toMatchObject({ name: 'Kube', slug: 'kubernetes' })

  const taken = await change('kubernetes', { aliases: ['React'] })
  expect(outcome(taken)).toEqual([422, 'validation.invalid'])
  expect(taken.errors[0]).toMatchObject({ detail: '“React” already means React.' })
  expect(outcome(await add({ name: 'Kube' }))).toEqual([422, 'validation.invalid'])
  expect(outcome(await change('react', { broaderIds: [skillIdOf('next-js')] }))).toEqual([422, 'validation.invalid'])
})

test('a concurrent edit of a skill is not overwritten, and nothing changes twice', async () => {
  const { version } = await shown('svelte')
  await change('svelte', { aliases: [...(await shown('svelte')).aliases, 'Svelte Classic'] })
  const stale = await change('svelte', { name: 'Svelte!' }, { 'if-match': `"${version}"` })
  expect(outcome(stale)).toEqual([412, 'resource.stale'])
  const now = await shown('svelte')
  const same = await change('svelte', { name: now.name, aliases: now.aliases }, { 'if-match': `"${now.version}"` })
  expect(same.data.version).toBe(now.version)
})

test('after a merge candidates and jobs with the loser have the winner, once', async () => {
  const [both, loser, winner] = await addCandidates(app, [
    aRecord({
      skills: [
        skillNamed('Mercurial', { years: 9 }),
        skillNamed('Subversion', { years: 2, evidence: 'assessed', evidenceOn: '2026-05-01' }),
      ],
    }),
    aRecord({ skills: [skillNamed('Mercurial')] }),
    aRecord({ skills: [skillNamed('Subversion')] }),
  ])
  const job = await call(createRequirement, {
    token: (await aPerson(app, 'employer.owner')).token,
    attributes: { title: 'Archivist of old code', criteria: asking('mercurial').criteria },
  })
  expect(outcome(job)).toEqual([201, undefined])
  const before = await search(asking('mercurial'))
  expect(before.matchedCount).toBe(2)
  const beforeBoth = await search(asking('mercurial', 'svn'))

  expect(outcome(await merge('mercurial', 'svn'))).toEqual([200, undefined])
  await untilFollowed(app)

  for (const slug of ['mercurial', 'svn']) {
    const after = await search(asking(slug))
    expect([after.matchedCount, after.criteria.mustHave[0].anyOf]).toEqual([3, [skillIdOf('svn')]])
    expect(await replay(after.id)).toMatchObject({ isIdentical: true })
  }
  expect((await search(asking('mercurial', 'svn'))).criteria.mustHave).toHaveLength(1)
  expect(await shown('svn')).toMatchObject({ candidateCount: 3, jobCount: 1 })
  expect(await shown('mercurial')).toMatchObject({ name: 'Subversion', id: skillIdOf('svn') })
  expect((await call(getJobSkill, { params: { id: skillIdOf('mercurial') } })).data).toMatchObject({
    name: 'Subversion',
    candidateCount: 3,
  })
  const profile = await call(getCandidate, { token: operator.token, params: { id: both ?? '' } })
  const held = profile.data.skills.filter(({ name }: { name: string }) => /subversion|mercurial/i.test(name))
  expect(held).toEqual([
    expect.objectContaining({ name: 'Subversion', years: 9, evidence: 'assessed', evidenceOn: '2026-05-01' }),
  ])
  const listed = await call(listCandidates, { token: operator.token, query: 'filter[skill]=mercurial' })
  expect(listed.data.map(({ id }: { id: string }) => id).sort()).toEqual([both, loser, winner].sort())

  // What was frozen before is ranked as it was then, here and from a file alone.
  for (const { id } of [before, beforeBoth]) {
    const again = await replay(id)
    expect([again.isIdentical, again.findings, again.answerHash.is]).toEqual([true, [], again.answerHash.was])
  }
  const since = await search(asking('mercurial'))
  expect(await replayFile(linesOf(since.id))).toMatchObject({ isIdentical: true, findings: [] })

  await undoLast()
  await untilFollowed(app)
  expect((await search(asking('mercurial'))).matchedCount).toBe(2)
  expect(await replay(since.id)).toMatchObject({ isIdentical: true, findings: [] })
})

async function* linesOf(id: string): AsyncGenerator<string> {
  for await (const line of exportSearch(app.system, app.database.pool, id)) yield JSON.stringify(line)
}

test('a deprecated skill is no longer offered, and candidates keep it', async () => {
  const act = (verb: 'deprecate' | 'restore') =>
    call(contract.taxonomySkillActions[verb], {
      token: operator.token,
      params: { id: skillIdOf('svn') },
      attributes: {},
    })
  const offered = async () =>
    (await call(listJobSkills, { query: 'filter[search]=subversion' })).data.map(({ slug }: { slug: string }) => slug)
  expect((await act('deprecate')).data).toMatchObject({ state: 'deprecated', mayDo: ['edit', 'merge', 'restore'] })
  expect(await offered()).not.toContain('svn')
  expect((await search(asking('svn'))).criteria.mustHave).toHaveLength(1)
  expect(outcome(await act('deprecate'))).toEqual([409, 'taxonomy.transition'])
  expect((await act('restore')).data.state).toBe('current')
  expect(await offered()).toContain('svn')
})

test('the history says who changed what, and only the latest change is undone', async () => {
  await change('react', { aliases: [...(await shown('react')).aliases, 'Reacting'] })
  await add({ name: 'Wombatql', kind: 'language' })
  const [second, first] = (await edits('page[size]=2')).data
  expect(second).toMatchObject({ act: 'add', summary: 'Added Wombatql.', mayUndo: true, isUndone: false })
  expect(first).toMatchObject({ act: 'change', summary: 'React: added the alias Reacting.', mayUndo: false })
  expect(second.editedByName).toBeTypeOf('string')
  const undo = (id: string) => call(undoTaxonomyEdit, { token: operator.token, params: { id }, attributes: {} })
  expect(outcome(await undo(first.id))).toEqual([409, 'taxonomy.transition'])
  expect((await undo(second.id)).data).toMatchObject({ isUndone: true, mayUndo: false })
  expect((await call(listJobSkills, { query: 'filter[search]=wombatql' })).data).toEqual([])
  expect((await undo(first.id)).data.isUndone).toBe(true)
  const ofReact = await edits(`filter[entry]=${skillIdOf('react')}&page[size]=2`)
  expect(ofReact.data.map(({ act }: { act: string }) => act)).toEqual(['undo', 'change'])
})

test('another server of the installation follows without a restart', async () => {
  vi.resetModules()
  const other = {
    ...(await import('../../ranking/index.ts')),
    ...(await import('../../search/reading/text-reader.ts')),
    ...(await import('../../taxonomy/index.ts')),
  }
  const live = other.createLivePool({
    database: app.database,
    now: () => app.system.now(),
    onError: (error: unknown) => {
      throw error
    },
  })
  await live.open()
  const reads = () =>
    other
      .readText('Must have: Numbatdb and Go', 'jobDesc', app.system.now())
      .criteria.mustHave.flatMap(({ anyOf }) => anyOf)
  expect(reads()).not.toContain('numbatdb')
  await add({ name: 'Numbatdb' })
  await vi.waitFor(() => expect(reads()).toContain('numbatdb'), 20_000)
  await live.close()
})

test('a later release is laid under the edits', async () => {
  await add({ name: 'Bilbyscript', aliases: ['bbs'] })
  await merge('mercurial', 'svn')
  const [react] = taxonomy.skills.filter(({ slug }) => slug === 'react')
  if (react === undefined) throw new Error('The release has React.')
  const later = { ...react, slug: 'bilby', name: 'Bilbyscript', aliases: [], broader: [], related: [] }
  await synchronizeTaxonomy(app.system, { ...taxonomy, skills: [...taxonomy.skills, later] })
  const rows = await app.database.pool.query(
    `select slug, state from skills where slug in ('bilby', 'bilbyscript', 'mercurial') order by slug`,
  )
  expect(rows.rows).toEqual([
    { slug: 'bilby', state: 'current' },
    { slug: 'bilbyscript', state: 'merged' },
    { slug: 'mercurial', state: 'merged' },
  ])
})
