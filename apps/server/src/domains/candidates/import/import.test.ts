import { Readable } from 'node:stream'
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aRecord, aResume, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { anAgency, aPerson, type Person } from '../../../platform/testing/test-people.ts'
import {
  csvColumns,
  csvLineOf,
  exportCandidates,
  type ImportReport,
  importCandidates,
  importRows,
  jsonResumeOf,
  type ReadRow,
  type Rejection,
  readCandidateLines,
  readCsvRows,
  readJsonResumeLine,
} from '../index.ts'

const app = await openTestApp()
const TODAY = '2026-11-20'
let recruiter: Person

beforeAll(async () => {
  recruiter = await aPerson(app, 'employer.recruiter')
})

const bytesOf = (text: string): Readable => Readable.from([Buffer.from(text)])

async function run(rows: AsyncIterable<ReadRow>, agencyId: string | null = null) {
  const rejections: Rejection[] = []
  const report = await importRows(app.system, rows, {
    agencyId,
    now: app.system.now(),
    onRejected: (rejection) => rejections.push(rejection),
    onProgress: () => undefined,
  })
  return { ...figures(report), unknown: [...report.unknownSkills.keys()], rejections }
}

const figures = ({ read, imported, updated, unchanged, rejected }: ImportReport) => ({
  read,
  imported,
  updated,
  unchanged,
  rejected,
})

async function allOf<T>(values: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const value of values) all.push(value)
  return all
}

const importLines = (lines: readonly string[], agencyId: string | null = null) =>
  run(
    readCandidateLines(bytesOf(lines.join('\n')), (text) => readJsonResumeLine(text, TODAY)),
    agencyId,
  )

const importCsv = (text: string) => run(readCsvRows(bytesOf(text), TODAY))

async function rowsOf(table: string, externalId: string): Promise<Record<string, unknown>[]> {
  const key = table === 'candidates' ? 'id' : 'candidate_id'
  const answer = await app.database.pool.query(
    `select * from ${table} where ${key} in (select id from candidates where external_id = $1)`,
    [externalId],
  )
  return answer.rows
}

test('PostgreSQL that ends a connection in the middle of an import costs no row', async () => {
  const { pool } = app.database
  const lines = Array.from({ length: 3 }, (_, place) => JSON.stringify(aResume({ externalId: `cut-off-${place}` })))
  const holder = await pool.connect()
  await holder.query('begin; lock table candidates in exclusive mode')
  const imported = importLines(lines)
  const waiting = `select pid from pg_locks where not granted and relation = 'candidates'::regclass`
  await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 20_000 }).toBe(1)
  await pool.query(`select pg_terminate_backend(pid) from (${waiting}) as importers`)
  await holder.query('commit')
  holder.release()
  expect(await imported).toMatchObject({ read: 3, imported: 3, rejected: 0, rejections: [] })
})

test('a second run of the same lines changes nothing', async () => {
  const lines = Array.from({ length: 30 }, (_, place) => JSON.stringify(aResume({ externalId: `again-${place}` })))

  expect(await importLines(lines)).toMatchObject({ read: 30, imported: 30, rejected: 0 })
  const before = await app.database.pool.query('select id, version, updated_at from candidates order by id')
  expect(await importLines(lines)).toMatchObject({ read: 30, imported: 0, updated: 0, unchanged: 30 })
  expect((await app.database.pool.query('select id, version, updated_at from candidates order by id')).rows).toEqual(
    before.rows,
  )
})

test('an import is recorded once per batch, in the chain of the agency that represents the candidates', async () => {
  const agencyId = await anAgency(app)
  const lines = Array.from({ length: 501 }, (_, place) => JSON.stringify(aResume({ externalId: `recorded-${place}` })))
  await importLines(lines, agencyId)
  const entries = await importsOf(agencyId)
  expect(entries.map(({ after }) => after).toSorted((a, b) => a.imported - b.imported)).toEqual([
    { imported: 1, updated: 0 },
    { imported: 500, updated: 0 },
  ])
  expect(new Set(entries.map(({ target_id }) => target_id)).size).toBe(1)
  expect(entries[0]).toMatchObject({ actor_type: 'system', target_type: 'candidate-imports' })

  await importLines(lines, agencyId)
  expect(await importsOf(agencyId)).toHaveLength(2)
})

