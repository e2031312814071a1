import { runGuestSearch } from '@assay/contracts/candidate-anonymous-searches'
import {
  deleteSearch,
  getSearch,
  listedFields,
  listMatches,
  listSearches,
  previewedFields,
  previewSearch,
  renameSearch,
  restoreSearch,
  runSearch,
} from '@assay/contracts/candidate-searches'
import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/database/new-id.ts'
import { type Answered, openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord, untilFollowed } from '../../../platform/testing/test-candidates.ts'
import { aCompany, aPerson, type Person } from '../../../platform/testing/test-people.ts'
import { insertRequirements } from '../../requirements/index.ts'

const app = await openTestApp()
let recruiter: Person
let stranger: Person

const JD = `Senior Backend Engineer

Requirements
- 5+ years of backend development with Go or Java
- Kafka in production
- PostgreSQL
- At least 2 hours of overlap with Berlin
Nice to have: Terraform, Redis
No PHP. Up to 90 EUR per hour.`

beforeAll(async () => {
  await aCrowd(app, 400)
  recruiter = await aPerson(app, 'employer.recruiter')
  stranger = await aPerson(app, 'employer.owner')
})

const search = (person: Person, attributes: Record<string, unknown>, query = ''): Promise<Answered> =>
  app.call(runSearch, { token: person.token, attributes, query })

interface Line {
  readonly points: number
}

const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.points, 0)

async function allMatches(person: Person, id: string, filter = '', path = ''): Promise<Answered['data'][]> {
  const found: Answered['data'][] = []
  let query = `page[size]=100${filter}${path}`
  for (;;) {
    const page = await app.call(listMatches, { token: person.token, params: { id }, query })
    expect(page.status).toBe(200)
    found.push(...page.data)
    const next = page.document.links?.['next']
    if (!next) return found
    query = String(next).split('?')[1] ?? ''
  }
}

describe.each([
  ['jobDesc', JD],
  ['summary', 'two backend engineers, Go and Kafka, 2 h overlap with Berlin, under 90 EUR/h'],
  ['skill', 'Go, Kafka'],
])('in search mode %s', (door, text) => {
  test('a text becomes criteria and a ranking whose lines sum to every score', async () => {
    const made = await search(recruiter, { door, text }, 'include=matches.candidate')

    expect(made.status).toBe(201)
    expect(made.data.state).toBe('ready')
    expect(made.data.criteria.mustHave.length).toBeGreaterThan(0)
    expect(made.data.matches.length).toBeGreaterThan(0)
    expect(made.data.matches[0].candidate.maskedName).toMatch(/^Candidate /)
    const matches = await allMatches(recruiter, made.data.id)
    expect(matches).toHaveLength(made.data.frozenCount)
    for (const match of matches) expect(sumOf(match.contributions)).toBe(match.score)
    expect(matches.map((match) => match.rank)).toEqual(matches.map((_, place) => place + 1))
    for (const match of matches)
      expect([match.rank >= match.rankLow, match.rank <= match.rankHigh]).toEqual([true, true])
    const groups = [...Map.groupBy(matches, ({ tieGroup }) => tieGroup).values()].map((group) =>
      group.map(({ score }) => score),
    )
    for (const [place, scores] of groups.slice(1).entries())
      expect(Math.max(...scores)).toBeLessThan(Math.min(...(groups[place] ?? [])))
  })
})

test('candidates too close to call are ordered by a seed per viewer, which is stable for each', async () => {
  const asked = { door: 'jobDesc', text: JD }
  const orderOf = async (who: typeof recruiter) => {
    const { data } = await search(who, asked)
    const matches = await allMatches(who, data.id)
    return matches.map(({ candidate }) => candidate.id)
  }
  const owner = await aPerson(app, 'employer.owner', { companyId: recruiter.companyId ?? '' })
  const [first, again, other] = [await orderOf(recruiter), await orderOf(recruiter), await orderOf(owner)]

  expect(again).toEqual(first)
  expect(other).not.toEqual(first)
  const seals = await app.database.pool.query<{ seed: string }>(
    `select distinct seal ->> 'equalSeed' as seed from candidate_searches where text = $1 and seal ->> 'equalSeed' is not null`,
    [JD],
  )
  expect(seals.rows.length).toBeGreaterThan(1)
})

