import type { agencyClients } from '@assay/contracts/agency-clients'
import type { ResourceOf } from '@assay/contracts/resource'
import type { Presented } from '@assay/jsonapi/present'
import type { Context, Queries } from '../../../platform/context/context.ts'
import { listCompaniesById, listHolders, listUsersShown } from '../../tenants/index.ts'
import { listAgenciesById } from '../records/index.ts'
import { clientAccess, maySupply, sideOf } from './agency-clients.policy.ts'
import { presentAgencyClient } from './agency-clients.resource.ts'
import { clientLeadsTo, takesSubmissions } from './agency-clients.rules.ts'
import type { AgencyClient } from './agency-clients.store.ts'

type Shown = ResourceOf<typeof agencyClients>
type Pair = Pick<AgencyClient, 'agencyId' | 'companyId'>

/** Injected from the domains above agencies: which requirements they may fill, and the stages of their candidates. */
export interface ClientNeeds {
  readonly listSupplied: (db: Queries, pair: Pair) => Promise<Shown['requirements']>
  readonly countSubmissions: (
    ctx: Context,
    pair: Pair,
  ) => Promise<{ submissions: Shown['submissions']; stages: Readonly<Record<string, number>> }>
}

const VERBS = ['accept', 'decline', 'pause', 'resume', 'end', 'keep'] as const

/** Adds everything that the relations' pages show. */
export async function showAgencyClients(
  ctx: Context,
  needs: ClientNeeds,
  clients: readonly AgencyClient[],
): Promise<Presented[]> {
  const agencies = await listAgenciesById(ctx.db, [...new Set(clients.map(({ agencyId }) => agencyId))])
  const companies = await listCompaniesById(ctx.db, [...new Set(clients.map(({ companyId }) => companyId))])
  const isAgency = clientAccess(ctx.actor).kind === 'agency'
  const shown: Presented[] = []
  for (const client of clients) {
    const agency = agencies.get(client.agencyId)
    if (agency === undefined) continue
    // Before it accepts and after the end, the agency does not see the employer's work.
    const isKnown = client.state === 'active' || client.state === 'paused'
    const counted = await needs.countSubmissions(ctx, client)
    shown.push(
      presentAgencyClient(client, {
        agency,
        companyName: companies.get(client.companyId)?.name ?? '',
        submissions: counted.submissions,
        requirements: isKnown ? await needs.listSupplied(ctx.db, client) : [],
        contacts: await contactsOf(ctx.db, client, isAgency),
        stages: isAgency && !client.stageVisible ? null : counted.stages,
        mayDo: listActs(ctx, client),
      }),
    )
  }
  return shown
}

/** Employers see their own contacts; the agency sees every contact it could name. */
async function contactsOf(
  db: Queries,
  { agencyId, contactIds }: AgencyClient,
  isAgency: boolean,
): Promise<Shown['contacts']> {
  const holders = isAgency ? await listHolders(db, agencyId, 'shortlist.vote') : []
  const ids = [...new Set([...contactIds, ...holders.map(({ userId }) => userId)])]
  const users = await listUsersShown(db, ids)
  return ids.map((userId) => ({
    userId,
    fullName: String(users.get(userId)?.attributes['fullName'] ?? ''),
    isOfClient: contactIds.includes(userId),
  }))
}

function listActs({ actor }: Context, client: AgencyClient): Shown['mayDo'] {
  const side = sideOf(actor, client)
  const verbs = side === null ? [] : VERBS.filter((verb) => clientLeadsTo(client, verb, side) !== null)
  return [
    ...verbs,
    ...(side !== null && client.state !== 'ended' ? (['edit'] as const) : []),
    ...(takesSubmissions(client.state) && maySupply(actor, client) ? (['submit'] as const) : []),
  ]
}
