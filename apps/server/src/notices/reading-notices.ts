import { findUser } from '../domains/identity/index.ts'
import type { Context } from '../platform/context/context.ts'
import type { RecordedEvent } from '../platform/context/domain-event.ts'
import type { Wording } from './notify-on.ts'

const KINDS: Readonly<Record<string, string>> = {
  searches: 'ran searches',
  profiles: 'opened profiles',
  listed: 'listed candidates',
}

/** Notifies the owners of a company or agency that a user reads unusually much. */
export async function readingUnusualNotice(ctx: Context, event: RecordedEvent): Promise<Wording | null> {
  const reader = await findUser(ctx.db, event.target.id)
  if (reader === null || event.tenantId === null) return null
  const { kind, used, limit, day } = event.after ?? {}
  const isAgency = event.actor.type === 'agency'
  return {
    kind: 'readingUnusual',
    title: `${reader.fullName} ${KINDS[String(kind)] ?? 'read'} far more often than usual today`,
    body: `${used} of a daily limit of ${limit}. If you didn’t expect this, ask them about it or suspend their access.`,
    link: '/pages/timeline',
    // Owners alone have these permissions.
    who: { permission: isAgency ? 'agencyApi.keys' : 'owner.transfer' },
    except: null,
    dedupeKey: `readingUnusual/${event.target.id}/${day}`,
  }
}
