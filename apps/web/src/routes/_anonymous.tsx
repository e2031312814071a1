import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { publicFigures } from '../domains/identity/public-figures.queries.ts'
import { RememberReferral } from '../domains/referrals/follow-referral.tsx'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'

export const Route = createFileRoute('/_anonymous')({ component: AnonymousPages })

function AnonymousPages() {
  const figures = useQuery(publicFigures(Intl.DateTimeFormat().resolvedOptions().timeZone))
  return (
    <AnonymousLayout searchSiteUrl={figures.data?.searchSiteUrl}>
      <Outlet />
      <RememberReferral />
    </AnonymousLayout>
  )
}
