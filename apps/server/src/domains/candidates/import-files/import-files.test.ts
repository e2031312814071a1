// Imports of files from the outside: reading, looking, importing, taking back.
import { getCandidateResume } from '@assay/contracts/candidate-resumes'
import { getCandidate, listCandidates } from '@assay/contracts/candidates'
import {
  addImportFile,
  chooseForRow,
  discardImport,
  expectImportFiles,
  exportImportProblems,
  getImportRun,
  type ImportRun,
  listImportErrors,
  listImportRows,
  mapImportColumns,
  openImportRun,
  startImport,
  undoImport,
} from '@assay/contracts/import-runs'
import { expect, test } from 'vitest'
import { aDocx, aPdf } from '../../../platform/testing/documents/test-documents.ts'
import { anAgencyWithPeople } from '../../../platform/testing/test-agencies.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { addDays, dayIn } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const BOUNDARY = 'a-boundary'
const UNTIL = addDays(dayIn('UTC', new Date()), 200)

const HEADER = 'Ref;Full Name;E-Mail;Mobile;Job title;Skills;Country;Shoe size'
const ROWS = [
  'f1;Ada Lovelace;ada@people.test;+44 20 7946 0001;Backend Developer;Go, Kafka;United Kingdom;38',
  'f2;Böb Weiß;bob@people.test;;Data Engineer;Python;Germany;44',
  'f3;=HYPERLINK("http://x");cy@people.test;;Data Engineer;Python;DE;',
  'f4;Di;not an address;;Data Engineer;Python;DE;',
  'f5;Ed;ed@people.test;;Data Engineer;Python;Atlantis;',
  ';Flo;;;Data Engineer;Python;DE;',
  'f7;Ada again;ADA@people.test;;Backend Developer;Go;DE;',
]
const TABLE = [HEADER, ...ROWS].join('\r\n')

async function add(person: Person, id: string, name: string, bytes: Buffer) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  const answer = await app.app.routes.app.inject({
    method: 'POST',
    url: `/api/v1${addImportFile.path.replace('{id}', id)}`,
    headers: {
      accept: 'application/vnd.api+json',
      authorization: `Bearer ${person.token}`,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  })
  const document = JSON.parse(answer.payload)
  return { status: answer.statusCode, run: document.data?.attributes as ImportRun, errors: document.errors ?? [] }
}

const open = async ({ token }: Person, source: string): Promise<string> =>
  (await app.call(openImportRun, { token, attributes: { source } })).data.id

async function staged(person: Person, source: string, files: Readonly<Record<string, Buffer>>): Promise<string> {
  const id = await open(person, source)
  for (const [name, bytes] of Object.entries(files)) expect((await add(person, id, name, bytes)).errors).toEqual([])
  return id
}

const rowsOf = async ({ token }: Person, id: string, state?: string) =>
  (
    await app.call(listImportRows, {
      token,
      query: `filter[import]=${id}&page[size]=50${state === undefined ? '' : `&filter[state]=${state}`}`,
    })
  ).data

async function imported(person: Person, id: string, attributes: Readonly<Record<string, unknown>> = {}) {
  const started = await app.call(startImport, {
    token: person.token,
    params: { id },
    attributes: { agreed: true, consentUntil: UNTIL, ...attributes },
  })
  expect([started.status, started.errors]).toEqual([200, []])
  await app.catchUp()
  return (await app.call(getImportRun, { token: person.token, params: { id } })).data
}

const peopleOf = async ({ token }: Person) =>
  (await app.call(listCandidates, { token, query: 'page[size]=50&sort=createdAt' })).data

