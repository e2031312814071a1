// The fixtures were written by the release before searches had criteria and keywords: a backup of an installation with
// twelve invented candidates, and one of its searches as an exported file.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { checkActivities } from '@assay/contracts/activities'
import { getGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import { getSearch, listMatches, listSearches, runSearch } from '@assay/contracts/candidate-searches'
import { register } from '@assay/contracts/registrations'
import { replaySearch } from '@assay/contracts/replays'
import { getRequirement } from '@assay/contracts/requirements'
import { logIn } from '@assay/contracts/sessions'
import { loadModel } from '@assay/ranking-engine'
import * as taxonomy from '@assay/taxonomy'
import { beforeAll, expect, test } from 'vitest'
import { readBackup } from '../../../platform/database/backup/restore.ts'
import { packJson, unpackJson } from '../../../platform/database/packed-json.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { allEffects, reactionsTo } from '../../../reactions.ts'
import { synchronizeTaxonomy } from '../../content/index.ts'
import { modelHash } from '../../ranking/index.ts'
import { synchronizeRoles } from '../../tenants/index.ts'
import { replayFile } from '../index.ts'

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))
const TAKEN_AT = '2026-11-22T16:33:00Z'
const LOGIN = { email: 'rae@fixture.test', password: 'a-long-demo-password' }
const GUEST = 'assay_guest=qNIagLaSFs5qWlLANtuawOiXLQwa8y8RwQihwuBC3U0'
const POOL_HASH = 'dfd1f588cba044439ed652e8a710ac3d'
/** Replay results recorded by the earlier release. */
const SEARCHES = {
  '01a2041a-13a0-7000-9dce-97d3ccb7f661': 'bd2fe272050424a77572148a0b75c69e03a327f3d01b87e05cf7cad68d1b21ef',
  '01a2041a-1829-7000-955b-700edf12a007': '1d55224ad56dc154f926842eea16bd4a033ba793eac94ebbfafe1d8fcac94a79',
  '01a2041a-198e-7000-8b0d-645e72989b79': 'c8d3cedfd86ac5d1c7b0452418ab375e0a44ce35847c319082086ecf726de748',
} as const
const [FIRST, , BY_SKILLS] = Object.keys(SEARCHES) as [string, string, string]

const backup = { path: fixture('data-before-renaming.backup'), replaces: true, onTable: () => undefined }
const app = await openTestApp(async (database) => void (await readBackup(database, backup)), {
  beginsAt: new Date(TAKEN_AT),
})
const db = app.database.pool
let token: string

beforeAll(async () => {
  await synchronizeTaxonomy(app.system, taxonomy)
  await synchronizeRoles(app.system)
  token = (await app.call(logIn, { payload: LOGIN })).json.access_token
})

const replay = (id: string, by = token) => app.call(replaySearch, { token: by, params: { id } })

async function tamper(table: string, statement: string, values: unknown[]): Promise<void> {
  await db.query(`alter table ${table} disable trigger user`)
  expect((await db.query(statement, values)).rowCount).toBe(1)
  await db.query(`alter table ${table} enable trigger user`)
}

