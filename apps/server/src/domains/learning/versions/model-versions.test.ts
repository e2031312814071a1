// Not repeated on PostgreSQL 15: models are trained and judged in memory.
import { runSearch } from '@assay/contracts/candidate-searches'
import { reportImpressions } from '@assay/contracts/impressions'
import { agreeToLearn, listLearningSources, withdrawFromLearning } from '@assay/contracts/learning-sources'
import * as contract from '@assay/contracts/model-versions'
import { replaySearch } from '@assay/contracts/replays'
import { shortlistCandidates } from '@assay/contracts/shortlisteds'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { insertRequirements } from '../../requirements/index.ts'
import { proposeModels } from '../index.ts'

const app = await openTestApp()
let admin: Person
const SHOWN = 25

const QUESTIONS = [
  'senior backend developers with Go or PostgreSQL',
  'frontend developer, React and TypeScript',
  'data engineer with Python, Kafka and SQL',
  'DevOps engineer, Kubernetes, Terraform, AWS',
  'Java developer with Spring Boot and Kafka',
  'mobile developer, Kotlin or Swift',
  'machine learning engineer, Python and PyTorch',
  'full stack developer with Node.js, React and PostgreSQL',
]

interface Shown {
  readonly rank: number
  readonly candidate: { readonly id: string }
  readonly contributions: readonly { feature: string; value: string; points: number }[]
}

type Choose = (shown: readonly Shown[]) => readonly Shown[]

const pointsFor = ({ contributions }: Shown, feature: string): number =>
  contributions.filter((line) => line.feature === feature).reduce((sum, { points }) => sum + points, 0)

beforeAll(async () => {
  await aCrowd(app, 700)
  admin = await aPerson(app, 'platform.admin')
})

/** A recruiter who searches, looks, shortlists some candidates and rejects the others. */
async function work(person: Person, searches: number, choose: Choose): Promise<void> {
  for (let turn = 0; turn < searches; turn += 4)
    await Promise.all([0, 1, 2, 3].map((next) => workOnce(person, turn + next, choose)))
}

async function workOnce(person: Person, turn: number, choose: Choose): Promise<string> {
  const text = QUESTIONS[turn % QUESTIONS.length] as string
  const level = ['', 'senior ', 'mid-level ', 'lead '][Math.floor(turn / QUESTIONS.length) % 4]
  const made = await ask(person, `${level}${text}`)
  const shown: Shown[] = made.data.matches.slice(0, SHOWN)
  const seen = shown.map(({ candidate }) => ({ candidateId: candidate.id }))
  await app.call(reportImpressions, { token: person.token, params: { id: made.data.id }, attributes: { seen } })
  const liked = choose(shown).map(({ candidate }) => candidate.id)
  if (liked.length === 0) return made.data.id
  const requirementId = newId()
  await insertRequirements(
    app.system.db,
    [
      {
        id: requirementId,
        companyId: person.companyId as string,
        title: text,
        description: text,
        criteria: made.data.criteria,
        state: 'open',
        openedAt: new Date(),
      },
    ],
    [],
  )
  const added = await app.call(shortlistCandidates, {
    token: person.token,
    params: { id: requirementId },
    attributes: { candidateIds: liked, searchId: made.data.id },
  })
  expect(added.status).toBe(200)
  return made.data.id
}

const ask = (person: Person, text: string): Promise<Answered> =>
  app.call(runSearch, {
    token: person.token,
    attributes: { door: 'summary', text },
    query: 'include=matches.candidate',
  })

/** Prefers candidates with the closest and latest title, more than the shipped model does. */
const byTitle: Choose = (shown) =>
  shown.toSorted((left, right) => pointsFor(right, 'title') - pointsFor(left, 'title')).slice(0, 4)

const propose = (companyId: string | null, person = admin) =>
  app.call(contract.proposeModelVersion, { token: person.token, attributes: { companyId } })
type Act = typeof contract.promoteModelVersion | typeof contract.rollBackModelVersion
const decide = (
  act: Act | typeof contract.rejectModelVersion,
  id: string,
  { person = admin, reason = 'Looked at the diff and the shadow test' } = {},
) => app.call(act, { token: person.token, params: { id }, attributes: { reason } })

