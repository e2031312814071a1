import { amountText } from '@assay/contracts/amounts'
import { editCandidate } from '@assay/contracts/candidates'
import { type Pay, payPeriods } from '@assay/contracts/money'
import { engagements } from '@assay/contracts/search-criteria'
import { zoneLabel } from '@assay/contracts/zone-names'
import { Button } from '@assay/ui/button'
import { Combobox } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capitalize } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../platform/forms/newer-version.tsx'
import { PayQuestionBox, usePayQuestion } from '../../platform/forms/pay-question.tsx'
import { readAmount } from '../../platform/forms/read-amount.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { allCountries, findTimezones } from '../../platform/reference-lists.queries.ts'
import styles from './candidates.module.css'
import { useEditCandidate } from './candidates.mutations.ts'
import type { OwnCandidate } from './candidates.queries.ts'

interface Draft {
  readonly amount: string
  readonly currency: string
  readonly period: Pay['period']
  readonly engagement: string
  readonly noticeDays: string
  readonly hoursPerWeek: string
  readonly timezone: string
  readonly country: string
  readonly videoUrl: string
  readonly version: number
}

const EITHER = 'either'

const engagementOf = (chosen: string): (typeof engagements)[number][] =>
  engagements.filter((each) => chosen === EITHER || chosen === each)

const fields = contractFields<typeof editCandidate.body, Draft>(editCandidate.body, {
  labels: {
    amount: 'Expected pay',
    currency: 'Currency',
    period: 'Per',
    engagement: 'Engagement',
    noticeDays: 'Notice in days',
    hoursPerWeek: 'Hours per week',
    timezone: 'Time zone',
    country: 'Country',
    videoUrl: 'Video introduction',
    version: 'Version',
  },
  shape: ({ amount, currency, period, engagement, ...rest }) => ({
    ...rest,
    rateExpected: amount.trim() === '' ? null : { amountMinor: readAmount(amount, currency), currency, period },
    engagement: engagementOf(engagement),
  }),
  moved: {
    'rateExpected.amountMinor': 'amount',
    'rateExpected.currency': 'currency',
    'rateExpected.period': 'period',
  },
})

const draftOf = ({ rateExpected, engagement, ...candidate }: OwnCandidate): Draft => ({
  amount: rateExpected === null ? '' : amountText(rateExpected),
  currency: rateExpected?.currency ?? 'EUR',
  period: rateExpected?.period ?? 'hour',
  engagement: engagement.length === 1 ? (engagement[0] ?? '') : engagement.length === 0 ? '' : EITHER,
  noticeDays: candidate.noticeDays?.toString() ?? '',
  hoursPerWeek: candidate.hoursPerWeek?.toString() ?? '',
  timezone: candidate.timezone ?? '',
  country: candidate.country ?? '',
  videoUrl: candidate.videoUrl ?? '',
  version: candidate.version,
})

const engagementOptions = [
  { value: 'fullTime', label: 'Full-time' },
  { value: 'contract', label: 'Contract' },
  { value: EITHER, label: 'Either' },
]

/** A candidate's preferences, edited by the agency. */
export function EditCandidateDialog({ candidate, onClose }: { candidate: OwnCandidate; onClose: () => void }) {
  const edit = useEditCandidate(candidate.id)
  const countries = useQuery(allCountries())
  const question = usePayQuestion()
  const form = useForm({
    fields,
    initial: draftOf(candidate),
    send: (body): Promise<unknown> | undefined =>
      question.stops(body.rateExpected ?? null, form.draft)
        ? undefined
        : edit.mutateAsync(body, { onSuccess: onClose }),
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Edit ${candidate.legalName ?? candidate.maskedName}`}
      description="Saving also confirms that the profile is up to date. To change the résumé or skills, import them again."
    >
      <form className={styles.form} {...form.bind}>
        <div className={styles.pay}>
          <TextField {...form.text('amount')} type="text" inputMode="decimal" required={false} />
          <TextField
            {...form.text('currency')}
            required={false}
            onChange={(event) => form.set('currency', event.target.value.toUpperCase())}
          />
          <Select
            {...form.choice('period')}
            options={payPeriods.map((value) => ({ value, label: capitalize(value) }))}
          />
        </div>
        <div className={styles.pair}>
          <Select {...form.choice('engagement')} placeholder="Not stated" options={engagementOptions} />
          <Select {...form.choice('country')} placeholder="Not stated" options={countries.data ?? []} />
          <TextField {...form.text('noticeDays')} inputMode="numeric" />
          <TextField {...form.text('hoursPerWeek')} inputMode="numeric" />
        </div>
        <ZoneField form={form} />
        <TextField
          {...form.text('videoUrl')}
          inputMode="url"
          hint="Employers can open it once the candidate’s name is shown to them."
        />
        <PayQuestionBox question={question} form={form} />
        <FormProblems form={form} />
        <NewerVersion
          begun={form.draft.version}
          stored={candidate.version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset(draftOf(candidate))}
          onKeep={() => form.set('version', candidate.version)}
        />
        <div className={styles.acts}>
          <Button {...form.button} variant="primary">
            Save
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  )
}

function ZoneField({ form }: { form: Form<Draft> }) {
  const [search, setSearch] = useState('')
  const { timezone, country } = form.draft
  const found = useQuery(findTimezones(search, country || undefined))
  return (
    <Combobox
      {...form.field('timezone')}
      hint="Used to calculate hours of overlap."
      options={found.data ?? []}
      value={timezone === '' ? null : { value: timezone, label: zoneLabel(timezone) }}
      onChange={(option) => form.set('timezone', option?.value ?? '')}
      onSearch={setSearch}
      searching={found.isFetching}
    />
  )
}
