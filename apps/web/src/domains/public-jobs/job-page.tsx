import { Panel } from '@assay/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCountry, formatDay, formatHours, formatLanguage, formatPay, formatYears } from '../../platform/format.ts'
import { usePageTitle } from '../../platform/pages/use-page-arrival.ts'
import { Region } from '../../platform/region.tsx'
import styles from './job-page.module.css'
import { jobPostingOf } from './job-posting.ts'
import { type PublicJob, publicJobQuery } from './public-jobs.queries.ts'

/** An open job as anybody may read it. */
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
          <Panel title="What the job asks for">
            <FactList facts={factsOf(job)} aligned />
          </Panel>
          {job.description !== '' && <p className={styles.description}>{job.description}</p>}
        </article>
      )}
    </Region>
  )
}

const headlineOf = ({ band, seats, openedAt }: PublicJob): string[] => [
  band === null ? 'Pay not stated' : `up to ${formatPay(band)}`,
  ...(seats > 1 ? [`${seats} seats`] : []),
  `open since ${formatDay(openedAt)}`,
]

const ENGAGEMENTS = { fullTime: 'Employment', contract: 'Contract' } as const

function factsOf(job: PublicJob): readonly (readonly [string, string | null])[] {
  const { mustHave, niceToHave, minYears, languages, countries, engagement, overlapHours } = job
  const skills = mustHave.map(
    ({ anyOf, minYears: years }) => anyOf.join(' or ') + (years === null ? '' : `, ${formatYears(years)}`),
  )
  const spoken = languages.map(({ code, level }) => `${formatLanguage(code)}${level === null ? '' : ` ${level}`}`)
  return [
    ['Must-haves', skills.join(' · ') || null],
    ['Nice-to-haves', niceToHave.join(' · ') || null],
    ['Experience', minYears === null || minYears === 0 ? null : `at least ${formatYears(minYears)}`],
    ['Languages', spoken.join(' · ') || null],
    ['Countries', countries.map(formatCountry).join(', ') || null],
    [
      'Working hours',
      overlapHours === null
        ? null
        : `${formatHours(overlapHours.hours)} shared with ${overlapHours.zone.replaceAll('_', ' ')}`,
    ],
    ['Engagement', engagement.map((each) => ENGAGEMENTS[each]).join(' or ') || null],
  ]
}
