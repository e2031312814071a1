import { buildPool } from '@assay/ranking-engine/inverted-index/pool'
import { defaultModel } from '@assay/ranking-engine/model/default-model'
import { explain, rank } from '@assay/ranking-engine/rank'
import {
  aCandidate,
  held,
  mustHave,
  NOW,
  smallTaxonomy,
  someCriteria,
  TODAY,
} from '@assay/ranking-engine/testing/fixtures'
import { describe, expect, test } from 'vitest'
import { readResume } from '../resume/read-resume.ts'
import { shippedGazetteer } from '../testing/shipped-gazetteer.ts'
import { readDescription } from './read-description.ts'

const termsAskedBy = (text: string, door: 'jobDesc' | 'summary' | 'skill' = 'jobDesc') =>
  (readDescription(text, shippedGazetteer, { door, today: TODAY }).criteria.keywords ?? []).map(({ term }) => term)
const termsOf = (text: string) => readResume(text, shippedGazetteer, { id: '', today: TODAY }).profile.keywords

describe('keywords in a description', () => {
  test('are read from words that name no job, regardless of case and plural', () => {
    const text = 'worked on gas Turbines and FORKLIFTS'
    expect(termsAskedBy(text, 'summary')).toEqual(expect.arrayContaining(['turbine', 'forklift']))
  })

  test('are only names of products in a text that names a job', () => {
    const text = 'Data engineer. Requirements: SQL, CadQuery, a positive attitude towards turbines.'
    expect(termsAskedBy(text, 'summary')).toEqual(['CadQuery'])
    expect(termsAskedBy(text)).toEqual(['CadQuery'])
  })

  test('are only names of products where the skills suggest the job', () => {
    const text = 'Someone who takes over our Airflow, dbt and Snowflake stack from an agency, and CadQuery.'
    expect(termsAskedBy(text, 'summary')).toEqual(['CadQuery'])
  })

  test('are ignored where the company describes itself, offers something or excludes it', () => {
    const text =
      'Java developer\nAbout us:\nWe build turbines.\nRequirements:\nJava. No forklifts.\nBenefits:\nFree massages.'
    expect(termsAskedBy(text)).toEqual([])
  })

  test('are absent from criteria without any, so that old criteria stay identical', () => {
    const { criteria } = readDescription('java, kafka', shippedGazetteer, { door: 'skill', today: TODAY })
    expect('keywords' in criteria).toBe(false)
  })

  test('are marked in the text and recognized in a list', () => {
    const reading = readDescription('java, turbines', shippedGazetteer, { door: 'skill', today: TODAY })
    expect(reading.spans.map(({ text, target }) => [text, target])).toContainEqual(['turbines', 'keyword'])
    expect(reading.notUnderstood).toEqual([])
  })
})

describe('keywords in a résumé', () => {
  test('are read from the work, each once, and not from schools, memberships or negations', () => {
    const text = `Ada Example
Summary
Calibrated turbines by Primavera Cost Management, and turbines again. No experience with forklifts.
Education
Studied welding
Affiliations
Quilting circle`
    expect(termsOf(text)).toEqual(expect.arrayContaining(['Primavera Cost Management', 'turbine']))
    expect(termsOf(text)?.filter((term) => term === 'turbine')).toHaveLength(1)
    for (const never of ['forklift', 'welding', 'weld']) expect(termsOf(text)).not.toContain(never)
  })
})

