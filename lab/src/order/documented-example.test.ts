import { readFileSync } from 'node:fs'
import { formatLines } from '@assay/contracts/sealed-text'
import {
  buildPool,
  type CandidateProfile,
  compileTaxonomy,
  defaultModel,
  type ProfileSkill,
  rank,
} from '@assay/ranking-engine'
import { DAY_IN_MS } from '@assay/ranking-engine/columns/days'
import * as taxonomySource from '@assay/taxonomy'
import { keywords } from '@assay/taxonomy/keywords'
import { compileGazetteer, readDescription } from '@assay/text-reading'
import { expect, test } from 'vitest'

const PAGE = new URL('../../../docs/ranking.md', import.meta.url)
const TODAY = 20_777 // 2026-11-20

const usedInJob = (skill: string, says: Partial<ProfileSkill> = {}): ProfileSkill => ({
  skill,
  years: 4,
  level: null,
  evidence: 'claimed',
  evidenceDay: null,
  lastUsedDay: TODAY,
  prominence: 2,
  ...says,
})

function backEndDeveloper(id: string, skills: readonly ProfileSkill[]): CandidateProfile {
  return {
    id,
    titles: [{ title: 'back-end-developer', months: 48, endedMonthsAgo: 0 }],
    seniority: 'senior',
    experienceMonths: 84,
    skills,
    hourlyRateMinor: null,
    noticeDays: null,
    hoursPerWeek: null,
    timezone: null,
    workingHours: null,
    country: null,
    languages: [],
    engagement: [],
    vettingScore: null,
    lastConfirmedDay: null,
  }
}

const september = { evidenceDay: TODAY - 60 }
const candidates = [
  backEndDeveloper('Cem', [usedInJob('java', { evidence: 'workSample', ...september }), usedInJob('kafka')]),
  backEndDeveloper('Ben', [usedInJob('java'), usedInJob('postgresql')]),
  backEndDeveloper('Ada', [
    usedInJob('java', { evidence: 'assessed', ...september }),
    usedInJob('postgresql'),
    usedInJob('kafka'),
  ]),
]

/** As on screen: the lines worth something to any of the matches, what the best one's says, the points of each. */
function tableOf(matches: ReturnType<typeof rank>['matches']): string {
  const [best, ...others] = matches
  const header = [
    'line',
    `what ${best?.candidateId}’s says`,
    ...matches.map((match) => `${match.rank}. ${match.candidateId}`),
  ]
  const rows = formatLines(best?.contributions ?? []).map(({ feature, label, value, points }, position) => {
    const ofOthers = others.map(({ contributions }) => contributions[position])
    expect(ofOthers.map((line) => line?.feature)).toEqual(ofOthers.map(() => feature))
    return [label, value, points, ...ofOthers.map((line) => line?.points)]
  })
  const shown = rows.filter(([, , ...points]) => points.some((each) => each !== 0))
  const sums = ['**score**', '', ...matches.map(({ score }) => `**${score}**`)]
  return [header, header.map(() => '---'), ...shown, sums].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

test('the example of docs/ranking.md is ranked as the page says', () => {
  const page = readFileSync(PAGE, 'utf8')
  const [, text = ''] = /```text\n([\s\S]+?)```/.exec(page) ?? []
  const { criteria } = readDescription(text, compileGazetteer({ ...taxonomySource, keywords }), {
    door: 'summary',
    today: TODAY,
  })
  const pool = buildPool(candidates, {
    taxonomy: compileTaxonomy(taxonomySource),
    model: defaultModel,
    asOfDay: TODAY,
  })
  const { matches } = rank(pool, criteria, { limit: candidates.length, now: TODAY * DAY_IN_MS })

  expect(page).toContain(tableOf(matches))
})
