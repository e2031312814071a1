import * as contract from '@assay/contracts/candidate-imports'
import { newId } from '../../../platform/database/new-id.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import { importFile } from './import-file.ts'

const ENVELOPE_BYTES = 16 * 1024
const PER_MINUTE = 6
const MAX_SHOWN = 50

export function mountCandidateImports(routes: Routes): void {
  registerEndpoint(
    routes,
    contract.importCandidates,
    async (ctx, { file }) => {
      if (file === null) throw new AppError('document.unreadable', { detail: 'Send the file as the part “file”.' })
      const { report, rejections } = await importFile(ctx, file)
      const { unknownSkills, ...counts } = report
      const unknown = [...unknownSkills].toSorted(([, left], [, right]) => right - left).slice(0, MAX_SHOWN)
      return {
        type: 'candidate-imports',
        id: newId(ctx.now().getTime()),
        attributes: {
          ...counts,
          rejections: rejections.map(({ line, reason }) => ({ line, reason })),
          unknownSkills: unknown.map(([name, count]) => ({ name, count })),
        },
      }
    },
    {
      takesFile: true,
      bodyLimitBytes: contract.MAX_IMPORT_BYTES + ENVELOPE_BYTES,
      maxFileBytes: contract.MAX_IMPORT_BYTES,
      perMinute: PER_MINUTE,
    },
  )
}
