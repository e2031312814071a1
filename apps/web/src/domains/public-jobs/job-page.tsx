import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay, formatPay } from '../../platform/format.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { Region } from '../../platform/region.tsx'
import { JobAsksPanel, JobText } from './job-asks.tsx'
import styles from './job-page.module.css'
import { jobPostingOf } from './job-posting.ts'
import { type PublicJob, publicJobQuery } from './public-jobs.queries.ts'

/** An open job as the public reads it. */
export function JobPage({ id }: { id: string }) {
  const query = useQuery(publicJobQuery(id))
  usePageTitle(query.data?.title)
  return (
    <Region isPage query={query}>
      {(job) => (
        <article className={styles.page}>
          {job.visibility === 'unlisted' && <meta name="robots" content="noindex" />}
          {job.visibility === 'public' && (
            <script type="application/ld+json">{JSON.stringify(jobPostingOf(job)).replaceAll('<', '\\u003c')}</script>
          )}
          <header>
            <p className={styles.company}>{job.company}</p>
            <h1 tabIndex={-1}>{job.title}</h1>
            <p className={styles.line}>{headlineOf(job).join(' · ')}</p>
          </header>
          <JobAsksPanel job={job} />
          <JobText description={job.description} title={job.title} />
          <HowToBeConsidered company={job.company} />
        </article>
      )}
    </Region>
  )
}

function HowToBeConsidered({ company }: { company: string }) {
  return (
    <Panel title="How to be considered">
      <p>
        {company} finds candidates through the agencies that represent them here. If the job fits you, ask your agency
        to add your profile.
      </p>
      <p>
        Representing candidates? <TextLink render={<Link to="/agency-register" />}>Register your agency</TextLink>
      </p>
    </Panel>
  )
}

const headlineOf = ({ band, seats, openedAt }: PublicJob): string[] => [
  band === null ? 'Pay not stated' : `up to ${formatPay(band)}`,
  ...(seats > 1 ? [`${seats} seats`] : []),
  `open since ${formatDay(openedAt)}`,
]
