import type { Context } from '../../../platform/context/context.ts'
import { assertAllowed } from '../../../platform/errors/app-error.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { endRuleWithoutDomain, type ResolveTxt } from './change-domains.ts'
import { signInDomainChanged } from './sign-in.events.ts'
import { isProvenBy, meansAbsent, recheckOf, recordName, type Seen } from './sign-in.rules.ts'
import { listProvenToRecheck, lockProvenDomain, type SignInDomain, updateDomain } from './sign-in.store.ts'

const BATCH = 100
/** A little less than a day, so that a daily task finds all of them. */
const DUE_HOURS = 20

/**
 * Checks daily whether proven domains still have their record. A company that loses a domain loses its sign-in rules
 * for it; it is notified a week before.
 */
export async function recheckDomains(ctx: Context, resolveTxt: ResolveTxt): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const before = new Date(ctx.now().getTime() - DUE_HOURS * HOUR_MS)
  for (;;) {
    const due = await listProvenToRecheck(ctx.db, { before, limit: BATCH })
    for (const domain of due) await recheck(ctx, domain, await look(resolveTxt, domain))
    if (due.length < BATCH) return
  }
}

async function look(resolveTxt: ResolveTxt, { domain, proof }: SignInDomain): Promise<Seen> {
  try {
    return isProvenBy(await resolveTxt(recordName(domain)), proof) ? 'there' : 'gone'
  } catch (error) {
    return meansAbsent(error) ? 'gone' : 'unknown'
  }
}

async function recheck(ctx: Context, { id, companyId }: SignInDomain, seen: Seen): Promise<void> {
  assertAllowed(ctx.actor.kind === 'system')
  const now = ctx.now()
  await ctx.transaction(async (tx) => {
    const domain = await lockProvenDomain(tx, id)
    if (domain === null) return
    const step = recheckOf(seen, domain.missingSince, now)
    if (step === 'nothing') await updateDomain(tx, id, { checkedAt: now }, now)
    if (step === 'warn')
      tx.record(signInDomainChanged('miss', await updateDomain(tx, id, { checkedAt: now, missingSince: now }, now)))
    if (step === 'restore')
      tx.record(signInDomainChanged('restore', await updateDomain(tx, id, { checkedAt: now, missingSince: null }, now)))
    if (step === 'lapse') {
      const lapsed = await updateDomain(tx, id, { checkedAt: now, missingSince: null, provenAt: null }, now)
      await endRuleWithoutDomain(tx, companyId, now)
      tx.record(signInDomainChanged('lapse', lapsed))
    }
  })
}
