import type { OfferAct, WithdrawCode } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { Confirm, Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { deliveryLabels } from '../../platform/delivery-labels.ts'
import { formatDay, formatPay } from '../../platform/format.ts'
import { chosenWithdrawCodes, nameOf, withdrawLabels } from './offer-labels.ts'
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
      } ${offer.expiryDays} days to answer${offer.reachedBy === 'mail' ? '' : ', and you record it here'}.${
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

function ReturnDialog({ offer, onClose }: Inner) {
  const [note, setNote] = useState('')
  const back = useReturn(onClose)
  return (
    <Asked
      onClose={onClose}
      title="Send back offer"
      ok="Send back"
      busy={back.isPending}
      isReady={note.trim().length >= 3}
      error={back.error}
      onOk={() => back.mutate({ id: offer.id, note: note.trim() })}
    >
      <TextArea
        label="Changes needed"
        rows={3}
        limit={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Asked>
  )
}

function WithdrawDialog({ offer, onClose }: Inner) {
  const [code, setCode] = useState('')
  const [note, setNote] = useState('')
  const withdraw = useWithdraw(onClose)
  const send = () =>
    withdraw.mutate({ id: offer.id, code: code as WithdrawCode, note: note.trim() === '' ? null : note.trim() })
  return (
    <Asked
      onClose={onClose}
      title={`Withdraw offer to ${nameOf(offer)}`}
      ok="Withdraw offer"
      isDanger
      busy={withdraw.isPending}
      isReady={code !== ''}
      error={withdraw.error}
      onOk={send}
    >
      <p>{deliveryLabels[offer.reachedBy] ?? 'The candidate is notified by email.'} They can no longer accept.</p>
      <Select
        label="Reason"
        value={code}
        placeholder="Select reason"
        options={chosenWithdrawCodes.map((value) => ({ value, label: withdrawLabels[value] }))}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextArea
        label="Note to your team"
        rows={2}
        limit={1000}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </Asked>
  )
}

function AcceptanceDialog({ offer, onClose }: Inner) {
  const [name, setName] = useState('')
  const [evidence, setEvidence] = useState('')
  const record = useRecordAcceptance(onClose)
  return (
    <Asked
      onClose={onClose}
      title="Record acceptance"
      ok="Record acceptance"
      busy={record.isPending}
      isReady={name.trim().length >= 2 && evidence.trim().length >= 10}
      error={record.error}
      onOk={() => record.mutate({ id: offer.id, name: name.trim(), evidence: evidence.trim() })}
    >
      <p>For an acceptance outside Assay, such as a signed paper. It fills the seat.</p>
      <TextField label="Signed name" value={name} onChange={(event) => setName(event.target.value)} />
      <TextArea
        label="Location of the signed document"
        rows={3}
        limit={1000}
        value={evidence}
        onChange={(event) => setEvidence(event.target.value)}
      />
    </Asked>
  )
}

interface AskedProps {
  title: string
  ok: string
  isDanger?: boolean
  busy: boolean
  isReady: boolean
  error: unknown
  onOk: () => void
  onClose: () => void
  children: ReactNode
}

function Asked({ title, ok, isDanger = false, busy, isReady, error, onOk, onClose, children }: AskedProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      width="narrow"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant={isDanger ? 'danger' : 'primary'} busy={busy} disabled={!isReady} onClick={onOk}>
            {ok}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {children}
        {error !== null && (
          <p className={styles.error} role="alert">
            {error instanceof ApiError ? error.message : 'Oops...Something went wrong'}
          </p>
        )}
      </div>
    </Dialog>
  )
}
