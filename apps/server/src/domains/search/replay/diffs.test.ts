import { runSearch } from '@assay/contracts/candidate-searches'
import { diffSearches, type Move } from '@assay/contracts/diffs'
import { beforeAll, expect, test } from 'vitest'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'

const app = await openTestApp()
const db = app.database.pool
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 300)
  recruiter = await aPerson(app, 'employer.recruiter')
})

const run = async (criteria: object): Promise<Answered['data']> =>
  (await app.call(runSearch, { token: recruiter.token, attributes: { door: 'skill', criteria } })).data

async function diff(before: { id: string }, after: { id: string }, person = recruiter): Promise<Answered> {
  return app.call(diffSearches, { token: person.token, params: { id: before.id, otherId: after.id } })
}

const CRITERIA = { mustHave: [{ anyOf: ['kafka'] }], niceToHave: [{ skillId: 'go', weight: 3 }] }

const sumOf = (move: Move): number => move.lines.reduce((sum, line) => sum + line.after - line.before, 0)

function holdsTogether({ data }: Answered, before: Answered['data'], after: Answered['data']): void {
  const { counts, moves } = data
  expect(counts.up + counts.down + counts.same + counts.left).toBe(before.frozenCount)
  expect(counts.up + counts.down + counts.same + counts.entered).toBe(after.frozenCount)
  for (const move of moves as Move[]) {
    expect(sumOf(move)).toBe((move.scoreAfter ?? 0) - (move.scoreBefore ?? 0))
    if (move.kind !== 'same') expect(move.causes.length).toBeGreaterThan(0)
  }
}

test('a search compared with itself has no moves', async () => {
  const search = await run(CRITERIA)

  const { status, data } = await diff(search, search)

  expect(status).toBe(200)
  expect(data).toMatchObject({ samePool: true, criteriaChanges: [], modelChange: null, dayChange: null, moves: [] })
  expect(data.counts).toEqual({ up: 0, down: 0, entered: 0, left: 0, same: search.frozenCount })
})

test('another weight moves candidates by the criteria alone, and its lines sum to the difference of scores', async () => {
  const before = await run(CRITERIA)
  const after = await run({ ...CRITERIA, niceToHave: [{ skillId: 'go', weight: 5 }, { skillId: 'python' }] })

  const answer = await diff(before, after)

  holdsTogether(answer, before, after)
  expect(answer.data.criteriaChanges).toEqual([
    { what: 'Go', was: 'nice to have, weight 3', is: 'nice to have, weight 5' },
    { what: 'Python', was: null, is: 'nice to have, weight 3' },
  ])
  const causes = new Set(answer.data.moves.flatMap((move: Move) => move.causes))
  expect([...causes].filter((cause) => cause !== 'criteria' && cause !== 'others')).toEqual([])
  expect(answer.data.moves.length).toBeGreaterThan(0)
})

test('changed evidence, newcomers and leavers are distinguished, with the differences of their profiles', async () => {
  const before = await run(CRITERIA)
  const { rows } = await db.query(
    `select m.id from search_match_lists, unnest(candidate_ids) with ordinality as m (id, rank)
     join candidate_skills s on s.candidate_id = m.id
     where search_id = $1 and s.skill_id = any($2) and s.evidence = 'claimed' order by rank`,
    [before.id, before.criteria.mustHave[0].anyOf],
  )
  const [proven, gone] = [rows[5].id, rows[0].id]
  await db.query(
    `update candidate_skills set evidence = 'workSample', evidence_on = current_date
     where candidate_id = $1 and skill_id = any($2)`,
    [proven, before.criteria.mustHave[0].anyOf],
  )
  await db.query(`update candidates set updated_at = now(), notice_days = 3 where id = $1`, [proven])
  await db.query(`update candidates set state = 'paused' where id = $1`, [gone])
  const [fresh] = await addCandidates(app, [aRecord()])
  const after = await run(CRITERIA)

  const answer = await diff(before, after)
  const moveOf = (id: string | undefined) => answer.data.moves.find((move: Move) => move.candidateId === id)

  holdsTogether(answer, before, after)
  expect(answer.data).toMatchObject({ samePool: false, criteriaChanges: [] })
  expect(moveOf(proven)).toMatchObject({ kind: 'up', causes: ['evidence'] })
  expect(moveOf(proven).scoreAfter).toBeGreaterThan(moveOf(proven).scoreBefore)
  expect(moveOf(proven).profileChanges.map(({ what }: { what: string }) => what)).toEqual(['Apache Kafka', 'Notice'])
  expect(moveOf(gone)).toMatchObject({ kind: 'left', rankAfter: null, scoreAfter: null, causes: ['pool'] })
  expect(moveOf(fresh)).toMatchObject({ kind: 'entered', rankBefore: null, scoreBefore: null, causes: ['pool'] })
  expect(answer.data.moves.some((move: Move) => move.causes[0] === 'others')).toBe(true)
})

test('a day later, the effect of age is attributed to age', async () => {
  const before = await run(CRITERIA)
  app.clock.advance(400 * DAY_MS)
  const stranger = await aPerson(app, 'employer.recruiter')
  recruiter = await aPerson(app, 'employer.recruiter', { companyId: recruiter.companyId ?? '' })
  await untilFollowed(app)
  const later = await run(CRITERIA)

  const answer = await diff(before, later)

  expect((await diff(before, later, stranger)).status).toBe(404)
  holdsTogether(answer, before, later)
  expect(answer.data.dayChange).not.toBeNull()
  const causes = new Set(answer.data.moves.flatMap((move: Move) => move.causes))
  expect(causes.has('day')).toBe(true)
  expect([...causes].filter((cause) => cause !== 'day' && cause !== 'others')).toEqual([])
})
