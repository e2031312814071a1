import { getSearch, runSearch } from '@assay/contracts/candidate-searches'
import { getRanking, listRankings } from '@assay/contracts/rankings'
import { replaySearch } from '@assay/contracts/replays'
import { defaultModel } from '@assay/ranking-engine'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { packJson, unpackJson } from '../../../platform/database/packed-json.ts'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { createLivePool, modelHash, rankPool } from '../../ranking/index.ts'
import { saveModel } from '../../ranking/models/ranking-models.store.ts'
import { engineCriteriaOf } from '../../requirements/index.ts'
import { taxonomyNow } from '../../taxonomy/index.ts'
import { exportSearch, replayFile } from '../index.ts'
import { sealOf } from '../searches/seals.rules.ts'
import { type FrozenMatch, frozenMatchOf } from '../searches/searches.rules.ts'
import { findSearch, listFrozenCandidateIds } from '../searches/searches.store.ts'
import { packFrozenMatches, sealedText } from '../searches/stored-matches.rules.ts'
import { sealInFormat1 } from './fixtures/legacy-seal-format-1.ts'
import { replayFrozen } from './replay-frozen.ts'
import { loadFrozen } from './replay-search.ts'

const app = await openTestApp()
const db = app.database.pool
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 300)
  recruiter = await aPerson(app, 'employer.recruiter')
})

const TEXT = `Senior Backend Engineer
- 5+ years of Go or Java
- Kafka in production
- At least 2 hours of overlap with Berlin
No PHP. Up to 90 EUR per hour.`

async function aSearch(attributes: object = { door: 'jobDesc', text: TEXT }): Promise<Answered['data']> {
  const made = await app.call(runSearch, { token: recruiter.token, attributes: { ...attributes } })
  expect(made.status).toBe(201)
  return made.data
}

const replay = (id: string, person: Person = recruiter) =>
  app.call(replaySearch, { token: person.token, params: { id } })

/** Acts as a user with database access who bypasses the triggers. */
async function tamper(table: string, statement: string, values: unknown[]): Promise<void> {
  await db.query(`alter table ${table} disable trigger user`)
  const changed = await db.query(statement, values)
  expect(changed.rowCount).toBe(1)
  await db.query(`alter table ${table} enable trigger user`)
}

// A row of a kept list, as kept-matches.rules.ts writes it.
// biome-ignore lint/suspicious/noExplicitAny: a tampered row has no type
type Row = any[]
const [SENTENCE, LINES, EXCERPT] = [8, 10, 6]

async function keptOf(searchId: string): Promise<{ words: string[]; rows: Row[] }> {
  const { rows } = await db.query('select kept from search_match_lists where search_id = $1', [searchId])
  return unpackJson(rows[0].kept) as { words: string[]; rows: Row[] }
}

async function tamperList(searchId: string, kept: object): Promise<void> {
  const statement = 'update search_match_lists set kept = $2 where search_id = $1'
  await tamper('search_match_lists', statement, [searchId, packJson(kept)])
}

/** The form in which the migration stored matches from before the string table. */
function formatRow(match: FrozenMatch): Row {
  const [, , ...row] = JSON.parse(sealedText(match))
  return row
}

async function tamperMatch(searchId: string, rank: number, change: (row: Row) => Row): Promise<void> {
  const { words, rows } = await keptOf(searchId)
  await tamperList(searchId, { words, rows: rows.map((row, at) => (at === rank - 1 ? change(row) : row)) })
}

test('a search is replayed with every match and line the same', async () => {
  const search = await aSearch()

  const { status, data } = await replay(search.id)

  expect(status).toBe(200)
  expect(data.findings).toEqual([])
  expect(data.isIdentical).toBe(true)
  expect(data.sentence).toBe(`Identical: ${search.frozenCount} of ${search.frozenCount} matches, every line.`)
  expect(data.checked).toMatchObject({ matches: search.frozenCount, candidates: search.poolSize })
  expect(data.answerHash.is).toBe(data.answerHash.was)
})

