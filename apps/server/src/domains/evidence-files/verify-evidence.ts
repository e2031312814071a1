import { checkRankingEvidence } from '../search/index.ts'
import {
  type EvidenceFile,
  findAltered,
  findBrokenLedger,
  findWrongSums,
  fingerprintOf,
  parseEvidence,
} from './evidence.rules.ts'

export interface Verified {
  /** null if the text cannot be read as an evidence file. */
  readonly file: EvidenceFile | null
  readonly findings: readonly string[]
  readonly signedBy: string | null
}

/** Everything that can be checked without the installation: the bytes, the seal, the chain, the sums, the rankings. */
export async function verifyEvidence(text: string): Promise<Verified> {
  try {
    return await verifyShaped(text)
  } catch (error) {
    // Anyone can seal and sign anything with their own key, such as a file without a ledger.
    if (error instanceof TypeError || error instanceof RangeError) return SHAPELESS
    throw error
  }
}

const SHAPELESS: Verified = {
  file: null,
  findings: ['the file has a seal, but not the content of an evidence file'],
  signedBy: null,
}

async function verifyShaped(text: string): Promise<Verified> {
  const file = parseEvidence(text)
  if (typeof file === 'string') return { file: null, findings: [file], signedBy: null }
  const altered = findAltered(file)
  const signedBy = fingerprintOf(String(file.signature?.key))
  // An altered file may have any shape.
  if (altered.length > 0) return { file, findings: altered, signedBy }
  const findings = [...findBrokenLedger(file.ledger), ...findWrongSums(file.decisions)]
  if (![file.about.company, file.about.job.title, file.about.writtenAt].every((part) => typeof part === 'string'))
    return SHAPELESS
  for (const ranking of file.rankings)
    findings.push(...(await checkRankingEvidence(ranking)).map((found) => `search ${ranking.searchId}, ${found}`))
  return { file, findings, signedBy }
}
