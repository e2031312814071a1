// Reports of wrong matches and profiles: the operator answers them, and nothing is ranked by them.
import * as contract from '@assay/contracts/candidate-reports'
import { runSearch } from '@assay/contracts/candidate-searches'
import { listNotifications } from '@assay/contracts/notifications'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../platform/testing/test-app.ts'
import { addCandidates, aRecord } from '../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../platform/testing/test-people.ts'
import { DAY_MS } from '../../platform/time/durations.ts'

let app: TestApp
let recruiter: Person
let colleague: Person
let operator: Person
let stranger: Person
let candidateId: string

beforeAll(async () => {
  app = await openTestApp()
  recruiter = await aPerson(app, 'employer.recruiter')
  const companyId = recruiter.companyId ?? ''
  colleague = await aPerson(app, 'employer.recruiter', { companyId })
  stranger = await aPerson(app, 'employer.owner')
  operator = await aPerson(app, 'platform.admin')
  ;[candidateId = ''] = await addCandidates(app, [aRecord({}, { skills: [{ name: 'Erlang' }] })])
})

const search = async () =>
  (
    await app.call(runSearch, {
      token: recruiter.token,
      attributes: { door: 'skill', criteria: { mustHave: [{ anyOf: ['Erlang'] }] } },
      query: 'include=matches',
    })
  ).data
const report = (attributes: object, { token }: Person = recruiter) =>
  app.call(contract.reportCandidate, { token, attributes: { candidateId, reason: 'notTrue', ...attributes } })
const list = async ({ token }: Person, query = '') =>
  (await app.call(contract.listCandidateReports, { token, query })).data.map(({ id }: { id: string }) => id)
const answer = (id: string, { token }: Person = operator) =>
  app.call(contract.reportActions.answer, {
    token,
    params: { id },
    attributes: { outcome: 'corrected', answer: 'The assessment was of another person; it is removed.' },
  })
const noticesOf = async ({ token }: Person, kind: string): Promise<{ body: string | null; targetId: string }[]> => {
  await app.app.outbox.drain()
  return (await app.call(listNotifications, { token, query: `filter[kind]=${kind}` })).data
}

test('one line of a match is reported, the operator answers, and the reporter learns what was done', async () => {
  const before = await search()
  const [line] = before.matches[0].contributions
  const made = await report({ searchId: before.id, line: line.label, note: 'Told us in the first call.' })
  const { id } = made.data
  const asked = await noticesOf(operator, 'candidateReported')
  const answered = await answer(id)

  expect(made.data).toMatchObject({
    state: 'open',
    line: { label: line.label, value: line.value, points: line.points },
    mayDo: ['withdraw'],
  })
  expect(asked.map(({ targetId }) => targetId)).toEqual([id])
  expect(answered.data).toMatchObject({ state: 'answered', outcome: 'corrected', mayDo: [] })
  expect((await noticesOf(recruiter, 'candidateReportAnswered'))[0]?.body).toContain('another person')
  expect((await answer(id)).errors[0]?.code).toBe('candidate-report.transition')
  expect((await search()).matches[0].contributions).toEqual(before.matches[0].contributions)
  const { rows } = await app.database.pool.query(`select from activities where activities::text like '%first call%'`)
  expect(rows).toEqual([])
})

test('a company reads its own reports alone, and the reporter withdraws', async () => {
  const { data } = await report({ reason: 'duplicate' })
  const withdraw = (person: Person) =>
    app.call(contract.reportActions.withdraw, { token: person.token, params: { id: data.id }, attributes: {} })

  expect(await list(colleague, 'filter[state]=open')).toEqual([data.id])
  expect(await list(operator, `filter[candidate]=${candidateId}&filter[state]=open`)).toEqual([data.id])
  expect(await list(stranger)).toEqual([])
  expect((await answer(data.id, colleague)).status).toBe(403)
  expect((await answer(data.id, stranger)).status).toBe(404)
  expect((await withdraw(colleague)).status).toBe(403)
  expect((await withdraw(recruiter)).data.state).toBe('withdrawn')
  expect((await withdraw(recruiter)).status).toBe(409)
})

test('only what the caller can see is reported, and only for a while is it kept', async () => {
  const { id: searchId } = await search()
  const viewer = await aPerson(app, 'employer.viewer', { companyId: recruiter.companyId ?? '' })
  const problems = [
    await report({ searchId, line: 'A line of nobody' }),
    await report({ line: 'A line without a search' }),
    await report({ searchId }, stranger),
    await report({ reason: 'because' }),
    await report({}, viewer),
    await report({ candidateId: searchId }),
  ].map(({ status }) => status)
  expect(problems).toEqual([422, 422, 404, 422, 403, 404])

  const { data } = await report({})
  await answer(data.id)
  app.clock.advance(366 * DAY_MS)
  await app.app.scheduler.runDue()
  const { rows } = await app.database.pool.query('select from candidate_reports where id = $1', [data.id])
  expect(rows).toEqual([])
})
