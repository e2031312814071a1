import * as contract from '@assay/contracts/evidence-files'
import { registerEndpoint } from '../../platform/http/register-endpoint.ts'
import type { Routes } from '../../platform/http/routes.ts'
import { exportEvidence } from './export-evidence.ts'
import type { EvidenceSource } from './gather-evidence.ts'

const PER_MINUTE = { perMinute: 6 }

export function mountEvidenceFiles(routes: Routes, { database }: { database: EvidenceSource }): void {
  registerEndpoint(
    routes,
    contract.exportEvidenceJson,
    (ctx, { body }) => exportEvidence(ctx, database, { ...body, form: 'json' }),
    PER_MINUTE,
  )
  registerEndpoint(
    routes,
    contract.exportEvidencePdf,
    (ctx, { body }) => exportEvidence(ctx, database, { ...body, form: 'pdf' }),
    PER_MINUTE,
  )
}
