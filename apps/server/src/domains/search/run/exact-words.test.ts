// Words in quotation marks are found in the masked texts about the work, and nowhere else.
// Not repeated on PostgreSQL 15: words are found in the index, which is in memory.
import { listMatches, runSearch } from '@assay/contracts/candidate-searches'
import { readQuery } from '@assay/contracts/query-readings'
import { replaySearch } from '@assay/contracts/replays'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd, addCandidates, aRecord } from '../../../platform/testing/test-candidates.ts'
import { aPerson, type Person } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()
let recruiter: Person

beforeAll(async () => {
  await aCrowd(app, 60)
  const work = (summary: string) => [
    { name: 'Byron Works', position: 'Backend Developer', startDate: '2018-03', summary, keywords: ['Go', 'Kafka'] },
  ]
  await addCandidates(app, [
    aRecord({}, { work: work('Led project Kestrel and its dark-fibre planning for Byron Works.') }),
    aRecord({}, { work: work('Tested project Kestrel.') }),
    aRecord({}, { work: work('Mentioned Kestrel, and a project of her own.') }),
  ])
  recruiter = await aPerson(app, 'employer.owner')
})

async function search(text: string, door = 'summary') {
  const { data, status } = await app.call(runSearch, { token: recruiter.token, attributes: { door, text } })
  if (status !== 201) return { id: '', status, matchedCount: 0, lint: [], rows: [] }
  const { json } = await app.call(listMatches, { token: recruiter.token, params: { id: data.id } })
  const rows = (json as { data: { attributes: { contributions: { feature: string; value: string }[] } }[] }).data
  return { id: data.id as string, status, matchedCount: data.matchedCount as number, lint: data.lint, rows }
}

const wordsValueOf = (row: { attributes: { contributions: { feature: string; value: string }[] } } | undefined) =>
  row?.attributes.contributions.find(({ feature }) => feature === 'exactWords')?.value

test.each(['summary', 'skill', 'jobDesc'])('exact words find the profiles with them, best first (%s)', async (door) => {
  const { matchedCount, rows } = await search('"project Kestrel", "dark fibre planning"', door)
  expect(matchedCount).toBe(2)
  expect(rows.map(wordsValueOf)).toEqual([
    'says “project Kestrel” and “dark fibre planning”',
    'says “project Kestrel”; not “dark fibre planning”',
  ])
})

test('other criteria decide the order, and exclude no profile with the words', async () => {
  const { matchedCount } = await search('PHP, "project Kestrel"', 'skill')
  expect(matchedCount).toBeLessThanOrEqual(2)
  const preferred = await search('Senior Data Scientist with Python, "project Kestrel"')
  expect(preferred.matchedCount).toBe(2)
})

test('neither a name nor an employer of a masked candidate is found', async () => {
  for (const words of ['Ada Lovelace', 'Lovelace', 'Byron Works', 'ada@lovelace.example', 'Somerville College']) {
    const { matchedCount, lint } = await search(`"${words}"`)
    expect(matchedCount, words).toBe(0)
    expect(lint.map(({ message }: { message: string }) => message)).toContain(`No profile contains “${words}”.`)
  }
})

test('words in no profile exclude no one, and a count shows it before the search', async () => {
  const { matchedCount, lint } = await search('Backend Developer with Go and Kafka, "project Nightingale"')
  expect(matchedCount).toBeGreaterThan(2)
  expect(lint[0].message).toBe('No profile contains “project Nightingale”.')
  const attributes = { door: 'summary', text: 'Backend Developer, "project Kestrel"' }
  const { data } = await app.call(readQuery, { token: recruiter.token, attributes })
  expect(data.criteria.exactWords).toEqual(['project Kestrel'])
  expect(data.matchedCount).toBe(2)
})

test('words of one person’s profile find them without quotation marks, and say how', async () => {
  const pasted = 'planning of dark fibre, led Kestrel'
  const { rows, lint } = await search(pasted)
  expect(rows[0]?.attributes.contributions.map(({ feature, value }) => [feature, value]).slice(0, 2)).toEqual([
    ['exactWords', 'nobody else says nearly as many'],
    ['exactWords', 'says 5 of 5: “planning”, “dark”, “fibre”, “led” and “kestrel”; only claimed'],
  ])
  expect(lint.map(({ message }: { message: string }) => message).join()).toContain('one person’s profile')
  const listed = await search('led Kestrel, project Kestrel, dark-fibre, planning', 'skill')
  expect(wordsValueOf(listed.rows[0])).toBe('nobody else says nearly as many')
})

async function read(text: string, criteria?: object) {
  const attributes = { door: 'summary', text, ...(criteria && { criteria }) }
  const { data } = await app.call(readQuery, { token: recruiter.token, attributes })
  return data
}

test('duties are searched as a role, unless a profile contains them verbatim and they make no demand', async () => {
  const duties = [
    'Maintain the Kafka ledger of funicular brakes in Java',
    'Test cable splices weekly',
    'Document avalanche blasting for lift inspectors',
  ]
  await addCandidates(app, [aRecord({}, { basics: { name: 'Mary Shaw', summary: `${duties.join('. ')}.` } })])
  const asPasted = duties.join('. ')
  const { criteria, lint } = await read(asPasted)
  expect(criteria.textWords?.first).toBe(true)
  expect(lint.map(({ code }: { code: string }) => code)).toContain('one-person')
  expect(wordsValueOf((await search(asPasted)).rows[0])).toBe('nobody else says nearly as many')
  const inOtherWords =
    'Document Java for lift inspectors. Test avalanche blasting weekly. Maintain Kafka cable splices in the ledger of funicular brakes'
  for (const text of [
    inOtherWords,
    `${asPasted}. 8 years of Java.`,
    `We ask you to: ${asPasted}`,
    `Java Developer. ${asPasted}`,
  ])
    expect((await read(text)).criteria.textWords, text).toBeUndefined()
})

