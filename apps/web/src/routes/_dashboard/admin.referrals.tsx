import type { ReferralState } from '@assay/contracts/referrals'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ReferralDecisions } from '../../domains/referrals/referral-decisions.tsx'
import { pageInAddress } from '../../platform/page-address.ts'

interface Address {
  state?: ReferralState | undefined
  page?: number | undefined
  size?: number | undefined
}

const states = ['created', 'clicked', 'signedUp', 'qualified', 'approved', 'paid', 'rejected', 'expired'] as const

export const Route = createFileRoute('/_dashboard/admin/referrals')({
  staticData: { title: 'Referrals', permission: 'tenant.suspend' },
  validateSearch: (search): Address => ({
    ...(states.includes(search['state'] as ReferralState) && { state: search['state'] as ReferralState }),
    ...pageInAddress(search),
  }),
  component: ReferralsPage,
})

function ReferralsPage() {
  const { state = '', page = 1, size = 25 } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ReferralDecisions
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
