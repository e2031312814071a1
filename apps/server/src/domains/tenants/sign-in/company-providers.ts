import type { Context } from '../../../platform/context/context.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import type { OutsideRules } from '../../../platform/outbound/post-outside.ts'
import type { SecretBox } from '../../../platform/secrets/secret-box.ts'
import {
  domainOf,
  listIdentitiesOf,
  type Provider,
  type SignInProviders,
  securityChanged,
  type User,
  type Way,
} from '../../identity/index.ts'
import { type References, registerVerified } from '../registrations/index.ts'
import { builtInRoleId, listRolesOfUser } from '../roles/index.ts'
import { findMembership, findProvisioned, type WorkOfMembers } from '../teammates/index.ts'
import { joinCompany } from './join-company.ts'
import { findProviderAt, findProviderOf, listProvenOf, type SignInProvider } from './sign-in.store.ts'

export interface ProviderParts {
  readonly secrets: SecretBox
  readonly appUrl: string
  /** Which addresses a company’s provider may have. */
  readonly outside: OutsideRules
  readonly work: WorkOfMembers
  readonly references: References
}

export const sealOf = (providerId: string): string => `sign-in-provider/${providerId}`

export async function asProvider(
  ctx: Context,
  { secrets, outside }: Pick<ProviderParts, 'secrets' | 'outside'>,
  { id, companyId, name, issuer, clientId, sealedSecret }: SignInProvider,
): Promise<Provider> {
  return {
    companyId,
    name,
    issuer,
    clientId,
    clientSecret: secrets.open(sealOf(id), sealedSecret),
    domains: await listProvenOf(ctx.db, companyId),
    allowsPrivate: outside.allowsPrivate,
  }
}

/** Google, and the providers of companies. */
export function companyProviders(parts: ProviderParts, google: Provider | null): SignInProviders {
  const shown = async (ctx: Context, found: SignInProvider | null) =>
    found === null ? null : asProvider(ctx, parts, found)
  return {
    google,
    ofCompany: async (ctx, companyId) => shown(ctx, await findProviderOf(ctx.db, companyId)),
    ofDomain: async (ctx, domain) => shown(ctx, await findProviderAt(ctx.db, domain)),
    optionOf: async (ctx, domain) => {
      const found = await findProviderAt(ctx.db, domain)
      return found && { id: found.id, name: found.name, required: found.enforced, at: found.createdAt }
    },
    opens: async (ctx, companyId, user) => (await findMembership(ctx.db, user.id))?.companyId === companyId,
    isOwnMade: async (ctx, companyId, user) =>
      user.passwordHash === null &&
      user.lastLoginAt === null &&
      (await listIdentitiesOf(ctx.db, user.id)).length === 0 &&
      (await findProvisioned(ctx.db, companyId, user.id)),
    join: async (ctx, companyId, vouched) => {
      const found = await findProviderOf(ctx.db, companyId)
      return found === null ? null : joinCompany(ctx, parts.work, { companyId, joinRole: found.joinRole, ...vouched })
    },
    register: (ctx, wanted) => registerVerified(ctx, wanted, parts.references),
  }
}

/** People of a proven domain use the provider that their company requires. An owner keeps the password, for recovery. */
export async function assertWay(ctx: Context, user: User, { by, companyId }: Way): Promise<void> {
  if (user.scope !== 'employer') return
  const membership = await findMembership(ctx.db, user.id)
  const own = membership?.companyId ?? null
  const provider = own === null ? null : await findProviderOf(ctx.db, own)
  if (own === null || provider?.enforced !== true || (by === 'provider' && companyId === own)) return
  if (!(await listProvenOf(ctx.db, own)).includes(domainOf(user.email))) return
  if (by === 'provider' || !(await isOwner(ctx, user.id)))
    throw new AppError('session.use-provider', {
      detail: `Your company signs in with ${provider.name}.`,
      meta: { domain: domainOf(user.email), providerName: provider.name },
    })
  await ctx.transaction(async (tx) => tx.record(securityChanged(user.id, 'session.pastProvider')))
}

async function isOwner(ctx: Context, userId: string): Promise<boolean> {
  const ownerRole = builtInRoleId('employer.owner')
  return (await listRolesOfUser(ctx.db, userId)).some(({ id }) => id === ownerRole)
}
