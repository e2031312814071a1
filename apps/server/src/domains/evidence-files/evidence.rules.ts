// The evidence file: canonical JSON, a hash of each section, a hash over these, and a signature.
import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { canonicalJson, sha256 } from '../../platform/hashing/canonical-json.ts'
import { findBrokenLinks, type Ledger } from '../activities/index.ts'
import type { RankingEvidence } from '../search/index.ts'

export const EVIDENCE_FORMAT = 1

export interface Decision {
  readonly shortlistedId: string
  readonly candidateId: string
  readonly stage: string
  readonly reasonCode: string | null
  /** In the company’s words when the file was written; files from before have none. */
  readonly reason?: string | null
  readonly searchId: string | null
  readonly rank: number | null
  readonly score: number | null
  readonly model: string | null
  /** Why the candidate was preferred to others with better ranks; absent if no reason was given. */
  readonly override?: { readonly rank: number | null; readonly reason: string; readonly at: string | null }
  readonly explanation: readonly { readonly label: string; readonly value: string; readonly points: number }[]
  readonly steps: readonly {
    readonly at: string
    readonly from: string | null
    readonly to: string
    readonly by: string
    readonly reasonCode: string | null
  }[]
}

export interface Evidence {
  readonly about: {
    readonly kind: 'job' | 'decision'
    readonly writtenAt: string
    readonly company: string
    readonly job: {
      readonly id: string
      readonly title: string
      readonly state: string
      readonly openedAt: string | null
      readonly closedAt: string | null
      readonly weightsFrozenAt: string | null
    }
  }
  readonly ledger: Ledger
  readonly decisions: readonly Decision[]
  readonly modelCards: readonly { readonly id: string; readonly attributes: object }[]
  readonly rankings: readonly RankingEvidence[]
}

export type Section = keyof Evidence
export const sections = ['about', 'ledger', 'decisions', 'modelCards', 'rankings'] as const satisfies readonly Section[]

export interface Seals {
  readonly sections: Readonly<Record<Section, string>>
  readonly whole: string
}

export interface EvidenceFile extends Evidence {
  readonly assayEvidence: typeof EVIDENCE_FORMAT
  readonly seals: Seals
  readonly signature: { readonly algorithm: 'Ed25519'; readonly key: string; readonly value: string }
}

/** A section that is missing has the hash of null. */
const hashOf = (value: unknown): string => sha256(canonicalJson(value ?? null))

function sealsOf(evidence: Evidence): Seals {
  const hashes = Object.fromEntries(sections.map((name) => [name, hashOf(evidence[name])])) as Seals['sections']
  return { sections: hashes, whole: hashOf({ format: EVIDENCE_FORMAT, sections: hashes }) }
}

/** An Ed25519 private key in PKCS #8 is this prefix and 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')

const writePublicKey = (key: KeyObject): string => key.export({ format: 'der', type: 'spki' }).toString('base64')

export function sealEvidence(evidence: Evidence, secret: Buffer): EvidenceFile {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, secret]), format: 'der', type: 'pkcs8' })
  const seals = sealsOf(evidence)
  return {
    assayEvidence: EVIDENCE_FORMAT,
    ...evidence,
    seals,
    signature: {
      algorithm: 'Ed25519',
      key: writePublicKey(createPublicKey(key)),
      value: sign(null, Buffer.from(seals.whole), key).toString('base64'),
    },
  }
}

export const writeEvidence = (file: EvidenceFile): string => `${canonicalJson(file)}\n`

/** Short enough to be compared by reading it aloud. */
export const fingerprintOf = (key: string): string =>
  createHash('sha256')
    .update(Buffer.from(key, 'base64'))
    .digest('hex')
    .slice(0, 16)
    .replace(/(.{4})(?!$)/g, '$1 ')

/** The file if its text is exactly what Assay writes, or what is wrong with it. */
export function parseEvidence(text: string): EvidenceFile | string {
  let file: EvidenceFile
  try {
    file = JSON.parse(text)
  } catch (error) {
    return `the file is not valid JSON: ${(error as Error).message}`
  }
  if (file?.assayEvidence !== EVIDENCE_FORMAT) return 'the file is not an evidence file of a known format'
  const again = writeEvidence(file)
  if (again === text) return file
  const at = [...again].findIndex((letter, place) => letter !== text[place])
  return `the file was rewritten: character ${(at < 0 ? again.length : at) + 1} is not as Assay wrote it`
}

/** The altered parts, from hashes and signature alone. */
export function findAltered({ seals, signature, ...file }: EvidenceFile): string[] {
  const is = sealsOf(file)
  const altered = sections
    .filter((name) => seals?.sections?.[name] !== is.sections[name])
    .map((name) => `the section ${name} differs from its seal`)
  if (hashOf({ format: EVIDENCE_FORMAT, sections: seals?.sections }) !== seals?.whole)
    altered.push('the seal does not match its sections')
  const known = new Set(['assayEvidence', ...sections])
  altered.push(...Object.keys(file).flatMap((name) => (known.has(name) ? [] : [`the section ${name} was added`])))
  if (!isSigned(seals, signature)) altered.push('the signature does not match the seal')
  return altered
}

function isSigned(seals: Seals, signature: EvidenceFile['signature']): boolean {
  try {
    const { algorithm, key, value } = signature
    if (algorithm !== 'Ed25519') return false
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' })
    const bytes = Buffer.from(value, 'base64')
    // Several texts are read as the same key or signature (unused bits of Base64 and DER); only one is written.
    if (writePublicKey(publicKey) !== key || bytes.toString('base64') !== value) return false
    return verify(null, Buffer.from(seals.whole), publicKey, bytes)
  } catch {
    return false
  }
}

/** Each entry's own hash, the links between entries, and the head of the chain. */
export function findBrokenLedger({ entries, head }: Ledger): string[] {
  const broken = findBrokenLinks(entries)
  const last = entries.at(-1)
  if (last !== undefined && head !== null && last.seq === head.seq && last.hash !== head.hash)
    broken.push(`entry ${last.seq} is not the head of the chain`)
  return broken
}

/** Every explanation must add up to its score. */
export function findWrongSums(decisions: readonly Decision[]): string[] {
  return decisions.flatMap(({ candidateId, score, explanation }) => {
    const sum = explanation.reduce((total, { points }) => total + points, 0)
    return explanation.length > 0 && score !== null && sum !== score
      ? [`the explanation of ${candidateId} adds up to ${sum}, not to ${score}`]
      : []
  })
}
