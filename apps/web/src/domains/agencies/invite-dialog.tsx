import { inviteAgency } from '@assay/contracts/agency-clients'
import { limitsOf } from '@assay/contracts/field-limits'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { currencyOptions, useCompanyCurrency } from '../../platform/currencies.ts'
import { formatCountry } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { readAmount } from '../../platform/forms/read-amount.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { useInviteAgency } from './agency-clients.mutations.ts'
import { agenciesQuery } from './agency-clients.queries.ts'
import { AgencyScore } from './agency-score.tsx'
import styles from './clients.module.css'

interface Draft {
  readonly agency: ComboboxOption | null
  readonly feeType: 'percent' | 'fixed'
  readonly fee: string
  readonly currency: string
  readonly guaranteeDays: string
  readonly stageVisible: boolean
  readonly message: string
}

const usual: Omit<Draft, 'currency'> = {
  agency: null,
  feeType: 'percent',
  fee: '20',
  guaranteeDays: '90',
  stageVisible: true,
  message: '',
}

const fields = contractFields<typeof inviteAgency.body, Draft>(inviteAgency.body, {
  labels: {
    agency: 'Agency',
    feeType: 'Fee',
    fee: 'Fee',
    currency: 'Currency',
    guaranteeDays: 'Guarantee (days)',
    message: 'Message',
  },
  shape: ({ agency, feeType, fee, currency, guaranteeDays, stageVisible, message }) => ({
    agencyCode: agency?.value ?? '',
    feeType,
    guaranteeDays,
    stageVisible,
    message,
    feePercent: feeType === 'percent' ? fee : null,
    feeAmount: feeType === 'fixed' ? { amountMinor: readAmount(fee, currency), currency } : null,
  }),
  moved: {
    agencyCode: 'agency',
    'feeAmount.currency': 'currency',
    'feeAmount.amountMinor': 'fee',
    feeAmount: 'fee',
    feePercent: 'fee',
  },
  checks: { fee: [rules.required()], guaranteeDays: [rules.required()] },
})

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const agencies = useQuery(agenciesQuery())
  const invite = useInviteAgency(onClose)
  const form = useForm({
    fields,
    initial: { ...usual, currency: useCompanyCurrency() },
    send: (body) => invite.mutateAsync(body),
  })
  const chosen = agencies.data?.find(({ slug }) => slug === form.draft.agency?.value)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite agency"
      description="The agency sees nothing until it accepts, then only the jobs you assign."
      width="medium"
      footer={
        <Button {...form.button} variant="primary">
          Invite
        </Button>
      }
    >
      <form className={styles.form} {...form.bind}>
        <Combobox
          {...form.field('agency')}
          placeholder="Name or share code"
          nothing="No approved agency with this name."
          value={form.draft.agency}
          onChange={(agency) => form.set('agency', agency)}
          options={(agencies.data ?? []).map(({ slug, legalName, country }) => ({
            value: slug,
            label: legalName,
            note: `${slug} · ${formatCountry(country)}`,
          }))}
        />
        {chosen !== undefined && <AgencyScore agencyId={chosen.id} />}
        <TermsFields form={form} />
        <Checkbox {...form.tick('stageVisible')} label="Show candidate stages to the agency" />
        <TextArea {...form.area('message')} rows={3} />
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}

function TermsFields({ form }: { form: Form<Draft> }) {
  const isPercent = form.draft.feeType === 'percent'
  return (
    <div className={styles.pair}>
      <Select
        {...form.choice('feeType')}
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'fixed', label: 'Fixed' },
        ]}
      />
      <TextField
        {...form.text('fee')}
        label={isPercent ? 'Share of annual pay' : 'Per hire'}
        step={isPercent ? 0.5 : 'any'}
        max={isPercent ? limitsOf(inviteAgency.body, 'feePercent')?.max : undefined}
      />
      {!isPercent && <Select {...form.choice('currency')} options={currencyOptions(form.draft.currency)} />}
      <TextField {...form.text('guaranteeDays')} />
    </div>
  )
}