test('what a search froze is a ranking, with the inputs and hashes of its replay', async () => {
  const search = await aSearch()
  const { id, criteria, poolHash, poolSize, matchedCount, frozenCount, modelVersionId, createdAt } = search
  const listed = await app.call(listRankings, { token: recruiter.token, query: 'sort=-createdAt&page[size]=1' })
  const params = { id }
  const { data } = await app.call(getRanking, { token: recruiter.token, params })
  const replayed = await replay(id)
  const colleague = await aPerson(app, 'employer.owner')

  expect(data).toMatchObject({ criteria, poolHash, poolSize, matchedCount, frozenCount, modelVersionId, createdAt })
  expect(data.seal.day).toBe(dayOf(app.system.now()))
  expect(data.seal.hashes.model).toBe(modelHash(defaultModel))
  expect(replayed.data.poolHash.is).toBe(data.poolHash)
  expect(listed.data).toEqual([data])
  expect((await app.call(getRanking, { token: colleague.token, params })).status).toBe(404)
})

test('it stays identical when candidates change, join and leave, and after a restart', async () => {
  const search = await aSearch()
  const [first, second, third] = await listFrozenCandidateIds(app.system.db, search.id)
  await db.query(`update candidates set notice_days = 200, hourly_rate_minor = 99999 where id = $1`, [first])
  await db.query(`update candidate_skills set evidence = 'workSample', years = 30 where candidate_id = $1`, [second])
  await db.query(`update candidates set updated_at = now() where id = $1`, [second])
  await db.query(`update candidates set state = 'paused' where id = $1`, [third])
  await addCandidates(app, [aRecord(), aRecord()])
  const restarted = createLivePool({ database: app.database, now: () => app.system.now(), onError: () => undefined })
  await restarted.open()

  expect(
    (await app.call(getSearch, { token: recruiter.token, params: { id: search.id } })).data.poolChange,
  ).not.toBeNull()
  expect(restarted.hash()).toBe(app.live.hash())
  expect(restarted.poolVersion()).toBe(app.live.poolVersion())
  expect((await restarted.rebuild(restarted.poolVersion(), restarted.current().asOfDay)).hash).toBe(restarted.hash())
  expect((await replay(search.id)).data).toMatchObject({ isIdentical: true, findings: [] })
  await restarted.close()
})

test('a flipped bit in a score is reported by rank, candidate and field', async () => {
  const search = await aSearch()
  await tamperMatch(search.id, 3, (row) => row.with(0, row[0] ^ 1))

  const { data } = await replay(search.id)

  expect(data.isIdentical).toBe(false)
  const { candidateId, was, is, ...where } = data.findings[0]
  expect(where).toMatchObject({ part: 'matches', rank: 3, field: 'score' })
  expect(Number(was) ^ Number(is)).toBe(1)
  expect(data.findings).toHaveLength(1)
  expect(data.checked.sameMatches).toBe(search.frozenCount - 1)
})

test.each<[string, (row: Row) => Row, string]>([
  ['a line', (row) => row.with(LINES, row[LINES].with(0, row[LINES][0].with(3, 1))), 'contributions.0.points'],
  [
    'an excerpt',
    (row) =>
      row.with(
        LINES,
        row[LINES].map((line: Row) => (line[EXCERPT] ? line.with(EXCERPT, 'Other words') : line)),
      ),
    'evidence.excerpt',
  ],
  ['a sentence', (row) => row.with(SENTENCE, 'Another sentence.'), 'sentence'],
])('a change of %s is found', async (_what, change, field) => {
  const search = await aSearch()
  const { rows } = await keptOf(search.id)
  const rank = 1 + rows.findIndex((row) => row[LINES].some((line: Row) => Boolean(line[EXCERPT])))
  await tamperMatch(search.id, rank, change)

  const { data } = await replay(search.id)

  expect(data.isIdentical).toBe(false)
  expect(data.findings[0]).toMatchObject({ part: 'matches', rank, field })
})