describe('keywords in a ranking', () => {
  const criteria = someCriteria({ mustHave: [mustHave('java')], keywords: [{ term: 'LabVIEW', weight: 3 }] })
  const people = [
    aCandidate('ada', { skills: [held('java')], keywords: ['LabVIEW', 'turbine'] }),
    aCandidate('bob', { skills: [held('java')] }),
    aCandidate('eve', { keywords: ['LabVIEW'] }),
  ]
  const pool = buildPool(people, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY })

  test('distinguish candidates with equal skills, in one line of self-reported evidence', () => {
    const { matches } = rank(pool, criteria, { limit: 9, now: NOW })
    expect(matches.map(({ candidateId }) => candidateId)).toEqual(['ada', 'bob'])
    const line = matches[0]?.contributions.find(({ feature }) => feature === 'keywords')
    expect(line?.value).toBe('says LabVIEW; only claimed')
    expect(line?.points).toBeGreaterThan(0)
    expect(matches[0]?.low).toBe(matches[1]?.low)
  })

  test('count and name a longer term once, without the shorter terms in it', () => {
    const asked = someCriteria({
      mustHave: [mustHave('java')],
      keywords: [
        { term: 'audit', weight: 1 },
        { term: 'SOX audit', weight: 3 },
        { term: 'LabVIEW', weight: 3 },
      ],
    })
    const saying = (...keywords: string[]) => aCandidate(keywords.join(), { skills: [held('java')], keywords })
    const said = [saying('LabVIEW'), saying('SOX audit', 'audit'), saying('audit')]
    const { matches } = rank(buildPool(said, { taxonomy: smallTaxonomy, model: defaultModel, asOfDay: TODAY }), asked, {
      limit: 9,
      now: NOW,
    })
    const lineOf = (id: string) =>
      matches.find(({ candidateId }) => candidateId === id)?.contributions.find(({ feature }) => feature === 'keywords')
    expect(lineOf('SOX audit,audit')?.value).toBe('says SOX audit; only claimed')
    expect(Math.abs((lineOf('SOX audit,audit')?.points ?? 0) - (lineOf('LabVIEW')?.points ?? 99))).toBeLessThanOrEqual(
      1,
    )
    expect(lineOf('audit')?.points).toBeGreaterThan(0)
    expect(lineOf('audit')?.points).toBeLessThan(lineOf('LabVIEW')?.points ?? 0)
  })

  test('count separately under an older model, as its searches were explained', () => {
    const keywords = [
      { term: 'audit', weight: 1 },
      { term: 'SOX audit', weight: 3 },
    ]
    const { leastOfLonger, ...shape } = defaultModel.keywords as NonNullable<typeof defaultModel.keywords>
    const model = { ...defaultModel, keywords: shape }
    const said = [aCandidate('sox', { skills: [held('java')], keywords: ['SOX audit', 'audit'] })]
    const [match] = rank(
      buildPool(said, { taxonomy: smallTaxonomy, model, asOfDay: TODAY }),
      someCriteria({ mustHave: [mustHave('java')], keywords }),
      { limit: 1, now: NOW },
    ).matches
    expect(match?.contributions.find(({ feature }) => feature === 'keywords')?.value).toBe(
      'says audit and SOX audit; only claimed',
    )
  })

  test('weigh more in criteria without a title', () => {
    const untitled = someCriteria({ mustHave: [mustHave('java')], keywords: [{ term: 'LabVIEW', weight: 3 }] })
    const titled = { ...untitled, title: 'Backend developer', titleSlug: 'backend-developer' }
    const pointsOn = (asked: typeof untitled) =>
      explain(pool, asked, 'ada', { now: NOW })?.contributions.find(({ feature }) => feature === 'keywords')?.points ??
      0
    expect(pointsOn(untitled)).toBeGreaterThan(pointsOn(titled))
  })

  test('find candidates when nothing else is asked for, and none under an older model', () => {
    const only = someCriteria({ keywords: [{ term: 'LabVIEW', weight: 3 }] })
    expect(rank(pool, only, { limit: 9, now: NOW }).matches).toHaveLength(2)
    const { keywords: _, ...before } = defaultModel
    const old = { now: NOW, model: { ...before, features: before.features.filter((name) => name !== 'keywords') } }
    expect(explain(pool, criteria, 'ada', old)?.score).toBe(explain(pool, criteria, 'bob', old)?.score)
  })
})
