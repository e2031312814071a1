import type { LinkPurpose } from '@assay/contracts/candidate-links'
import type { Queries, Tx } from '../../platform/context/context.ts'
import { newId } from '../../platform/database/new-id.ts'
import { hashOf, stateOf, tokenOf } from './candidate-links.rules.ts'
import { addLink, closeOpenLinks, findOpenLinkFor, type Link, readLinkKey } from './verifications.store.ts'

export interface OpenLink {
  readonly purpose: LinkPurpose
  readonly candidateId: string
  readonly companyId: string | null
  readonly subjectType: string
  readonly subjectId: string
  readonly expiresAt: Date
  /** References only, no personal data. */
  readonly payload?: Readonly<Record<string, unknown>>
  readonly at: Date
}

/**
 * Opens a link for one purpose and subject. Returns the open one if it exists, so that effects may repeat; to change
 * its payload, close it first.
 */
export async function openLink(tx: Tx, asked: OpenLink): Promise<Link> {
  const { purpose, at, payload = {}, ...row } = asked
  const known = await findOpenLinkFor(tx, asked)
  if (known !== null && stateOf(known, at) === 'open') return known
  if (known !== null) await closeOpenLinks(tx, { ...row, purposes: [purpose] }, at)
  const id = newId(at.getTime())
  const tokenHash = hashOf(tokenOf(await readLinkKey(tx), id))
  const added = await addLink(tx, {
    id,
    purpose: 'candidateAction',
    action: purpose,
    tokenHash,
    payload,
    createdAt: at,
    updatedAt: at,
    ...row,
  })
  const link = added ?? (await findOpenLinkFor(tx, asked))
  if (link === null) throw new Error('The link went away while it was being opened.')
  return link
}

/** Links in notices about how candidates are assessed have a separate address. */
const PAGES: Readonly<Partial<Record<LinkPurpose, string>>> = { askForAccommodation: '/alternative' }

/** The URL for a mail. The part after the # reaches no server, log or referrer. */
export async function linkAddress(
  { db }: { readonly db: Queries },
  {
    verificationId,
    appUrl,
    purpose,
  }: { readonly verificationId: string; readonly appUrl: string; readonly purpose?: LinkPurpose },
): Promise<string> {
  const page = (purpose !== undefined && PAGES[purpose]) || '/verify'
  return `${appUrl}${page}#${tokenOf(await readLinkKey(db), verificationId)}`
}