test('earlier searches open under the current names', async () => {
  const history = await app.call(listSearches, { token })
  const first = await app.call(getSearch, { token, params: { id: FIRST } })
  const bySkills = await app.call(getSearch, { token, params: { id: BY_SKILLS } })
  const matches = await app.call(listMatches, { token, params: { id: FIRST } })

  expect(history.json.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(Object.keys(SEARCHES))
  expect(first.data).toMatchObject({ savedName: 'Fraud data', matchedCount: 10, poolHash: POOL_HASH, poolChange: null })
  expect(first.data.criteria.keywords).toEqual([{ term: 'catalog', weight: 2 }])
  expect(first.data.spans.map(({ target }: { target: string }) => target)).toContain('keyword')
  expect(bySkills.data.criteria.exclude).toEqual({ inPipeline: true, rejected: true, skills: [] })
  expect([first.data.excludedEmployers, bySkills.data.excludedEmployers]).toEqual([[], ['Acme']])
  expect(JSON.stringify(matches.json)).toContain('"feature":"keywords"')
  for (const answer of [first, bySkills, matches]) expect(JSON.stringify(answer.json)).not.toContain('workTerm')
})

test.each(Object.entries(SEARCHES))('search %s replays with its original answer', async (id, answerHash) => {
  const { data } = await replay(id)

  expect(data.findings.filter(({ part }: { part: string }) => part !== 'tables')).toEqual([])
  expect(data).toMatchObject({ isIdentical: true, poolHash: { was: POOL_HASH, is: POOL_HASH } })
  expect(data.answerHash).toEqual({ was: answerHash, is: answerHash })
})

test('no profile is stored again because a field was renamed', async () => {
  const versions = await db.query(
    'select count(*)::int as kept, max(pool_version)::int as last from candidate_profile_versions',
  )

  expect(versions.rows).toEqual([{ kept: 12, last: 1 }])
  expect(app.live.hash()).toBe(POOL_HASH)
})

test('earlier criteria can be run again, for their job too', async () => {
  const { data } = await app.call(getSearch, { token, params: { id: FIRST } })
  const again = await app.call(runSearch, { token, attributes: { door: 'skill', criteria: data.criteria } })
  const { rows } = await db.query('select id from requirements')
  const job = await app.call(getRequirement, { token, params: { id: rows[0].id } })

  expect(again.data.matchedCount).toBe(data.matchedCount)
  expect((await replay(again.data.id)).data.isIdentical).toBe(true)
  expect(job.data.criteria).toMatchObject({ keywords: [{ term: 'catalog', weight: 2 }], exclude: { rejected: true } })
  expect(job.data.criteria.exclude).not.toHaveProperty('passed')
})

test('the activity chain verifies', async () => {
  const { data } = await app.call(checkActivities, { token })

  expect(data).toMatchObject({ unbroken: true, firstBroken: null })
  expect(data.entries).toBeGreaterThanOrEqual(6)
})

test('pending work of the earlier release is known by its current name', async () => {
  const { rows } = await db.query(
    "select effect, event, payload ->> 'name' as name from outbox where run_after > '2099-01-01'",
  )
  const known = allEffects(reactionsTo({ mailer: { send: async () => undefined }, appUrl: 'http://assay.test' }))

  expect(rows.length).toBeGreaterThan(100)
  expect(rows.filter(({ effect }) => known[effect] === undefined)).toEqual([])
  expect(rows.filter(({ effect, event, name }) => !effect.startsWith(`${event}.`) || name !== event)).toEqual([])
})

test("a guest's search opens, moves along at registration and replays identically", async () => {
  const { rows } = await db.query('select id from candidate_anonymous_searches')
  const guest = await app.call(getGuestSearch, { cookie: GUEST, params: { id: rows[0].id } })
  const person = {
    fullName: 'Gus Guest',
    email: 'gus@guest.test',
    companyName: 'Guest Works',
    country: 'DE',
    sizeBand: '1-10',
    password: LOGIN.password,
    passwordConfirmation: LOGIN.password,
    timezone: 'Europe/Berlin',
    acceptTerms: true,
  }
  expect((await app.call(register, { cookie: GUEST, attributes: person })).status).toBe(201)
  await app.app.outbox.drain()
  const claimed = await db.query(
    `select s.id, s.seal from candidate_searches s join users u on u.id = s.user_id where u.email = $1`,
    [person.email],
  )
  await db.query(`update users set email_verified_at = now() where email = $1`, [person.email])
  const own = (await app.call(logIn, { payload: { email: person.email, password: person.password } })).json.access_token

  expect(guest.data.resultTop).toHaveLength(5)
  expect(claimed.rows).toHaveLength(1)
  expect((await replay(claimed.rows[0].id, own)).data).toMatchObject({ isIdentical: true })
})

test('a flipped bit in an earlier search is reported by rank and field', async () => {
  const read = await db.query('select kept from search_match_lists where search_id = $1', [FIRST])
  const kept = unpackJson(read.rows[0].kept) as { words: string[]; rows: unknown[][] }
  const rows = kept.rows.map((row, at) => (at === 2 ? row.with(0, (row[0] as number) ^ 1) : row))
  const statement = 'update search_match_lists set kept = $2 where search_id = $1'
  await tamper('search_match_lists', statement, [FIRST, packJson({ ...kept, rows })])
  const found = (await replay(FIRST)).data
  await tamper('search_match_lists', statement, [FIRST, read.rows[0].kept])

  expect(found.isIdentical).toBe(false)
  expect(found.findings[0]).toMatchObject({ part: 'matches', rank: 3, field: 'score' })
  expect((await replay(FIRST)).data.isIdentical).toBe(true)
})

test('a changed word is found too, although a replay takes old wordings from the search', async () => {
  const read = await db.query('select kept from search_match_lists where search_id = $1', [FIRST])
  const kept = unpackJson(read.rows[0].kept) as { words: string[]; rows: unknown[][] }
  const rows = kept.rows.map((row, at) => (at === 1 ? row.with(8, 'Another sentence.') : row))
  const statement = 'update search_match_lists set kept = $2 where search_id = $1'
  await tamper('search_match_lists', statement, [FIRST, packJson({ ...kept, rows })])
  const found = (await replay(FIRST)).data
  await tamper('search_match_lists', statement, [FIRST, read.rows[0].kept])

  expect(found.isIdentical).toBe(false)
  expect(found.findings[0]).toMatchObject({ part: 'matches', rank: 2 })
})

test.each([
  ['a keyword', `criteria = jsonb_set(criteria, '{workTerms,0,weight}', '3')`, 'criteria'],
  ['who is left out', `criteria = jsonb_set(criteria, '{exclude,passed}', 'true')`, 'criteria'],
  ['the pool version', `seal = jsonb_set(seal, '{edition}', to_jsonb((seal ->> 'edition')::int + 1))`, 'seal'],
])('a change of %s under its old name is found', async (_what, change, part) => {
  const { rows } = await db.query('select criteria, seal from candidate_searches where id = $1', [FIRST])
  await tamper('candidate_searches', `update candidate_searches set ${change} where id = $1`, [FIRST])
  const found = (await replay(FIRST)).data
  await tamper('candidate_searches', 'update candidate_searches set criteria = $2, seal = $3 where id = $1', [
    ...[FIRST, JSON.stringify(rows[0].criteria), JSON.stringify(rows[0].seal)],
  ])

  expect(found.isIdentical).toBe(false)
  expect(found.findings[0].part).toBe(part)
})

test('an earlier exported file replays identically, and a flipped bit of a profile is reported', async () => {
  const lines = (await readFile(fixture('search-format-1.jsonl'), 'utf8')).trim().split('\n')
  const changed = lines.map((line, at) =>
    at === 1 ? line.replace('\\"noticeDays\\":30', '\\"noticeDays\\":31') : line,
  )
  expect(changed[1]).not.toBe(lines[1])

  const whole = await replayFile(linesOf(lines))
  const broken = await replayFile(linesOf(changed))

  expect(whole).toMatchObject({ isIdentical: true, searchId: FIRST, checked: { matches: 10, candidates: 12 } })
  expect(whole?.answerHash).toEqual({ was: SEARCHES[FIRST as keyof typeof SEARCHES], is: whole?.answerHash.was })
  expect(broken).toMatchObject({ isIdentical: false })
  expect(broken?.findings).toContainEqual(expect.objectContaining({ part: 'pool', field: 'profile' }))
})

test('an earlier model loads with its numbers and its hash', async () => {
  const [line = ''] = (await readFile(fixture('search-format-1.jsonl'), 'utf8')).split('\n')
  const { model: text, seal } = JSON.parse(line)
  const written = JSON.parse(text)
  const model = loadModel(written)

  expect(written.features).toContain('workTerms')
  expect(model.features).toContain('keywords')
  expect(model.keywords).toEqual(written.workTerms)
  expect(modelHash(model)).toBe(seal.hashes.model)
  const stranger = { ...written, features: [...written.features, 'luck'] }
  expect(() => loadModel(stranger)).toThrow('luck')
})

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
