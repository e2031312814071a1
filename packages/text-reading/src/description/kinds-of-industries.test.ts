import { describe, expect, test } from 'vitest'
import { shippedGazetteer as gazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

/** The industries are ordinary words, too: only experience of one is asked for. */
const industries: [string, string][] = [
  ['banking', 'banking'],
  ['healthcare', 'healthcare-it'],
  ['insurance', 'insurance-technology'],
  ['retail', 'retail-technology'],
  ['energy', 'energy'],
  ['automotive', 'automotive'],
  ['government', 'government-it'],
  ['real estate', 'real-estate-technology'],
  ['hospitality', 'hospitality-technology'],
  ['logistics', 'logistics-technology'],
]

function read(text: string): { must: string[]; nice: string[] } {
  const { mustHave, niceToHave } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 }).criteria
  return { must: mustHave.flatMap(({ anyOf }) => anyOf), nice: niceToHave.map(({ skill }) => skill) }
}

describe('industries that a candidate is to know', () => {
  test.each([
    'Java developer. Experience in X is required.',
    'Java developer. You have worked in the X sector.',
    'Java developer. X industry experience is a must.',
    'Java developer. Must have: X experience.',
    'Java developer. Domain knowledge: X.',
    'Java developer with a X background.',
  ])('%s', (frame) => {
    for (const [name, slug] of industries)
      expect(read(frame.replace('X', name))).toEqual({ must: ['java', slug], nice: [] })
  })

  test.each([
    'Java developer. A background in X is a plus.',
    'Java developer. X experience preferred.',
    'Java developer. Ideally from a X company.',
    'Java developer. Exposure to Kotlin, or experience within the X sector, is desirable.',
    'Java developer. Someone from X would be great.',
  ])('%s', (frame) => {
    for (const [name, slug] of industries) expect(read(frame.replace('X', name)).nice).toContain(slug)
  })

  test.each([
    'Java developer. Prior experience within X or fintech is desirable.',
    'Java developer. Nice to have: experience in fintech, X or travel tech.',
  ])('%s', (frame) => {
    for (const [name, slug] of industries)
      expect(read(frame.replace('X', name)).nice).toEqual(expect.arrayContaining([slug, 'fintech']))
  })
})

describe('industries in a search of a few words', () => {
  test.each(['product owner X', 'java dev, X', 'X data engineer', 'Senior business analyst (X)'])('%s', (frame) => {
    for (const [name, slug] of industries) {
      const { must, nice } = read(frame.replace('X', name))
      expect(nice.filter((skill) => skill !== 'java')).toEqual([slug])
      expect(must.filter((skill) => skill !== 'java')).toEqual([])
    }
  })

  test.each([
    'HR manager',
    'government relations manager',
    'java dev, good health insurance',
    'java dev, energy and drive',
  ])('but not: %s', (text) => {
    expect(read(text).nice).toEqual([])
    expect(read(text).must.filter((skill) => skill !== 'java')).toEqual([])
  })
})

describe('the industry of the employer at most helps', () => {
  test.each([
    ['Java developer at a seed-stage EdTech.', 'education-technology'],
    ['Java developer for our legaltech.', 'legal-technology'],
    ['Java developer for an e-commerce platform.', 'e-commerce'],
  ])('%s', (text, industry) => {
    expect(read(text)).toEqual({ must: ['java'], nice: [industry] })
  })

  test.each([
    'Java developer with fintech experience.',
    'Java developer, must come from fintech.',
    'Java developer. Experience in a fintech company is required.',
  ])('but: %s', (text) => {
    expect(read(text).must).toContain('fintech')
  })
})

const ordinaryWords = industries.filter(([name]) => name !== 'logistics')

describe('industries of the employer, of others, or none', () => {
  test.each([
    'Java developer. We are a X company.',
    'Java developer. We have 20 years of experience in X.',
    'Java developer. Our clients come from X, mining and steel.',
    'Java developer. Free X for you and your family.',
    'Java developer. No X background needed.',
    'Java developer. Our mission is to give X customers a better experience.',
  ])('%s', (frame) => {
    for (const [name] of ordinaryWords)
      expect(read(frame.replace('X', name)), name).toEqual({ must: ['java'], nice: [] })
  })
})

describe('who is turned away says nothing of the contract', () => {
  test.each([
    'Java developer. Please no consultants/freelancers.',
    'Java developer. No agencies or freelancers.',
    'Java developer. No recruiters, no contractors.',
    "Java developer. You can't work as a contractor.",
  ])('%s', (text) => {
    const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.engagement).not.toContain('contract')
  })

  test.each([
    'Java developer. No agencies. Contract role of 6 months.',
    'Java developer. No weekends, freelance.',
    'Java developer. No juniors and freelance only.',
    'Java developer. No bureaucracy, B2B contract.',
  ])('but: %s', (text) => {
    const { criteria } = readDescription(text, gazetteer, { door: 'summary', today: 20_412 })
    expect(criteria.constraints.engagement).toEqual(['contract'])
  })
})