test('a table is read by its own column names; each problem names row and column and says what to do', async () => {
  const { owner, member } = await anAgencyWithPeople(app)
  const id = await staged(owner, 'table', { 'people.csv': Buffer.from(TABLE, 'latin1') })
  const { data: run } = await app.call(getImportRun, { token: owner.token, params: { id } })
  expect(run.encoding).toBe('windows-1252')
  expect(run.columns.map(({ field }: { field: string }) => field)).toEqual([
    ...['external_id', 'name', 'email', 'phone', 'title', 'skills', 'country'],
    null,
  ])
  expect(run.staged).toMatchObject({ ready: 2, problem: 5 })
  const problems = await rowsOf(owner, id, 'problem')
  expect(problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
    [4, 'Full Name'],
    [5, 'E-Mail'],
    [6, 'Country'],
    [7, null],
    [8, null],
  ])
  expect(problems[2].problem).toMatch(/Atlantis.*two-letter code/)
  const [first] = await rowsOf(owner, id, 'ready')
  expect(
    Object.fromEntries(first.facts.map(({ label, value }: { label: string; value: string }) => [label, value])),
  ).toMatchObject({
    Name: 'Ada Lovelace',
    Skills: 'Go, Apache Kafka',
    Place: 'United Kingdom',
  })
  // A colleague at the same agency continues it.
  expect((await app.call(getImportRun, { token: member.token, params: { id } })).status).toBe(200)
})