test('every match has the rank it would have without self-reported skills', async () => {
  const { data: made } = await search(recruiter, { door: 'jobDesc', text: JD })
  // The facet leaves few enough matches to see all of them and count ranks by hand.
  const matches = await allMatches(recruiter, made.id, '&filter[seniority]=senior')
  for (const match of matches)
    expect(match.rankWithoutClaims).toBe(1 + matches.filter((other) => other.low > match.low).length)
  const moved = matches.filter((match) => match.rankWithoutClaims !== match.rank)
  expect([matches.length, moved.length].every((size) => size > 3)).toBe(true)
})

test('a job description is read with the spans of its parts', async () => {
  const { data } = await search(recruiter, { door: 'jobDesc', text: JD })
  const names = data.criteria.mustHave.map((must: { anyOf: string[] }) =>
    must.anyOf.map((id) => data.legend.skills[id].name).join(' or '),
  )

  expect(names).toContain('Go or Java')
  expect(names).toContain('Apache Kafka')
  expect(data.criteria.exclude.skills.map((id: string) => data.legend.skills[id].name)).toEqual(['PHP'])
  expect(data.criteria.constraints.rateMax).toEqual({ amountMinor: 9000, currency: 'EUR', period: 'hour' })
  for (const span of data.spans) expect(JD.slice(span.start, span.end)).toBe(span.text)
  expect(data.waterfall.length).toBeGreaterThan(2)
})

test('a frozen search is identical after the pool has changed', async () => {
  const made = await search(recruiter, { door: 'skill', text: 'Go, Kafka' })
  const before = await allMatches(recruiter, made.data.id, '&include=candidate')
  await addCandidates(app, [aRecord(), aRecord(), aRecord()])
  await app.database.pool.query(`update candidates set state = 'paused' where id = $1`, [before[0].candidate.id])
  await untilFollowed(app)

  const again = await app.call(getSearch, { token: recruiter.token, params: { id: made.data.id } })
  const after = await allMatches(recruiter, made.data.id, '&include=candidate')

  const { poolChange: _before, ...frozen } = made.data
  const { poolChange, ...reopened } = again.data
  expect(reopened).toEqual(frozen)
  expect(poolChange).toEqual({ added: 3, gone: 1 })
  const scores = (matches: Answered['data'][]) =>
    matches.map(({ id, rank, score, contributions, sentence }) => ({ id, rank, score, contributions, sentence }))
  expect(scores(after)).toEqual(scores(before))

  await addCandidates(app, [aRecord()])
  await untilFollowed(app)
  const later = await app.call(getSearch, { token: recruiter.token, params: { id: made.data.id } })
  expect(later.data.poolChange).toEqual({ added: 4, gone: 1 })
})

test('the database refuses to change frozen data', async () => {
  const made = await search(recruiter, { door: 'skill', text: 'Go' })
  const change = (statement: string) => app.database.pool.query(statement, [made.data.id])

  await expect(change('update candidate_searches set matched_count = 0 where id = $1')).rejects.toThrow(/cannot change/)
  await expect(change(`update search_match_lists set kept = '\\x7b7d' where search_id = $1`)).rejects.toThrow(
    /append-only/,
  )
})

test("facets narrow the full match set exactly, on today's pool", async () => {
  const made = await search(recruiter, { door: 'skill', text: 'Python' })
  const countries = made.data.facets.find((facet: { name: string }) => facet.name === 'country')
  const { value, count } = countries.values[0]

  const page = await app.call(listMatches, {
    token: recruiter.token,
    params: { id: made.data.id },
    query: `filter[country]=${value}&include=candidate&page[size]=100`,
  })

  expect(page.json.meta).toMatchObject({ live: false, total: count })
  expect(page.data).toHaveLength(Math.min(100, count))
  for (const match of page.data) expect(match.candidate.country).toBe(value)
  for (const match of page.data) expect(sumOf(match.contributions)).toBe(match.score)
})

test('a filter changes no order: its matches stay in the order of the search', async () => {
  const { data } = await search(recruiter, { door: 'jobDesc', text: JD })
  const places = new Map((await allMatches(recruiter, data.id)).map((match) => [match.candidate.id, match.rank]))
  const countries = data.facets.find((facet: { name: string }) => facet.name === 'country')

  for (const { value } of countries.values.slice(0, 3)) {
    const filtered = await allMatches(recruiter, data.id, `&filter[country]=${value}`)
    const before = filtered.flatMap((match) => places.get(match.candidate.id) ?? [])
    expect(before.length).toBeGreaterThan(1)
    expect(before).toEqual(before.toSorted((left, right) => left - right))
  }
})

