// Endpoints related to searches: readings, requirements, stars, dashboards, public figures.
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { getDashboard, getPublicFigures } from '@assay/contracts/dashboards'
import { getJobSkill } from '@assay/contracts/job-skills'
import { readQuery } from '@assay/contracts/query-readings'
import { getRequirement, listRequirements } from '@assay/contracts/requirements'
import { listStars, starCandidate, unstarCandidate } from '@assay/contracts/stars'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { insertRequirements } from '../../requirements/index.ts'
import { readQuestion } from '../index.ts'

const app = await openTestApp()
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 250)
  recruiter = await aPerson(app, 'employer.recruiter')
})

async function aRequirement(companyId: string, title: string, userIds: readonly string[] = []): Promise<string> {
  const id = newId()
  const criteria = readQuestion({ door: 'skill', text: 'Go, Kafka' }, new Date()).wireCriteria
  await insertRequirements(
    app.system.db,
    [{ id, companyId, title, description: title, criteria, state: 'open', openedAt: new Date() }],
    userIds.map((userId) => ({ requirementId: id, userId })),
  )
  return id
}

describe('readings', () => {
  test('a text is read and counted, and not stored', async () => {
    const reading = await app.call(readQuery, { attributes: { door: 'summary', text: 'Python and SQL, 3+ years' } })

    expect(reading.status).toBe(200)
    expect(reading.data).toMatchObject({ poolSize: app.live.current().size, language: null })
    expect(reading.data.waterfall).toHaveLength(2)
    expect((await app.database.pool.query('select 1 from candidate_searches')).rowCount).toBe(0)
  })

  test('every figure of the waterfall equals a direct count', async () => {
    const read = (criteria: object) => app.call(readQuery, { attributes: { door: 'skill', criteria } })
    const criteria = {
      mustHave: [{ anyOf: ['Python'] }, { anyOf: ['SQL'] }, { anyOf: ['Docker'] }],
      mustHaveMode: 'require',
    }
    const { data } = await read(criteria)

    for (const [place, step] of data.waterfall.entries()) {
      const upTo = await read({ ...criteria, mustHave: criteria.mustHave.slice(0, place + 1) })
      expect(upTo.data.matchedCount).toBe(step.left)
      const without = await read({ ...criteria, mustHave: criteria.mustHave.filter((_, other) => other !== place) })
      expect(without.data.matchedCount).toBe(data.matchedCount + step.wouldReturn)
    }
  })

  test('empty text and empty criteria are answered, not refused', async () => {
    const reading = await app.call(readQuery, { attributes: { door: 'jobDesc', text: '' } })
    expect(reading.status).toBe(200)
    expect(reading.data.criteria.mustHave).toEqual([])
  })

  test('if no candidate fulfills every condition, the change that brings most is named, and brings them', async () => {
    const criteria = { mustHave: [{ anyOf: ['Python'] }, { anyOf: ['COBOL'] }], mustHaveMode: 'require' }
    const read = (asked: object) => app.call(readQuery, { attributes: { door: 'skill', criteria: asked } })
    const found = ({ lint }: { lint: { code: string; message: string }[] }) =>
      lint.find(({ code }) => code === 'over-constrained')?.message
    const { data } = await read(criteria)

    expect(data.matchedCount).toBe(0)
    const best = data.relaxations.toSorted(
      (left: { brings: number }, right: { brings: number }) => right.brings - left.brings,
    )[0]
    const { data: then } = await read(best?.criteria ?? {})
    expect(found(data)).toBe(
      `No candidate meets every condition. With “COBOL” relaxed, ${then.matchedCount} people would match.`,
    )
    const attributes = { door: 'skill', criteria }
    expect(found((await app.call(runSearch, { token: recruiter.token, attributes })).data)).toBe(found(data))
  })

  test('no change is named that brings nobody: a skill that is only preferred still has to be asked for', async () => {
    const criteria = {
      mustHave: [{ anyOf: ['COBOL'] }],
      mustHaveMode: 'require',
      constraints: { rateMax: { amountMinor: 1, currency: 'EUR', period: 'hour' } },
    }
    const { data } = await app.call(readQuery, { attributes: { door: 'skill', criteria } })

    expect(data).toMatchObject({ matchedCount: 0, relaxations: [] })
    expect(data.lint.map(({ code }: { code: string }) => code)).not.toContain('over-constrained')
  })

  test('must-haves that no candidate has are named, however many come near', async () => {
    const mustHave = [{ anyOf: ['COBOL'], minYears: 5 }, { anyOf: ['Python'] }, { anyOf: ['JCL', 'Mainframe'] }]
    const said = ({ lint }: { lint: { code: string; message: string }[] }) =>
      lint.filter(({ code }) => code === 'absent-skill').map(({ message }) => message)
    const asked = { token: recruiter.token, attributes: { door: 'skill', criteria: { mustHave } } }
    const { data } = await app.call(readQuery, asked)
    expect(data.matchedCount).toBeGreaterThan(0)
    expect(said(data)).toEqual(['No candidate has COBOL or JCL or Mainframe. Those who come near are listed.'])
    expect(said((await app.call(runSearch, asked)).data)).toEqual(said(data))
    const known = { mustHave: [{ anyOf: ['Python'] }, { anyOf: ['Java'] }] }
    expect(said((await app.call(readQuery, { attributes: { door: 'skill', criteria: known } })).data)).toEqual([])
  })
})