test('an import is carried out once, with consent; the corrected rest follows and its columns are remembered', async () => {
  const { owner, agencyId } = await anAgencyWithPeople(app)
  const id = await staged(owner, 'table', { 'people.csv': Buffer.from(TABLE) })
  const unasked = await app.call(startImport, {
    token: owner.token,
    params: { id },
    attributes: { agreed: false, consentUntil: UNTIL },
  })
  expect(unasked.errors[0]?.source).toEqual({ pointer: '/data/attributes/agreed' })
  const run = await imported(owner, id)
  expect(run).toMatchObject({ state: 'finished', imported: 2, rejected: 5 })
  const again = await app.call(startImport, {
    token: owner.token,
    params: { id },
    attributes: { agreed: true, consentUntil: UNTIL },
  })
  expect(again.errors[0]?.code).toBe('import-run.finished')

  const people = await peopleOf(owner)
  expect(people.map(({ legalName }: { legalName: string }) => legalName).toSorted()).toEqual([
    'Ada Lovelace',
    'Böb Weiß',
  ])
  expect(people[0].consentUntil).toBe(UNTIL)
  const errors = await app.call(listImportErrors, { token: owner.token, query: `filter[import]=${id}` })
  expect(errors.data).toHaveLength(5)
  const kept = await app.database.pool.query(
    `select count(*)::int as n from import_run_rows where import_id = $1 and state = 'imported' and (cells is not null or email is not null)`,
    [id],
  )
  expect(kept.rows[0].n).toBe(0)

  const file = await app.app.routes.app.inject({
    url: `/api/v1${exportImportProblems.path.replace('{id}', id)}`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(file.headers['content-disposition']).toContain('rows-to-correct.csv')
  const [header, formula] = file.payload.split('\r\n')
  expect(header).toBe(`\uFEFF${HEADER.replaceAll(';', ',')},Row in the file,Column with the problem,What to do`)
  // What a spreadsheet would run stays harmless.
  expect(formula).toMatch(/^f3,"'=HYPERLINK\(.*,4,Full Name,/)

  const corrected = [HEADER, 'f5;Ed;ed@people.test;;Data Engineer;Python;DE;'].join('\n')
  const second = await staged(owner, 'table', { 'rest.csv': Buffer.from(corrected) })
  const read = (await app.call(getImportRun, { token: owner.token, params: { id: second } })).data
  expect([read.isRemembered, read.staged.ready]).toEqual([true, 1])
  await imported(owner, second)
  const third = await staged(owner, 'table', { 'rest.csv': Buffer.from(corrected) })
  expect((await app.call(getImportRun, { token: owner.token, params: { id: third } })).data.staged.unchanged).toBe(1)
  expect(await imported(owner, third)).toMatchObject({ imported: 0, updated: 0, unchanged: 1 })
  expect(await peopleOf(owner)).toHaveLength(3)
  const { rows } = await app.database.pool.query(
    `select verb from activities where tenant_id = $1 and target_id = $2 order by seq`,
    [agencyId, id],
  )
  expect(rows.map(({ verb }) => verb)).toContain('candidate.startImport')
})

test('columns are given another meaning, and no meaning twice', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const id = await staged(owner, 'table', { 'a.csv': Buffer.from('who,code\nada@x.test,Go') })
  const map = (fields: readonly (string | null)[]) =>
    app.call(mapImportColumns, { token: owner.token, params: { id }, attributes: { fields } })
  expect((await map(['email', 'email'])).status).toBe(422)
  expect((await map(['email'])).status).toBe(422)
  expect((await map(['email', 'skills'])).data.staged).toMatchObject({ ready: 1 })
  expect((await map([null, 'skills'])).data.staged).toMatchObject({ ready: 0, problem: 1 })
})

test('rows of existing people show both records: skipped, updated without loss, or both kept', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const all = 'id,name,email,title,skills,notice_days\n'
  const people = [
    'a,Ada,ada@x.test,Backend Developer,Go:6,30',
    'b,Bob,bob@x.test,Data Engineer,Python,',
    'c,Cy,cy@x.test,Data Engineer,Spark,',
  ]
  await imported(owner, await staged(owner, 'table', { 'a.csv': Buffer.from(all + people.join('\n')) }))
  const next =
    'name,email,title,skills\nAda L,ada@x.test,Backend Developer,Kafka\nBobby,bob@x.test,Data Engineer,Java\nCyd,cy@x.test,Data Engineer,Java'
  const id = await staged(owner, 'table', { 'b.csv': Buffer.from(next) })
  const known = await rowsOf(owner, id, 'known')
  expect(known.map(({ matchedBy }: { matchedBy: string }) => matchedBy)).toEqual(['email', 'email', 'email'])
  expect(known[0].facts).toContainEqual({ label: 'Name', value: 'Ada L', existing: 'Ada' })
  expect(known[0].facts).toContainEqual({ label: 'Notice', value: '', existing: '30 days' })
  const choose = (row: number, choice: string) =>
    app.call(chooseForRow, { token: owner.token, params: { id: known[row].id }, attributes: { choice } })
  expect((await choose(1, 'skip')).data.choice).toBe('skip')
  expect((await choose(2, 'keepBoth')).status).toBe(200)
  expect(await imported(owner, id)).toMatchObject({ imported: 1, updated: 1, skipped: 1 })
  const after = await peopleOf(owner)
  expect(after.map(({ legalName }: { legalName: string }) => legalName).toSorted()).toEqual([
    'Ada L',
    'Bob',
    'Cy',
    'Cyd',
  ])
  const ada = after.find(({ legalName }: { legalName: string }) => legalName === 'Ada L')
  expect([ada.noticeDays, ada.skills.map(({ name }: { name: string }) => name).toSorted()]).toEqual([
    30,
    ['Apache Kafka', 'Go'],
  ])
})

test('a folder: PDF, Word, Europass and JSON in one import; a broken file is a row with a problem', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const resume = (name: string, email: string) => [
    name,
    'Backend Developer',
    email,
    'Experience',
    'Backend Developer, Acme, 2019 - present',
    'Ran Kafka and PostgreSQL.',
  ]
  const europass =
    '<SkillsPassport><Identification><PersonName><FirstName>Eva</FirstName><Surname>Novak</Surname></PersonName><ContactInfo><Email><Contact>eva@x.test</Contact></Email></ContactInfo></Identification><WorkExperience><Position><Label>Data Engineer</Label></Position></WorkExperience></SkillsPassport>'
  const json = [
    { basics: { name: 'Jo', email: 'jo@x.test', label: 'Data Engineer' } },
    { basics: { name: 'Kim', email: 'kim@x.test', label: 'Data Engineer' } },
  ]
  const id = await staged(owner, 'documents', {
    'ada.pdf': aPdf(resume('Ada Lovelace', 'ada@x.test')),
    'ada copy.pdf': aPdf(resume('Ada Lovelace', 'ada@x.test')),
    'bob.docx': aDocx(resume('Bob Bobson', 'bob@x.test')),
    'eva.xml': Buffer.from(europass),
    'two.json': Buffer.from(JSON.stringify(json)),
    'broken.pdf': Buffer.from('%PDF-1.4 nothing'),
    'photo.png': Buffer.from('png'),
    'list.xlsx': Buffer.from('PK'),
  })
  const run = (await app.call(getImportRun, { token: owner.token, params: { id } })).data
  expect(run.staged).toMatchObject({ ready: 5, problem: 3 })
  const problems = await rowsOf(owner, id, 'problem')
  expect(problems.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
    'broken.pdf',
    'photo.png',
    'list.xlsx',
  ])
  expect(problems[2].problem).toContain('Save the spreadsheet as CSV')
  expect(await imported(owner, id)).toMatchObject({ imported: 5, rejected: 3 })
  const again = await staged(owner, 'documents', { 'ada.pdf': aPdf(resume('Ada Lovelace', 'ada@x.test')) })
  expect((await app.call(getImportRun, { token: owner.token, params: { id: again } })).data.staged.unchanged).toBe(1)
  // A file name alone does not prove the same person.
  const other = await staged(owner, 'documents', { 'ada.pdf': aPdf(resume('Ada Other', 'other@x.test')) })
  expect((await app.call(getImportRun, { token: owner.token, params: { id: other } })).data.staged.ready).toBe(1)
})

