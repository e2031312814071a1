import type { LinkPurpose } from '@assay/contracts/candidate-links'
import type { Queries, Tx } from '../../../../platform/context/context.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { findOpenLinkFor, type Link, openLink } from '../../../candidate-links/index.ts'

const LINK_LIFE_MS = 180 * DAY_MS

/**
 * Lets a candidate at any time follow the process, correct or withdraw data, and request an explanation or an
 * alternative.
 */
export const PERMANENT_PURPOSES = [
  'followProgress',
  'correctOrEraseData',
  'askForExplanation',
  'askForAccommodation',
] as const satisfies readonly LinkPurpose[]
export type PermanentPurpose = (typeof PERMANENT_PURPOSES)[number]

export interface LinksOf {
  readonly candidateId: string
  readonly companyId: string
  readonly shortlistedId: string
  readonly at: Date
}

/** One link per purpose; open links are returned again. */
export async function openPermanentLinks(
  tx: Tx,
  { shortlistedId, at, ...whose }: LinksOf,
): Promise<Readonly<Record<PermanentPurpose, Link>>> {
  const expiresAt = new Date(at.getTime() + LINK_LIFE_MS)
  const subject = { subjectType: 'shortlisteds', subjectId: shortlistedId }
  const links = new Map<string, Link>()
  for (const purpose of PERMANENT_PURPOSES)
    links.set(purpose, await openLink(tx, { purpose, ...whose, ...subject, expiresAt, at }))
  return Object.fromEntries(links) as Record<PermanentPurpose, Link>
}

/** The open links. */
export async function findPermanentLinks(
  db: Queries,
  { id: subjectId, candidateId }: { id: string; candidateId: string },
): Promise<Readonly<Partial<Record<PermanentPurpose, Link>>>> {
  const links = new Map<string, Link>()
  for (const purpose of PERMANENT_PURPOSES) {
    const link = await findOpenLinkFor(db, { candidateId, purpose, subjectType: 'shortlisteds', subjectId })
    if (link !== null) links.set(purpose, link)
  }
  return Object.fromEntries(links)
}
