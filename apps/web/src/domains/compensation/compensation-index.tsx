import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCompanyCurrency } from '../../platform/currencies.ts'
import { formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { BudgetPanel } from './budget-panel.tsx'
import styles from './compensation.module.css'
import { describeDropped, kindLabels } from './compensation-labels.ts'
import type { CompensationView } from './compensation-view.ts'
import { usePayExport } from './compensations.mutations.ts'
import { type Compensation, countriesQuery, payQuery } from './compensations.queries.ts'
import { PayChart } from './pay-chart.tsx'
import { PayFilters } from './pay-filters.tsx'
import { PayTable } from './pay-table.tsx'
import { PinPanel } from './pin-panel.tsx'
import { PublishedTitles } from './published-titles.tsx'

export interface CompensationIndexProps {
  view: CompensationView
  onView: (view: CompensationView) => void
  may: { readAll: boolean; measure: boolean; pin: boolean }
  jobLink: (id: string, words: string) => ReactNode
  /** For guests: how to see more. */
  invitation?: ReactNode
}

/** Pay by role, skill, country, experience and engagement. Guests see medians of whole roles. */
export function CompensationIndex({ view, onView, may, jobLink, invitation }: CompensationIndexProps) {
  const companyCurrency = useCompanyCurrency()
  const shown = { ...view, currency: view.currency ?? companyCurrency, period: view.period ?? ('hour' as const) }
  const query = useQuery(payQuery(shown))
  const countries = useQuery({ ...countriesQuery(), enabled: may.readAll })
  const exporting = usePayExport()
  const { title, skill, country, experience, engagement } = view
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 tabIndex={-1}>Compensation index</h1>
        {may.readAll && (
          <Button
            icon={<Download size={16} aria-hidden="true" />}
            busy={exporting.isPending}
            onClick={() => exporting.mutate({ title, skill, country, experience, engagement })}
          >
            Export CSV
          </Button>
        )}
      </header>
      <p className={styles.intro}>
        Computed from this installation’s candidates and offers. A figure is published only with at least five
        independent sources, none contributing more than a quarter, and data at least three months old.
      </p>
      <PayFilters
        view={view}
        currency={shown.currency}
        titleName={query.data?.titleName ?? null}
        isReduced={!may.readAll}
        countries={countries.data ?? []}
        onView={onView}
      />
      {title === undefined ? (
        <PublishedTitles shown={shown} isReduced={!may.readAll} onTitle={(id) => onView({ ...view, title: id })} />
      ) : (
        <Region query={query}>
          {({ compensations, dropped, titleName }) => (
            <Pay
              titleName={titleName}
              dropped={describeDropped(dropped)}
              cells={compensations}
              shown={shown}
              may={may}
              jobLink={jobLink}
              onAll={() => onView({ currency: view.currency, period: view.period })}
            />
          )}
        </Region>
      )}
      {invitation}
    </div>
  )
}

interface PayProps extends Pick<CompensationIndexProps, 'may' | 'jobLink'> {
  titleName: string
  /** What the question left out, in words; empty if nothing. */
  dropped: string
  cells: readonly Compensation[]
  shown: CompensationView & { currency: string; period: string }
  onAll: () => void
}

function Pay({ titleName, dropped, cells, shown, may, jobLink, onAll }: PayProps) {
  const [budget, setBudget] = useState<number | null>(null)
  const [first] = cells
  const comparable = cells.filter(({ converted }) => converted !== null)
  const missing = (['expected', 'offered', 'accepted'] as const).filter((kind) =>
    cells.every((cell) => cell.kind !== kind),
  )
  return (
    <div className={styles.body}>
      {dropped !== '' && (
        <Notice tone="warn" title="Not enough data for a safe figure">
          <p>The nearest broader figures: {dropped}.</p>
        </Notice>
      )}
      <Panel title={titleName} note={first === undefined ? undefined : `Data until ${formatDay(first.to)}`}>
        {first === undefined ? (
          <EmptyState title="Not enough data for a safe figure" action={<Button onClick={onAll}>All roles</Button>}>
            This role’s pay has fewer than five independent sources.
          </EmptyState>
        ) : (
          <div className={styles.body}>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
            <section className={styles.chartBox} tabIndex={0} aria-label="Pay chart">
              {may.readAll && <PayChart cells={comparable} budgetMinor={budget} />}
            </section>
            <PayTable cells={cells} isReduced={!may.readAll} />
            <p className={styles.quiet}>
              Data from {formatDay(first.from)} to {formatDay(first.to)}.
              {first.fxDate !== null && ` Converted at exchange rates of ${formatDay(first.fxDate)}.`}
              {missing.length > 0 &&
                ` Not enough data yet for ${missing.map((kind) => kindLabels[kind].toLowerCase()).join(' and ')} pay.`}
            </p>
          </div>
        )}
      </Panel>
      {(may.measure || first !== undefined) && may.readAll && (
        <div className={styles.columns}>
          <BudgetPanel view={shown} cells={comparable} onBudget={setBudget} mayMeasure={may.measure} />
          {may.pin && first !== undefined && <PinPanel cells={cells} jobLink={jobLink} />}
        </div>
      )}
    </div>
  )
}
