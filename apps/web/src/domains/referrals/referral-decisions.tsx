import { type ReferralState, referralStates } from '@assay/contracts/referrals'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState, FilteredEmpty } from '@assay/ui/states'
import { useQuery } from '@tanstack/react-query'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { ActButton } from './act-button.tsx'
import { stateLabels } from './referral-labels.ts'
import { ReferralList } from './referral-list.tsx'
import styles from './referrals.module.css'
import { useApprove, useReject } from './referrals.mutations.ts'
import { referralsQuery } from './referrals.queries.ts'

export interface DecisionsView extends Omit<PagedView, 'sort'> {
  readonly state: ReferralState | ''
}

/** All referrals, for operators. */
export function ReferralDecisions({ view, onView }: { view: DecisionsView; onView: (view: DecisionsView) => void }) {
  const query = useQuery(referralsQuery({ state: view.state, number: view.page, size: view.size }))
  const approve = useApprove()
  const reject = useReject()
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Referrals</h1>
      <div className={styles.bar}>
        <Select
          label="Status"
          labelHidden
          value={view.state}
          placeholder="All statuses"
          options={referralStates.map((value) => ({ value, label: stateLabels[value].label }))}
          onChange={(event) => onView({ ...view, state: event.target.value as DecisionsView['state'], page: 1 })}
        />
      </div>
      <Panel title="Referrals" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ referrals, total }) => {
            if (referrals.length === 0)
              return view.state === '' ? (
                <EmptyState title="No referrals yet">
                  Users refer companies from their “Refer and earn” page.
                </EmptyState>
              ) : (
                <FilteredEmpty onClear={() => onView({ ...view, state: '', page: 1 })} />
              )
            return (
              <>
                <ReferralList
                  referrals={referrals}
                  acts={(referral) => (
                    <span className={styles.acts}>
                      {referral.mayDo.includes('approve') && (
                        <ActButton
                          referral={referral}
                          words="Approve and pay"
                          busy={approve.isPending && approve.variables === referral.id}
                          onPress={() => approve.mutate(referral.id)}
                        />
                      )}
                      {referral.mayDo.includes('reject') && (
                        <ActButton
                          referral={referral}
                          words="Reject"
                          busy={reject.isPending && reject.variables === referral.id}
                          onPress={() => reject.mutate(referral.id)}
                        />
                      )}
                    </span>
                  )}
                />
                <PageFoot view={view} onView={onView} shown={referrals.length} total={total} />
              </>
            )
          }}
        </Region>
      </Panel>
    </div>
  )
}
