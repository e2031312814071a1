// The demo data has groups by lot: nothing is found in it. Then the groups are made to follow what people know.
import type { AuditResult } from '@assay/contracts/bias-audits'
import * as contract from '@assay/contracts/bias-audits'
import { logIn } from '@assay/contracts/sessions'
import { expect, test } from 'vitest'
import { TEST_KEY } from '../../platform/testing/test-app.ts'
import { openDemoApp } from '../../platform/testing/test-demo.ts'
import { aPerson } from '../../platform/testing/test-people.ts'
import { insertAnswers } from '../demographics/index.ts'
import { gatherAssessments } from './gather-assessments.ts'

const app = await openDemoApp()
const { call } = app
const token = async (email: string): Promise<string> =>
  (await call(logIn, { attributes: { email, password: 'assay-demo-1' } })).json.access_token
const owner = await token('owner@acme.test')
const operator = await token('admin@assay.test')

const monthsAgo = (count: number): string => {
  const now = app.system.now()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - count, 1)).toISOString().slice(0, 7)
}
const year = { from: monthsAgo(12), to: monthsAgo(1) }

async function run(as: string, attributes: object = year): Promise<{ id: string; result: AuditResult }> {
  const asked = await call(contract.runBiasAudit, { token: as, attributes: { ...attributes } })
  expect([asked.status, asked.data.state, asked.data.result]).toEqual([202, 'queued', null])
  await app.catchUp()
  const { data } = await call(contract.getBiasAudit, { token: as, params: { id: asked.data.id } })
  expect([data.state, data.failure]).toEqual(['ready', null])
  return data
}

test('the demo data shows no bias beyond chance, and no swap moves a candidate by a single point', async () => {
  const { result } = await run(operator)
  expect(result.assessments).toBeGreaterThan(result.people)
  expect(result.tables).toHaveLength(12)
  expect(result.tables.flatMap(({ rows }) => rows.map(({ people }) => people)).every((people) => people >= 5)).toBe(
    true,
  )
  expect(result.proxies.tested).toBeGreaterThan(5)
  // Chance alone would fail this on one day of ten thousand: the demo is another one every day.
  expect(result.proxies.strongest[0]?.adjusted).toBeGreaterThan(0.0001)
  expect(result.swaps.people).toBeGreaterThan(20)
  for (const { kind, scores, moved, most } of result.swaps.kinds) {
    expect(scores).toBeGreaterThan(100)
    expect([kind, moved, most]).toEqual([kind, 0, 0])
  }
})

test('a bias that is planted is found: by the scoring rate, by the proxy hunt, and its price by the trial', async () => {
  const { assessments } = await gatherAssessments(app.system.db, {
    companyId: null,
    from: new Date(0),
    to: app.system.now(),
  })
  const above = new Map<string, number>()
  for (const { candidateId, reached } of assessments)
    above.set(candidateId, (above.get(candidateId) ?? 0) + (reached.scored ? 1 : -1))
  const answers = [...above].map(([candidateId, times]) => ({
    candidateId,
    sex: times > 0 ? ('male' as const) : ('female' as const),
    race: null,
  }))
  await insertAnswers(app.system.db, TEST_KEY, answers, app.system.now())
  const { result } = await run(owner, { ...year, triesReranking: true })

  const scoring = result.tables.find(({ measure, by }) => measure === 'scored' && by === 'sex')
  const women = scoring?.rows.find(({ sex }) => sex === 'female')
  expect([women?.isFlagged, (women?.ratioHigh ?? 1) < 0.8]).toEqual([true, true])
  expect(result.proxies.found.length).toBeGreaterThan(0)
  expect(result.proxies.found[0]?.adjusted).toBeLessThan(0.001)
  const [trial] = result.reranking
  expect(trial?.ndcg).toBeLessThan(1)
  expect(trial?.skewAfter).toBeGreaterThan(trial?.skewBefore ?? 0)
  for (const { moved } of result.swaps.kinds) expect(moved).toBe(0)
})

test('a published audit is readable by everyone, and nothing before or after', async () => {
  const { data: own } = await call(contract.listBiasAudits, { token: owner })
  const { id } = own.find(({ publishedAt }: { publishedAt: string | null }) => publishedAt === null)
  const read = (as?: string) =>
    call(contract.getBiasAudit, { params: { id }, ...(as === undefined ? {} : { token: as }) })
  const globex = await token('owner@globex.test')
  for (const as of [undefined, globex, operator]) expect((await read(as)).status).toBe(404)
  const act = (endpoint: typeof contract.publishBiasAudit | typeof contract.unpublishBiasAudit, as: string) =>
    call(endpoint, { params: { id }, token: as, attributes: {} })
  expect((await act(contract.publishBiasAudit, globex)).status).toBe(404)

  expect((await act(contract.publishBiasAudit, owner)).data.mayDo).toEqual(['unpublish'])
  expect((await act(contract.publishBiasAudit, owner)).errors[0]?.code).toBe('bias-audit.transition')
  expect((await act(contract.publishBiasAudit, globex)).status).toBe(403)
  for (const as of [undefined, globex]) {
    const { status, data } = await read(as)
    expect([status, data.companyName, data.mayDo]).toEqual([200, 'Acme', []])
  }
  const listed = await call(contract.listBiasAudits)
  expect(listed.data.map((audit: { id: string }) => audit.id)).toContain(id)
  expect(listed.data.every(({ publishedAt }: { publishedAt: string | null }) => publishedAt !== null)).toBe(true)
  const latestOf = async (scope: 'installation' | 'company') =>
    (await call(contract.listBiasAudits, { query: `filter[published]=true&filter[scope]=${scope}&page[size]=1` })).data
  expect((await latestOf('company')).map((audit: { id: string }) => audit.id)).toEqual([id])
  const ofAll = await latestOf('installation')
  expect(ofAll.map(({ companyName }: { companyName: string | null }) => companyName)).toEqual([null])
  await act(contract.unpublishBiasAudit, owner)
  expect((await read()).status).toBe(404)
})

test('users without the permission are refused, and so are months that are not over or empty', async () => {
  const ask = (as: string | undefined, attributes: object = year) =>
    call(contract.runBiasAudit, { attributes: { ...attributes }, ...(as === undefined ? {} : { token: as }) })
  for (const role of ['employer.recruiter', 'employer.viewer', 'agency.owner', 'platform.creator'] as const)
    expect((await ask((await aPerson(app, role)).token)).status).toBe(403)
  expect((await ask(undefined)).status).toBe(401)
  const problem = async (attributes: object) => (await ask(owner, attributes)).errors[0]?.meta?.['field']
  expect(await problem({ from: monthsAgo(1), to: monthsAgo(0) })).toBe('to')
  expect(await problem({ from: monthsAgo(1), to: monthsAgo(2) })).toBe('to')
  expect(await problem({ from: '2026-13', to: monthsAgo(1) })).toBe('from')

  expect((await ask(owner)).status).toBe(202)
  expect((await ask(owner)).errors[0]?.code).toBe('bias-audit.running')
  await app.catchUp()
  const newcomer = await aPerson(app, 'employer.owner')
  const { data } = await ask(newcomer.token)
  await app.catchUp()
  const failed = await call(contract.getBiasAudit, { token: newcomer.token, params: { id: data.id } })
  expect([failed.data.state, failed.data.result]).toEqual(['failed', null])
  expect(failed.data.failure).toMatch(/No candidates were ranked/)
})
