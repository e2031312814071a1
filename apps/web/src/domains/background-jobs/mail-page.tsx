import { Dialog } from '@assay/ui/dialog'
import type { PageSize } from '@assay/ui/page-sizes.ts'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { Cell, HeadCell } from '@assay/ui/table'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatInstant } from '../../platform/format.ts'
import { NameCell, OpenedTable } from '../../platform/list-views/opened-table.tsx'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import { Region } from '../../platform/region.tsx'
import styles from './background-jobs.module.css'
import { backgroundJobsQuery } from './background-jobs.queries.ts'
import { JobTable } from './job-table.tsx'
import { keptMailsQuery, type StoredMail } from './kept-mails.queries.ts'

/** Mail that went nowhere, and mail that was kept as files. */
export function MailPage() {
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Mail</h1>
      <Undelivered state="mailFailed" title="Not sent" empty="Every email left this server." />
      <Undelivered
        state="mailUncertain"
        title="May not have arrived"
        empty="No email was interrupted while being sent."
      />
      <Kept />
    </div>
  )
}

interface UndeliveredProps {
  state: 'mailFailed' | 'mailUncertain'
  title: string
  empty: string
}

function Undelivered({ state, title, empty }: UndeliveredProps) {
  const [view, setView] = useState<{ page: number; size: PageSize }>({ page: 1, size: 25 })
  const query = useQuery(backgroundJobsQuery({ state, number: view.page, size: view.size }))
  return (
    <Panel title={title} flush note={query.data?.total.toLocaleString('en')}>
      <Region query={query}>
        {({ jobs, total }) =>
          jobs.length === 0 ? (
            <p className={styles.fine}>{empty}</p>
          ) : (
            <>
              <JobTable label={title} jobs={jobs} />
              <PageFoot view={view} onView={setView} shown={jobs.length} total={total} />
            </>
          )
        }
      </Region>
    </Panel>
  )
}

function Kept() {
  const query = useQuery(keptMailsQuery())
  const [opened, setOpened] = useState<StoredMail | null>(null)
  return (
    <Panel title="Stored on this server" flush note={query.data?.mails.length}>
      <Region query={query}>
        {({ mails, isKept }) =>
          mails.length === 0 ? (
            <EmptyState title={isKept ? 'No mail yet' : 'None'}>
              {isKept
                ? 'Without a mail server, emails are stored here instead of being sent.'
                : 'All emails are sent through the configured mail server.'}
            </EmptyState>
          ) : (
            <OpenedTable
              label="Stored mail"
              items={mails}
              heads={
                <>
                  <HeadCell>Subject</HeadCell>
                  <HeadCell>To</HeadCell>
                  <HeadCell className={styles.roomy}>Written</HeadCell>
                </>
              }
              cells={(mail) => (
                <>
                  <NameCell name={mail.subject} onOpen={() => setOpened(mail)} />
                  <Cell className={styles.name}>{mail.to}</Cell>
                  <Cell className={styles.roomy}>{formatInstant(mail.createdAt)}</Cell>
                </>
              )}
            />
          )
        }
      </Region>
      {opened !== null && (
        <Dialog open onOpenChange={() => setOpened(null)} title={opened.subject}>
          <FactList
            facts={[
              ['To', opened.to],
              ['Written', formatInstant(opened.createdAt)],
            ]}
          />
          <p className={styles.letter}>{opened.text}</p>
          <p className={styles.note}>Links are shortened so that only the recipient can open them.</p>
        </Dialog>
      )}
    </Panel>
  )
}