test('a change of a string that many matches share is found in each of them', async () => {
  const search = await aSearch()
  const { words, rows } = await keptOf(search.id)
  const altered = words.map((word) => (word === 'mustHave' ? 'niceToHave' : word))
  await tamperList(search.id, { rows, words: altered })

  const { data } = await replay(search.id)

  expect(data.isIdentical).toBe(false)
  expect(data.checked.sameMatches).toBe(0)
  expect(data.findings[0]).toMatchObject({ part: 'matches', rank: 1, was: 'niceToHave', is: 'mustHave' })
})

test('a search sealed before its matches were stored in one row can still be replayed', async () => {
  const search = await aSearch()
  const stored = await findSearch(app.system.db, search.id)
  if (stored?.seal == null) throw new Error('The search has no seal.')
  const { matches } = await loadFrozen(app.system, stored)
  const older = sealInFormat1(stored.criteria, stored.seal, matches)
  await tamper('candidate_searches', 'update candidate_searches set seal = $2 where id = $1', [
    search.id,
    JSON.stringify(older),
  ])
  await tamperList(search.id, { words: [], rows: matches.map(formatRow) })

  expect((await replay(search.id)).data).toMatchObject({ isIdentical: true, findings: [] })
  await tamperMatch(search.id, 2, (row) => row.with(SENTENCE, 'Another sentence.'))
  expect((await replay(search.id)).data.findings[0]).toMatchObject({ part: 'matches', rank: 2, field: 'sentence' })
})

test.each([
  ['the criteria', `criteria = jsonb_set(criteria, '{seniority}', '"junior"')`, 'criteria'],
  ['a figure', 'matched_count = matched_count - 1, frozen_count = least(frozen_count, matched_count - 1)', 'figures'],
  ['a facet', `facets = jsonb_set(facets, '{0,values,0,count}', '9999')`, 'figures'],
  ['the model in the seal', `seal = jsonb_set(seal, '{hashes,model}', '"f"')`, 'seal'],
  ['the poolVersion in the seal', `seal = jsonb_set(seal, '{day}', '1')`, 'seal'],
])('a change of %s is found', async (_what, change, part) => {
  const search = await aSearch()
  await tamper('candidate_searches', `update candidate_searches set ${change} where id = $1`, [search.id])

  const { data } = await replay(search.id)

  expect(data.isIdentical).toBe(false)
  expect(data.findings[0].part).toBe(part)
})

describe('in the stored profiles', () => {
  let best: string
  let search: Answered['data']
  let kept: object[]

  beforeEach(async () => {
    search = await aSearch()
    best = (await listFrozenCandidateIds(app.system.db, search.id))[0] ?? ''
    kept = (await db.query('select * from candidate_profile_versions where candidate_id = $1', [best])).rows
  })

  afterEach(async () => {
    await db.query('delete from candidate_profile_versions where candidate_id = $1', [best])
    await db.query(
      'insert into candidate_profile_versions select * from json_populate_recordset(null::candidate_profile_versions, $1)',
      [JSON.stringify(kept)],
    )
  })

  test('a flipped bit is found, and the candidate named', async () => {
    await tamper(
      'candidate_profile_versions',
      `update candidate_profile_versions v
       set profile = overlay(v.profile placing chr(ascii(substr(v.profile, at, 1)) # 1) from at)
       from (select pool_version, strpos(profile, '"experienceMonths":') + 19 as at from candidate_profile_versions
         where candidate_id = $1 order by pool_version desc limit 1) as last
       where candidate_id = $1 and v.pool_version = last.pool_version`,
      [best],
    )

    const { data } = await replay(search.id)

    expect(data.isIdentical).toBe(false)
    expect(data.findings[0]).toMatchObject({ part: 'pool', candidateId: best, field: 'profile' })
    expect(data.findings[0].maskedName).toMatch(/^Candidate /)
    expect(data.sentence).toContain(best)
  })

  test('a missing profile is found', async () => {
    await db.query('delete from candidate_profile_versions where candidate_id = $1', [best])

    const { data } = await replay(search.id)

    expect(data.findings[0]).toMatchObject({ part: 'pool', field: 'poolHash' })
    expect(data.findings[0].is).not.toBe(data.findings[0].was)
  })
})

