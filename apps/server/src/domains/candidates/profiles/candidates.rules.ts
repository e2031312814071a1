import { createHash } from 'node:crypto'
import type { Pay } from '@assay/contracts/money'
import type { Secrets } from '../identifying/index.ts'
import type { CandidateRecord } from '../records/index.ts'

// Without letters and digits that are easily confused.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 5

/** A stable name such as "Candidate K7Q4M" that reveals nothing about the candidate. */
export function maskedNameOf(candidateId: string): string {
  const digest = createHash('sha256').update(candidateId).digest()
  const letters = Array.from(
    { length: CODE_LENGTH },
    (_, place) => ALPHABET[digest.readUInt16BE(place * 2) % ALPHABET.length],
  )
  return `Candidate ${letters.join('')}`
}

interface Rate {
  readonly rateAmountMinor: number | null
  readonly rateCurrency: string | null
  readonly ratePeriod: Pay['period'] | null
}

/** The pay that a candidate expects; null if none is stated. */
export function expectedPayOf({ rateAmountMinor, rateCurrency, ratePeriod }: Rate): Pay | null {
  if (rateAmountMinor === null || rateCurrency === null || ratePeriod === null) return null
  return { amountMinor: rateAmountMinor, currency: rateCurrency, period: ratePeriod }
}

/**
 * Secrets of a profile, which its texts may not show: names of the person, employers and schools, addresses and links.
 */
export function secretsOf(record: Pick<CandidateRecord, 'contact' | 'work' | 'education'>): Secrets {
  const { legalName, email, links, videoUrl } = record.contact
  return {
    name: legalName,
    employers: record.work.flatMap((entry) => entry.employer ?? []),
    schools: record.education.flatMap((entry) => entry.institution ?? []),
    accounts: [email, ...links, videoUrl].filter((account) => account !== null),
  }
}
