import { formatMoney } from '@assay/contracts/amounts'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Meter } from '@assay/ui/meter'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { Select } from '@assay/ui/select'
import { EmptyState } from '@assay/ui/states'
import { toasts } from '@assay/ui/toast-store.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { formatDay } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { mayDo, useSession } from '../../platform/session/session.ts'
import styles from './billing.module.css'
import { useEndPlan } from './billing.mutations.ts'
import {
  type Change,
  offerQuery,
  type Plan,
  type Settings,
  type Subscription,
  subscriptionQuery,
} from './billing.queries.ts'
import { limitsOf, planStates } from './billing-labels.ts'
import { BillingTabs } from './billing-tabs.tsx'
import { ChangePlanDialog } from './change-plan-dialog.tsx'
import { useBackFromPayment } from './use-back-from-payment.ts'

/** The plan of the company, what is used of it, and the others. */
export function PlansPage({ isBack, onRead }: { isBack: boolean; onRead: () => void }) {
  const offer = useQuery(offerQuery())
  const subscription = useQuery(subscriptionQuery())
  useBackFromPayment(isBack ? subscription.data : null, (plan) => {
    if (plan !== null) toasts.success(`You are on the ${plan} plan`)
    onRead()
  })
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>Plan and invoices</h1>
      <BillingTabs />
      <Region query={offer}>
        {({ plans, settings }) =>
          settings.isOn ? (
            <Region query={subscription}>
              {(found) => found !== null && <Present plans={plans} settings={settings} subscription={found} />}
            </Region>
          ) : (
            <EmptyState title="No plan needed">All features are free on this installation.</EmptyState>
          )
        }
      </Region>
    </div>
  )
}

interface PresentProps {
  plans: readonly Plan[]
  settings: Settings
  subscription: Subscription
}

function Present({ plans, settings, subscription }: PresentProps) {
  const { user } = useSession()
  return (
    <>
      <Warnings subscription={subscription} plans={plans} />
      <CurrentPlan subscription={subscription} />
      {mayDo(user, 'billing.manage') && <OtherPlans plans={plans} settings={settings} subscription={subscription} />}
    </>
  )
}

function Warnings({ subscription, plans }: { subscription: Subscription; plans: readonly Plan[] }) {
  const { state, blockedFrom, pending, cancelAtPeriodEnd, periodEnd, id } = subscription
  const end = useEndPlan()
  const keep = (label: string) => (
    <Button size="small" busy={end.isPending} onClick={() => end.mutate({ id, verb: 'keep' })}>
      {label}
    </Button>
  )
  const name = plans.find(({ key }) => key === pending?.planKey)?.name ?? pending?.planKey
  return (
    <>
      {blockedFrom !== null && (
        <Notice tone="danger" title={planStates[state].label}>
          {state === 'pastDue'
            ? `An invoice is overdue. If it isn’t paid by ${formatDay(blockedFrom)}, you can’t send contact requests until it is. `
            : 'You can’t send contact requests until the open invoice is paid. You can still read and export everything. '}
          {subscription.provider === 'stripe' && <Link to="/account/payments">Pay now</Link>}
        </Notice>
      )}
      {pending !== null && (
        <Notice tone="accent" title={`Your change to ${name} is scheduled`} action={keep('Withdraw')}>
          {pending.when === 'paid'
            ? 'It starts as soon as its invoice is paid. Find the invoice under “Details and invoices”.'
            : `It starts with the next period, on ${formatDay(periodEnd)}.`}
        </Notice>
      )}
      {cancelAtPeriodEnd && (
        <Notice tone="warn" title={`Your plan ends on ${formatDay(periodEnd)}`} action={keep('Keep plan')}>
          After that, you’re on the free plan. Nothing is deleted.
        </Notice>
      )}
    </>
  )
}

function CurrentPlan({ subscription }: { subscription: Subscription }) {
  const { planName, state, interval, price, currency, periodEnd, trialEnd, cancelAtPeriodEnd } = subscription
  const { seats, seatsUsed, credits, searchesToday } = subscription
  const next = state === 'trialing' ? `Free until ${formatDay(trialEnd ?? periodEnd)}` : null
  return (
    <Panel
      title={planName}
      note={
        price === null || currency === null
          ? 'no charge'
          : `${formatMoney({ amountMinor: price, currency })} a ${interval}, excluding tax`
      }
      actions={<Badge tone={planStates[state].tone}>{planStates[state].label}</Badge>}
    >
      <div className={styles.usage}>
        <Used label="Seats" used={seatsUsed} limit={seats} />
        <Used
          label="Contact credits"
          used={credits.used}
          limit={credits.included === null ? null : credits.included + credits.extra}
          note={`Renewed on ${formatDay(periodEnd)}`}
        />
        <Used label="Your searches today" used={searchesToday.used} limit={searchesToday.limit} />
        <div className={styles.used}>
          <span>{price === null ? 'Period ends' : 'Next invoice'}</span>
          <strong>{next ?? (cancelAtPeriodEnd ? 'None' : formatDay(periodEnd))}</strong>
        </div>
      </div>
    </Panel>
  )
}

