import * as contract from '@assay/contracts/query-readings'
import { newId } from '../../../platform/database/new-id.ts'
import { type DocumentReader, isDocumentName } from '../../../platform/documents/document-reader.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { registerEndpoint } from '../../../platform/http/register-endpoint.ts'
import type { Routes } from '../../../platform/http/routes.ts'
import type { LivePool } from '../../ranking/index.ts'
import type { ListAmong } from '../matches/index.ts'
import { presentReading } from './query-readings.resource.ts'
import { readQuery } from './read-query.ts'

const READINGS_PER_MINUTE = 240
const DOCUMENTS_PER_MINUTE = 30

export function mountQueryReadings(
  routes: Routes,
  { documents, ...pools }: { live: LivePool; listAmong: ListAmong; documents: DocumentReader },
): void {
  registerEndpoint(
    routes,
    contract.readQuery,
    async (ctx, { body }) => presentReading(await readQuery(ctx, pools, body), newId(ctx.now().getTime())),
    { perMinute: READINGS_PER_MINUTE },
  )

  registerEndpoint(
    routes,
    contract.readDocument,
    async (ctx, { file, from }) => {
      if (file === null) throw new AppError('request.malformed', { detail: 'Send one file in a part named "file".' })
      if (!isDocumentName(file.name))
        throw new AppError('document.kind', { detail: `"${file.name}" has an unsupported type.` })
      const caller = ctx.actor.kind === 'user' ? ctx.actor.userId : from
      const { text, characters } = await documents.read(file, { caller })
      return {
        type: 'document-texts',
        id: newId(ctx.now().getTime()),
        attributes: { fileName: file.name, text, characters, truncated: characters > text.length },
      }
    },
    { takesFile: true, bodyLimitBytes: MAX_BODY_BYTES, perMinute: DOCUMENTS_PER_MINUTE },
  )
}

/** A file may have 2 MB; the rest is the multipart envelope. */
const MAX_BODY_BYTES = 2_097_152 + 65_536