test('a preview explains the best 25, and ranks them without self-reported skills on request', async () => {
  const { data } = await search(recruiter, { door: 'jobDesc', text: JD })
  const attributes = { criteria: data.criteria, parentId: data.id }
  const preview = (query: string) => app.call(previewSearch, { token: recruiter.token, attributes, query })

  const whole = (await preview('include=matches.candidate')).data
  const lean = (await preview(`include=matches.candidate&fields[matches]=${previewedFields.join(',')}`)).data

  const frozen = (await allMatches(recruiter, data.id)).slice(0, 25)
  const lines = ({ rank, score, contributions }: Answered['data']) => ({ rank, score, contributions })
  expect(whole.matches.map(lines)).toEqual(frozen.map(lines))
  expect(lean.matches.map(lines)).toEqual(frozen.map(lines))
  expect(whole.matches.map((match: Answered['data']) => match.rankWithoutClaims)).toEqual(
    frozen.map((match) => match.rankWithoutClaims),
  )
  expect(lean.matches[0]).not.toHaveProperty('rankWithoutClaims')
})

test('a preview needs no search: the best 10 in the order that the search will have, and nothing is stored', async () => {
  const { data } = await search(recruiter, { door: 'jobDesc', text: JD })
  const preview = (person: Person) =>
    app.call(previewSearch, {
      token: person.token,
      attributes: { criteria: data.criteria },
      query: 'include=matches.candidate',
    })
  const storedBefore = (await app.call(listSearches, { token: recruiter.token })).document?.meta

  const { status, data: previewed } = await preview(recruiter)

  const frozen = (await allMatches(recruiter, data.id)).slice(0, 10)
  const lines = ({ rank, score, contributions }: Answered['data']) => ({ rank, score, contributions })
  expect(status).toBe(200)
  expect(previewed.matches.map(lines)).toEqual(frozen.map(lines))
  expect(previewed.matches[0].search).toBeNull()
  expect((await app.call(listSearches, { token: recruiter.token })).document?.meta).toEqual(storedBefore)
  expect((await preview(await aPerson(app, 'employer.viewer'))).status).toBe(403)
})

test('candidates in a list carry the requested attributes only', async () => {
  const { data } = await search(recruiter, { door: 'skill', text: 'Go' })
  const list = (fields: string) =>
    app.call(listMatches, { token: recruiter.token, params: { id: data.id }, query: `include=candidate${fields}` })

  const [whole] = (await list('')).data
  const [lean] = (await list('&fields[candidates]=maskedName,skills')).data

  expect(whole.candidate.skills.length).toBeGreaterThan(0)
  const { id, type, maskedName, skills } = whole.candidate
  expect(lean.candidate).toEqual({ id, type, maskedName, skills })
})

test('a list describes candidates as other pages do', async () => {
  const { data } = await search(recruiter, { door: 'skill', text: 'Go' })
  const listed = await allMatches(
    recruiter,
    data.id,
    '&include=candidate',
    `&fields[candidates]=${listedFields.join()}`,
  )
  const whole = await allMatches(recruiter, data.id, '&include=candidate')

  expect(listed.length).toBeGreaterThan(5)
  const named = (match: Answered['data']) =>
    Object.fromEntries(['id', 'type', ...listedFields].map((name) => [name, match.candidate[name]]))
  expect(listed.map(({ candidate }) => candidate)).toEqual(whole.map(named))
})

test('edited criteria count as sent, with skills by name, alias or slug', async () => {
  const criteria = {
    mustHave: [{ anyOf: ['k8s', 'Docker'] }],
    niceToHave: [{ skillId: 'postgresql' }],
    mustHaveMode: 'require',
  }
  const made = await search(recruiter, { door: 'skill', criteria })

  expect(made.status).toBe(201)
  const names = made.data.criteria.mustHave[0].anyOf.map((id: string) => made.data.legend.skills[id].slug)
  expect(names).toEqual(['kubernetes', 'docker'])
})

