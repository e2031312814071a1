import { deliverManualNotice, deliveryMethods } from '@assay/contracts/manual-notices'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { Cell, HeadCell, Row, Table } from '@assay/ui/table'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatTime } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { deliveryWords, subjectLabels } from './candidate-request-labels.ts'
import styles from './candidate-requests.module.css'
import { useDeliverNotice } from './candidate-requests.mutations.ts'
import { type ManualNotice, manualNoticesQuery } from './candidate-requests.queries.ts'

interface LetterView extends Omit<PagedView, 'sort'> {
  readonly state: string
}

interface ManualNoticesProps {
  view: LetterView
  onView: (view: LetterView) => void
  profile: (notice: ManualNotice, words: ReactNode) => ReactNode
}

export function ManualNotices({ view, onView, profile }: ManualNoticesProps) {
  const query = useQuery(manualNoticesQuery({ state: view.state, number: view.page, size: view.size }))
  const [telling, setTelling] = useState<ManualNotice | null>(null)
  return (
    <div className={styles.part}>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={[
            { value: 'pending', label: 'Pending' },
            { value: 'delivered', label: 'Delivered' },
            { value: 'superseded', label: 'Superseded' },
          ]}
          onChange={(event) => onView({ ...view, state: event.target.value, page: 1 })}
        />
      </div>
      <Panel title="Manual notices" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ notices, total }) => {
            if (notices.length > 0)
              return (
                <>
                  <Notices notices={notices} profile={profile} onTell={setTelling} />
                  <PageFoot view={view} onView={onView} shown={notices.length} total={total} />
                </>
              )
            if (view.state !== '') return <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
            return (
              <EmptyState>
                Messages to candidates without an email address appear here. Deliver them yourself or through the
                agency.
              </EmptyState>
            )
          }}
        </Region>
      </Panel>
      {telling !== null && <DeliveredDialog notice={telling} onClose={() => setTelling(null)} />}
    </div>
  )
}

interface NoticesProps {
  notices: readonly ManualNotice[]
  profile: ManualNoticesProps['profile']
  onTell: (notice: ManualNotice) => void
}

function Notices({ notices, profile, onTell }: NoticesProps) {
  return (
    <Table label="Manual notice list">
      <thead>
        <tr>
          <HeadCell>Candidate</HeadCell>
          <HeadCell>Message</HeadCell>
          <HeadCell>Status</HeadCell>
        </tr>
      </thead>
      <tbody>
        {notices.map((notice) => (
          <Row key={notice.id}>
            <Cell>
              {profile(notice, notice.candidateName)}
              <span className={styles.note}>{notice.requirementTitle}</span>
            </Cell>
            <Cell>
              {notice.message}
              <span className={styles.note}>{subjectLabels[notice.about]}</span>
            </Cell>
            <Cell>
              <NoticeStatus notice={notice} />
              {notice.mayDo.includes('deliver') && (
                <Button size="small" onClick={() => onTell(notice)}>
                  Mark delivered…
                </Button>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

function NoticeStatus({ notice }: { notice: ManualNotice }) {
  if (notice.method !== null && notice.deliveredAt !== null)
    return (
      <>
        <Badge tone="plain">Delivered</Badge>
        <span className={styles.note}>
          {deliveryWords[notice.method]}, {notice.deliveredBy?.fullName}, {formatTime(notice.deliveredAt)}
          {notice.note !== null && `: ${notice.note}`}
        </span>
      </>
    )
  if (notice.state === 'superseded')
    return (
      <>
        <Badge tone="plain">Superseded</Badge>
        <span className={styles.note}>A newer message replaced it.</span>
      </>
    )
  return (
    <>
      <Badge tone={notice.isOverdue ? 'waiting' : 'active'}>{notice.isOverdue ? 'Overdue' : 'Pending'}</Badge>
      <span className={styles.note}>
        {notice.agencyName === null ? 'by you' : `by ${notice.agencyName}`}, due {formatTime(notice.deliverBy)}
      </span>
    </>
  )
}

const fields = contractFields(deliverManualNotice.body, { labels: { method: 'Channel', note: 'Note (optional)' } })

function DeliveredDialog({ notice, onClose }: { notice: ManualNotice; onClose: () => void }) {
  const tell = useDeliverNotice()
  const form = useForm({
    fields,
    initial: { method: '', note: '' },
    send: ({ method, note = null }) => tell.mutateAsync({ id: notice.id, method, note }, { onSuccess: onClose }),
  })
  return (
    <Dialog open onOpenChange={onClose} title={`How did you reach ${notice.candidateName}?`}>
      <form className={styles.form} {...form.bind}>
        <p className={styles.quote}>{notice.message}</p>
        <Select
          {...form.choice('method')}
          placeholder="Select"
          options={deliveryMethods.map((value) => ({ value, label: deliveryWords[value] }))}
        />
        <TextField {...form.text('note')} />
        <FormProblems form={form} />
        <div className={styles.choices}>
          <Button {...form.button} variant="primary">
            Mark delivered
          </Button>
          <Button onClick={onClose}>Back</Button>
        </div>
      </form>
    </Dialog>
  )
}
