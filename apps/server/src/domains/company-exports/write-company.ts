import type { Context } from '../../platform/context/context.ts'
import { listWholeChain } from '../activities/index.ts'
import { listAllClientsOf } from '../agencies/index.ts'
import { listAllInvoices, listBillingInfos } from '../billing/index.ts'
import { listAllReports } from '../candidate-reports/index.ts'
import { listCommunities, listMembersOf } from '../community/communities/index.ts'
import { listMessagesOfCompany } from '../cooperation/index.ts'
import { listAllManualNotices, listAllRequests } from '../pipeline/candidate-requests/index.ts'
import { listAllContactInfos } from '../pipeline/contact-requests/index.ts'
import { listAllHires } from '../pipeline/hires/index.ts'
import { listAllInterviews } from '../pipeline/interviews/index.ts'
import { listAllOffers, listOfferTemplates } from '../pipeline/offers/index.ts'
import { listAllEntries, listNotesOfCompany, listTags } from '../pipeline/shortlists/index.ts'
import { listAllRequirements, listScorecardTemplates } from '../requirements/index.ts'
import { findRetentionPolicy } from '../retention/index.ts'
import { exportSearchesOf } from '../search/index.ts'
import { listAllPools } from '../talent-pools/index.ts'
import { type Company, listAllExcludedEmployers, listReasons, listTeammatesOf } from '../tenants/index.ts'

/** The reader of the export: the operator on the command line, or a user of the company. */
export interface ExportReader {
  readonly userId: string | null
  /** False for users who judge candidates without names. */
  readonly hasNames: boolean
}

type Row = Record<string, unknown>

/** Streams all data stored for a company, one record at a time. Candidates appear by id and by what they released. */
export async function* writeCompany(ctx: Context, company: Company, reader: ExportReader): AsyncGenerator<Row> {
  const { db } = ctx
  const { id: companyId } = company
  const { userId: readerId, hasNames } = reader
  yield { type: 'companies', ...company }
  for (const { tokenHash: _, ...teammate } of await listTeammatesOf(db, companyId))
    yield { type: 'teammates', ...teammate }
  yield* typed('excluded-employers', await listAllExcludedEmployers(db, companyId))
  yield* typed('reason-codes', await listReasons(db, [companyId]))
  const policy = await findRetentionPolicy(db, companyId)
  if (policy !== null) yield { type: 'retention-policies', ...policy }
  yield* typed('scorecard-templates', await listScorecardTemplates(db, companyId))
  yield* typed('offer-templates', await listOfferTemplates(db, companyId))
  yield* typed('tags', await listTags(db, companyId))
  yield* typed('agency-clients', await listAllClientsOf(db, companyId))
  yield* typed('billing-infos', await listBillingInfos(db, companyId))
  yield* typed('invoices', await listAllInvoices(db, companyId))
  yield* typed('requirements', await listAllRequirements(db, companyId))
  yield* typed('shortlisteds', await listAllEntries(db, companyId))
  yield* typed('shortlist-notes', await listNotesOfCompany(db, companyId))
  for (const { members, ...pool } of await listAllPools(db, { companyId, readerId }))
    yield {
      type: 'talent-pools',
      ...pool,
      members: hasNames ? members : members.map((each) => ({ ...each, note: null })),
    }
  const communities = await listCommunities(db, companyId)
  const people = Map.groupBy(
    await listMembersOf(
      db,
      communities.map(({ id }) => id),
    ),
    ({ communityId }) => communityId,
  )
  for (const community of communities)
    yield { type: 'communities', ...community, members: people.get(community.id) ?? [] }
  yield* typed('agency-messages', await listMessagesOfCompany(db, companyId))
  yield* typed('candidate-requests', await listAllRequests(db, companyId))
  for (const report of await listAllReports(db, companyId))
    yield { type: 'candidate-reports', ...report, note: hasNames ? report.note : null }
  yield* typed('manual-notices', await listAllManualNotices(db, companyId))
  for (const { details, ...contact } of await listAllContactInfos(db, companyId))
    yield { type: 'contact-infos', ...contact, details: hasNames ? details : null }
  yield* typed('scheduled-interviews', await listAllInterviews(db, { companyId, readerId }))
  for await (const offer of listAllOffers(db, { companyId, hasNames })) yield { type: 'offers', ...offer }
  yield* typed('hired-candidates', await listAllHires(db, companyId))
  for await (const search of exportSearchesOf(ctx, companyId)) yield { type: 'candidate-searches', ...search }
  for await (const activity of listWholeChain(db, companyId)) yield { type: 'activities', ...activity }
}

function* typed(type: string, rows: readonly object[]): Generator<Row> {
  for (const row of rows) yield { type, ...row }
}