test('an upload that was left midway says how many files are missing, until they have come', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const id = await open(owner, 'documents')
  const expectFiles = (files: number, token = owner.token) =>
    app.call(expectImportFiles, { token, params: { id }, attributes: { files } })
  const missing = async () => (await app.call(getImportRun, { token: owner.token, params: { id } })).data.missingFiles
  const resume = (name: string) => Buffer.from([name, 'Backend Developer', `${name}@y.test`, 'Skills', 'Go'].join('\n'))
  const two = Buffer.from(JSON.stringify(['Lu', 'Mo'].map((name) => ({ basics: { name, email: `${name}@y.test` } }))))

  expect(await missing()).toBeNull()
  await expectFiles(5)
  await add(owner, id, 'ann.txt', resume('ann'))
  await add(owner, id, 'ann again.txt', resume('ann'))
  await add(owner, id, 'two.json', two)
  expect(await missing()).toBe(2)
  // Some of the missing ones are chosen, then the whole folder.
  await expectFiles(1)
  await add(owner, id, 'ben.txt', resume('ben'))
  expect(await missing()).toBe(1)
  await expectFiles(5)
  for (const name of ['ann', 'ann', 'ben', 'cleo']) await add(owner, id, `${name}.txt`, resume(name))
  await add(owner, id, 'two.json', two)
  expect(await missing()).toBe(0)

  const stranger = (await anAgencyWithPeople(app)).owner
  expect((await expectFiles(3, stranger.token)).status).toBe(404)
  expect((await expectFiles(0)).status).toBe(422)
  await imported(owner, id)
  expect((await expectFiles(3)).status).toBe(409)
})

