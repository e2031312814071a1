import { amountText } from '@assay/contracts/amounts'
import { type Pay, payPeriods } from '@assay/contracts/money'
import { placeholders } from '@assay/contracts/offer-templates'
import { DEFAULT_EXPIRY_DAYS, DEFAULT_TRIAL_DAYS } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef } from 'react'
import { colleagueOptions } from '../../platform/colleague-options.ts'
import { colleaguesQuery } from '../../platform/colleagues.queries.ts'
import { useCompanyCurrency } from '../../platform/currencies.ts'
import { DAY_MS } from '../../platform/durations.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { NewerVersion } from '../../platform/forms/newer-version.tsx'
import { type PayQuestion, PayQuestionBox, usePayQuestion } from '../../platform/forms/pay-question.tsx'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { KeepLetter } from './keep-letter.tsx'
import { changeFields, type Draft, draftFields, termsOf } from './offer-draft.ts'
import { engagementLabels } from './offer-labels.ts'
import styles from './offers.module.css'
import { useAct, useChange, useDraft, useOpenDocument } from './offers.mutations.ts'
import { bandQuery, type Entry, type Offer, offerQuery, templatesQuery } from './offers.queries.ts'

interface NewOfferProps {
  entry: Entry
  onClose: () => void
  onMade: (offer: Offer) => void
}

/** Defaults of a first draft: pay at the upper end of the band, a start in a month, the company's letter. */
export function NewOffer({ entry, onClose, onMade }: NewOfferProps) {
  const band = useQuery(bandQuery(entry.requirement.id))
  const templates = useQuery(templatesQuery())
  if (band.data === undefined || templates.data === undefined) return null
  return (
    <NewDraft entry={entry} onClose={onClose} onMade={onMade} band={band.data.band} letter={templates.data[0]?.body} />
  )
}

interface NewDraftProps extends NewOfferProps {
  band: Pay | null
  letter: string | undefined
}

function NewDraft({ entry, onClose, onMade, band, letter = '' }: NewDraftProps) {
  const make = useDraft()
  const submit = useAct()
  const isSubmitting = useRef(false)
  const currency = useCompanyCurrency()
  const pay = band ?? { amountMinor: 0, currency, period: 'hour' as const }
  const initial: Draft = {
    shortlistedId: entry.id,
    amount: pay.amountMinor === 0 ? '' : amountText(pay),
    currency: pay.currency,
    period: pay.period,
    engagement: 'contract',
    hoursPerWeek: '40',
    startOn: inAMonth(),
    terms: letter,
    approverId: '',
    trialDays: String(DEFAULT_TRIAL_DAYS),
    expiryDays: String(DEFAULT_EXPIRY_DAYS),
  }
  const question = usePayQuestion()
  const form: Form<Draft> = useForm({
    fields: draftFields,
    initial,
    send: async (body) => {
      if (question.stops(body.amount, form.draft)) return
      const offer = await make.mutateAsync(body)
      try {
        if (isSubmitting.current) await submit.mutateAsync({ id: offer.id, act: 'submit' })
      } finally {
        onMade(offer)
      }
    },
  })
  const name = entry.candidate.legalName ?? entry.candidate.maskedName
  return (
    <Editor
      form={form}
      question={question}
      onClose={onClose}
      title={`Offer to ${name}`}
      description={entry.requirementTitle}
      onSubmit={(submits) => {
        isSubmitting.current = submits
      }}
    />
  )
}

interface EditOfferProps {
  offer: Offer
  onClose: () => void
  onSaved: (offer: Offer) => void
}

export function EditOffer({ offer, onClose, onSaved }: EditOfferProps) {
  const stored = useQuery({ ...offerQuery(offer.id), initialData: offer }).data
  const change = useChange(onSaved)
  const open = useOpenDocument()
  const question = usePayQuestion()
  const form: Form<Draft> = useForm({
    fields: changeFields,
    initial: { ...termsOf(offer), version: offer.version },
    send: (body) =>
      question.stops(body.amount ?? null, form.draft) ? undefined : change.mutateAsync({ id: offer.id, body }),
  })
  return (
    <Editor
      form={form}
      question={question}
      onClose={onClose}
      approver={offer.approver}
      title={offer.revision === 1 ? 'Edit draft' : `Version ${offer.revision}`}
      description={offer.requirementTitle}
      aside={
        <Button busy={open.isPending} onClick={() => open.mutate(stored)}>
          Preview saved draft (PDF)
        </Button>
      }
      newer={
        <NewerVersion
          begun={form.draft.version ?? offer.version}
          stored={stored.version}
          isDirty={form.isDirty}
          isSending={form.busy}
          onTake={() => form.reset({ ...termsOf(stored), version: stored.version })}
          onKeep={() => form.set('version', stored.version)}
        />
      }
    />
  )
}

