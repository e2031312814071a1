// An agency takes its candidates with it: the file is imported by another agency, and nothing is lost.
import { listActivities } from '@assay/contracts/activities'
import { exportCandidateLines, exportCandidateTable } from '@assay/contracts/candidate-exports'
import { appendToImport, finishImport, openImportRun } from '@assay/contracts/import-runs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { inventEverybody } from '../../../../seeds/load-demo.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { importCandidates } from '../index.ts'
import { agencyResumeOf } from './agency-copy.rules.ts'

const app = await openTestApp()
const { call } = app
let owner: Person

beforeAll(async () => {
  owner = await aPerson(app, 'agency.owner')
})

interface Exported {
  readonly basics: { readonly name: string; readonly email: string }
  readonly meta: { readonly assay: Readonly<Record<string, unknown>> & { readonly externalId: string } }
}

const ENDPOINTS = { lines: exportCandidateLines, csv: exportCandidateTable }
const take = ({ token }: Person, format: keyof typeof ENDPOINTS) => call(ENDPOINTS[format], { token, attributes: {} })
const textOf = async (by: Person, format: keyof typeof ENDPOINTS) => String((await take(by, format)).data)
const linesOf = async (by: Person): Promise<Exported[]> =>
  (await textOf(by, 'lines')).split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Exported)))

async function importAll(by: Person, rows: readonly Exported[]) {
  const run = (await call(openImportRun, { token: by.token, attributes: {} })).data.id
  const params = { id: run }
  const sent = rows.map((resume) => ({ externalId: resume.meta.assay.externalId, resume }))
  await call(appendToImport, { token: by.token, params, attributes: { firstRow: 1, rows: sent } })
  return (await call(finishImport, { token: by.token, params, attributes: {} })).data
}

/** By its id, without what only one installation knows. Skills are in the order of their proof. */
const comparable = (rows: readonly Exported[]) =>
  new Map(
    rows.map(({ meta, ...resume }) => {
      const { recordedByOperator: _, skills, ...assay } = meta.assay
      const named = Object.fromEntries((skills as { name: string }[]).map((skill) => [skill.name, skill]))
      return [assay.externalId, { ...resume, assay, named }]
    }),
  )

test('an export that another agency imports comes out of there the same', async () => {
  const records = [...inventEverybody({ now: app.system.now(), candidates: 60 })].map(({ record }) => record)
  await importCandidates(app.system, records, { agencyId: owner.agencyId, now: app.system.now() })
  const first = await linesOf(owner)
  expect(first).toHaveLength(records.length)
  expect(first.map(({ meta }) => meta.assay['timezone'])).toContain('Asia/Kolkata')
  const other = await aPerson(app, 'agency.owner')
  expect(await importAll(other, first)).toMatchObject({ imported: records.length, rejected: 0 })
  expect(comparable(await linesOf(other))).toEqual(comparable(first))
  // Both ways: at home, no candidate is added.
  expect(await importAll(owner, first)).toMatchObject({ imported: 0, rejected: 0 })
})

test('what only operators record is beside the rest, in any mix of grades, and importing never asks for it', () => {
  const grades = ['claimed', 'agency', 'assessed', 'interviewed', 'workSample'] as const
  const states = ['draft', 'inVetting', 'available', 'engaged', 'paused'] as const
  const names = ['Go', 'Kafka', 'PostgreSQL', 'Python']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...grades), { maxLength: 4 }), fc.constantFrom(...states), (given, state) => {
      const skills = given.map((evidence, at) => ({ name: names[at], evidence, evidenceOn: '2026-05-01' }))
      const { meta } = agencyResumeOf(aRecord({ skills, state })) as Exported
      const { skills: written, recordedByOperator } = meta.assay as unknown as {
        skills: { name: string; evidence: string }[]
        recordedByOperator: { state: string; skills: { evidence: string }[] }
      }
      expect(written.every(({ evidence }) => ['claimed', 'agency'].includes(evidence))).toBe(true)
      expect(['draft', 'available', 'paused']).toContain(meta.assay['state'])
      expect(recordedByOperator.state).toBe(state)
      expect(recordedByOperator.skills).toHaveLength(given.filter((grade) => grades.indexOf(grade) > 1).length)
    }),
  )
})

test('the table has a line for each, names included, and the timeline records every export', async () => {
  const small = await aPerson(app, 'agency.owner')
  await addCandidates(app, [aRecord(), aRecord()], small.agencyId)
  const table = (await textOf(small, 'csv')).trim().split('\n')
  expect(table).toHaveLength(3)
  expect(table[1]).toContain('ada@lovelace.example')
  const [latest] = (await call(listActivities, { token: small.token })).data
  expect(latest).toMatchObject({ verb: 'candidate.export', after: { records: 2 } })
})

test('only owners of an agency export, and only their own candidates', async () => {
  const member = await aPerson(app, 'agency.member', { agencyId: owner.agencyId ?? '' })
  const others = await Promise.all((['employer.owner', 'platform.admin'] as const).map((role) => aPerson(app, role)))
  for (const person of [member, ...others])
    for (const format of ['lines', 'csv'] as const) expect((await take(person, format)).status).toBe(403)
  expect(await linesOf(await aPerson(app, 'agency.owner'))).toEqual([])
})