test('a batch that the database refuses is not recorded', async () => {
  const agencyId = await anAgency(app)
  const source = { agencyId, now: app.system.now() }
  const vetting = [{ stage: 's', method: 'm', assessorRole: 'r', result: 'pass', on: '0000-01-01' }]
  const { rejected } = await importCandidates(app.system, [aRecord({ externalId: 'refused', vetting })], source)
  expect([rejected.length, await importsOf(agencyId)]).toEqual([1, []])
})

test('only the operator may import', async () => {
  const agencyId = await anAgency(app)
  const ctx = app.system.as({ kind: 'nobody' })
  const importing = importCandidates(ctx, [aRecord({ externalId: 'unasked' })], { agencyId, now: ctx.now() })
  await expect(importing).rejects.toMatchObject({ code: 'permission.denied' })
  expect(await rowsOf('candidates', 'unasked')).toEqual([])
})

async function importsOf(agencyId: string) {
  const answer = await app.database.pool.query(
    `select actor_type, target_type, target_id, after from activities
     where tenant_id = $1 and verb = 'candidate.import'`,
    [agencyId],
  )
  return answer.rows as { actor_type: string; target_type: string; target_id: string; after: { imported: number } }[]
}

test('a changed line updates the same candidate, and vetting results are only ever added', async () => {
  const first = { stage: 'assessment', method: 'task', assessorRole: 'team', result: 'pass', on: '2026-01-05' }
  const second = { ...first, stage: 'interview', on: '2026-02-05' }
  await importLines([JSON.stringify(aResume({ externalId: 'moving', vetting: [first] }))])
  const [before] = await rowsOf('candidates', 'moving')

  const changed = aResume({ externalId: 'moving', vetting: [first, second], skills: [{ name: 'Rust', years: 2 }] })
  expect(await importLines([JSON.stringify(changed)])).toMatchObject({ updated: 1 })

  const [after] = await rowsOf('candidates', 'moving')
  expect(after).toMatchObject({ id: before?.['id'], version: 2, masked_name: before?.['masked_name'] })
  expect(await rowsOf('vetting_results', 'moving')).toHaveLength(2)
  expect(await rowsOf('candidate_work', 'moving')).toHaveLength(1)
})

test('the same name in two agencies is two candidates', async () => {
  const line = JSON.stringify(aResume({ externalId: 'shared-name' }))
  await importLines([line], await anAgency(app))
  await importLines([line], await anAgency(app))
  expect(await rowsOf('candidates', 'shared-name')).toHaveLength(2)
})

test('a new candidate of several simultaneous imports is one, and none of them is refused', async () => {
  const agencyId = await anAgency(app)
  const record = aRecord({ externalId: 'at-once' })
  const now = app.system.now()
  const outcomes = await Promise.all(
    Array.from({ length: 4 }, () => importCandidates(app.system, [record], { agencyId, now })),
  )
  const imported = { imported: 1, updated: 0, unchanged: 0, replaced: [], rejected: [] }
  const unchanged = { ...imported, imported: 0, unchanged: 1 }
  expect(outcomes.toSorted((left, right) => right.imported - left.imported)).toEqual([
    imported,
    ...Array.from({ length: 3 }, () => unchanged),
  ])
  expect(await rowsOf('candidates', 'at-once')).toHaveLength(1)
})

