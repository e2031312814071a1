// Candidates to search for: a crowd like the demo's, or single ones that a test describes.
import { inventEverybody } from '../../../seeds/load-demo.ts'
import { type CandidateRecord, importCandidates, readJsonResume } from '../../domains/candidates/index.ts'
import { untilFollowed } from '../../domains/ranking/index.ts'
import type { TestApp } from './test-app.ts'

export { untilFollowed }

/** Resolves once the invented candidates are in the pool. */
export async function aCrowd(
  test: TestApp,
  size: number,
  options: { agencyId?: string | null } = {},
): Promise<CandidateRecord[]> {
  const records = [...inventEverybody({ now: test.system.now(), candidates: size })].map(({ record }) => record)
  await importCandidates(test.system, records, { agencyId: options.agencyId ?? null, now: test.system.now() })
  await untilFollowed(test)
  return records
}

type Described = Readonly<Record<string, unknown>>

let counter = 0

/** One JSON Resume with Go and Kafka, for Ada Lovelace of Byron Works unless the test overrides it. */
export function aResume(assay: Described = {}, rest: Described = {}): object {
  counter += 1
  return {
    basics: {
      name: 'Ada Lovelace',
      label: 'Backend Developer',
      email: 'ada@lovelace.example',
      phone: '+44 20 7946 0958',
      summary: 'Ada Lovelace built order intake at Byron Works.',
      location: { city: 'London', countryCode: 'GB' },
      profiles: [{ url: 'https://profiles.example/ada' }],
    },
    work: [
      {
        name: 'Byron Works',
        position: 'Backend Developer',
        startDate: '2018-03',
        summary: 'Ran the Kafka cluster of Byron Works.',
        keywords: ['Go', 'Kafka'],
      },
    ],
    education: [{ institution: 'Somerville College', area: 'Mathematics', studyType: 'Bachelor' }],
    ...rest,
    meta: {
      assay: {
        externalId: `test-${counter}`,
        skills: [
          {
            name: 'Go',
            years: 6,
            level: 4,
            evidence: 'assessed',
            evidenceOn: '2026-05-01',
            excerpt: 'Wrote Go at Byron Works',
          },
          { name: 'Kafka', years: 4, level: 4, evidence: 'claimed', excerpt: 'Ran the Kafka cluster, 2021-2024' },
        ],
        rate: { amountMinor: 5500, currency: 'EUR', period: 'hour' },
        noticeDays: 14,
        timezone: 'Europe/London',
        languages: [{ code: 'en', level: 'C2' }],
        ...assay,
      },
    },
  }
}

export function aRecord(assay: Described = {}, rest: Described = {}): CandidateRecord {
  const resume = aResume(assay, rest)
  const contentHash = String(counter) + JSON.stringify(assay)
  return readJsonResume(resume, { contentHash, today: '2026-11-20' })
}

export async function addCandidates(
  test: TestApp,
  records: readonly CandidateRecord[],
  agencyId: string | null = null,
): Promise<string[]> {
  await importCandidates(test.system, records, { agencyId, now: test.system.now() })
  await untilFollowed(test)
  const ids = records.map((record) => record.externalId)
  const found = await test.database.pool.query(
    'select id from candidates where external_id = any($1) order by array_position($1, external_id)',
    [ids],
  )
  return found.rows.map((row) => row.id)
}
