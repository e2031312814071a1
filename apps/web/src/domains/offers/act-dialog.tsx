import type { OfferAct, WithdrawCode } from '@assay/contracts/offers'
import { Button } from '@assay/ui/button'
import { Confirm, Dialog } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { TextField } from '@assay/ui/text-field'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatDay, formatPay } from '../../platform/format.ts'
import { tellingWords } from '../../platform/reach-words.ts'
import { chosenWithdrawCodes, nameOf, withdrawWords } from './offer-words.ts'
import styles from './offers.module.css'
import { type PlainAct, useAct, useRecordAcceptance, useReturn, useWithdraw } from './offers.mutations.ts'
import type { Offer } from './offers.queries.ts'

export type Asking = Exclude<OfferAct, 'edit' | 'revise'>

interface ActDialogProps {
  asking: Asking
  offer: Offer
  onClose: () => void
}

/** Offers are money: each step is asked for once more, and some want a reason. */
export function ActDialog({ asking, offer, onClose }: ActDialogProps) {
  if (asking === 'return') return <ReturnDialog offer={offer} onClose={onClose} />
  if (asking === 'withdraw') return <WithdrawDialog offer={offer} onClose={onClose} />
  if (asking === 'recordAcceptance') return <AcceptanceDialog offer={offer} onClose={onClose} />
  return <PlainDialog act={asking} offer={offer} onClose={onClose} />
}

type Inner = Omit<ActDialogProps, 'asking'>

const QUESTIONS: Readonly<Record<PlainAct, { title: string; ok: string; words: (offer: Offer) => ReactNode }>> = {
  submit: {
    title: 'Hand in for approval?',
    ok: 'Hand in',
    words: ({ approver, needsOwner }) =>
      needsOwner
        ? 'The pay is above the band, so an owner has to approve it. You cannot change it meanwhile.'
        : `${approver?.fullName ?? 'Whoever may approve'} is told. You cannot change it meanwhile.`,
  },
  approve: {
    title: 'Approve this offer?',
    ok: 'Approve',
    words: (offer) => `${formatPay(offer.amount)} for ${nameOf(offer)}, from ${formatDay(offer.startOn)}.`,
  },
  send: {
    title: 'Send this offer?',
    ok: 'Send',
    words: (offer) =>
      `${
        offer.reachedBy === 'mail'
          ? `${nameOf(offer)} gets a mail with a link and has`
          : `${tellingWords[offer.reachedBy]} Give them the letter (PDF); ${nameOf(offer)} has`
      } ${offer.expiryDays} days to answer${offer.reachedBy === 'mail' ? '' : ', and you record it here'}.${
        offer.revision > 1 ? ' The version before it is not valid any more from then on.' : ''
      }`,
  },
  remind: {
    title: 'Send a reminder?',
    ok: 'Remind',
    words: (offer) =>
      `${tellingWords[offer.reachedBy] ?? `${nameOf(offer)} gets the link once more.`} One reminder a day is possible.`,
  },
  discard: {
    title: 'Give this draft up?',
    ok: 'Give up',
    words: () => 'The candidate never saw it and hears nothing. You can draft another one.',
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
      title="Send back to be changed"
      ok="Send back"
      busy={back.isPending}
      isReady={note.trim().length >= 3}
      error={back.error}
      onOk={() => back.mutate({ id: offer.id, note: note.trim() })}
    >
      <TextArea
        label="What is to be changed"
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
      title={`Take back the offer to ${nameOf(offer)}`}
      ok="Take back"
      isDanger
      busy={withdraw.isPending}
      isReady={code !== ''}
      error={withdraw.error}
      onOk={send}
    >
      <p>{tellingWords[offer.reachedBy] ?? 'The candidate is told by mail.'} They cannot accept any more.</p>
      <Select
        label="Reason"
        value={code}
        placeholder="Choose a reason"
        options={chosenWithdrawCodes.map((value) => ({ value, label: withdrawWords[value] }))}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextArea
        label="Note for your team"
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
      title="Record an acceptance"
      ok="Record"
      busy={record.isPending}
      isReady={name.trim().length >= 2 && evidence.trim().length >= 10}
      error={record.error}
      onOk={() => record.mutate({ id: offer.id, name: name.trim(), evidence: evidence.trim() })}
    >
      <p>For a yes that did not come by the link, such as a signed paper. It takes the seat like any other.</p>
      <TextField label="Name as it was signed" value={name} onChange={(event) => setName(event.target.value)} />
      <TextArea
        label="Where the acceptance can be found"
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
