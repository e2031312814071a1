import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { publicFigures } from '../domains/identity/public-figures.queries.ts'
import { AnonymousLayout } from '../platform/layouts/anonymous-layout.tsx'
import { deviceZone } from '../platform/zones.ts'

const RememberReferral = lazy(async () => ({
  default: (await import('../domains/referrals/follow-referral.tsx')).RememberReferral,
}))

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
  const figures = useQuery(publicFigures(deviceZone()))
  return (
    <AnonymousLayout searchSiteUrl={figures.data?.searchSiteUrl}>
      <Outlet />
      {ref !== undefined && (
        <Suspense>
          <RememberReferral code={ref} />
        </Suspense>
      )}
    </AnonymousLayout>
  )
}