test('a profile that is pasted whole finds its person, unless it stands in a text that asks', async () => {
  const summary =
    'Keeps the ticketing of mountain railways running in Java and Kafka. Rebuilt seat reservation for nine funiculars ' +
    'after a flood, and moved winter timetables from paper to a planning board that station masters edit by hand.'
  const work = [
    {
      name: 'Ropeway Systems',
      position: 'Backend Developer',
      startDate: '2019-02',
      summary:
        'Wrote the ledger of lift passes in Java with PostgreSQL, split one nightly batch into events on Kafka, and ' +
        'halved the queue at the valley station by pricing passes before skiers arrive. Trained two guards to code.',
    },
    {
      name: 'Fjord Ferries',
      position: 'Software Engineer',
      startDate: '2014-08',
      endDate: '2019-01',
      summary:
        'Measured tides for a booking calendar, drew stowage plans for lorries and campers in PostgreSQL, and kept a ' +
        'radio gateway of twelve harbors alive through storms.',
    },
  ]
  await addCandidates(app, [aRecord({}, { basics: { name: 'Grace Hopper', summary }, work })])
  const [now, then] = work.map((each) => each.summary)
  const pasted = [
    'Grace Hopper\nOslo, Norway\nSummary',
    summary,
    `Experience\nRopeway Systems, Backend Developer, 02/2019 – present\n${now}`,
    `Fjord Ferries, Software Engineer, 08/2014 – 01/2019\n${then}`,
    'Education\nUniversity of Bergen, 2010 – 2014',
  ].join('\n')
  const { rows, lint } = await search(pasted, 'jobDesc')
  expect(wordsValueOf(rows[0])).toBe('nobody else says nearly as many')
  expect(lint.map(({ code }: { code: string }) => code)).toEqual(['one-person'])
  const ofOne = async (text: string) => {
    const { data } = await app.call(readQuery, { token: recruiter.token, attributes: { door: 'jobDesc', text } })
    return data.criteria.textWords?.first === true
  }
  expect(await ofOne(pasted)).toBe(true)
  const asks = 'We are looking for a Backend Developer. You will join our team. Your tasks, among others:'
  expect(await ofOne(`${asks}\n${summary} ${now} ${then}`)).toBe(false)
  expect(await ofOne(pasted.split(' ').toReversed().join(' '))).toBe(false)
})

test('a text that may be one person’s is searched as a role, unless a profile has nearly all of it', async () => {
  await addCandidates(app, [
    aRecord(
      {},
      {
        basics: {
          name: 'Ada Byron',
          summary: 'Timetables of tram depots, Kafka, pantographs, rail grinding and nightly overhead wire inspections',
        },
      },
    ),
  ])
  const theirs = await read(
    'Kafka, pantographs of tram depots, nightly overhead wire inspections, rail grinding, timetables',
  )
  expect(theirs.criteria.textWords?.first).toBe(true)
  expect(theirs.lint.map(({ code }: { code: string }) => code)).toContain('one-person')
  const { textWords } = theirs.criteria
  const chosen = await read('', { ...theirs.criteria, textWords: { ...textWords, first: false } })
  expect(chosen.criteria.textWords?.first).toBe(false)
  const nobodys = await read(
    'Kafka, funiculars of ski resorts, weekly cable splicing, avalanche blasting, lift tickets',
  )
  expect(nobodys.criteria.textWords?.first).toBe(false)
  expect(nobodys.lint.map(({ code }: { code: string }) => code)).not.toContain('one-person')
})

test('words of a name or an employer find no one without quotation marks either', async () => {
  for (const words of ['Ada Lovelace, Byron, Somerville', 'lovelace byron somerville ada']) {
    const { matchedCount } = await search(words)
    const asked = await search(`Kestrel ${words}`)
    expect(asked.rows.map(wordsValueOf).join(), words).not.toMatch(/lovelace|byron|somerville/i)
    expect(matchedCount, words).toBe(0)
  }
})

test('a search by the words of a text is replayed identically after more people say them', async () => {
  const { id, matchedCount } = await search('planning of dark fibre, led Kestrel')
  await addCandidates(app, [
    aRecord({}, { basics: { name: 'Mary Shaw', summary: 'Dark fibre planning, led Kestrel.' } }),
  ])
  expect((await search('planning of dark fibre, led Kestrel')).matchedCount).toBe(matchedCount + 1)
  const { data } = await app.call(replaySearch, { token: recruiter.token, params: { id } })
  expect(data.isIdentical).toBe(true)
})

test('a search by exact words is replayed identically after more people say them', async () => {
  const { id } = await search('"project Kestrel"')
  await addCandidates(app, [aRecord({}, { basics: { name: 'Grace Hopper', summary: 'Sold project Kestrel.' } })])
  expect((await search('"project Kestrel"')).matchedCount).toBe(3)
  const { data } = await app.call(replaySearch, { token: recruiter.token, params: { id } })
  expect(data.isIdentical).toBe(true)
})
