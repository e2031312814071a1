import { payPeriods } from '@assay/contracts/money'
import { placeholders } from '@assay/contracts/offer-templates'
import { DEFAULT_EXPIRY_DAYS, DEFAULT_TRIAL_DAYS } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { mayDo, useSession } from '../../platform/session.ts'
import { KeepLetter } from './keep-letter.tsx'
import { type Draft, isComplete, termsOf, wireOf } from './offer-draft.ts'
import { engagementLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { useChange, useDraft, useOpenDocument } from './offers.mutations.ts'
import { bandQuery, colleaguesQuery, type Entry, type Offer, templatesQuery } from './offers.queries.ts'

interface NewOfferProps {
  entry: Entry
  onClose: () => void
  onMade: (offer: Offer) => void
}

/** Defaults of a first draft: pay at the upper end of the band, a start in a month, the company's letter. */
export function NewOffer({ entry, onClose, onMade }: NewOfferProps) {
  const band = useQuery(bandQuery(entry.requirement.id))
  const templates = useQuery(templatesQuery())
  const make = useDraft(onMade)
  if (band.data === undefined || templates.data === undefined) return null
  const [first] = templates.data
  const pay = band.data.band ?? { amountMinor: 0, currency: 'EUR', period: 'hour' as const }
  const begin: Draft = {
    amount: pay.amountMinor === 0 ? '' : String(pay.amountMinor / 100),
    currency: pay.currency,
    period: pay.period,
    engagement: 'contract',
    hoursPerWeek: '40',
    startOn: inAMonth(),
    terms: first?.body ?? '',
    approverId: '',
    trialDays: String(DEFAULT_TRIAL_DAYS),
    expiryDays: String(DEFAULT_EXPIRY_DAYS),
  }
  const name = entry.candidate.legalName ?? entry.candidate.maskedName
  return (
    <Editor
      begin={begin}
      onClose={onClose}
      title={`Offer to ${name}`}
      description={entry.requirementTitle}
      busy={make.isPending}
      error={make.error}
      onSave={(draft) => make.mutate({ shortlistedId: entry.id, ...wireOf(draft) })}
    />
  )
}

interface EditOfferProps {
  offer: Offer
  onClose: () => void
  onSaved: (offer: Offer) => void
}

export function EditOffer({ offer, onClose, onSaved }: EditOfferProps) {
  const change = useChange(onSaved)
  const open = useOpenDocument()
  return (
    <Editor
      onClose={onClose}
      begin={termsOf(offer)}
      title={offer.revision === 1 ? 'Edit draft' : `Version ${offer.revision}`}
      description={offer.requirementTitle}
      busy={change.isPending}
      error={change.error}
      aside={
        <Button busy={open.isPending} onClick={() => open.mutate(offer)}>
          Preview saved draft (PDF)
        </Button>
      }
      onSave={(draft) => change.mutate({ id: offer.id, body: { ...wireOf(draft), version: offer.version } })}
    />
  )
}

interface EditorProps {
  begin: Draft
  title: string
  description: string
  busy: boolean
  error: unknown
  aside?: ReactNode
  onSave: (draft: Draft) => void
  onClose: () => void
}

function Editor({ begin, title, description, busy, error, aside, onSave, onClose }: EditorProps) {
  const [draft, setDraft] = useState(begin)
  const write = (change: Partial<Draft>) => setDraft((before) => ({ ...before, ...change }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={description}
      width="wide"
      footer={
        <>
          {aside}
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} disabled={!isComplete(draft)} onClick={() => onSave(draft)}>
            Save draft
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <PayFields draft={draft} write={write} />
        <WorkFields draft={draft} write={write} />
        <LetterFields draft={draft} write={write} />
        {error !== null && (
          <p className={styles.error} role="alert">
            {error instanceof ApiError ? error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}

interface FieldsProps {
  draft: Draft
  write: (change: Partial<Draft>) => void
}

function PayFields({ draft, write }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField
        label="Pay"
        inputMode="decimal"
        required
        value={draft.amount}
        onChange={(event) => write({ amount: event.target.value })}
      />
      <TextField
        label="Currency"
        maxLength={3}
        required
        value={draft.currency}
        onChange={(event) => write({ currency: event.target.value.toUpperCase() })}
      />
      <Select
        label="Per"
        value={draft.period}
        options={payPeriods.map((value) => ({ value, label: value }))}
        onChange={(event) => write({ period: event.target.value as Draft['period'] })}
      />
      <Select
        label="Engagement"
        value={draft.engagement}
        options={Object.entries(engagementLabels).map(([value, label]) => ({ value, label }))}
        onChange={(event) => write({ engagement: event.target.value as Draft['engagement'] })}
      />
    </div>
  )
}

function WorkFields({ draft, write }: FieldsProps) {
  const colleagues = useQuery(colleaguesQuery())
  const { user } = useSession()
  const others = (colleagues.data ?? []).filter(({ userId }) => userId !== user?.id)
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="Start"
          type="date"
          required
          value={draft.startOn}
          onChange={(event) => write({ startOn: event.target.value })}
        />
        <TextField
          label="Hours per week"
          inputMode="numeric"
          value={draft.hoursPerWeek}
          onChange={(event) => write({ hoursPerWeek: event.target.value })}
        />
        <TextField
          label="Trial (days)"
          inputMode="numeric"
          required
          value={draft.trialDays}
          onChange={(event) => write({ trialDays: event.target.value })}
        />
        <TextField
          label="Valid for (days)"
          inputMode="numeric"
          required
          value={draft.expiryDays}
          onChange={(event) => write({ expiryDays: event.target.value })}
        />
      </div>
      <Select
        label="Approver"
        hint="Admins and owners can always approve, except their own offers."
        value={draft.approverId}
        placeholder="Anyone with permission"
        options={others.map(({ userId, fullName }) => ({ value: userId, label: fullName }))}
        onChange={(event) => write({ approverId: event.target.value })}
      />
    </>
  )
}

function LetterFields({ draft, write }: FieldsProps) {
  const templates = useQuery(templatesQuery())
  const { user } = useSession()
  return (
    <>
      <Select
        label="Template"
        value=""
        placeholder="Select template"
        options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => {
          const template = templates.data?.find(({ id }) => id === event.target.value)
          if (template !== undefined) write({ terms: template.body })
        }}
      />
      <TextArea
        label="Letter"
        hint={`Filled in when sent: ${placeholders.map((name) => `{{${name}}}`).join(' ')}`}
        rows={10}
        limit={10_000}
        value={draft.terms}
        onChange={(event) => write({ terms: event.target.value })}
      />
      {mayDo(user, 'company.settings') && <KeepLetter body={draft.terms} templates={templates.data ?? []} />}
    </>
  )
}

const MONTH_MS = 30 * DAY_MS
const inAMonth = (): string => new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)
