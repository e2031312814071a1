import { amountText } from '@assay/contracts/amounts'
import { payPeriods } from '@assay/contracts/money'
import { changeRequirement, visibilities } from '@assay/contracts/requirements'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { colleagueOptions } from '../../../platform/colleague-options.ts'
import { colleaguesQuery } from '../../../platform/colleagues.queries.ts'
import { currencyOptions, useCompanyCurrency } from '../../../platform/currencies.ts'
import { FactList } from '../../../platform/fact-list.tsx'
import { formatCount, formatDay } from '../../../platform/format.ts'
import { contractFields } from '../../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../../platform/forms/newer-version.tsx'
import { PayQuestionBox, usePayQuestion } from '../../../platform/forms/pay-question.tsx'
import { readAmount } from '../../../platform/forms/read-amount.ts'
import { type Form, useForm } from '../../../platform/forms/use-form.ts'
import { useTakesLead } from '../../../platform/leading-step.ts'
import {
  ageInDays,
  cancelLabels,
  formatBand,
  formatFunnel,
  type Requirement,
  useChangeRequirement,
} from '../records/index.ts'
import { AgencyChoices, allowedIn, type Chosen } from './agency-choices.tsx'
import styles from './requirement-detail.module.css'

/** The job's details, or a form if the user may edit them. */
export function RequirementOverview({ requirement }: { requirement: Requirement }) {
  return requirement.mayDo.includes('edit') ? (
    <OverviewForm requirement={requirement} />
  ) : (
    <OverviewFacts requirement={requirement} />
  )
}

const flagLabels = { nyc: 'New York City', eu: 'European Union', colorado: 'Colorado' } as const

function OverviewFacts({ requirement }: { requirement: Requirement }) {
  const { closeCode, closeNote, closedAt, team, agencies, flags } = requirement
  const regions = Object.entries(flagLabels).flatMap(([flag, label]) =>
    flags[flag as keyof typeof flags] ? [label] : [],
  )
  const reason = cancelLabels[closeCode as keyof typeof cancelLabels]
  const facts: readonly (readonly [string, string | null])[] = [
    ['Seats', String(requirement.seats)],
    ['Pay', formatBand(requirement)],
    ['Candidates', formatFunnel(requirement.funnel)],
    ['Opened', requirement.openedAt === null ? 'Not opened' : formatDay(requirement.openedAt)],
    [
      'Closed',
      closedAt === null ? null : `${formatDay(closedAt)}, after ${formatCount(ageInDays(requirement), 'day')}`,
    ],
    ['Reason', reason ?? null],
    ['Note', closeNote],
    ['Hiring team', team.map(({ fullName }) => fullName).join(', ') || 'No one'],
    ['Agencies', agencies.flatMap(({ name, isAllowed }) => (isAllowed ? [name] : [])).join(', ') || null],
    ['Local rules', regions.join(', ') || null],
    ['Public page', visibilityLabels[requirement.visibility]],
  ]
  return (
    <>
      <FactList facts={facts} aligned />
      {requirement.description !== '' && <p className={styles.description}>{requirement.description}</p>}
    </>
  )
}

const labels = {
  title: 'Title',
  seats: 'Seats',
  amount: 'Max pay',
  currency: 'Currency',
  period: 'Per',
  team: 'Hiring team',
  agencies: 'Agencies',
  description: 'Description',
  visibility: 'Public page',
}

const visibilityLabels: Readonly<Record<Requirement['visibility'], string>> = {
  private: 'None',
  unlisted: 'Anyone with the link',
  public: 'Public, including search engines',
}

interface Draft extends Pick<Requirement, 'title' | 'flags' | 'description' | 'visibility' | 'version'> {
  readonly seats: string
  readonly amount: string
  readonly currency: string
  readonly period: string
  readonly team: readonly string[]
  readonly agencies: readonly Chosen[]
}

const fields = contractFields<typeof changeRequirement.body, Draft>(changeRequirement.body, {
  labels,
  shape: ({ amount, currency, period, ...rest }) => ({
    ...rest,
    band: amount.trim() === '' ? null : { amountMinor: readAmount(amount, currency), currency, period },
  }),
  moved: { 'band.amountMinor': 'amount', 'band.currency': 'currency', 'band.period': 'period' },
})

function draftOf(requirement: Requirement, usualCurrency: string): Draft {
  const { title, flags, description, visibility, version, seats, band, team } = requirement
  return {
    title,
    flags,
    description,
    visibility,
    version,
    seats: String(seats),
    amount: band === null ? '' : amountText(band),
    currency: band?.currency ?? usualCurrency,
    period: band?.period ?? 'hour',
    team: team.map(({ userId }) => userId),
    agencies: allowedIn(requirement),
  }
}

function OverviewForm({ requirement }: { requirement: Requirement }) {
  const change = useChangeRequirement(requirement.id)
  const question = usePayQuestion()
  const usualCurrency = useCompanyCurrency()
  const form: Form<Draft> = useForm({
    fields,
    initial: draftOf(requirement, usualCurrency),
    send: async (body) => {
      if (question.stops(body.band ?? null, form.draft)) return
      form.reset(draftOf(await change.mutateAsync(body), usualCurrency))
    },
  })
  useTakesLead(form.isDirty)
  const teammates = useQuery(colleaguesQuery())
  const { currency, team, agencies } = form.draft
  const choices = colleagueOptions(teammates.data ?? [], requirement.team)
  return (
    <form className={styles.form} {...form.bind}>
      <TextField {...form.text('title')} />
      <div className={styles.pair}>
        <TextField {...form.text('seats')} />
        <TextField {...form.text('amount')} step="any" />
        <Select {...form.choice('currency')} options={currencyOptions(currency)} />
        <Select {...form.choice('period')} options={payPeriods.map((each) => ({ value: each, label: each }))} />
      </div>
      <fieldset className={styles.several}>
        <legend>{labels.team}</legend>
        {choices.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={team.includes(value)}
            onChange={(event) =>
              form.set('team', event.target.checked ? [...team, value] : team.filter((each) => each !== value))
            }
          />
        ))}
      </fieldset>
      <AgencyChoices
        suppliers={requirement.agencies}
        chosen={agencies}
        onChosen={(chosen) => form.set('agencies', chosen)}
      />
      <fieldset className={styles.several}>
        <legend>Local rules</legend>
        {Object.entries(flagLabels).map(([flag, label]) => (
          <Checkbox key={flag} {...form.tick(`flags.${flag}`)} label={label} />
        ))}
      </fieldset>
      <TextArea {...form.area('description')} rows={10} />
      <Select
        {...form.choice('visibility')}
        options={visibilities.map((each) => ({ value: each, label: visibilityLabels[each] }))}
      />
      <FormProblems form={form} listed />
      <PayQuestionBox question={question} form={form} />
      <NewerVersion
        begun={form.draft.version}
        stored={requirement.version}
        isDirty={form.isDirty}
        isSending={form.busy}
        onTake={() => form.reset(draftOf(requirement, usualCurrency))}
        onKeep={() => form.set('version', requirement.version)}
      />
      <div className={styles.actions}>
        <Button {...form.button} variant={form.isDirty ? 'primary' : 'secondary'}>
          Save
        </Button>
      </div>
    </form>
  )
}
