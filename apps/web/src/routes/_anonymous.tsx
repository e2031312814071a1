import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { publicFigures } from '../domains/identity/public-figures.queries.ts'
import { RememberReferral } from '../domains/referrals/follow-referral.tsx'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'

interface Address {
  /** The code of the referral link by which the visitor came. */
  ref?: string | undefined
}

export const Route = createFileRoute('/_anonymous')({
  validateSearch: (search): Address => (typeof search['ref'] === 'string' ? { ref: search['ref'] } : {}),
  component: AnonymousPages,
})

function AnonymousPages() {
  const { ref } = Route.useSearch()
  const figures = useQuery(publicFigures(Intl.DateTimeFormat().resolvedOptions().timeZone))
  return (
    <AnonymousLayout searchSiteUrl={figures.data?.searchSiteUrl}>
      <Outlet />
      <RememberReferral code={ref ?? ''} />
    </AnonymousLayout>
  )
}
