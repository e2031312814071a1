import type { BackgroundJobState } from '@assay/contracts/background-jobs'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BackgroundJobs } from '../../domains/background-jobs/background-jobs.tsx'
import { pageInAddress } from '../../platform/page-address.ts'

interface Address {
  state?: BackgroundJobState | undefined
  page?: number | undefined
  size?: number | undefined
}

// Not from the contract: what an address is checked with loads with the first page, and no schema should.
const states: readonly BackgroundJobState[] = ['retrying', 'mailFailed', 'mailUncertain']
const isState = (text: unknown): text is BackgroundJobState => states.includes(text as BackgroundJobState)

export const Route = createFileRoute('/_dashboard/admin/background-work')({
  staticData: { title: 'Background work', permission: 'tenant.suspend' },
  validateSearch: (search): Address => ({
    ...(isState(search['state']) && { state: search['state'] }),
    ...pageInAddress(search),
  }),
  component: BackgroundWorkPage,
})

function BackgroundWorkPage() {
  const { state = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <BackgroundJobs
      view={{ state, page, size: size as PageSize }}
      onView={(next) =>
        void navigate({
          search: {
            ...(next.state === '' ? {} : { state: next.state }),
            ...(next.page > 1 && { page: next.page }),
            ...(next.size !== 25 && { size: next.size }),
          },
        })
      }
    />
  )
}
