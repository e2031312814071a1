import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { GetStarted } from '../../domains/company/get-started.tsx'
import { publicFigures } from '../../domains/identity/public-figures.queries.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_registration/get-started')({
  staticData: { title: 'Get started', forEmployers: true },
  component: GetStartedPage,
})

function GetStartedPage() {
  const { user } = useSession()
  const figures = useQuery(publicFigures())
  return (
    <GetStarted
      isVerified={user?.emailVerifiedAt != null}
      may={(permission) => mayDo(user, permission)}
      isDemo={figures.data?.demo ?? false}
    />
  )
}
