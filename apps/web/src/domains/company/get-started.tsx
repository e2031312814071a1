import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Region } from '../../platform/region.tsx'
import { type Company, companyQuery } from './company.queries.ts'
import { type FirstSteps, firstStepsQuery } from './first-steps.queries.ts'
import styles from './get-started.module.css'
import { Tour } from './tour.tsx'

interface GetStartedProps {
  isVerified: boolean
  may: (permission: string) => boolean
  /** The installation holds invented candidates and companies. */
  isDemo: boolean
}

interface Step {
  readonly title: string
  readonly why: string
  readonly isDone: boolean
  /** Without it, a colleague does it. */
  readonly act: ReactElement | null
  readonly label: string
}

/** Five steps to the first search; each is ticked by what the company really did. */
export function GetStarted({ isVerified, may, isDemo }: GetStartedProps) {
  const company = useQuery(companyQuery())
  const done = useQuery(firstStepsQuery({ mayInvite: may('teammate.invite') }))
  const [isTouring, setTouring] = useState(false)
  return (
    <>
      <p className={styles.quiet}>Welcome to Assay</p>
      <h1 tabIndex={-1}>Get started</h1>
      <Region query={company}>
        {(own) => <Region query={done}>{(first) => <Steps steps={stepsOf({ isVerified, may }, own, first)} />}</Region>}
      </Region>
      {isDemo && (
        <Notice title="This installation holds demo data">
          The candidates, and companies such as Acme, are invented. To use your own data, ask the operator to start
          Assay with an empty data folder and <code>DEMO=off</code>.
        </Notice>
      )}
      <div className={styles.foot}>
        <Button onClick={() => setTouring(true)}>Take the 2-minute tour</Button>
        <Button variant="quiet" render={<Link to="/dashboard" />}>
          Skip, go to the dashboard
        </Button>
      </div>
      {isTouring && <Tour onClose={() => setTouring(false)} />}
    </>
  )
}

function stepsOf(
  { isVerified, may }: Pick<GetStartedProps, 'isVerified' | 'may'>,
  { industry, sizeBand, mayChange }: Company,
  { hasJob, hasColleague, hasSearched }: FirstSteps,
): readonly Step[] {
  return [
    {
      title: 'Confirm your email',
      why: 'So candidates and colleagues know it’s you.',
      isDone: isVerified,
      act: <Link to="/emailVerification" />,
      label: 'Send the email again',
    },
    {
      title: 'Complete the company profile',
      why: 'Industry, size, time zone and currency are the defaults of new jobs.',
      isDone: industry !== null && sizeBand !== null,
      act: mayChange ? <Link to="/account" /> : null,
      label: 'Open company settings',
    },
    {
      title: 'Describe your first job',
      why: 'Paste a job description. Assay extracts the criteria, and you adjust them.',
      isDone: hasJob,
      act: may('requirement.create') ? <Link to="/requirement" /> : null,
      label: 'Open jobs',
    },
    {
      title: 'Invite a colleague',
      why: 'Decide together. Viewers are free.',
      isDone: hasColleague,
      act: may('teammate.invite') ? <Link to="/teammate/add-teammate" /> : null,
      label: 'Invite people',
    },
    {
      title: 'Run your first search',
      why: 'Every rank is explained, down to the last point.',
      isDone: hasSearched,
      act: may('search.run') ? <Link to="/candidate-search" /> : null,
      label: 'Find candidates',
    },
  ]
}

function Steps({ steps }: { steps: readonly Step[] }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.findIndex(({ isDone, act }) => !isDone && act !== null)
  return (
    <>
      <p className={styles.quiet}>
        {done} of {steps.length} done
      </p>
      <progress className={styles.progress} max={steps.length} value={done} aria-label="Progress" />
      <ol className={styles.steps}>
        {steps.map(({ title, why, isDone, act, label }, at) => (
          <li key={title} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark} aria-hidden="true">
              {isDone ? <Check size={14} /> : at + 1}
            </span>
            <span className={styles.words}>
              <strong>{title}</strong>
              <span className={styles.quiet}>{why}</span>
            </span>
            {isDone && <Badge tone="active">Done</Badge>}
            {!isDone && act !== null && (
              <Button variant={at === next ? 'primary' : 'secondary'} render={act}>
                {label}
              </Button>
            )}
            {!isDone && act === null && <span className={styles.quiet}>An owner or admin can do this</span>}
          </li>
        ))}
      </ol>
      {done === steps.length && (
        <Button variant="primary" size="large" render={<Link to="/dashboard" />}>
          Go to the dashboard
        </Button>
      )}
    </>
  )
}
