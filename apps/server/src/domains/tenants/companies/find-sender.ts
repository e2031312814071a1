import type { Queries } from '../../../platform/context/context.ts'
import type { Letter } from '../../../platform/mail/deliver-mail.ts'
import { OWN_BRAND } from '../../../platform/mail-writing/mail-content.ts'
import { listWaysOfWorking } from '../../identity/index.ts'
import { findCompany, findLogo, listMemberIds } from './companies.store.ts'

/** How a mail of a company looks, and who gets an answer: the named member, while they are one. */
export async function findSender(
  db: Queries,
  { companyId, userId = null }: { readonly companyId: string; readonly userId?: string | null },
): Promise<Pick<Letter, 'brand' | 'replyTo'>> {
  const company = await findCompany(db, companyId)
  if (company === null) return { brand: OWN_BRAND }
  const { name, accent } = company
  const brand = { name, accent, logo: await findLogo(db, companyId) }
  const isMember = userId !== null && (await listMemberIds(db, companyId)).includes(userId)
  const person = isMember ? (await listWaysOfWorking(db, [userId])).get(userId) : undefined
  return person === undefined ? { brand } : { brand, replyTo: { name: person.fullName, address: person.email } }
}
