import { formatMoney } from '@assay/contracts/amounts'
import { Button } from '@assay/ui/button'
import { Select } from '@assay/ui/select'
import { VisuallyHidden } from '@assay/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Region } from '../../platform/region.tsx'
import { useSession } from '../../platform/session/session.ts'
import styles from './billing.module.css'
import { offerQuery, type Plan, type Settings } from './billing.queries.ts'
import { limitsOf } from './billing-labels.ts'

interface PricingView {
  readonly interval: 'month' | 'year'
  readonly currency: string | null
}

interface PricingProps {
  view: PricingView
  onView: (view: PricingView) => void
}

/** The prices of this installation, public. */
export function Pricing({ view, onView }: PricingProps) {
  const query = useQuery(offerQuery())
  return (
    <div className={styles.pricing}>
      <h1 tabIndex={-1}>Pricing</h1>
      <Region query={query}>
        {({ plans, settings }) =>
          settings.isOn ? (
            <Offer plans={plans} settings={settings} view={view} onView={onView} />
          ) : (
            <section>
              <h2>All features are free here</h2>
              <p>This installation doesn’t sell plans. Seats, searches and contact requests are unlimited.</p>
              <Button variant="primary" render={<Link to="/register" />}>
                Register
              </Button>
            </section>
          )
        }
      </Region>
    </div>
  )
}

function Offer({ plans, settings, view, onView }: PricingProps & { plans: readonly Plan[]; settings: Settings }) {
  const currency = view.currency ?? settings.currencies[0] ?? 'EUR'
  return (
    <>
      <div className={styles.switches}>
        <Select
          label="Billed"
          value={view.interval}
          options={[
            { value: 'month', label: 'Monthly' },
            { value: 'year', label: 'Yearly, two months free' },
          ]}
          onChange={(event) => onView({ ...view, interval: event.target.value as PricingView['interval'] })}
        />
        <Select
          label="Currency"
          value={currency}
          options={settings.currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => onView({ ...view, currency: event.target.value })}
        />
      </div>
      <ul className={styles.plans}>
        {plans.map((plan) => (
          <PlanOffer key={plan.id} plan={plan} interval={view.interval} currency={currency} />
        ))}
      </ul>
      <Terms plans={plans} settings={settings} />
    </>
  )
}

function PlanOffer({ plan, interval, currency }: { plan: Plan; interval: 'month' | 'year'; currency: string }) {
  const { loggedIn } = useSession()
  const price = plan.prices.find((each) => each.interval === interval && each.currency === currency)
  return (
    <li className={styles.plan}>
      <h2>{plan.name}</h2>
      <p className={styles.quiet}>{plan.summary}</p>
      <p className={styles.price}>
        {formatMoney({ amountMinor: price?.amountMinor ?? 0, currency })}
        <small> a {interval}, excluding tax</small>
      </p>
      <ul className={styles.limits}>
        {limitsOf(plan).map((limit) => (
          <li key={limit}>
            <Check size={14} aria-hidden="true" />
            {limit}
          </li>
        ))}
      </ul>
      <Button
        variant={plan.key === 'team' ? 'primary' : 'secondary'}
        render={loggedIn ? <Link to="/account/plans" /> : <Link to="/register" />}
      >
        {plan.trialDays > 0 ? `Start ${plan.trialDays}-day free trial` : 'Start'}
        <VisuallyHidden> on {plan.name}</VisuallyHidden>
      </Button>
    </li>
  )
}

function Terms({ plans, settings }: { plans: readonly Plan[]; settings: Settings }) {
  const trialDays = Math.max(0, ...plans.map((plan) => plan.trialDays))
  const { guaranteeDays, paymentDays, contactEmail, legalName } = settings
  return (
    <section>
      <h2>Questions</h2>
      <dl className={styles.faq}>
        <Answer question="What does a contact credit buy?">
          One request to one candidate for their contact details. If they decline or don’t answer within 72 hours, or
          the details turn out to be wrong, you get the credit back.
        </Answer>
        <Answer question="What happens after the free trial?">
          A trial lasts {formatCount(trialDays, 'day')} and needs no card. You get the invoice for the first period
          during the trial. If it isn’t paid when the trial ends, the plan pauses: nothing is charged, and nothing is
          deleted.
        </Answer>
        <Answer question="Can we get a refund?">
          Yes, within {formatCount(guaranteeDays, 'day')} of your company’s first payment, for any reason. Write to us,
          and we’ll refund the full amount with a credit note.
        </Answer>
        <Answer question="What if an invoice is late?">
          An invoice is due after {formatCount(paymentDays, 'day')}. Once it is 7 days overdue, you can’t send new
          contact requests until it is paid. You can still read and export everything.
        </Answer>
        <Answer question="What does it cost to change plans?">
          A larger plan costs the difference for the days left in the period. A smaller one starts with the next period.
          You see the exact amount before you confirm.
        </Answer>
        {contactEmail !== null && (
          <Answer question="Who can we contact?">
            {legalName}, <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </Answer>
        )}
      </dl>
    </section>
  )
}

function Answer({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div>
      <dt>{question}</dt>
      <dd>{children}</dd>
    </div>
  )
}