/** Each is asked for while all before it still wait for their turn to decide about the models of the company. */
async function oneAfterAnother(companyId: string, asks: readonly (() => Promise<Answered>)[]): Promise<Answered[]> {
  const holder = await app.database.pool.connect()
  const waiting = async () =>
    (
      await app.database.pool.query(
        `select 1 from pg_locks l join pg_database d on d.oid = l.database
         where d.datname = current_database() and locktype = 'advisory' and not granted`,
      )
    ).rowCount
  const answers: Promise<Answered>[] = []
  try {
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(hashtext($1))', [`model-versions/${companyId}`])
    for (const ask of asks) {
      answers.push(ask())
      await expect.poll(waiting, { timeout: 10_000 }).toBe(answers.length)
    }
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  return Promise.all(answers)
}

const answerOf = async (person: Person, text: string) => {
  const { data } = await ask(person, text)
  return {
    model: data.modelVersionId as string,
    bytes: JSON.stringify(
      data.matches.map(({ candidate, rank, score, contributions, sentence }: Record<string, object>) => ({
        candidate,
        rank,
        score,
        contributions,
        sentence,
      })),
    ),
  }
}

test('too few outcomes give no proposal, and the error says how many there are', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  await work(person, 4, byTitle)
  const refused = await propose(person.companyId)
  expect(refused.errors[0]).toMatchObject({ code: 'model.too-few', meta: { searches: 4, needed: 30 } })
})

