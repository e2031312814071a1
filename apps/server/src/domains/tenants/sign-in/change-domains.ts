import { randomBytes } from 'node:crypto'
import { MAX_DOMAINS } from '@assay/contracts/sign-in-providers'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { lockName } from '../../../platform/database/lock-name.ts'
import { constraintOf } from '../../../platform/database/transaction.ts'
import { AppError, notFound, ValidationError } from '../../../platform/errors/app-error.ts'
import { companyDomainOf } from '../registrations/index.ts'
import { keeperOf } from './change-provider.ts'
import { signInDomainChanged } from './sign-in.events.ts'
import { isProvenBy, recordName, recordValue } from './sign-in.rules.ts'
import {
  deleteDomain,
  findDomain,
  findProviderOf,
  insertDomain,
  listDomainsOf,
  listProvenOf,
  type SignInDomain,
  updateDomain,
  updateProvider,
} from './sign-in.store.ts'

/** The TXT records of a name; rejects if there are none. */
export type ResolveTxt = (name: string) => Promise<string[][]>

const PROOF_BYTES = 20

export async function addDomain(ctx: Context, domain: string): Promise<SignInDomain> {
  const { companyId } = keeperOf(ctx)
  if (companyDomainOf(`somebody@${domain}`) === null)
    throw new ValidationError([
      { field: 'domain', message: 'This is a public email provider. Use your company’s own domain.' },
    ])
  return ctx.transaction(async (tx) => {
    await lockName(tx, `sign-in domains of ${companyId}`)
    if ((await listDomainsOf(tx, companyId)).length >= MAX_DOMAINS)
      throw new ValidationError([{ field: 'domain', message: `You can add at most ${MAX_DOMAINS} domains.` }])
    const proof = randomBytes(PROOF_BYTES).toString('hex')
    const added = await insertDomain(tx, { companyId, domain, proof, now: ctx.now() })
    if (added === null) throw new ValidationError([{ field: 'domain', message: 'This domain is already on the list.' }])
    tx.record(signInDomainChanged('add', added))
    return added
  })
}

/** Write access to the DNS of a domain proves its ownership. */
export async function checkDomain(ctx: Context, resolveTxt: ResolveTxt, id: string): Promise<SignInDomain> {
  const { companyId } = keeperOf(ctx)
  const found = await findDomain(ctx.db, id, companyId)
  if (found === null) throw notFound('domain')
  const records = await resolveTxt(recordName(found.domain)).catch((): string[][] => [])
  const now = ctx.now()
  if (!isProvenBy(records, found.proof)) {
    await updateDomain(ctx.db, id, { checkedAt: now }, now)
    throw new AppError('sign-in-domain.not-found', {
      detail: `There is no TXT record ${recordName(found.domain)} with “${recordValue(found.proof)}” yet. New records can take hours to appear.`,
    })
  }
  try {
    return await ctx.transaction(async (tx) => {
      const proven = await updateDomain(
        tx,
        id,
        { provenAt: found.provenAt ?? now, checkedAt: now, missingSince: null },
        now,
      )
      if (found.provenAt === null) tx.record(signInDomainChanged('prove', proven))
      return proven
    })
  } catch (error) {
    if (constraintOf(error) !== 'sign_in_domains_proven') throw error
    throw new AppError('sign-in-domain.taken', { detail: 'If this is a mistake, contact the operator of this site.' })
  }
}

export async function removeDomain(ctx: Context, id: string): Promise<void> {
  const { companyId } = keeperOf(ctx)
  await ctx.transaction(async (tx) => {
    const found = await findDomain(tx, id, companyId)
    if (found === null) throw notFound('domain')
    await deleteDomain(tx, id)
    await endRuleWithoutDomain(tx, companyId, ctx.now())
    tx.record(signInDomainChanged('remove', found))
  })
}

/** A provider cannot be required while none of the domains is proven. */
export async function endRuleWithoutDomain(tx: Tx, companyId: string, now: Date): Promise<void> {
  const provider = await findProviderOf(tx, companyId)
  if (provider?.enforced && (await listProvenOf(tx, companyId)).length === 0)
    await updateProvider(tx, provider.id, { enforced: false }, now)
}