function Used({ label, used, limit, note }: { label: string; used: number; limit: number | null; note?: string }) {
  const text =
    limit === null
      ? `${used.toLocaleString('en')}, no limit`
      : `${used.toLocaleString('en')} of ${limit.toLocaleString('en')}`
  const isFull = limit !== null && used >= limit
  return (
    <div className={styles.used}>
      <span>{label}</span>
      <strong>{text}</strong>
      {limit !== null && <Meter label={label} value={used} max={limit} text={text} tone={isFull ? 'warn' : 'accent'} />}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </div>
  )
}

function OtherPlans({ plans, settings, subscription }: PresentProps) {
  const [interval, setInterval] = useState(subscription.interval)
  const [chosen, setChosen] = useState(subscription.currency ?? settings.currencies[0] ?? 'EUR')
  const [change, setChange] = useState<Change | null>(null)
  const currency = subscription.price === null ? chosen : (subscription.currency ?? chosen)
  return (
    <Panel title="All plans">
      <div className={styles.page}>
        <div className={styles.switches}>
          <Select
            label="Billed"
            value={interval}
            options={[
              { value: 'month', label: 'Monthly' },
              { value: 'year', label: 'Yearly, two months free' },
            ]}
            onChange={(event) => setInterval(event.target.value as 'month' | 'year')}
          />
          <Select
            label="Currency"
            value={currency}
            disabled={subscription.price !== null}
            options={settings.currencies.map((value) => ({ value, label: value }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        </div>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <PlanChoice
              key={plan.id}
              plan={plan}
              change={{ planKey: plan.key, interval, currency }}
              subscription={subscription}
              onChoose={setChange}
            />
          ))}
        </ul>
      </div>
      {change !== null && (
        <ChangePlanDialog
          change={change}
          plan={plans.find(({ key }) => key === change.planKey)?.name ?? ''}
          subscriptionId={subscription.id}
          onClose={() => setChange(null)}
        />
      )}
    </Panel>
  )
}

interface PlanChoiceProps {
  plan: Plan
  change: Change
  subscription: Subscription
  onChoose: (change: Change) => void
}

function PlanChoice({ plan, change, subscription, onChoose }: PlanChoiceProps) {
  const { interval, currency } = change
  const price = plan.prices.find((each) => each.interval === interval && each.currency === currency)
  const isFree = plan.prices.length === 0
  const isCurrent = subscription.planId === plan.key && (isFree || subscription.interval === interval)
  return (
    <li className={styles.plan}>
      <h3>{plan.name}</h3>
      <p className={styles.price}>
        {formatMoney({ amountMinor: price?.amountMinor ?? 0, currency })} <small>a {interval}</small>
      </p>
      <ul className={styles.limits}>
        {limitsOf(plan).map((limit) => (
          <li key={limit}>
            <Check size={14} aria-hidden="true" />
            {limit}
          </li>
        ))}
      </ul>
      {isCurrent ? (
        <span>
          <Badge tone="active">Your plan</Badge>
        </span>
      ) : isFree ? (
        <CancelPlan subscription={subscription} />
      ) : (
        <Button disabled={subscription.mayDo.length === 0} onClick={() => onChoose(change)}>
          Choose {plan.name}
        </Button>
      )}
    </li>
  )
}

function CancelPlan({ subscription }: { subscription: Subscription }) {
  const [asks, setAsks] = useState(false)
  const end = useEndPlan()
  const { id, periodEnd, cancelAtPeriodEnd, price } = subscription
  if (price === null || cancelAtPeriodEnd) return <span className={styles.quiet}>Starts when your plan ends</span>
  return (
    <>
      <Button onClick={() => setAsks(true)}>Cancel plan</Button>
      <Confirm
        open={asks}
        onOpenChange={setAsks}
        title={`End plan on ${formatDay(periodEnd)}?`}
        confirmLabel="End plan"
        danger
        busy={end.isPending}
        onConfirm={() => end.mutate({ id, verb: 'cancel' }, { onSuccess: () => setAsks(false) })}
      >
        Until then, nothing changes. After that, you’re on the free plan and can read and export everything.
      </Confirm>
    </>
  )
}
