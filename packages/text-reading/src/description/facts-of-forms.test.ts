import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'
import type { Door, Reading } from './reading.ts'

const TODAY = 20_412 // 2025-11-20

const read = (text: string, door: Door = 'jobDesc'): Reading => readDescription(text, gazetteer, { door, today: TODAY })
const limitsOf = (text: string, door: Door = 'jobDesc'): Reading['criteria']['constraints'] =>
  read(text, door).criteria.constraints

describe('forms of other countries', () => {
  test.each([
    ['Eintrittsdatum: 15.2.2026', '2026-02-15'],
    ['Fecha de inicio: marzo 2026', '2026-03-31'],
    ['Date de début : février 2026', '2026-02-28'],
    ['Reporting date: 12 January 2026', '2026-01-12'],
  ])('“%s” starts on %s', (text, startBy) => {
    expect(limitsOf(text).startBy).toBe(startBy)
  })

  test.each([
    ['Kündigungsfrist: max. 2 Monate', 60],
    ['Préavis : 1 mois maximum', 30],
    ['Preaviso máximo: 1 mes', 30],
    ['Beginn: ab sofort', 0],
    ['Early joiners, 10-15 days', 15],
  ])('“%s” allows %s days of notice', (text, days) => {
    expect(limitsOf(text).noticeMaxDays).toBe(days)
  })

  test.each(["Our staff have 2 months' notice.", 'Employees here get a 3-month notice.'])(
    '“%s” asks for no notice',
    (text) => {
      expect(limitsOf(text).noticeMaxDays).toBeNull()
    },
  )

  test('languages have their names and levels in German, French and Spanish', () => {
    const spoken = (text: string): (string | null)[][] =>
      limitsOf(text).languages.map(({ code, level }) => [code, level])
    expect(spoken('Sprachen: Französisch B1, Englisch C1')).toEqual([
      ['fr', 'B1'],
      ['en', 'C1'],
    ])
    expect(spoken('Langues : anglais C1')).toEqual([['en', 'C1']])
    expect(spoken('German, min. CEFR C1')).toEqual([['de', 'C1']])
    expect(spoken("Our documentation is in Finnish; you don't need to read it.")).toEqual([])
    expect(spoken('Our documentation is in Finnish; you need to read it.')).toEqual([['fi', null]])
  })

  test('a fixed term as the value of a field is a contract', () => {
    expect(limitsOf('Contract type: fixed-term, 18 months').engagement).toEqual(['contract'])
    expect(limitsOf('CDD de 9 mois').engagement).toEqual(['contract'])
    expect(limitsOf('A permanent position, no fixed-term, no trial').engagement).not.toContain('contract')
  })
})

describe('places', () => {
  test.each([
    ['Location: Remote – Americas', ['US', 'CA', 'BR'], ['ES']],
    ['We hire across APAC.', ['JP', 'AU', 'IN'], ['US']],
    ['Remote from Benelux (Belgium, Luxembourg)', ['BE', 'LU'], ['NL']],
    ['Remote from any EU country except Greece', ['DE', 'FR'], ['GR']],
    ['We used to hire in Italy. Now Croatia only.', ['HR'], ['IT']],
  ])('“%s” is in %j and not in %j', (text, inside, outside) => {
    const { countries } = limitsOf(text)
    expect(countries).toEqual(expect.arrayContaining(inside))
    expect(countries.filter((code) => outside.includes(code))).toEqual([])
  })

  test('states whose people are refused are no place of work', () => {
    expect(limitsOf('Not open to candidates based in Texas or Florida').countries).toEqual([])
  })

  test('a search may name a region or a choice', () => {
    expect(limitsOf('kotlin dev nordics 70k', 'summary').countries).toContain('FI')
    expect(limitsOf('php developer spain or portugal', 'summary').countries).toEqual(['ES', 'PT'])
    expect(limitsOf('25% travel within Benelux', 'summary').countries).toEqual([])
  })

  test('zones of colleagues are no shared hours', () => {
    expect(limitsOf('The team spans UTC-7 to UTC+3.').overlapHours).toBeNull()
    expect(limitsOf('Candidates from UTC-7 to UTC-3').overlapHours).not.toBeNull()
  })
})

describe('pay of the past, of others and under a condition', () => {
  test.each([
    ['Last year the role paid £60k; now it is £66k.', 66_000],
    ['If we win the bid, the salary becomes $150k; today it is $130k.', 130_000],
    ['Your current salary: 50k EUR? We offer more.', null],
    ['The last hire negotiated 81k euros.', null],
  ])('“%s” offers %s', (text, amount) => {
    const pay = limitsOf(text).rateMax
    expect(pay === null ? null : pay.amountMinor / 100).toBe(amount)
  })
})

describe('what no criterion holds', () => {
  test.each([
    ['A headset of your own.', 'headset'],
    ['You have used Terraform and Ansible since 2019.', '2019'],
    ['You have written Swift for a couple of years.', 'couple of years'],
    ['Must live within 30 minutes of Porto', '30 minutes'],
    ['GitHub profile, please, and two references.', 'GitHub profile'],
    ['This is a temp assignment through 31 August 2026.', '31 August 2026'],
  ])('of “%s”, “%s” is quoted', (text, words) => {
    expect(read(text).notUnderstood.join('; ')).toContain(words)
  })

  test.each(['No night shifts.', 'You will be the third tester.', 'Our office has a garden.'])(
    'nothing of “%s” is',
    (text) => {
      expect(read(text).notUnderstood).toEqual([])
    },
  )
})

test('years before “each” are those of every name', () => {
  const { mustHave } = read('Kafka, Spark: 2 years each').criteria
  expect(mustHave.map(({ minYears }) => minYears)).toEqual([2, 2])
})
