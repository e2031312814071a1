import { type PageSize, pageSizes } from '@assay/ui/page-sizes.ts'

const STATES = ['open', 'answered', 'withdrawn'] as const
type State = (typeof STATES)[number]

interface ReportsAddress {
  /** The open report. */
  id?: string | undefined
  state?: State | undefined
  page?: number | undefined
  size?: number | undefined
}

export const readReportsAddress = (search: Record<string, unknown>): ReportsAddress => ({
  ...(typeof search['id'] === 'string' && { id: search['id'] }),
  ...(STATES.includes(search['state'] as State) && { state: search['state'] as State }),
  ...(Number.isInteger(search['page']) && Number(search['page']) > 1 && { page: Number(search['page']) }),
  ...(pageSizes.includes(search['size'] as PageSize) && search['size'] !== 25 && { size: Number(search['size']) }),
})
