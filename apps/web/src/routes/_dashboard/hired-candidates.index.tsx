import { Button } from '@assay/ui/button'
import { createFileRoute, Link } from '@tanstack/react-router'
import styles from '../../domains/hires/hires.module.css'
import { HiresByState } from '../../domains/hires/hires-by-state.tsx'
import { StartCalendar } from '../../domains/hires/start-calendar.tsx'
import { OffersWaiting } from '../../domains/offers/offers-waiting.tsx'

interface Address {
  month?: string | undefined
}

export const Route = createFileRoute('/_dashboard/hired-candidates/')({
  staticData: { title: 'Offers and hires', permission: 'hire.manage', forEmployers: true },
  validateSearch: (search): Address =>
    /^\d{4}-(0[1-9]|1[0-2])$/.test(String(search['month'])) ? { month: String(search['month']) } : {},
  component: HiredCandidatesPage,
})

function HiredCandidatesPage() {
  const today = new Date().toISOString().slice(0, 10)
  const { month = today.slice(0, 7) } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Offers and hires</h1>
      <OffersWaiting
        link={({ id }, words) => (
          <Link to="/hired-candidates/offers-sent" search={{ id }}>
            {words}
          </Link>
        )}
        all={
          <Button size="small" render={<Link to="/hired-candidates/offers-sent" search={{}} />}>
            All offers
          </Button>
        }
        shortlists={
          <Button render={<Link to="/candidate-search/shortlisted-candidates" search={{}} />}>Shortlists</Button>
        }
      />
      <HiresByState
        link={({ id }, words) => (
          <Link to="/hired-candidates/candidates-hired" search={{ id }}>
            {words}
          </Link>
        )}
        all={([state, ...others]) => (
          <Button
            size="small"
            variant="quiet"
            render={
              <Link to="/hired-candidates/candidates-hired" search={others.length > 0 || !state ? {} : { state }} />
            }
          >
            All
          </Button>
        )}
      />
      <StartCalendar
        month={month}
        today={today}
        onMonth={(next) => void navigate({ search: next === today.slice(0, 7) ? {} : { month: next }, replace: true })}
        link={({ id }, words) => (
          <Link to="/hired-candidates/candidates-hired" search={{ id }}>
            {words}
          </Link>
        )}
      />
    </div>
  )
}