interface EditorProps {
  form: Form<Draft>
  question: PayQuestion
  title: string
  description: string
  /** The one that was chosen before. */
  approver?: Offer['approver']
  aside?: ReactNode
  /** What to do about changes that others saved in the meantime. */
  newer?: ReactNode
  /** Shown before the form is sent; absent where a draft can only be saved. */
  onSubmit?: (submits: boolean) => void
  onClose: () => void
}

function Editor({ form, question, title, description, approver = null, aside, newer, onSubmit, onClose }: EditorProps) {
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
          <Button
            {...form.button}
            variant={onSubmit === undefined ? 'primary' : 'secondary'}
            onClick={() => onSubmit?.(false)}
          >
            Save draft
          </Button>
          {onSubmit !== undefined && (
            <Button {...form.button} variant="primary" onClick={() => onSubmit(true)}>
              Submit for approval
            </Button>
          )}
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        <PayFields form={form} />
        <WorkFields form={form} approver={approver} />
        <LetterFields form={form} />
        <FormProblems form={form} listed />
        <PayQuestionBox question={question} form={form} />
        {newer}
      </form>
      <KeepThisLetter form={form} />
    </Dialog>
  )
}

interface FieldsProps {
  form: Form<Draft>
}

function PayFields({ form }: FieldsProps) {
  return (
    <div className={styles.pair}>
      <TextField {...form.text('amount')} type="text" inputMode="decimal" />
      <TextField
        {...form.text('currency')}
        onChange={(event) => form.set('currency', event.target.value.toUpperCase())}
      />
      <Select {...form.choice('period')} options={payPeriods.map((value) => ({ value, label: value }))} />
      <Select
        {...form.choice('engagement')}
        options={Object.entries(engagementLabels).map(([value, label]) => ({ value, label }))}
      />
    </div>
  )
}

function WorkFields({ form, approver }: FieldsProps & { approver: Offer['approver'] }) {
  const colleagues = useQuery(colleaguesQuery())
  const { user } = useSession()
  const others = (colleagues.data ?? []).filter(({ userId, isReader }) => !isReader && userId !== user?.id)
  return (
    <>
      <div className={styles.pair}>
        <TextField {...form.text('startOn')} type="date" />
        <TextField {...form.text('hoursPerWeek')} />
        <TextField {...form.text('trialDays')} />
        <TextField {...form.text('expiryDays')} />
      </div>
      <Select
        {...form.choice('approverId')}
        hint="Admins and owners can always approve, except their own offers."
        placeholder="Anyone with permission"
        options={colleagueOptions(others, approver === null ? [] : [approver])}
      />
    </>
  )
}

function LetterFields({ form }: FieldsProps) {
  const templates = useQuery(templatesQuery())
  return (
    <>
      <Select
        label="Template"
        value=""
        placeholder="Select template"
        options={(templates.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => {
          const template = templates.data?.find(({ id }) => id === event.target.value)
          if (template !== undefined) form.set('terms', template.body)
        }}
      />
      <TextArea
        {...form.area('terms')}
        hint={`Filled in when sent: ${placeholders.map((name) => `{{${name}}}`).join(' ')}`}
        rows={10}
      />
    </>
  )
}

/** A separate form, outside that of the offer. */
function KeepThisLetter({ form }: FieldsProps) {
  const templates = useQuery(templatesQuery())
  const { user } = useSession()
  if (!mayDo(user, 'company.settings')) return null
  return <KeepLetter body={form.draft.terms} templates={templates.data ?? []} />
}

const MONTH_MS = 30 * DAY_MS
const inAMonth = (): string => new Date(Date.now() + MONTH_MS).toISOString().slice(0, 10)