describe('a company with enough outcomes', () => {
  let recruiter: Person
  let stranger: Person
  let proposed: Answered['data']
  let earlier: { model: string; bytes: string }
  let oldSearch: string
  const QUESTION = QUESTIONS[0] as string

  beforeAll(async () => {
    recruiter = await aPerson(app, 'employer.recruiter')
    stranger = await aPerson(app, 'employer.recruiter')
    await work(recruiter, 56, byTitle)
    earlier = await answerOf(recruiter, QUESTION)
    oldSearch = (await ask(recruiter, QUESTION)).data.id
    const answer = await propose(recruiter.companyId)
    expect(answer.errors).toEqual([])
    proposed = answer.data
  })

  test('gets a proposal with its training data, its changes and the guards it passed', () => {
    expect(proposed).toMatchObject({ state: 'proposed', mayDo: ['promote', 'reject'] })
    expect(proposed.learnedFrom).toMatchObject({ searches: 56, companies: 1, share: 0.651, largestWeight: 10 })
    expect(proposed.learnedFrom.outcomes.shortlisted).toBe(56 * 4)
    expect(proposed.guards.map((guard: { name: string; passed: boolean }) => [guard.name, guard.passed])).toEqual([
      ['enoughSearches', true],
      ['noLeak', true],
      ['ranksBetter', true],
      ['fair', true],
    ])
    expect(proposed.metrics.ndcgAfter).toBeGreaterThan(proposed.metrics.ndcgBefore)
    expect(proposed.metrics.difference.low).toBeGreaterThan(0)
    expect(proposed.metrics.heldOut).toBe(12)
    expect(proposed.shadow.searches).toBe(56)
    expect(proposed.shadow.kendallTau).toBeLessThan(1)
    expect(proposed.shadow.groups.length).toBeGreaterThan(0)
    expect(proposed.diff.length).toBeGreaterThan(0)
  })

  test('keeps its answers while the version is only proposed, visible to platform admins alone', async () => {
    expect(await answerOf(recruiter, QUESTION)).toEqual(earlier)
    expect((await app.call(contract.listModelVersions, { token: recruiter.token })).status).toBe(403)
    expect((await decide(contract.promoteModelVersion, proposed.id, { person: recruiter })).status).toBe(403)
    expect((await propose(recruiter.companyId, recruiter)).status).toBe(403)
  })

  test('a failing guard refuses the promotion under its own name, and nothing serves', async () => {
    const passing = async (isPassed: string) => {
      await app.database.pool.query(
        `update model_versions set guards = (select jsonb_agg(g || jsonb_build_object('passed', ${isPassed}))
          from jsonb_array_elements(guards) g) where id = $1`,
        [proposed.id],
      )
    }
    const codes = []
    for (const name of ['ranksBetter', 'fair', 'enoughSearches', 'noLeak']) {
      await passing(`g->>'name' <> '${name}'`)
      codes.push((await decide(contract.promoteModelVersion, proposed.id)).errors[0]?.code)
    }
    await passing('true')
    expect(codes.map((code) => code?.replace('model.guard-', ''))).toEqual([
      ...['quality', 'fairness', 'searches', 'leakage'],
    ])
    expect(await answerOf(recruiter, QUESTION)).toEqual(earlier)
  })

  test('a promoted model changes rankings except where weights are frozen; a rollback restores the same bytes', async () => {
    const frozen = newId()
    await insertRequirements(
      app.system.db,
      [
        {
          id: frozen,
          companyId: recruiter.companyId as string,
          title: 'Frozen',
          description: QUESTION,
          criteria: (await ask(recruiter, QUESTION)).data.criteria,
          state: 'open',
          openedAt: new Date(),
          weightsFrozenAt: app.system.now(),
        },
      ],
      [],
    )
    const promoted = await decide(contract.promoteModelVersion, proposed.id)
    expect(promoted.data).toMatchObject({ state: 'serving', mayDo: ['rollback'] })
    const learned = await answerOf(recruiter, QUESTION)
    expect(learned.model).toBe(proposed.name)
    expect(learned.bytes).not.toBe(earlier.bytes)
    expect((await answerOf(stranger, QUESTION)).model).toBe(earlier.model)
    const attributes = { door: 'summary', text: QUESTION, requirementId: frozen }
    const judgedAlike = await app.call(runSearch, { token: recruiter.token, attributes })
    expect(judgedAlike.data.modelVersionId).toBe(earlier.model)
    const learnedSearch = (await ask(recruiter, QUESTION)).data.id
    const outdated = await propose(recruiter.companyId)
    expect((await decide(contract.promoteModelVersion, proposed.id)).errors[0]?.code).toBe('model.transition')

    // Also if it is asked for before the model that it was tested against is gone.
    const [back, late] = await oneAfterAnother(recruiter.companyId as string, [
      () => decide(contract.rollBackModelVersion, proposed.id, { reason: 'Juniors rank too high' }),
      () => decide(contract.promoteModelVersion, outdated.data.id),
    ])
    expect(back?.data).toMatchObject({
      state: 'rolledBack',
      mayDo: [],
      reason: 'Looked at the diff and the shadow test',
      rollBackReason: 'Juniors rank too high',
    })
    expect(Date.parse(back?.data.rolledBackAt)).toBeGreaterThanOrEqual(Date.parse(promoted.data.decidedAt))
    expect(back?.data.decidedAt).toBe(promoted.data.decidedAt)
    expect(late?.errors[0]?.code).toBe('model.outdated')
    expect(await answerOf(recruiter, QUESTION)).toEqual(earlier)
    expect((await decide(contract.promoteModelVersion, outdated.data.id)).errors[0]?.code).toBe('model.outdated')
    expect((await decide(contract.rejectModelVersion, outdated.data.id)).data.state).toBe('rejected')

    for (const id of [oldSearch, learnedSearch]) {
      const replay = await app.call(replaySearch, { token: recruiter.token, params: { id } })
      expect(replay.data).toMatchObject({ isIdentical: true })
    }
  })

  test('a tampered past is a leak and refuses the promotion', async () => {
    const swapProminence = () =>
      app.database.pool.query(`
        alter table candidate_profile_versions disable trigger user;
        update candidate_profile_versions set profile = replace(replace(replace(profile,
          '"prominence":3', '"prominence":x'), '"prominence":0', '"prominence":3'), '"prominence":x', '"prominence":0');
        alter table candidate_profile_versions enable trigger user`)
    // Swaps core skills with those mentioned in passing; calling it again restores them.
    await swapProminence()
    const { data } = await propose(recruiter.companyId)
    await swapProminence()
    const refused = await decide(contract.promoteModelVersion, data.id)
    expect(refused.errors[0]).toMatchObject({ code: 'model.guard-leakage', status: '409' })
  })

  test('affects no other company without an agreement', async () => {
    expect((await propose(null)).errors[0]).toMatchObject({ code: 'model.too-few', meta: { searches: 0 } })
    const params = { id: recruiter.companyId as string }
    const attributes = { note: 'Agreed with the owner by mail' }
    const agreed = await app.call(agreeToLearn, { token: admin.token, params, attributes })
    expect(agreed.data).toMatchObject({ searches: 56, agreement: { note: 'Agreed with the owner by mail' } })
    const forAll = await propose(null)
    expect(forAll.data).toMatchObject({ companyName: null, learnedFrom: { companies: 1 } })
    await app.call(withdrawFromLearning, { token: admin.token, params })
    expect((await propose(null)).errors[0]?.code).toBe('model.too-few')
    const sources = await app.call(listLearningSources, { token: admin.token })
    expect(sources.document.meta).toMatchObject({ everybody: { agreed: 0, searches: 0, needed: 30 } })
    expect(sources.data.find((row: { id: string }) => row.id === params.id)).toMatchObject({ agreement: null })
  })

  test('gets a nightly proposal, once for the same outcomes', async () => {
    const latest = async () =>
      (
        await app.call(contract.listModelVersions, {
          token: admin.token,
          query: `filter[company]=${recruiter.companyId}`,
        })
      ).document.meta?.['page']
    const before = await latest()
    await proposeModels(app.system, app.live)
    expect(await latest()).toEqual(before)
    await work(recruiter, 4, byTitle)
    await proposeModels(app.system, app.live)
    expect(await latest()).not.toEqual(before)
  })

  test('keeps learning after a candidate who was shown is erased', async () => {
    const [{ id }] = (
      await app.database.pool.query('select candidate_id as id from impressions where company_id = $1 limit 1', [
        recruiter.companyId,
      ])
    ).rows
    await app.database.pool.query('delete from candidate_profile_versions where candidate_id = $1', [id])
    const { data } = await propose(recruiter.companyId)
    expect(data.guards).toContainEqual(expect.objectContaining({ name: 'noLeak', passed: true }))
  })
})