test('criteria need no search mode, a text does', async () => {
  const read = await search(recruiter, { door: 'skill', text: 'Go, Kafka' })
  const { criteria, matchedCount } = read.data
  const alone = await search(recruiter, { criteria })
  expect([alone.status, alone.data.door, alone.data.matchedCount]).toEqual([201, 'skill', matchedCount])
  const guest = await app.call(runGuestSearch, { attributes: { criteria } })
  expect([guest.status, guest.data.door]).toEqual([201, 'skill'])
  const refused = await search(recruiter, { text: 'Go, Kafka' })
  expect([refused.status, refused.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes' }])
})

test('an unknown skill is reported with its position', async () => {
  const answer = await search(recruiter, { door: 'skill', criteria: { mustHave: [{ anyOf: ['Go', 'Floobar'] }] } })

  expect(answer.status).toBe(422)
  expect(answer.errors[0]?.source?.pointer).toBe('/data/attributes/criteria/mustHave/0/anyOf/1')
  expect(answer.errors[0]?.detail).toContain('Floobar')
})

test('a fork records its parent', async () => {
  const parent = await search(recruiter, { door: 'skill', text: 'React' })
  const fork = await search(
    recruiter,
    { door: 'skill', criteria: parent.data.criteria, parentId: parent.data.id },
    'include=parent',
  )

  expect(fork.data.parent.id).toBe(parent.data.id)
  expect((await search(stranger, { door: 'skill', text: 'React', parentId: parent.data.id })).status).toBe(422)
})

test('a search is saved under a name, removed and restored; nothing else can be changed', async () => {
  const { data } = await search(recruiter, { door: 'skill', text: 'Java' })
  const params = { id: data.id }
  const { token } = recruiter

  const named = await app.call(renameSearch, {
    token,
    params,
    attributes: { savedName: 'Java people', matchedCount: 1 },
  })
  expect(named.data).toMatchObject({ savedName: 'Java people', matchedCount: data.matchedCount })
  const saved = await app.call(listSearches, { token, query: 'filter[saved]=true' })
  expect(saved.data.map((one: { id: string }) => one.id)).toContain(data.id)

  expect((await app.call(deleteSearch, { token, params })).status).toBe(204)
  expect((await app.call(getSearch, { token, params })).status).toBe(404)
  expect((await app.call(deleteSearch, { token, params })).status).toBe(404)
  expect((await app.call(restoreSearch, { token, params })).data.savedName).toBe('Java people')
  expect((await app.call(getSearch, { token, params })).status).toBe(200)
})

test('the history pages both ways and has a total', async () => {
  const person = await aPerson(app, 'employer.recruiter')
  for (const text of ['Go', 'Java', 'Python']) await search(person, { door: 'skill', text })
  const first = await app.call(listSearches, { token: person.token, query: 'page[size]=2' })
  const next = String(first.document.links?.['next']).split('?')[1] ?? ''
  const second = await app.call(listSearches, { token: person.token, query: next })

  expect(first.json.meta.total).toBe(3)
  expect(first.data).toHaveLength(2)
  expect(second.data).toHaveLength(1)
  expect(second.document.links?.['next']).toBeNull()
})

describe('access to searches', () => {
  test('another company does not find the search', async () => {
    const { data } = await search(recruiter, { door: 'skill', text: 'Go' })
    for (const endpoint of [getSearch, listMatches, renameSearch, deleteSearch, restoreSearch]) {
      const attributes = endpoint === renameSearch ? { savedName: 'mine' } : undefined
      const asked = { token: stranger.token, params: { id: data.id }, ...(attributes ? { attributes } : {}) }
      expect((await app.call(endpoint, asked)).status).toBe(404)
    }
  })

  test.each(['agency.owner', 'agencyClient.contact', 'platform.admin', 'platform.creator'] as const)(
    '%s is refused',
    async (role) => {
      const person = await aPerson(app, role)
      expect((await search(person, { door: 'skill', text: 'Go' })).status).toBe(403)
      expect((await app.call(listSearches, { token: person.token })).status).toBe(403)
    },
  )

  test('a colleague opens a shared search but cannot change it; an owner can', async () => {
    const companyId = recruiter.companyId ?? ''
    const colleague = await aPerson(app, 'employer.recruiter', { companyId })
    const owner = await aPerson(app, 'employer.owner', { companyId })
    const { data } = await search(recruiter, { door: 'skill', text: 'Go' })
    const asked = { params: { id: data.id }, attributes: { savedName: 'ours' } }

    expect((await app.call(getSearch, { token: colleague.token, params: asked.params })).status).toBe(200)
    expect((await app.call(renameSearch, { ...asked, token: colleague.token })).status).toBe(403)
    expect((await app.call(renameSearch, { ...asked, token: owner.token })).status).toBe(200)
    const list = await app.call(listSearches, { token: colleague.token })
    expect(list.data.map((one: { id: string }) => one.id)).not.toContain(data.id)
  })

  test('a hiring manager searches for assigned requirements only, and a viewer reads those searches', async () => {
    const companyId = recruiter.companyId ?? ''
    const manager = await aPerson(app, 'employer.hiringManager', { companyId })
    const viewer = await aPerson(app, 'employer.viewer', { companyId })
    const requirementId = await aRequirement(companyId, [manager.user.id, viewer.user.id])

    expect((await search(manager, { door: 'skill', text: 'Go' })).status).toBe(403)
    const made = await search(manager, { door: 'skill', text: 'Go', requirementId })
    expect(made.status).toBe(201)
    expect((await search(viewer, { door: 'skill', text: 'Go', requirementId })).status).toBe(403)
    expect((await app.call(getSearch, { token: viewer.token, params: { id: made.data.id } })).status).toBe(200)
    const unassigned = await search(recruiter, { door: 'skill', text: 'Go' })
    expect((await app.call(getSearch, { token: viewer.token, params: { id: unassigned.data.id } })).status).toBe(404)
  })
})

async function aRequirement(companyId: string, userIds: readonly string[]): Promise<string> {
  const { data } = await search(recruiter, { door: 'skill', text: 'Go' })
  const id = newId()
  await insertRequirements(
    app.system.db,
    [
      {
        id,
        companyId,
        title: 'Go people',
        description: 'Go',
        criteria: data.criteria,
        state: 'open',
        openedAt: new Date(),
      },
    ],
    userIds.map((userId) => ({ requirementId: id, userId })),
  )
  return id
}

test('a candidate who denies a company is in none of its searches', async () => {
  const denier = aRecord({ denyCompanies: ['acme'], externalId: 'denier' })
  const [id] = await addCandidates(app, [denier])
  const other = await aPerson(app, 'employer.recruiter', { companyId: (await aCompany(app, 'Globex')).id })
  const idsFor = async (person: Person) => {
    const { data } = await search(person, { door: 'skill', text: 'Go, Kafka' })
    return (await allMatches(person, data.id, '&include=candidate')).map((match) => match.candidate.id)
  }

  expect(await idsFor(recruiter)).not.toContain(id)
  expect(await idsFor(other)).toContain(id)
})

describe('unusual input', () => {
  const resume = `Jane Roe\nSenior Java Developer\n\nExperience\nJava Developer, Foo Inc, 2015 - 2021\n- Built services with Java, Spring Boot and PostgreSQL\n\nEducation\nBSc Computer Science\n\nSkills: Java, Spring, SQL`

  test.each([
    [
      '20,000 characters',
      'jobDesc',
      `Backend Developer with Go. ${'lorem ipsum dolor '.repeat(1200)}`.slice(0, 20_000),
      201,
    ],
    [
      'HTML',
      'jobDesc',
      '<h1>Backend Developer</h1><ul><li>Go</li><li>Kafka &amp; PostgreSQL</li></ul><script>x()</script>',
      201,
    ],
    ['emoji', 'jobDesc', '🚀 Backend Developer 🚀 with Go 💙 and Kafka 🔥', 201],
    ['right to left', 'jobDesc', 'مطور خلفية بخبرة خمس سنوات في تطوير الأنظمة الكبيرة والعمل ضمن فريق', 422],
    [
      'another language',
      'jobDesc',
      'Wir suchen eine freundliche Person für unser Team in Berlin, die gerne mit uns wächst und lernt',
      422,
    ],
    [
      'a job in another language',
      'jobDesc',
      'Wir suchen einen erfahrenen Java-Entwickler für unser Team in Berlin, der gerne mit uns wächst und lernt',
      201,
    ],
    ['a résumé', 'jobDesc', resume, 201],
    ['nothing', 'jobDesc', '', 422],
    ['blanks', 'summary', '   \n ', 422],
    ['nonsense', 'summary', 'qwertz asdfgh', 422],
    ['nonsense in a long row', 'jobDesc', 'asdf qwer zxcv uiop hjkl asdf', 422],
  ])('%s gets a useful answer', async (_name, door, text, status) => {
    const answer = await search(recruiter, { door, text })

    expect(answer.status).toBe(status)
    if (status === 422) {
      expect(answer.errors[0]?.code).toBe('search.nothing-asked')
      expect(answer.errors[0]?.detail).toMatch(/^(No job title or skill found|This|We can’t|Add a title)/)
    } else expect(answer.data.criteria.mustHave.length + answer.data.criteria.niceToHave.length).toBeGreaterThan(0)
  })

  test('a text that is too long is refused with its limit', async () => {
    expect((await search(recruiter, { door: 'jobDesc', text: 'a'.repeat(20_001) })).status).toBe(422)
    const summary = await search(recruiter, { door: 'summary', text: 'Go '.repeat(400) })
    expect(summary.errors[0]).toMatchObject({
      code: 'validation.invalid',
      source: { pointer: '/data/attributes/text' },
    })
    expect(summary.errors[0]?.detail).toContain('600')
  })
})