describe('requirements', () => {
  test('a company sees its own, another one finds none', async () => {
    const id = await aRequirement(recruiter.companyId ?? '', 'Order intake')
    const stranger = await aPerson(app, 'employer.owner')

    const seen = await app.call(getRequirement, { token: recruiter.token, params: { id }, query: 'include=company' })
    expect(seen.data).toMatchObject({ title: 'Order intake', company: { name: 'Acme' } })
    expect((await app.call(getRequirement, { token: stranger.token, params: { id } })).status).toBe(404)
    expect((await app.call(listRequirements, { token: stranger.token })).data).toEqual([])
    const list = await app.call(listRequirements, {
      token: recruiter.token,
      query: 'filter[search]=ORDER&filter[state]=open',
    })
    expect(list.data.map((one: { id: string }) => one.id)).toEqual([id])
  })

  test('users with scope "assigned" see only what is assigned', async () => {
    const companyId = recruiter.companyId ?? ''
    const viewer = await aPerson(app, 'employer.viewer', { companyId })
    const mine = await aRequirement(companyId, 'Mine', [viewer.user.id])
    const other = await aRequirement(companyId, 'Other')

    expect(
      (await app.call(listRequirements, { token: viewer.token })).data.map((one: { id: string }) => one.id),
    ).toEqual([mine])
    expect((await app.call(getRequirement, { token: viewer.token, params: { id: other } })).status).toBe(404)
  })
})

describe('stars', () => {
  test('a star is private, stored once, recorded, and removed by either id', async () => {
    const { token } = recruiter
    const made = await app.call(runSearch, {
      token,
      attributes: { door: 'skill', text: 'Python' },
      query: 'include=matches.candidate',
    })
    const [first, second] = made.data.matches.map((match: { candidate: { id: string } }) => match.candidate.id)

    const star = await app.call(starCandidate, { token, attributes: { candidateId: first, note: 'call in May' } })
    expect(star.status).toBe(201)
    const again = await app.call(starCandidate, { token, attributes: { candidateId: first } })
    expect([again.status, again.data.id, again.data.note]).toEqual([200, star.data.id, 'call in May'])
    await app.call(starCandidate, { token, attributes: { candidateId: second } })
    expect((await app.call(listStars, { token, query: 'include=candidate' })).data).toHaveLength(2)
    const requirementId = await aRequirement(recruiter.companyId ?? '', 'Order intake')
    const forJob = (id: string) =>
      app.call(starCandidate, { token, attributes: { candidateId: second, requirementId: id } })
    expect((await forJob(newId())).errors[0]?.source?.pointer).toBe('/data/attributes/requirementId')
    expect((await forJob(requirementId)).data.requirement).toMatchObject({ id: requirementId })
    const starred = await app.call(listMatches, {
      token,
      params: { id: made.data.id },
      query: 'filter[starred]=mine',
    })
    expect(starred.data.map((match: { candidate: { id: string } }) => match.candidate.id)).toEqual([first, second])
    const colleague = await aPerson(app, 'employer.recruiter', { companyId: recruiter.companyId ?? '' })
    expect((await app.call(listStars, { token: colleague.token })).data).toEqual([])
    expect((await app.call(unstarCandidate, { token: colleague.token, params: { id: star.data.id } })).status).toBe(404)

    expect((await app.call(unstarCandidate, { token, params: { id: star.data.id } })).status).toBe(204)
    expect((await app.call(unstarCandidate, { token, params: { id: second } })).status).toBe(204)
    expect((await app.call(listStars, { token })).data).toEqual([])
  })

  test('candidates out of scope cannot be starred, and viewers star none', async () => {
    const viewer = await aPerson(app, 'employer.viewer', { companyId: recruiter.companyId ?? '' })
    const attributes = { candidateId: newId() }
    expect((await app.call(starCandidate, { token: recruiter.token, attributes })).status).toBe(404)
    expect((await app.call(starCandidate, { token: viewer.token, attributes })).status).toBe(403)
  })
})

describe('figures', () => {
  test.each([
    'employer.owner',
    'employer.viewer',
    'agency.owner',
    'agencyClient.contact',
    'platform.admin',
    'platform.creator',
  ] as const)('%s has a dashboard', async (role) => {
    const person = await aPerson(app, role)
    const { status, data } = await app.call(getDashboard, { token: person.token })
    expect([status, data.role]).toEqual([200, role])
  })

  test('the dashboard counts past activity', async () => {
    const person = await aPerson(app, 'employer.recruiter')
    await app.call(runSearch, { token: person.token, attributes: { door: 'skill', text: 'Python' } })
    const { data } = await app.call(getDashboard, { token: person.token })

    expect(data.recentSearches).toHaveLength(1)
    expect(data.gettingStarted.map((step: { done: boolean }) => step.done)).toEqual([true, false, false])
    expect(data.activity[0].text).toMatch(/^Person \d+ searched/)
    expect(data.pool.size).toBe(app.live.current().size)
  })

  test('the number of candidates and the figures of a skill are public', async () => {
    const figures = await app.call(getPublicFigures, { query: 'filter[zone]=America/New_York' })
    expect(figures.data.candidatesAvailable).toBe(app.live.current().size)
    expect(figures.data.medianOverlapHours).toBeGreaterThan(0)

    const { data } = await app.call(getJobSkill, { params: { id: 'python' } })
    const direct = await app.database.pool.query(
      `select count(*)::int as n, count(*) filter (where s.evidence > 'claimed')::int as verified
       from candidate_skills s join candidates c on c.id = s.candidate_id
       where c.state = 'available' and s.skill_id = $1`,
      [data.id],
    )
    expect([data.candidateCount, data.verifiedCount]).toEqual([direct.rows[0].n, direct.rows[0].verified])
    expect(data.payBand.low).toBeLessThanOrEqual(data.payBand.high)
    expect(data.oftenWith.length).toBeGreaterThan(3)
  })
})
