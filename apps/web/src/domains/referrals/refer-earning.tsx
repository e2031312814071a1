import { createReferral, REFERRAL_RULES } from '@assay/contracts/referrals'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { TextField } from '@assay/ui/text-field'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { PageFoot } from '../../platform/list-views/page-foot.tsx'
import type { PagedView } from '../../platform/list-views/paged-view.ts'
import { Region } from '../../platform/region.tsx'
import { ActButton } from './act-button.tsx'
import { DisputeDialog } from './dispute-dialog.tsx'
import { ReferralList } from './referral-list.tsx'
import styles from './referrals.module.css'
import { useInvite, useMakeLink } from './referrals.mutations.ts'
import { type Referral, referralsQuery } from './referrals.queries.ts'

const fields = contractFields(createReferral.body, {
  labels: { kind: 'Invite', email: 'Email' },
  checks: { email: [rules.required()] },
})

const steps = [
  ['clicked', 'Opened'],
  ['signedUp', 'Signed up'],
  ['qualified', 'Qualified'],
  ['approved', 'Approved'],
  ['paid', 'Paid'],
] as const

export type ReferView = Omit<PagedView, 'sort'>

/** The personal link, invitations and what became of them. */
export function ReferEarning({ view, onView }: { view: ReferView; onView: (view: ReferView) => void }) {
  const query = useQuery(referralsQuery({ state: '', number: view.page, size: view.size }))
  const [disputed, setDisputed] = useState<Referral | null>(null)
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Refer and earn</h1>
      <div className={styles.columns}>
        <Panel title="Your personal link">
          <Region query={query}>
            {({ referrals }) => <PersonalLink link={referrals.find(({ isLink }) => isLink) ?? null} />}
          </Region>
        </Panel>
        <Invite />
      </div>
      <Panel title="Progress">
        <ol className={styles.funnel}>
          {steps.map(([step, label]) => (
            <li key={step}>
              <b>{query.data?.funnel[step] ?? '–'}</b>
              {label}
            </li>
          ))}
        </ol>
      </Panel>
      <Panel title="Your referrals" flush note={query.data?.total.toLocaleString('en')}>
        <Region query={query}>
          {({ referrals, total }) =>
            referrals.length === 0 ? (
              <EmptyState title="No referrals yet">Share your link, or invite a company by email.</EmptyState>
            ) : (
              <>
                <ReferralList
                  referrals={referrals}
                  acts={(referral) =>
                    referral.mayDo.includes('dispute') && (
                      <ActButton referral={referral} words="Dispute" onPress={() => setDisputed(referral)} />
                    )
                  }
                />
                <PageFoot view={view} onView={onView} shown={referrals.length} total={total} />
              </>
            )
          }
        </Region>
      </Panel>
      <Panel title="Rules">
        <p className={styles.quiet}>
          A company that registers through your link qualifies with its first confirmed hire within{' '}
          {REFERRAL_RULES.months} months, an agency with its first hired candidate. Once an operator approves it, both
          companies get {REFERRAL_RULES.rewardCredits} contact credits. You can earn up to {REFERRAL_RULES.perYear}{' '}
          rewards a year. Your own company, contacts who already had an account, and companies referred by someone else
          don’t count. Agencies have no credits; the company they refer gets its share.
        </p>
      </Panel>
      {disputed !== null && <DisputeDialog referral={disputed} onClose={() => setDisputed(null)} />}
    </div>
  )
}

function PersonalLink({ link }: { link: Referral | null }) {
  const make = useMakeLink()
  const address = link === null ? '' : `${window.location.origin}/?ref=${link.code}`
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toasts.success('Link copied')
  }
  if (link === null)
    return (
      <Button variant="primary" busy={make.isPending} onClick={() => make.mutate(undefined)}>
        Create link
      </Button>
    )
  return (
    <div className={styles.link}>
      <TextField label="Link" readOnly value={address} />
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
    </div>
  )
}

function Invite() {
  const invite = useInvite()
  const form = useForm({
    fields,
    initial: { kind: 'company', email: '' },
    send: async (body) => {
      await invite.mutateAsync(body)
      form.reset()
    },
  })
  return (
    <Panel title="Invite by email">
      <form className={styles.form} {...form.bind}>
        <Select
          {...form.choice('kind')}
          options={[
            { value: 'company', label: 'A company' },
            { value: 'agency', label: 'An agency' },
          ]}
        />
        <TextField {...form.text('email')} type="email" required />
        <FormProblems form={form} />
        <div>
          <Button {...form.button}>Send invitation</Button>
        </div>
      </form>
    </Panel>
  )
}
