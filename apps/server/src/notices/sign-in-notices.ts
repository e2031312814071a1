import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

/**
 * Notifies the administrators of company sign-in that the DNS record of a proven domain is missing, and again when the
 * domain no longer counts.
 */
export async function signInDomainNotice(
  _ctx: Context,
  { verb, after, target }: RecordedEvent,
): Promise<Wording | null> {
  const domain = String(after?.['domain'] ?? '')
  const shared = { kind: 'signInDomainMissing', link: '/account', who: { permission: 'teammate.invite' } } as const
  if (verb === 'signInDomain.miss')
    return {
      ...shared,
      title: `The TXT record that verifies ${domain} is missing`,
      body: `Restore it within seven days, or your sign-in rules for this domain will stop working. You find the record in the company settings.`,
      dedupeKey: `signInDomainMissing/${target.id}/${after?.['missingSince']}`,
    }
  if (verb === 'signInDomain.lapse')
    return {
      ...shared,
      title: `${domain} is no longer verified`,
      body: 'Its TXT record was missing for seven days. People now sign in with their password. Verify the domain again to restore company sign-in.',
    }
  return null
}
