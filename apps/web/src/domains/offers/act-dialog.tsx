import { type OfferAct, recordAcceptance, returnOffer, withdrawOffer } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { Confirm, Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatCount, formatDay, formatPay } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { type Form, useForm } from '../../platform/forms/use-form.ts'
import { deliveryLabels } from '../../platform/labels/delivery-labels.ts'
import { offeredReasonsQuery } from '../../platform/reasons.queries.ts'
import { nameOf } from './offer-labels.ts'
import styles from './offers.module.css'
import { type PlainAct, useAct, useRecordAcceptance, useReturn, useWithdraw } from './offers.mutations.ts'
import type { Offer } from './offers.queries.ts'

export type Asking = Exclude<OfferAct, 'edit' | 'revise'>

interface ActDialogProps {
  asking: Asking
  offer: Offer
  onClose: () => void
}

/** Offers involve money, so every step needs confirmation, and some need a reason. */
export function ActDialog({ asking, offer, onClose }: ActDialogProps) {
  if (asking === 'return') return <ReturnDialog offer={offer} onClose={onClose} />
  if (asking === 'withdraw') return <WithdrawDialog offer={offer} onClose={onClose} />
  if (asking === 'recordAcceptance') return <AcceptanceDialog offer={offer} onClose={onClose} />
  return <PlainDialog act={asking} offer={offer} onClose={onClose} />
}

type Inner = Omit<ActDialogProps, 'asking'>

const QUESTIONS: Readonly<Record<PlainAct, { title: string; ok: string; words: (offer: Offer) => ReactNode }>> = {
  submit: {
    title: 'Submit for approval?',
    ok: 'Submit for approval',
    words: ({ approver, needsOwner }) =>
      needsOwner
        ? 'The pay is above the salary range, so an owner must approve it. You can’t edit the offer until then.'
        : `${approver?.fullName ?? 'Anyone with permission'} is notified. You can’t edit the offer until then.`,
  },
  approve: {
    title: 'Approve this offer?',
    ok: 'Approve offer',
    words: (offer) => `${formatPay(offer.amount)} for ${nameOf(offer)}, from ${formatDay(offer.startOn)}.`,
  },
  send: {
    title: 'Send this offer?',
    ok: 'Send offer',
    words: (offer) =>
      `${
        offer.reachedBy === 'mail'
          ? `${nameOf(offer)} gets an email with a link and has`
          : `${deliveryLabels[offer.reachedBy]} Give them the letter (PDF); ${nameOf(offer)} has`
      } ${formatCount(offer.expiryDays, 'day')} to answer${offer.reachedBy === 'mail' ? '' : ', and you record it here'}.${
        offer.revision > 1 ? ' The previous version becomes invalid.' : ''
      }`,
  },
  remind: {
    title: 'Send a reminder?',
    ok: 'Send reminder',
    words: (offer) =>
      `${deliveryLabels[offer.reachedBy] ?? `${nameOf(offer)} gets the link again.`} You can send one reminder a day.`,
  },
  discard: {
    title: 'Discard this draft?',
    ok: 'Discard offer',
    words: () => 'The candidate hasn’t seen it and isn’t notified.',
  },
}

function PlainDialog({ act, offer, onClose }: Inner & { act: PlainAct }) {
  const send = useAct(onClose)
  const { title, ok, words } = QUESTIONS[act]
  return (
    <Confirm
      open
      onOpenChange={onClose}
      title={title}
      confirmLabel={ok}
      danger={act === 'discard'}
      busy={send.isPending}
      onConfirm={() => send.mutate({ id: offer.id, act })}
    >
      <p>{words(offer)}</p>
    </Confirm>
  )
}

const returnFields = contractFields(returnOffer.body, { labels: { note: 'Changes needed' } })

function ReturnDialog({ offer, onClose }: Inner) {
  const back = useReturn(onClose)
  const form = useForm({
    fields: returnFields,
    initial: { note: '' },
    send: ({ note }) => back.mutateAsync({ id: offer.id, note }),
  })
  return (
    <Asked form={form} onClose={onClose} title="Send back offer" ok="Send back">
      <TextArea {...form.area('note')} rows={3} />
    </Asked>
  )
}

const withdrawFields = contractFields(withdrawOffer.body, { labels: { code: 'Reason', note: 'Note to your team' } })

function WithdrawDialog({ offer, onClose }: Inner) {
  const withdraw = useWithdraw(onClose)
  const reasons = useQuery(offeredReasonsQuery('withdraw'))
  const form = useForm({
    fields: withdrawFields,
    initial: { code: '', note: '' },
    send: ({ code, note = null }) => withdraw.mutateAsync({ id: offer.id, code, note }),
  })
  return (
    <Asked form={form} onClose={onClose} title={`Withdraw offer to ${nameOf(offer)}`} ok="Withdraw offer" isDanger>
      <p>{deliveryLabels[offer.reachedBy] ?? 'The candidate is notified by email.'} They can no longer accept.</p>
      <Select {...form.choice('code')} placeholder="Select reason" options={reasons.data ?? []} />
      <TextArea {...form.area('note')} rows={2} />
    </Asked>
  )
}

const acceptanceFields = contractFields(recordAcceptance.body, {
  labels: { name: 'Signed name', evidence: 'Location of the signed document' },
})

function AcceptanceDialog({ offer, onClose }: Inner) {
  const record = useRecordAcceptance(onClose)
  const form = useForm({
    fields: acceptanceFields,
    initial: { name: '', evidence: '' },
    send: (body) => record.mutateAsync({ id: offer.id, ...body }),
  })
  return (
    <Asked form={form} onClose={onClose} title="Record acceptance" ok="Record acceptance">
      <p>For an acceptance outside Assay, such as a signed paper copy. It fills the seat.</p>
      <TextField {...form.text('name')} />
      <TextArea {...form.area('evidence')} rows={3} />
    </Asked>
  )
}

interface ConfirmedFormProps {
  form: Pick<Form<object>, 'bind' | 'button' | 'failure' | 'problems' | 'isRefused' | 'focus'>
  title: string
  ok: string
  isDanger?: boolean
  onClose: () => void
  children: ReactNode
}

function Asked({ form, title, ok, isDanger = false, onClose, children }: ConfirmedFormProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button {...form.button} variant={isDanger ? 'danger' : 'primary'}>
            {ok}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...form.bind}>
        {children}
        <FormProblems form={form} />
      </form>
    </Dialog>
  )
}
