import type { PermissionName } from '@assay/contracts/permission-names'
import type { Context } from '../../platform/context/context.ts'
import { accessOf } from '../../platform/context/may.ts'
import { clientAccess, listAgencyClients } from '../agencies/index.ts'
import { listUnreadThreads } from '../cooperation/index.ts'
import { contactScopeOf, listContactInfos } from '../pipeline/contact-requests/index.ts'
import { hireScopeOf, listHires } from '../pipeline/hires/index.ts'
import { listInterviewsAmong, listRepresentedEntries } from '../pipeline/interviews/index.ts'
import { listSubmissions, submissionScopeOf } from '../pipeline/shortlists/index.ts'
import { findCompany } from '../tenants/index.ts'
import type { Task } from './tasks.rules.ts'

/** The most of one kind that are read. */
const FIRST = { page: { size: 10 }, sort: [{ name: 'createdAt', descending: false }] } as const

/** The tasks of an agency's users; each kind needs a permission. */
export const AGENCY_KINDS: readonly {
  readonly needs: PermissionName
  readonly list: (ctx: Context) => Promise<readonly Task[]>
}[] = [
  {
    needs: 'contact.answer',
    list: async (ctx) => {
      const scope = await contactScopeOf(ctx)
      const { data } = await listContactInfos(ctx.db, { ...FIRST, scope, filter: { state: 'pending' } })
      return data.map(({ requirementId, candidateId, sentAt, createdAt, expiresAt }) => ({
        does: 'answerContact',
        requirementId,
        candidateId,
        since: sentAt ?? createdAt,
        dueAt: expiresAt,
        href: '/contact-info-requested?state=pending',
      }))
    },
  },
  {
    needs: 'interview.propose',
    list: async (ctx) => {
      const shortlistedIds = await listRepresentedEntries(ctx)
      const { data } = await listInterviewsAmong(ctx.db, {
        ...FIRST,
        sort: [],
        shortlistedIds,
        filter: { waitingOn: 'candidate' },
      })
      return data.map(({ requirementId, candidateId, stateSince, respondBy }) => ({
        does: 'chooseTime',
        requirementId,
        candidateId,
        since: stateSince,
        dueAt: respondBy,
        href: '/clients?tab=interviews',
      }))
    },
  },
  {
    needs: 'shortlist.submit',
    list: async (ctx) => {
      const filter = { state: 'accepted', endingFrom: ctx.now() }
      const { data } = await listSubmissions(ctx.db, { ...FIRST, scope: await submissionScopeOf(ctx), filter })
      return data.map(({ requirementId, candidateId, createdAt, ownedUntil }) => ({
        does: 'useOwnership',
        requirementId,
        candidateId,
        since: createdAt,
        dueAt: ownedUntil,
        href: '/clients?tab=proposed&ending=soon',
      }))
    },
  },
  {
    needs: 'replacement.decide',
    list: async (ctx) => {
      const scope = await hireScopeOf(ctx)
      const { data } = await listHires(ctx.db, { ...FIRST, scope, filter: { state: 'replacementOpen' } })
      return data.map(({ requirementId, candidateId, updatedAt }) => ({
        does: 'decideReplacement',
        requirementId,
        candidateId,
        since: updatedAt,
        dueAt: null,
        href: '/hired-candidates/candidates-hired?state=replacementOpen',
      }))
    },
  },
  {
    needs: 'agency.engage',
    list: async (ctx) => {
      // Members read of invitations; owners answer them.
      if (accessOf(ctx.actor, 'agency.engage') !== 'all') return []
      const access = clientAccess(ctx.actor)
      const { data } = await listAgencyClients(ctx.db, { ...FIRST, sort: [], access, filter: { state: 'invited' } })
      return ofClients(ctx, data, ({ id, createdAt }) => ({
        does: 'answerInvitation',
        since: createdAt,
        href: `/clients?id=${id}`,
      }))
    },
  },
  {
    needs: 'shortlist.submit',
    list: async (ctx) =>
      ofClients(
        ctx,
        await listUnreadThreads(ctx, FIRST.page.size),
        ({ id, requirementId, candidateId, lastMessageAt }) => ({
          does: 'readMessage',
          candidateId,
          aboutJobId: requirementId,
          since: lastMessageAt,
          href: `/messages?id=${id}`,
        }),
      ),
  },
]

/** Listed under the name of the client. */
function ofClients<Row extends { readonly companyId: string }>(
  { db }: Context,
  rows: readonly Row[],
  taskOf: (row: Row) => Pick<Task, 'does' | 'since' | 'href'> & Partial<Pick<Task, 'candidateId' | 'aboutJobId'>>,
): Promise<Task[]> {
  return Promise.all(
    rows.map(async (row) => ({
      candidateId: null,
      ...taskOf(row),
      requirementId: null,
      title: (await findCompany(db, row.companyId))?.name ?? 'Former client',
      dueAt: null,
    })),
  )
}