test('a table has up to 10 MB; more résumés than an import takes, and levels without end, are refused', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const rows = Array.from({ length: 30 }, (_, place) => `t${place};Tom;Data Engineer;${'word '.repeat(20_000)}`)
  const table = Buffer.from(['Ref;Name;Job title;Notes', ...rows].join('\n'))
  expect(table.length).toBeGreaterThan(2 * 1024 * 1024)
  const large = await staged(owner, 'table', { 'large.csv': table })
  expect((await app.call(getImportRun, { token: owner.token, params: { id: large } })).data.staged.ready).toBe(30)
  const tooLarge = await add(owner, await open(owner, 'table'), 'x.csv', Buffer.alloc(10.1 * 1024 * 1024, 'x'))
  expect([tooLarge.status, tooLarge.errors[0].detail]).toEqual([413, 'Send a file of at most 10 MB.'])

  const id = await open(owner, 'documents')
  const many = await add(owner, id, 'many.json', Buffer.from(`[${'1,'.repeat(200_000)}1]`))
  expect([many.status, many.errors[0].detail]).toEqual([422, 'The file holds more than 5,000 résumés. Split it.'])
  for (const [open, close] of ['[]', '{}'].map((pair) => [...pair]))
    expect((await add(owner, id, `${open}.json`, Buffer.from(nested(String(open), String(close))))).status).toBe(200)
  expect(await rowsOf(owner, id, 'problem')).toHaveLength(2)
})

const nested = (open: string, close: string): string =>
  (open === '[' ? open : '{"a":').repeat(200_000) + (open === '[' ? '' : '1') + close.repeat(200_000)

test('an import is undone, except for people who were worked with since', async () => {
  const agency = await anAgencyWithPeople(app)
  const { owner } = agency
  const first =
    'id,name,email,title,skills\nu1,Ada,ada@u.test,Backend Developer,Go\nu2,Bob,bob@u.test,Data Engineer,Python\n'
  await imported(
    owner,
    await staged(owner, 'table', {
      'a.csv': Buffer.from('id,name,email,title,skills\nu1,Ada before,ada@u.test,Backend Developer,Java'),
    }),
  )
  const id = await staged(owner, 'table', { 'b.csv': Buffer.from(`${first}u3,Cy,cy@u.test,Data Engineer,Spark`) })
  expect(await imported(owner, id)).toMatchObject({ imported: 2, updated: 1 })
  const employer = await aPerson(app, 'employer.owner')
  const people = await peopleOf(owner)
  const bob = people.find(({ legalName }: { legalName: string }) => legalName === 'Bob')
  await app.database.pool.query(
    `insert into activities (id, tenant_id, at, actor_type, verb, target_type, target_id, candidate_id, request_id)
     values (gen_random_uuid(), $1, $2, 'user', 'candidate.submit', 'submissions', gen_random_uuid(), $3, 'r')`,
    [agency.agencyId, new Date(app.system.now().getTime() + 1000), bob.id],
  )
  const stranger = await anAgencyWithPeople(app)
  const params = { id }
  expect((await app.call(undoImport, { token: stranger.owner.token, params, attributes: {} })).status).toBe(404)
  expect((await app.call(undoImport, { token: employer.token, params, attributes: {} })).status).toBe(403)
  expect((await app.call(undoImport, { token: owner.token, params, attributes: {} })).data.state).toBe('undoing')
  await app.catchUp()
  const undone = (await app.call(getImportRun, { token: owner.token, params })).data
  expect(undone).toMatchObject({ state: 'undone', staged: { undone: 2, kept: 1 } })
  const [kept] = await rowsOf(owner, id, 'kept')
  expect(kept.problem).toMatch(/submit \(candidate\)/)
  const left = await peopleOf(owner)
  const names = left
    .filter(({ state }: { state: string }) => state !== 'erased')
    .map(({ legalName }: { legalName: string }) => legalName)
  expect(names.toSorted()).toEqual(['Ada before', 'Bob'])
  expect((await app.call(undoImport, { token: owner.token, params, attributes: {} })).errors[0]?.code).toBe(
    'import-run.undo',
  )
  const later = await staged(owner, 'table', {
    'c.csv': Buffer.from('id,name,email,title\nu9,Zoe,zoe@u.test,Data Engineer'),
  })
  await imported(owner, later)
  app.clock.advance(31 * DAY_MS)
  const relogged = await aPerson(app, 'agency.owner', { agencyId: agency.agencyId })
  expect(
    (await app.call(undoImport, { token: relogged.token, params: { id: later }, attributes: {} })).errors[0]?.code,
  ).toBe('import-run.undo')
})