test('an unknown model is named and refused', async () => {
  const search = await aSearch()
  await tamper('candidate_searches', `update candidate_searches set model_version_id = 'tomorrow-7' where id = $1`, [
    search.id,
  ])

  const { status, errors } = await replay(search.id)

  expect(status).toBe(409)
  expect(errors[0]).toMatchObject({ code: 'replay.model-unknown', detail: expect.stringContaining('tomorrow-7') })
})

describe('a model that this build no longer carries', () => {
  const older = { ...defaultModel, version: 'older-1', shapes: { ...defaultModel.shapes, claimedCap: 399 } }
  let search: Answered['data']

  /** Makes the search look as if another build had made it. */
  beforeAll(async () => {
    search = await aSearch()
    const stored = await findSearch(app.system.db, search.id)
    if (stored?.seal == null) throw new Error('The search has no seal.')
    const { seal } = stored
    const rebuilt = await app.live.rebuild(seal.poolVersion, seal.asOfDay)
    const frozen = { ...(await loadFrozen(app.system, stored)), modelVersionId: older.version }
    const { matches } = rankPool(rebuilt.pool, engineCriteriaOf(stored.criteria), {
      now: seal.day * DAY_MS,
      limit: frozen.matches.length,
      except: seal.except,
      model: older,
      ...(seal.equalSeed === undefined ? {} : { equalSeed: seal.equalSeed }),
    })
    const build = { model: modelHash(older), tables: seal.hashes.tables }
    const answer = matches.map((match) => frozenMatchOf(match, new Map()))
    const resealed = sealOf({ ...frozen, sealedTexts: answer.map(sealedText) }, seal, build)
    await tamper('candidate_searches', 'update candidate_searches set seal = $2, model_version_id = $3 where id = $1', [
      ...[search.id, JSON.stringify(resealed), older.version],
    ])
    await tamper(
      'search_match_lists',
      'update search_match_lists set kept = $2, candidate_ids = $3 where search_id = $1',
      [...[search.id, packJson(packFrozenMatches(answer)), answer.map(({ candidateId }) => candidateId)]],
    )
  })

  const kept = (model: object) => ({
    hash: modelHash(older),
    version: older.version,
    model: JSON.stringify(model),
  })

  afterEach(() => db.query('delete from ranking_models where version = $1', [older.version]))

  test('still ranks its searches where it is stored, in a file too', async () => {
    await saveModel(db, kept(older))

    expect((await replay(search.id)).data).toMatchObject({ isIdentical: true, findings: [] })
    const lines: string[] = []
    for await (const line of exportSearch(app.system, db, search.id)) lines.push(JSON.stringify(line))
    expect(await replayFile(linesOf(lines))).toMatchObject({ isIdentical: true, modelVersionId: 'older-1' })
  })

  test('is reported when one of its bits was flipped', async () => {
    await saveModel(db, kept({ ...older, shapes: { ...older.shapes, claimedCap: 398 } }))

    const { data } = await replay(search.id)

    expect(data.isIdentical).toBe(false)
    expect(data.findings[0].part).toBe('model')
  })

  test('is refused by name if it is not stored or has another format', async () => {
    expect((await replay(search.id)).errors[0]).toMatchObject({ code: 'replay.model-unknown' })

    await saveModel(db, kept({ ...older, format: 9 }))
    expect((await replay(search.id)).errors[0]?.detail).toContain('older-1')
  })
})

