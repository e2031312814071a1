// A table that an agency has chosen and not imported yet: new people, two that it has already, and rows to correct.
import { addImportFile, type CandidateRecord, exportCandidates, openImport } from '../src/domains/candidates/index.ts'
import { createDocumentReader } from '../src/platform/documents/document-reader.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const AGENCY = 'northbridge'
const OWNER = 'owner@northbridge.test'
const HEADER = 'First name,Last name,Email,Mobile,Current title,Current company,Skills,Country,Day rate,Currency,Source'
const ROWS = [
  'Marta,Lindqvist,marta.lindqvist@people.test,+46 70 555 01 21,Backend Developer,Fjordpay,Go; Kafka; PostgreSQL,Sweden,560,EUR,Meetup',
  'Tomás,Ribeiro,tomas.ribeiro@people.test,+351 912 555 014,Data Engineer,Atlantic Grid,Python; Spark; Airflow,Portugal,480,EUR,Referral',
  'Hanna,Petrović,hanna.petrovic@people.test,,Site Reliability Engineer,Northern Rail,Kubernetes; Terraform,Croatia,510,EUR,Fair',
  'Oskar,Wieland,oskar.wieland(at)people.test,,Frontend Developer,Lumen,React; TypeScript,Germany,450,EUR,Fair',
  'Priya,Raman,priya.raman@people.test,,Android Developer,Kestrel,Kotlin,Indiana,55k,USD,Fair',
]
const PERIOD = ',day'
const KNOWN = 2

export async function loadImports(
  parts: DemoParts,
  tenants: DemoTenants,
  agencyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const agencyId = agencyIds.get(AGENCY)
  if (agencyId === undefined) return
  const ctx = await contextOnDay(parts, tenants, { email: OWNER, daysAgo: 0.1 })
  const { value: known = [] } = await exportCandidates(ctx.db, agencyId).next()
  const rows = [...ROWS, ...(known as readonly CandidateRecord[]).flatMap(rowOf).slice(0, KNOWN)]
  const text = [`${HEADER},Rate unit`, ...rows.map((row) => row + PERIOD)].join('\r\n')
  const { id } = await openImport(ctx, { name: null, expectedRows: null, source: 'table' })
  const file = { name: 'spring-fair.csv', bytes: Buffer.from(text) }
  await addImportFile(ctx, { id, file, documents: createDocumentReader() })
}

/** A candidate of the agency, with one more skill than it knows of. */
function rowOf({ contact, headline }: CandidateRecord): string[] {
  const [first = '', ...rest] = (contact.legalName ?? '').split(' ')
  if (contact.email === null || rest.length === 0) return []
  return [`${first},${rest.join(' ')},${contact.email},,"${headline}",,Rust; Go,,,,Referral`]
}
