import type { JoinRole } from '@assay/contracts/sign-in-providers'
import type { Context, Tx } from '../../../platform/context/context.ts'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import { assertUnchanged } from '../../../platform/errors/assert-unchanged.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import { assertRecentlyConfirmed, deleteIdentitiesAt, hasIdentityAt, type OpenIdClient } from '../../identity/index.ts'
import { asProvider, type ProviderParts, sealOf } from './company-providers.ts'
import { signInProviderChanged } from './sign-in.events.ts'
import { maySetUpSignIn, type SignInKeeper } from './sign-in.policy.ts'
import {
  deleteProvider,
  findProviderOf,
  insertProvider,
  listProvenOf,
  lockProvider,
  type SignInProvider,
  updateProvider,
} from './sign-in.store.ts'

export interface ProviderSettings {
  readonly name: string
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
}

export function keeperOf({ actor }: Context): SignInKeeper {
  if (!maySetUpSignIn(actor))
    throw new AppError('permission.denied', { detail: 'Only owners and admins can change how people sign in.' })
  return actor
}

export async function setUpProvider(
  ctx: Context,
  secrets: SecretBox,
  { clientSecret, ...settings }: ProviderSettings,
): Promise<SignInProvider> {
  const { companyId } = keeperOf(ctx)
  assertRecentlyConfirmed(ctx)
  const now = ctx.now()
  const id = newId(now.getTime())
  return ctx.transaction(async (tx) => {
    const sealedSecret = secrets.seal(sealOf(id), clientSecret)
    const made = await insertProvider(tx, { ...settings, id, companyId, sealedSecret }, now)
    if (made === null) throw new AppError('sign-in-provider.exists', { detail: 'Change it, or remove it first.' })
    tx.record(signInProviderChanged('setUp', made))
    return made
  })
}

export type ChangeProvider = {
  readonly [Name in keyof ProviderSettings]?: ProviderSettings[Name] | undefined
} & {
  readonly id: string
  readonly version: number | null
  readonly enforced?: boolean | undefined
  readonly joinRole?: JoinRole | null | undefined
}

/** Requiring it needs a proven domain, and at least one member who has signed in that way. */
export async function changeProvider(
  ctx: Context,
  secrets: SecretBox,
  { id, version, clientSecret, ...change }: ChangeProvider,
): Promise<SignInProvider> {
  const keeper = keeperOf(ctx)
  assertRecentlyConfirmed(ctx)
  return ctx.transaction(async (tx) => {
    const before = await mustLock(tx, id, keeper)
    assertUnchanged(
      version,
      before.version,
      'Someone else changed these settings after you opened them. Reload, then make your change.',
    )
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const wanted = { ...before, ...given }
    const isOther = wanted.issuer !== before.issuer || wanted.clientId !== before.clientId
    const enforced = change.enforced ?? (wanted.enforced && !isOther)
    if (enforced && (!before.enforced || isOther)) await assertUsable(tx, wanted)
    const after = await updateProvider(
      tx,
      id,
      {
        ...given,
        enforced,
        ...(clientSecret === undefined ? {} : { sealedSecret: secrets.seal(sealOf(id), clientSecret) }),
        ...(isOther ? { testedAt: null, testProblem: null } : {}),
      },
      ctx.now(),
    )
    tx.record(signInProviderChanged('edit', after, before))
    return after
  })
}

export async function removeProvider(ctx: Context, id: string): Promise<void> {
  const keeper = keeperOf(ctx)
  assertRecentlyConfirmed(ctx)
  await ctx.transaction(async (tx) => {
    const provider = await mustLock(tx, id, keeper)
    await deleteIdentitiesAt(tx, provider.companyId)
    await deleteProvider(tx, id)
    tx.record(signInProviderChanged('remove', provider))
  })
}

/** Checks whether the provider answers and knows the client. It signs no one in, so it may be tried at any time. */
export async function testProvider(
  ctx: Context,
  parts: ProviderParts & { readonly client: OpenIdClient },
  id: string,
): Promise<SignInProvider> {
  const keeper = keeperOf(ctx)
  const provider = await findProviderOf(ctx.db, keeper.companyId)
  if (provider?.id !== id) throw notFound('sign-in provider')
  const testProblem = await parts.client.probe(await asProvider(ctx, parts, provider))
  return ctx.transaction(async (tx) => {
    await mustLock(tx, id, keeper)
    const tested = await updateProvider(tx, id, { testedAt: ctx.now(), testProblem }, ctx.now())
    tx.record(signInProviderChanged('test', tested))
    return tested
  })
}

async function assertUsable(tx: Tx, { companyId, issuer }: SignInProvider): Promise<void> {
  if ((await listProvenOf(tx, companyId)).length === 0)
    throw new AppError('sign-in-provider.no-domain', {
      detail: 'Add the domain of your email addresses and verify it.',
    })
  if (!(await hasIdentityAt(tx, companyId, issuer)))
    throw new AppError('sign-in-provider.untested', {
      detail:
        'First connect your own account to it in your profile under Security, so that a typo can’t lock anyone out.',
    })
}

async function mustLock(tx: Tx, id: string, { companyId }: SignInKeeper): Promise<SignInProvider> {
  const locked = await lockProvider(tx, id)
  if (locked?.companyId !== companyId) throw notFound('sign-in provider')
  return locked
}
