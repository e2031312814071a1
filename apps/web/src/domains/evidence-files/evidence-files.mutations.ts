import { exportEvidenceJson, exportEvidencePdf } from '@assay/contracts/evidence-files'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { datedFileName, download } from '../../platform/download.ts'

export interface EvidenceOf {
  readonly requirementId: string
  /** null: the whole job. */
  readonly shortlistedId: string | null
}

export function useTakeEvidence(of: EvidenceOf) {
  return useMutation({
    mutationFn: async (form: 'json' | 'pdf') => {
      const kind = of.shortlistedId === null ? 'job' : 'decision'
      const bytes =
        form === 'json' ? await call(exportEvidenceJson, { body: of }) : await call(exportEvidencePdf, { body: of })
      download(bytes, datedFileName(`evidence-${kind}`, form))
    },
  })
}
