import { createFileRoute } from '@tanstack/react-router'
import { isPeriod } from '../../domains/insights/insight-periods.ts'
import { InsightsPage } from '../../domains/insights/insights-page.tsx'
import { isId } from '../../platform/page-validation.ts'

interface Address {
  days?: number | undefined
  requirement?: string | undefined
  person?: string | undefined
}

const USUAL_DAYS = 90

export const Route = createFileRoute('/_dashboard/insights')({
  staticData: { title: 'Insights', permission: 'candidate.read', forEmployers: true },
  validateSearch: (search): Address => ({
    ...(isPeriod(search['days']) && search['days'] !== USUAL_DAYS && { days: search['days'] }),
    ...idNamed(search, 'requirement'),
    ...idNamed(search, 'person'),
  }),
  component: Page,
})

function idNamed(search: Record<string, unknown>, name: 'requirement' | 'person'): Address {
  const value = search[name]
  return typeof value === 'string' && isId(value) ? { [name]: value } : {}
}

function Page() {
  const { days = USUAL_DAYS, requirement = '', person = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <InsightsPage
      view={{ days, requirement, person }}
      onView={(view) =>
        void navigate({
          search: {
            ...(view.days !== USUAL_DAYS && { days: view.days }),
            ...(view.requirement !== '' && { requirement: view.requirement }),
            ...(view.person !== '' && { person: view.person }),
          },
          replace: true,
        })
      }
    />
  )
}
