import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ReferEarning } from '../../domains/referrals/refer-earning.tsx'
import { pageInAddress } from '../../platform/page-address.ts'

interface Address {
  page?: number | undefined
  size?: number | undefined
}

export const Route = createFileRoute('/_dashboard/refer-earning')({
  staticData: { title: 'Refer and earn', permission: 'referral.own' },
  validateSearch: (search): Address => ({
    ...pageInAddress(search),
  }),
  component: ReferEarningPage,
})

function ReferEarningPage() {
  const { page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReferEarning
      view={{ page, size: size as PageSize }}
      onView={(next) =>
        void navigate({
          search: { ...(next.page > 1 && { page: next.page }), ...(next.size !== 25 && { size: next.size }) },
        })
      }
    />
  )
}