test('characters that the database cannot hold are left out, and the other rows are imported', async () => {
  const odd = aResume({ externalId: 'odd-signs' }) as { basics: object }
  const named = { ...odd.basics, name: 'Ada \0Lovelace', summary: 'Ada\0 built engines\ud800 in \udc00 Java.' }
  const other = JSON.stringify(aResume({ externalId: 'beside-odd' }))
  const json = await importLines([JSON.stringify({ ...odd, basics: named }), other])
  const csv = await importCsv(
    'external_id,name,headline,summary\nodd-csv,Ada \0Byron,Java engineer,Ada\0 built engines',
  )

  expect([json, csv]).toMatchObject([
    { imported: 2, rejected: 0 },
    { imported: 1, rejected: 0 },
  ])
  const [contact] = await rowsOf('candidate_contacts', 'odd-signs')
  expect(contact).toMatchObject({
    legal_name: 'Ada Lovelace',
    originals: { summary: 'Ada built engines\ufffd in \ufffd Java.' },
  })
})

test.each(['Ada, see evil.test', 'http://evil', 'Аda Lovelace'])(
  'no candidate is imported under the name %s',
  async (name) => {
    const resume = aResume({ externalId: 'misnamed' }) as { basics: object }
    const { rejections } = await importLines([JSON.stringify({ ...resume, basics: { ...resume.basics, name } })])
    expect(rejections[0]?.reason).toContain('basics.name: the name')
  },
)