test('operators import candidates of no agency and see only the names in their file; employers cannot import', async () => {
  const operator = await aPerson(app, 'platform.admin')
  const recruiter = await aPerson(app, 'employer.recruiter')
  const refused = await app.call(openImportRun, { token: recruiter.token, attributes: { source: 'table' } })
  expect([refused.status, refused.errors[0]?.code]).toEqual([403, 'permission.denied'])
  const table = (name: string) => Buffer.from(`id,name,email,title,skills\no1,${name},o1@x.test,Backend Developer,Go`)
  await imported(operator, await staged(operator, 'table', { 'a.csv': table('First Name') }))
  const id = await staged(operator, 'table', { 'b.csv': table('Second Name') })
  const [row] = await rowsOf(operator, id, 'known')
  expect(row.facts.find(({ label }: { label: string }) => label === 'Name')).toEqual({
    label: 'Name',
    value: 'Second Name',
    existing: 'Hidden',
  })
  const { data: candidate } = await app.call(getCandidate, { token: operator.token, params: { id: row.candidate.id } })
  expect(candidate.masked).toBe(true)
  const discarded = await app.call(discardImport, { token: operator.token, params: { id } })
  expect(discarded.status).toBe(204)
  expect((await app.call(getImportRun, { token: operator.token, params: { id } })).status).toBe(404)
})

test.each<[string, string, string, RegExp]>([
  ['nothing', 'table', '', /empty/],
  ['a header alone', 'table', 'name,email\n', /no rows/],
  ['three hundred columns', 'table', Array.from({ length: 300 }, (_, place) => `c${place}`).join(','), /at most 200/],
])('a table of %s is refused with what to do', async (_, source, text, words) => {
  const { owner } = await anAgencyWithPeople(app)
  const answer = await add(owner, await open(owner, source), 'a.csv', Buffer.from(text))
  expect([answer.status, answer.errors[0]?.code]).toEqual([422, 'document.unreadable'])
  expect(answer.errors[0]?.detail).toMatch(words)
})

test('the résumé is shown next to the profile to users who may see the name, with the sentences of each skill', async () => {
  const { owner } = await anAgencyWithPeople(app)
  const lines = ['Rosa Unmistakable', 'Backend Developer', 'Experience', 'Backend Developer, Acme, 2019 - present']
  const said = [...lines, 'Kept order intake calm. Ran Kafka and PostgreSQL for it. Liked gardens.']
  await imported(owner, await staged(owner, 'documents', { 'rosa.docx': aDocx(said) }))
  const [rosa] = await peopleOf(owner)
  const { data: resume } = await app.call(getCandidateResume, { token: owner.token, params: { id: rosa.id } })
  expect([resume.hasDocument, resume.masked]).toEqual([true, false])
  const passages = resume.passages.map(({ start, end, skills }: { start: number; end: number; skills: string[] }) => [
    resume.text.slice(start, end),
    skills,
  ])
  expect(passages).toContainEqual(['Ran Kafka and PostgreSQL for it.', ['Apache Kafka', 'PostgreSQL']])

  const recruiter = await aPerson(app, 'employer.recruiter')
  const seen = await app.call(getCandidateResume, { token: recruiter.token, params: { id: rosa.id } })
  expect(seen.data).toMatchObject({ hasDocument: true, masked: true, text: null, passages: [] })
  expect(JSON.stringify(seen.document)).not.toContain('Unmistakable')
  const stranger = await anAgencyWithPeople(app)
  expect((await app.call(getCandidateResume, { token: stranger.owner.token, params: { id: rosa.id } })).status).toBe(
    404,
  )
})
