import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

/** Tells those who say how people sign in that the record of a proven domain is gone, and when it counted no longer. */
export async function signInDomainNotice(
  _ctx: Context,
  { verb, after, target }: RecordedEvent,
): Promise<Wording | null> {
  const domain = String(after?.['domain'] ?? '')
  const shared = { kind: 'signInDomainMissing', link: '/account', who: { permission: 'teammate.invite' } } as const
  if (verb === 'signInDomain.miss')
    return {
      ...shared,
      title: `The TXT record that proves ${domain} is missing`,
      body: `Put it back, or your sign-in rules for this domain end in seven days. Company settings show the record.`,
      dedupeKey: `signInDomainMissing/${target.id}/${after?.['missingSince']}`,
    }
  if (verb === 'signInDomain.lapse')
    return {
      ...shared,
      title: `${domain} counts as proven no longer`,
      body: 'Its TXT record was missing for seven days. People sign in with their password again. Prove it anew to go back.',
    }
  return null
}
