import { editContact } from '@assay/contracts/contact-infos'
import { rules } from '@assay/contracts/validation-rules'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { useCompanyCurrency } from '../../platform/currencies.ts'
import { formatCount, formatDay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { PayQuestionBox, usePayQuestion } from '../../platform/forms/pay-question.tsx'
import { readAmount } from '../../platform/forms/read-amount.ts'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import { type Draft, useEditContact, useRequestContact } from './contact-infos.mutations.ts'
import { type ContactInfo, preflightQuery } from './contact-infos.queries.ts'
import styles from './contacts.module.css'
import { draftOf, type PayDraft, PayFields, payIn } from './pay-fields.tsx'

interface RequestDialogProps {
  candidateId: string
  requirementId: string
  name: string
  /** The request to edit before it is sent; absent for a new one. */
  contact?: ContactInfo
  /** Initial values of a new request when several are made in a row. */
  begun?: Draft | null
  /** Called after each request is sent when several are made in a row; the dialog then moves to the next. */
  onSent?: ((draft: Draft) => void) | undefined
  /** Skips this candidate. */
  onSkip?: (() => void) | undefined
  onClose: () => void
}

interface RequestDraft extends PayDraft {
  readonly location: string
  readonly message: string
}

const fields = contractFields<typeof editContact.body, RequestDraft>(editContact.body, {
  labels: {
    amount: 'Pay',
    currency: 'Currency',
    period: 'Per',
    location: 'Location (optional)',
    message: 'Message',
  },
  shape: ({ amount, currency, period, location, message }) => ({
    pay: { amountMinor: readAmount(amount, currency), currency, period },
    location,
    message,
  }),
  moved: { 'pay.amountMinor': 'amount', 'pay.currency': 'currency', 'pay.period': 'period' },
  checks: { amount: [rules.required(), rules.min_value(0.01)] },
})

/** Requests contact details: pay first, then the mismatches, before sending. */
export function RequestDialog(props: RequestDialogProps) {
  const { candidateId, requirementId, name, contact, onClose } = props
  const looked = useQuery(preflightQuery({ candidateId, requirementId, pay: contact?.pay ?? null }))
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={contact === undefined ? `Request contact: ${name}` : `Edit request to ${name}`}
      description="The candidate sees your company, job and pay. You see who they are only if they accept."
    >
      {looked.data === undefined ? (
        <Refusal error={looked.error} />
      ) : (
        <RequestForm
          key={candidateId}
          candidateId={candidateId}
          requirementId={requirementId}
          contact={contact}
          onClose={onClose}
          begun={props.begun ?? null}
          onSent={props.onSent}
          onSkip={props.onSkip}
          band={looked.data.payBand}
          draft={looked.data.message}
        />
      )}
    </Dialog>
  )
}

interface RequestFormProps extends Omit<RequestDialogProps, 'name' | 'contact' | 'begun'> {
  contact: ContactInfo | undefined
  begun: Draft | null
  band: ContactInfo['pay'] | null
  /** The message to begin with. */
  draft: string
}

function RequestForm(props: RequestFormProps) {
  const { candidateId, requirementId, contact, begun, onSent, onSkip, band, draft: words, onClose } = props
  const ask = useRequestContact()
  const edit = useEditContact()
  const question = usePayQuestion()
  const usualCurrency = useCompanyCurrency()
  const form: Form<RequestDraft> = useForm({
    fields,
    initial: {
      ...draftOf(contact?.pay ?? begun?.pay ?? band, usualCurrency),
      location: contact?.location ?? begun?.location ?? '',
      message: contact?.message ?? begun?.message ?? words,
    },
    send: async (body) => {
      if (question.stops(body.pay, form.draft)) return undefined
      const draft: Draft = { pay: body.pay, location: body.location ?? null, message: body.message.trim() }
      if (contact !== undefined) return edit.mutateAsync({ ...draft, id: contact.id }, { onSuccess: onClose })
      const onSuccess = onSent === undefined ? onClose : () => onSent(draft)
      return ask.mutateAsync({ ...draft, candidateId, requirementId }, { onSuccess })
    },
  })
  const look = useQuery(preflightQuery({ candidateId, requirementId, pay: payIn(form.draft) }))
  // While a request is edited, its own credit and stage apply.
  const blockers = contact === undefined ? (look.data?.blockers ?? []) : []
  const warnsOfDebt = look.data?.blockedFrom != null && blockers.every(({ code }) => code !== 'pastDue')
  return (
    <form className={styles.form} {...form.bind}>
      <PayFields form={form} />
      <TextField {...form.text('location')} placeholder="Remote, or a city" />
      <TextArea
        {...form.area('message')}
        rows={5}
        hint="Say what you build, why this candidate, and what happens next."
      />
      {look.data !== undefined && look.data.mismatches.length > 0 && (
        <Notice tone="warn" title="Doesn’t match their preferences">
          <ul className={styles.list}>
            {look.data.mismatches.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
          The candidate sees this list too.
        </Notice>
      )}
      {warnsOfDebt && (
        <Notice tone="warn" title="An invoice is overdue">
          From {formatDay(look.data?.blockedFrom ?? '')} on, no requests go out until it is paid.
        </Notice>
      )}
      {blockers.map(({ code, detail }) => (
        <Notice key={code} tone="danger">
          {detail}
        </Notice>
      ))}
      <p className={styles.note}>
        {formatCost(look.data?.creditsLeft)} The request goes out in five minutes, then{' '}
        {look.data?.answersFor === 'agency' ? `${look.data.agencyName ?? 'their agency'} has` : 'they have'} 72 hours to
        answer. You get the credit back if they decline or don’t answer.
      </p>
      <FormProblems form={form} />
      <PayQuestionBox question={question} form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary" disabled={blockers.length > 0}>
          {contact === undefined ? 'Send request' : 'Save changes'}
        </Button>
        {onSkip !== undefined && <Button onClick={onSkip}>Skip candidate</Button>}
        <Button onClick={onClose}>Back</Button>
      </div>
    </form>
  )
}

function formatCost(left: number | null | undefined): string {
  if (left === undefined || left === null) return 'Free on your plan.'
  return `Uses one credit. ${formatCount(left, 'credit')} left.`
}