test.each([
  ['\u202eecalevoL\u202c Ada', 'ecalevoL Ada'],
  ['Ada\nLovelace', 'Ada Lovelace'],
  ['\u200fمحمد\u200f عبد الرحمن', 'محمد عبد الرحمن'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['Adolphus  Blaine', 'Adolphus Blaine'],
  ['\u202e', null],
])('the name %j is kept as it is shown: %j', (name, kept) => {
  const resume = aResume({ externalId: 'shown' }) as { basics: object }
  const { contact } = readJsonResumeLine(JSON.stringify({ ...resume, basics: { ...resume.basics, name } }), TODAY)
  expect(contact.legalName).toBe(kept)
})

test('what is shown within a line has neither breaks nor an override of the writing direction', () => {
  const turned = (text: string) => `\u202e${text}\u2066`
  const resume = aResume({ externalId: 'turned' }) as { basics: object; meta: { assay: object } }
  const record = readJsonResumeLine(
    JSON.stringify({
      ...resume,
      basics: { ...resume.basics, label: turned('Backend Engineer') },
      work: [
        {
          name: turned('Acme\nGmbH'),
          position: turned('Backend Engineer'),
          startDate: '2020-01',
          summary: 'Go.\nSQL.',
        },
      ],
      education: [{ institution: turned('TU Berlin'), area: turned('Physics'), studyType: turned('MSc') }],
      meta: {
        assay: {
          ...resume.meta.assay,
          vetting: [
            {
              stage: turned('screen'),
              method: turned('call'),
              assessorRole: turned('engineer'),
              result: 'pass',
              on: '2026-01-01',
            },
          ],
        },
      },
    }),
    TODAY,
  )
  expect(record.headline).toBe('Backend Engineer')
  expect(record.work[0]).toMatchObject({ employer: 'Acme GmbH', title: 'Backend Engineer', summary: 'Go.\nSQL.' })
  expect(record.education).toEqual([{ institution: 'TU Berlin', area: 'Physics', studyType: 'MSc' }])
  expect(record.vetting[0]).toMatchObject({ stage: 'screen', method: 'call', assessorRole: 'engineer' })
})

test.each(['مهندس برمجيات', 'מהנדס תוכנה Go', 'می\u200cخواهم', 'Lead, R&D 👩\u200d💻'])(
  'the headline %j stays',
  (label) => {
    const resume = aResume({ externalId: 'kept' }) as { basics: object }
    const { headline } = readJsonResumeLine(JSON.stringify({ ...resume, basics: { ...resume.basics, label } }), TODAY)
    expect(headline).toBe(label)
  },
)

test('bad lines are reported by number and reason, and stop nothing', async () => {
  const { rejections, ...report } = await importLines([
    JSON.stringify(aResume({ externalId: 'good-1' })),
    '{ "basics": ',
    '',
    '[]',
    JSON.stringify({ basics: { label: 'Go Developer' } }),
    JSON.stringify(aResume({ externalId: 'bad-country' }, { basics: { label: 'X', location: { countryCode: 'ZZ' } } })),
    JSON.stringify(aResume({ externalId: 'bad-zone', timezone: 'Mars/Olympus' })),
    JSON.stringify(aResume({ externalId: 'bad-grade', skills: [{ name: 'Go', evidence: 'trust me' }] })),
    JSON.stringify(aResume({ externalId: 'bad-rate', rate: { amountMinor: -1, currency: 'EUR', period: 'hour' } })),
    JSON.stringify(aResume({ externalId: 'good-1' })),
    JSON.stringify({ meta: { assay: { externalId: 'nobody' } } }),
    `{"basics": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    JSON.stringify(aResume({ externalId: 'good-2', skills: [{ name: 'Floobar' }] })),
  ])

  expect(report).toMatchObject({ read: 12, imported: 2, rejected: 10, unknown: ['Floobar'] })
  expect(rejections.map(({ line }) => line).toSorted((a, b) => a - b)).toEqual([2, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  const reasons = rejections.map(({ reason }) => reason).join('\n')
  for (const words of [
    'not JSON',
    'externalId is missing',
    'ZZ',
    'Mars/Olympus',
    'evidence',
    'amountMinor',
    'already on line 1',
    'nested too deeply',
  ])
    expect(reasons).toContain(words)
})

test('a record that the database refuses is separated from its batch', async () => {
  const lines = Array.from({ length: 9 }, (_, place) => JSON.stringify(aResume({ externalId: `batch-${place}` })))
  lines[4] = JSON.stringify(
    aResume({
      externalId: 'batch-4',
      vetting: [{ stage: 's', method: 'm', assessorRole: 'r', result: 'pass', on: '0000-01-01' }],
    }),
  )

  const report = await importLines(lines)

  expect(report).toMatchObject({ imported: 8, rejected: 1 })
  expect(report.rejections[0]).toMatchObject({ line: 5 })
})

test('a CSV with a header is imported, quotes and semicolons included', async () => {
  const text = [
    'external_id;name;headline;summary;skills;rate_amount;rate_currency;rate_period;country;timezone;languages;notice_days',
    'csv-1;"Grace ""Amazing"" Hopper";Backend Developer;"Built; and\nran it";"Go:5:assessed:2026-03-01;Kafka:3";52.50;EUR;hour;DE;Europe/Berlin;en:C1;30',
    'csv-2;Bob;Data Engineer;;Python:3:magic;;;;;;;',
    ';Nobody;Data Engineer;;Python;;;;;;;',
    'csv-3;Carol;Data Engineer;;Python:2;abc;EUR;hour;;;;',
  ].join('\n')

  const report = await importCsv(text)

  expect(report).toMatchObject({ read: 4, imported: 1, rejected: 3 })
  expect((await rowsOf('candidates', 'csv-1'))[0]).toMatchObject({
    rate_amount_minor: '5250',
    country: 'DE',
    notice_days: 30,
  })
  expect((await rowsOf('candidate_contacts', 'csv-1'))[0]).toMatchObject({ legal_name: 'Grace "Amazing" Hopper' })
  expect((await rowsOf('candidate_skills', 'csv-1')).map((row) => row['evidence']).toSorted()).toEqual([
    'assessed',
    'claimed',
  ])
  expect(await importCsv(text)).toMatchObject({ unchanged: 1, rejected: 3 })
})

test.each([
  ['as UTF-8 with line breaks of Windows', (text: string) => Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)],
  ['as UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ['as Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
])('a broken row of a CSV stops no other, in a file %s that arrives in small parts', async (kind, encoded) => {
  const prefix = kind.slice(-4)
  const text = [
    'external_id,name,headline',
    `${prefix}-1,"Zoë\nof two lines",Data Engineer`,
    `${prefix}-2,Quote "in" it,Data Engineer`,
    `${prefix}-3,"lost,Data Engineer`,
    `${prefix}-4,"closed" too early,Data Engineer`,
    `${prefix}-5,Too,many,cells`,
    `${prefix}-6,Zoë,Data Engineer`,
  ].join('\n')
  const bytes = encoded(text)
  const parts = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.subarray(at * 7, at * 7 + 7))
  const report = await run(readCsvRows(Readable.from(parts), TODAY))

  expect(report).toMatchObject({ read: 6, imported: 3, rejected: 3 })
  expect(report.rejections.map(({ line }) => line)).toEqual([5, 6, 7])
  expect((await rowsOf('candidate_contacts', `${prefix}-2`))[0]).toMatchObject({ legal_name: 'Quote "in" it' })
  expect((await rowsOf('candidate_contacts', `${prefix}-6`))[0]).toMatchObject({ legal_name: 'Zoë' })
})

test('skills are read from sentences if there is no skill list with evidence', async () => {
  const work = [
    { name: 'Acme', position: 'Backend Developer', startDate: '2020-01', summary: 'Ran Terraform and PostgreSQL.' },
  ]
  await importLines([
    JSON.stringify(aResume({ externalId: 'prose', skills: null }, { work, skills: [{ name: 'Go' }] })),
  ])

  expect((await rowsOf('candidate_skills', 'prose')).length).toBeGreaterThanOrEqual(3)
})

test('an export can be imported again without changes', async () => {
  const agencyId = await anAgency(app)
  await importLines([JSON.stringify(aResume({ externalId: 'round-trip' }))], agencyId)
  const [records] = await allOf(exportCandidates(app.system.db, agencyId))
  const [record] = records ?? []
  if (record === undefined) throw new Error('nothing was exported')
  const again = readJsonResumeLine(JSON.stringify(jsonResumeOf(record)), TODAY)

  const { contentHash: _kept, contact, ...rest } = record
  const { contentHash: _new, contact: contactAgain, ...restAgain } = again
  expect(restAgain).toEqual(rest)
  expect(contactAgain).toMatchObject({ legalName: contact.legalName, email: contact.email, links: contact.links })
  const csv = await allOf(readCsvRows(bytesOf(`${csvColumns.join(',')}\n${csvLineOf(record)}`), TODAY))
  expect(csv[0]).toMatchObject({ record: { externalId: 'round-trip', headline: rest.headline, rate: rest.rate } })
})

test('the next search finds an imported candidate, and no longer one who left', async () => {
  const asked = { token: recruiter.token, attributes: { door: 'skill', text: 'COBOL' } }
  expect((await app.call(runSearch, asked)).data.matchedCount).toBe(0)

  await importLines([JSON.stringify(aResume({ externalId: 'cobol', skills: [{ name: 'COBOL', years: 9 }] }))])
  await untilFollowed(app)
  const made = await app.call(runSearch, asked)
  expect(made.data.matchedCount).toBe(1)
  const [match] = (await app.call(listMatches, { token: recruiter.token, params: { id: made.data.id } })).data
  expect(match.contributions.some((line: { label: string }) => line.label.includes('COBOL'))).toBe(true)

  await app.database.pool.query(`update candidates set state = 'engaged' where external_id = 'cobol'`)
  await untilFollowed(app)
  expect((await app.call(runSearch, asked)).data.matchedCount).toBe(0)
})

test('changes of a transaction that commits late are not missed', async () => {
  const slow = await app.database.pool.connect()
  await slow.query('begin')
  await slow.query(`update candidates set state = 'paused' where external_id = 'again-0'`)
  await importLines([JSON.stringify(aResume({ externalId: 'fast' }))])
  const followed = untilFollowed(app)
  await expect(untilFollowed(app, 0)).rejects.toMatchObject({ code: 'service.not-ready' })
  await slow.query('commit')
  slow.release()
  await followed

  const available = await app.database.pool.query(`select count(*)::int as n from candidates where state = 'available'`)
  expect(app.live.current().size).toBe(available.rows[0].n)
})
