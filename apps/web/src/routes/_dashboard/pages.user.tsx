import { createFileRoute } from '@tanstack/react-router'
import { UserPage } from '../../domains/identity/user-page.tsx'
import { isUserPart, type UserPart } from '../../domains/identity/user-parts.ts'
import { endSession } from '../../platform/session/session.ts'

export const Route = createFileRoute('/_dashboard/pages/user')({
  staticData: { title: 'Your profile' },
  validateSearch: (search): { part?: UserPart | undefined } =>
    isUserPart(search['part']) && search['part'] !== 'profile' ? { part: search['part'] } : {},
  component: OwnProfilePage,
})

function OwnProfilePage() {
  const { part = 'profile' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <UserPage
      part={part}
      onPart={(next) => void navigate({ search: next === 'profile' ? {} : { part: next }, replace: true })}
      onDeleted={() => {
        endSession()
        void navigate({ to: '/' })
      }}
    />
  )
}
