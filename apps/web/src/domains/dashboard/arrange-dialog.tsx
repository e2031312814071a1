import { type DashboardWidget, dashboardPeriods } from '@assay/contracts/dashboards'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Select } from '@assay/ui/select'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { RequestFailed } from '../../platform/region.tsx'
import styles from './dashboard.module.css'
import type { DashboardData } from './dashboard.tsx'
import { arrangedOf, layoutOf, moved, type Place } from './dashboard-rows.ts'
import { useArrangeDashboard, useResetDashboard } from './dashboards.mutations.ts'

const widgetLabels: Readonly<Record<DashboardWidget, string>> = {
  today: 'To do',
  nextInterviews: 'Your upcoming interviews',
  atRisk: 'At risk',
  waiting: 'All open tasks',
  figures: 'Key figures',
  funnel: 'Pipeline',
  gettingStarted: 'Get started',
  recentSearches: 'Recent searches',
  activity: 'Recent activity',
  timeInStage: 'Time in stage',
  acceptance: 'Contact request outcomes',
  jobs: 'Jobs',
  pool: 'Candidates',
}

const places: readonly { value: Place; label: string }[] = [
  { value: 'whole', label: 'Full width' },
  { value: 'left', label: 'Left half' },
  { value: 'right', label: 'Right half' },
  { value: 'hidden', label: 'Hidden' },
]

interface ArrangeDialogProps {
  dashboard: DashboardData
  offered: readonly DashboardWidget[]
  onClose: () => void
}

/** Which parts the dashboard shows, in which order. */
export function ArrangeDialog({ dashboard, offered, onClose }: ArrangeDialogProps) {
  const { id, layout, isArranged } = dashboard
  const [arranged, setArranged] = useState(() => arrangedOf(layout, offered))
  const [period, setPeriod] = useState(dashboard.period)
  const arrange = useArrangeDashboard()
  const reset = useResetDashboard()
  const error = arrange.error ?? reset.error
  const save = () => arrange.mutate({ id, body: { layout: layoutOf(arranged), period } }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Arrange dashboard"
      description="Empty parts stay hidden."
      footer={
        <>
          {isArranged && (
            <Button variant="quiet" busy={reset.isPending} onClick={() => reset.mutate(id, { onSuccess: onClose })}>
              Reset
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={arrange.isPending} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <ol className={styles.arranged}>
        {arranged.map(({ widget, place }, at) => (
          <li key={widget} data-hidden={place === 'hidden' || undefined}>
            <span className={styles.arrangedName}>{widgetLabels[widget]}</span>
            <Select
              label={`Position of ${widgetLabels[widget]}`}
              labelHidden
              value={place}
              onChange={({ target }) =>
                setArranged(
                  arranged.map((each) => (each.widget === widget ? { widget, place: target.value as Place } : each)),
                )
              }
              options={places}
            />
            <IconButton
              label={`Move ${widgetLabels[widget]} up`}
              icon={<ArrowUp size={15} aria-hidden="true" />}
              disabled={at === 0}
              onClick={() => setArranged(moved(arranged, at, -1))}
            />
            <IconButton
              label={`Move ${widgetLabels[widget]} down`}
              icon={<ArrowDown size={15} aria-hidden="true" />}
              disabled={at === arranged.length - 1}
              onClick={() => setArranged(moved(arranged, at, 1))}
            />
          </li>
        ))}
      </ol>
      {offered.includes('timeInStage') && (
        <Select
          label="Time in stage, over the last"
          value={period}
          onChange={({ target }) => setPeriod(target.value as typeof period)}
          options={dashboardPeriods.map((value) => ({ value, label: `${Number.parseInt(value, 10)} days` }))}
        />
      )}
      {error !== null && <RequestFailed error={error} />}
    </Dialog>
  )
}
