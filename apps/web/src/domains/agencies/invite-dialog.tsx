import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Combobox, type ComboboxOption } from '@assay/ui/combobox'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatCountry } from '../../platform/format.ts'
import { useInviteAgency } from './agency-clients.mutations.ts'
import { agenciesQuery } from './agency-clients.queries.ts'
import styles from './clients.module.css'

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'PLN', 'INR']

interface Terms {
  readonly feeType: 'percent' | 'fixed'
  readonly fee: string
  readonly currency: string
  readonly guaranteeDays: string
}

const USUAL: Terms = { feeType: 'percent', fee: '20', currency: 'EUR', guaranteeDays: '90' }

export function InviteDialog({ onClose }: { onClose: () => void }) {
  const agencies = useQuery(agenciesQuery())
  const [agency, setAgency] = useState<ComboboxOption | null>(null)
  const [terms, setTerms] = useState(USUAL)
  const [stageVisible, setStageVisible] = useState(true)
  const [message, setMessage] = useState('')
  const invite = useInviteAgency(onClose)
  const fee = Number(terms.fee)
  const days = Number(terms.guaranteeDays)
  const isFeeValid = terms.fee.trim() !== '' && fee >= 0 && (terms.feeType === 'fixed' || fee <= 50)
  const isValid = agency !== null && isFeeValid && Number.isInteger(days) && days >= 0 && days <= 180
  const send = () =>
    agency !== null &&
    invite.mutate({
      agencyCode: agency.value,
      feeType: terms.feeType,
      guaranteeDays: days,
      stageVisible,
      feePercent: terms.feeType === 'percent' ? fee : null,
      feeAmount: terms.feeType === 'fixed' ? { amountMinor: Math.round(fee * 100), currency: terms.currency } : null,
      message: message.trim() === '' ? null : message.trim(),
    })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Invite agency"
      description="The agency sees nothing until it accepts, then only the jobs you assign."
      width="medium"
      footer={
        <Button variant="primary" busy={invite.isPending} disabled={!isValid} onClick={send}>
          Invite
        </Button>
      }
    >
      <div className={styles.form}>
        <Combobox
          label="Agency"
          placeholder="Name or share code"
          nothing="No approved agency with this name."
          value={agency}
          onChange={setAgency}
          options={(agencies.data ?? []).map(({ slug, legalName, country }) => ({
            value: slug,
            label: legalName,
            note: `${slug} · ${formatCountry(country)}`,
          }))}
        />
        <TermsFields terms={terms} onTerms={setTerms} />
        <Checkbox
          label="Show candidate stages to the agency"
          checked={stageVisible}
          onChange={(event) => setStageVisible(event.target.checked)}
        />
        <TextArea
          label="Message"
          rows={3}
          limit={1000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
        {invite.error !== null && (
          <p className={styles.error} role="alert">
            {invite.error instanceof ApiError ? invite.error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}

function TermsFields({ terms, onTerms }: { terms: Terms; onTerms: (terms: Terms) => void }) {
  const isPercent = terms.feeType === 'percent'
  return (
    <div className={styles.pair}>
      <Select
        label="Fee"
        value={terms.feeType}
        options={[
          { value: 'percent', label: 'Percent' },
          { value: 'fixed', label: 'Fixed' },
        ]}
        onChange={(event) => onTerms({ ...terms, feeType: event.target.value as Terms['feeType'] })}
      />
      <TextField
        label={isPercent ? 'Share of annual pay' : 'Per hire'}
        type="number"
        min={0}
        {...(isPercent ? { max: 50, step: 0.5 } : { step: 'any' })}
        value={terms.fee}
        onChange={(event) => onTerms({ ...terms, fee: event.target.value })}
      />
      {!isPercent && (
        <Select
          label="Currency"
          value={terms.currency}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
          onChange={(event) => onTerms({ ...terms, currency: event.target.value })}
        />
      )}
      <TextField
        label="Guarantee (days)"
        type="number"
        min={0}
        max={180}
        value={terms.guaranteeDays}
        onChange={(event) => onTerms({ ...terms, guaranteeDays: event.target.value })}
      />
    </div>
  )
}
