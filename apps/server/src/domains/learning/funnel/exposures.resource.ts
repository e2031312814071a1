import type { Presented } from '@assay/jsonapi/present'
import type { Exposure } from './exposures.store.ts'

/** An exposure has the id of its candidate. */
export function presentExposure(row: Exposure, maskedName: string): Presented {
  const { candidateId, shown, companies, opened, lastShownAt } = row
  return {
    type: 'exposures',
    id: candidateId,
    attributes: {
      maskedName,
      shown,
      companies,
      opened,
      lastShownAt,
      meanPlace: Math.round(row.meanPlace * 10) / 10,
      exposure: Math.round(row.exposure * 1000) / 1000,
    },
    relationships: { candidate: { type: 'candidates', id: candidateId } },
  }
}