test('a search from before profiles were stored says so', async () => {
  const search = await aSearch()
  await tamper('candidate_searches', 'update candidate_searches set seal = null where id = $1', [search.id])

  expect((await replay(search.id)).errors[0]?.code).toBe('replay.not-kept')
})

test('other users do not find the search', async () => {
  const search = await aSearch()
  const stranger = await aPerson(app, 'employer.owner')

  expect((await replay(search.id, stranger)).status).toBe(404)
  expect((await app.call(replaySearch, { params: { id: search.id } })).status).toBe(401)
})

describe('a search in a file', () => {
  async function exported(id: string): Promise<string[]> {
    const lines: string[] = []
    for await (const line of exportSearch(app.system, db, id)) lines.push(JSON.stringify(line))
    return lines
  }

  test('is replayed from its lines alone, with the same hashes as in the database', async () => {
    const search = await aSearch()
    const { data } = await replay(search.id)

    const fromFile = await replayFile(linesOf(await exported(search.id)))

    expect(fromFile).toMatchObject({ isIdentical: true, searchId: search.id, checked: data.checked })
    expect(fromFile?.answerHash).toEqual(data.answerHash)
    expect(fromFile?.poolHash).toEqual(data.poolHash)
  })

  test('contains nothing that identifies a candidate', async () => {
    const search = await aSearch()
    const { rows } = await db.query(
      `select distinct unnest(array[c.masked_name, k.legal_name, k.email, k.city]) as word
       from candidates c join candidate_contacts k on k.candidate_id = c.id limit 200`,
    )
    const profiles = (await exported(search.id)).slice(1).join('\n')

    expect(rows.length).toBeGreaterThan(50)
    for (const { word } of rows) if (word !== null) expect(profiles).not.toContain(`"${word}"`)
  })

  test.each([
    ['a digit of a profile', 5, '\\"months\\"', 'pool'],
    ['a digit of an answer', 0, '"sentence":"', 'matches'],
  ])('a change of %s is found', async (_what, line, near, part) => {
    const search = await aSearch()
    const lines = await exported(search.id)
    const text = lines[line] ?? ''
    const at = near.startsWith('\\') ? text.indexOf('\\"years\\":') + 10 : text.indexOf(near) + near.length
    lines[line] = text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1)

    const replayed = await replayFile(linesOf(lines))

    expect(replayed?.isIdentical).toBe(false)
    expect(replayed?.findings[0]?.part).toBe(part)
  })

  test('a missing line is found', async () => {
    const search = await aSearch()
    const lines = await exported(search.id)

    const replayed = await replayFile(linesOf(lines.slice(0, -1)))

    expect(replayed?.findings[0]).toMatchObject({ part: 'pool', field: 'poolHash' })
  })

  test('another file is not a search', async () => {
    expect(await replayFile(linesOf(['{"basics":{}}']))).toBeNull()
    expect(await replayFile(linesOf([]))).toBeNull()
  })
})

test('a changed number in the model is found', async () => {
  const search = await aSearch()
  const stored = await findSearch(app.system.db, search.id)
  if (stored?.seal == null) throw new Error('The search has no seal.')
  const { seal } = stored
  const rebuilt = await app.live.rebuild(seal.poolVersion, seal.asOfDay)
  const { claimedCap } = defaultModel.shapes
  const model = { ...defaultModel, shapes: { ...defaultModel.shapes, claimedCap: claimedCap ^ 1 } }
  const frozen = await loadFrozen(app.system, stored)

  const replayed = replayFrozen({
    frozen,
    seal,
    criteria: engineCriteriaOf(stored.criteria),
    rebuilt,
    model,
    known: taxonomyNow(),
  })

  expect(replayed.isIdentical).toBe(false)
  expect(replayed.findings[0]?.part).toBe('model')
})

async function* linesOf(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines
}
