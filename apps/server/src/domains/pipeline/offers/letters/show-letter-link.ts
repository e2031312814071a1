import type { HeldLink, LinkView } from '../../../candidate-links/index.ts'
import { readLetter } from './view-letter.ts'

/** Shown before the page loads the offer: the sender and no more. */
export async function showLetterLink(held: HeldLink): Promise<LinkView> {
  const { offer, document } = await readLetter(held)
  return { companyName: document.companyName, shows: { position: document.position, revision: offer.revision } }
}
