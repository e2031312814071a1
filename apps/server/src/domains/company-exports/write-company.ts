import type { Context } from '../../platform/context/context.ts'
import { listWholeChain } from '../activities/index.ts'
import { listAllManualNotices, listAllRequests } from '../pipeline/candidate-requests/index.ts'
import { listAllContactInfos } from '../pipeline/contact-requests/index.ts'
import { listAllHires } from '../pipeline/hires/index.ts'
import { listAllInterviews } from '../pipeline/interviews/index.ts'
import { listAllOffers } from '../pipeline/offers/index.ts'
import { listAllEntries, listNotesOfCompany } from '../pipeline/shortlists/index.ts'
import { listAllRequirements } from '../requirements/index.ts'
import { exportSearchesOf } from '../search/index.ts'
import { type Company, listAllExcludedEmployers, listTeammatesOf } from '../tenants/index.ts'

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
  yield* typed('requirements', await listAllRequirements(db, companyId))
  yield* typed('shortlisteds', await listAllEntries(db, companyId))
  yield* typed('shortlist-notes', await listNotesOfCompany(db, companyId))
  yield* typed('candidate-requests', await listAllRequests(db, companyId))
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
