import { IconButton } from '@assay/ui/icon-button'
import { Panel } from '@assay/ui/panel'
import { EmptyState } from '@assay/ui/states'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { Fragment, type ReactNode, useState } from 'react'
import { ApiError } from '../../../platform/api-error.ts'
import { BroughtIntoView } from '../../../platform/brought-into-view.tsx'
import { formatCount, formatPay } from '../../../platform/format.ts'
import { RequestFailed } from '../../../platform/region.tsx'
import { GroupHeading, MatchExplanation, MatchRow, viewOfGuestMatch } from '../matches/index.ts'
import rows from '../matches/match-list.module.css'
import styles from './guest-results.module.css'
import type { GuestSearch } from './guest-searches.queries.ts'

export function GuestResults({ search, register }: { search: GuestSearch; register: ReactNode }) {
  const [opened, setOpened] = useState<readonly string[]>(
    search.resultTop.slice(0, 1).map(({ candidateRef }) => candidateRef),
  )
  const toggle = (ref: string) =>
    setOpened((before) => (before.includes(ref) ? before.filter((each) => each !== ref) : [...before, ref]))
  const advice = search.lint.findLast(({ code }) => code === 'over-constrained')?.message
  const absent = search.lint.find(({ code }) => code === 'absent-skill')?.message
  const foreign = search.lint.find(({ code }) => code === 'foreign-language')?.message
  const hidden = search.matchedCount - search.resultTop.length
  return (
    <Panel
      flush
      title={`Top ${search.resultTop.length} of ${search.matchedCount.toLocaleString('en')}`}
      note={`${search.poolSize.toLocaleString('en')} candidates searched`}
    >
      <p className={styles.top}>
        {search.payBand !== null && (
          <span>
            Typical pay: {formatPay({ amountMinor: search.payBand.low, currency: search.payBand.currency })} to{' '}
            {formatPay({ amountMinor: search.payBand.high, currency: search.payBand.currency, period: 'hour' })}
          </span>
        )}
        {foreign !== undefined && <span role="status">{foreign}</span>}
        {absent !== undefined && search.resultTop.length > 0 && <span role="status">{absent}</span>}
        <span>{formatCount(search.searchesLeft, 'guest search', 'guest searches')} left today</span>
      </p>
      {search.resultTop.length === 0 ? (
        <EmptyState title="No matches">
          {advice ?? absent ?? 'Relax a must-have or a limit, then search again.'}
        </EmptyState>
      ) : (
        <div className={rows.matches}>
          <ol className={rows.list}>
            {search.resultTop.map((match, place) => {
              const view = viewOfGuestMatch(match)
              const isOpen = opened.includes(view.key)
              return (
                <Fragment key={view.key}>
                  <GroupHeading match={match} above={search.resultTop[place - 1]} counts={search.criteriaCounts} />
                  <MatchRow
                    match={view}
                    mustHave={search.criteria.mustHave}
                    skills={search.legend.skills}
                    scale={Math.max(1, ...search.resultTop.map(({ score }) => score))}
                    detail={isOpen ? <MatchExplanation match={view} /> : undefined}
                    actions={
                      <IconButton
                        size="small"
                        label={`Why ${view.name} ranks #${view.rank}`}
                        aria-expanded={isOpen}
                        icon={
                          isOpen ? (
                            <ChevronDown size={16} aria-hidden="true" />
                          ) : (
                            <ChevronRight size={16} aria-hidden="true" />
                          )
                        }
                        onClick={() => toggle(view.key)}
                      />
                    }
                  />
                </Fragment>
              )
            })}
          </ol>
        </div>
      )}
      <div className={styles.more}>
        <p>
          {hidden > 0
            ? `Create an account to see all ${search.matchedCount.toLocaleString('en')}, with pay and notice periods. We’ll keep this search.`
            : 'Create an account to see pay and notice periods. We’ll keep this search.'}
        </p>
        {register}
      </div>
    </Panel>
  )
}

/** Why a guest search failed, usually the daily limit. */
export function GuestSearchFailed(props: { error: Error; register: ReactNode }) {
  return (
    <BroughtIntoView>
      <WhyFailed {...props} />
    </BroughtIntoView>
  )
}

function WhyFailed({ error, register }: { error: Error; register: ReactNode }) {
  // The text lacks something, as the message says; nothing failed.
  if (error instanceof ApiError && error.code === 'search.nothing-asked')
    return (
      <EmptyState title="Not searched yet">
        <span role="alert">{error.message}</span>
      </EmptyState>
    )
  if (!(error instanceof ApiError) || error.code !== 'search.guest-limit') return <RequestFailed error={error} />
  return (
    <Panel title="No guest searches left today">
      <div className={styles.limit} role="alert">
        <p>{error.message}</p>
        {register}
      </div>
    </Panel>
  )
}
