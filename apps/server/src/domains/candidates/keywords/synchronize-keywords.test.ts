import { runSearch } from '@assay/contracts/candidate-searches'
import { beforeEach, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'
import { eraseCandidate, markBackfillDoneWhenEmpty, recordOfResumeText, synchronizeKeywords } from '../index.ts'

const app = await openTestApp()
const { pool } = app.database

beforeEach(() => pool.query('delete from keyword_readings'))

const aRecordSaying = (summary: string, employer = 'Byron Works', rest: object = {}) =>
  aRecord(
    {},
    {
      basics: { name: 'Ada Lovelace', label: 'Backend Developer', summary },
      work: [{ name: employer, position: 'Backend Developer', startDate: '2020-01', summary }],
      ...rest,
    },
  )

/** Puts the rows back as they were before keywords existed, in the table and the pool. */
async function forgetTerms(ids: readonly string[]): Promise<void> {
  await pool.query(`update candidates set keywords = '{}' where id = any($1::uuid[])`, [ids])
  await untilFollowed(app)
}

async function termsOf(id: string): Promise<string[]> {
  const answer = await pool.query<{ terms: string[] }>('select keywords as terms from candidates where id = $1', [id])
  return answer.rows[0]?.terms ?? []
}

const reading = async () =>
  (await pool.query('select reached_id, read_count, changed_count, finished_at from keyword_readings')).rows[0]

interface ShownMatch {
  readonly attributes: { readonly contributions: readonly { readonly feature: string; readonly points: number }[] }
  readonly relationships: { readonly candidate: { readonly data: { readonly id: string } } }
}

test('keywords are found in the stored texts of earlier imports, and searches see them', async () => {
  const [described = '', written = '', silent = ''] = await addCandidates(app, [
    aRecordSaying('Ran the call center software of a bank.'),
    recordOfResumeText(
      { externalId: 'written', text: 'Robin Berg\nJava Developer\nSummary\nI run call center software in Java.' },
      '2026-11-20',
    ),
    aRecordSaying('Wrote Go.'),
  ])
  await forgetTerms([described, written, silent])
  const { token } = await aPerson(app, 'employer.recruiter')
  // A list keeps its keywords; a text with a job title yields only product names.
  const text = 'Go, call center software'
  const linesOf = async () => {
    const { document } = await app.call(runSearch, {
      token,
      attributes: { door: 'skill', text },
      query: 'include=matches',
    })
    const matches = (document.included ?? []).filter(({ type }) => type === 'matches') as unknown as ShownMatch[]
    return new Map(
      matches.map(({ attributes, relationships }) => [
        relationships.candidate.data.id,
        attributes.contributions.find(({ feature }) => feature === 'keywords')?.points,
      ]),
    )
  }
  expect((await linesOf()).get(described)).toBe(0)

  await synchronizeKeywords(app.system)
  await untilFollowed(app)
  expect(await termsOf(described)).toContain('Call center software')
  expect(await termsOf(written)).toContain('Call center software')
  expect(await termsOf(silent)).not.toContain('Call center software')
  const lines = await linesOf()
  expect(lines.get(described)).toBeGreaterThan(0)
  expect(lines.get(silent)).toBe(0)
})

test('a large backfill runs in resumable turns, reads each candidate once, and then never again', async () => {
  await addCandidates(
    app,
    Array.from({ length: 120 }, (_, number) => aRecordSaying(`Ran the call center software of bank ${number}.`)),
  )
  const everybody = await pool.query<{ id: string; terms: string[] }>(
    'select id, keywords as terms from candidates order by id',
  )
  const people = everybody.rows.length
  await forgetTerms(everybody.rows.map(({ id }) => id))
  await synchronizeKeywords(app.system, 1)
  const first = await reading()
  expect(first.read_count).toBeLessThan(people)
  expect(first.reached_id).toBe(everybody.rows[first.read_count - 1]?.id)
  expect(first.finished_at).toBeNull()

  await Promise.all([synchronizeKeywords(app.system), synchronizeKeywords(app.system)])
  const end = await reading()
  expect(end.read_count).toBe(people)
  expect(end.changed_count).toBeGreaterThan(0)
  expect(end.finished_at).not.toBeNull()
  const again = await pool.query('select id, keywords as terms from candidates order by id')
  expect(again.rows).toEqual(everybody.rows)

  await untilFollowed(app)
  const changes = async () => (await pool.query('select count(*)::int as n from candidate_changes')).rows[0].n
  const before = await changes()
  await synchronizeKeywords(app.system)
  await pool.query('delete from keyword_readings')
  await synchronizeKeywords(app.system)
  expect(await changes()).toBe(before)
  expect((await reading()).changed_count).toBe(0)
})

test('keywords from the source stay, removed ones go, and no name becomes one', async () => {
  const [kept = '', named = '', gone = ''] = await addCandidates(app, [
    aRecordSaying('Wrote Go.'),
    aRecordSaying('At Audacity I ran call center software.', 'Audacity'),
    aRecordSaying('Ran the call center software of a bank.'),
  ])
  await pool.query(`update candidates set keywords = '{ledger,no such word}' where id = $1`, [kept])
  await forgetTerms([named])
  await app.system.transaction((tx) =>
    eraseCandidate(tx, { candidateId: gone, companyId: null, subjectIds: [], at: app.system.now() }),
  )
  await synchronizeKeywords(app.system)
  expect(await termsOf(kept)).toEqual(['ledger'])
  expect(await termsOf(named)).toContain('Call center software')
  expect(await termsOf(named)).not.toContain('Audacity')
  expect(await termsOf(gone)).toEqual([])
})

test('with existing candidates, startup leaves the backfill to the scheduler', async () => {
  await markBackfillDoneWhenEmpty(app.system)
  expect(await reading()).toBeUndefined()
  await app.catchUp()
  expect((await reading()).finished_at).not.toBeNull()
})
