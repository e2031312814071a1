import { type DisputeSide, disputeActions } from '@assay/contracts/ownership-disputes'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Confirm, Drawer } from '@assay/ui/dialog'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatDay, formatInstant } from '../../platform/format.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Region } from '../../platform/region.tsx'
import { disputeReasonLabels, disputeStateLabels, nameOfSide } from './dispute-labels.ts'
import styles from './disputes.module.css'
import { useAnswerDispute, useDecideDispute, useEndDispute } from './disputes.mutations.ts'
import { type Dispute, disputeQuery } from './disputes.queries.ts'
import { EvidenceFields } from './evidence-fields.tsx'

interface DisputeDrawerProps {
  id: string
  onClose: () => void
  /** A link to the candidate’s profile. */
  profile: (dispute: Dispute) => ReactNode
}

export function DisputeDrawer({ id, onClose, profile }: DisputeDrawerProps) {
  const query = useQuery(disputeQuery(id))
  const dispute = query.data
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={dispute?.candidateName ?? 'Ownership dispute'}
      description={dispute === undefined ? undefined : `${dispute.requirementTitle}, ${dispute.companyName}`}
    >
      <Region query={query}>{(shown) => <Content dispute={shown} profile={profile} />}</Region>
    </Drawer>
  )
}

function Content({ dispute, profile }: { dispute: Dispute; profile: (dispute: Dispute) => ReactNode }) {
  const { state, mayDo, statements, record } = dispute
  return (
    <div className={styles.form}>
      <p>
        <Badge tone={disputeStateLabels[state].tone}>{disputeStateLabels[state].label}</Badge>
      </p>
      <FactList facts={factsOf(dispute)} />
      {dispute.side !== 'otherAgency' && <p>{profile(dispute)}</p>}
      {dispute.decisionReason !== null && (
        <section className={styles.statement}>
          <h3>Decision</h3>
          <p className={styles.text}>{dispute.decisionReason}</p>
        </section>
      )}
      {statements.map(({ side, body, evidence, at }) => (
        <section key={side} className={styles.statement}>
          <h3>
            {nameOfSide(side, dispute)}
            <span className={styles.note}>{formatInstant(at)}</span>
          </h3>
          <p className={styles.text}>{body === '' ? 'Deleted, because the candidate was erased.' : body}</p>
          {evidence.length > 0 && (
            <ul className={styles.proofs}>
              {evidence.map(({ on, what }) => (
                <li key={`${on}/${what}`}>
                  <span className={styles.when}>{formatDay(on)}</span> {what}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
      {record !== null && (
        <section className={styles.statement}>
          <h3>Recorded by Assay</h3>
          <ul className={styles.proofs}>
            {record.map(({ at, side, what }) => (
              <li key={`${at}/${side}`}>
                <span className={styles.when}>{formatInstant(at)}</span> {nameOfSide(side, dispute)}{' '}
                {what === 'submitted' ? 'submitted the candidate' : 'shortlisted the candidate'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {mayDo.includes('answer') && <Answer dispute={dispute} />}
      {mayDo.includes('decide') && <Decide dispute={dispute} />}
      <Ends dispute={dispute} />
    </div>
  )
}

function factsOf(dispute: Dispute): readonly (readonly [string, string | null])[] {
  const { openedBy, createdAt, reason, outcome, decidedAt, submittedAt } = dispute
  return [
    ['Reason', disputeReasonLabels[reason]],
    ['Opened', `${formatDay(createdAt)} by ${openedBy === dispute.side ? 'you' : nameOfSide(openedBy, dispute)}`],
    ['Agency', dispute.side === 'agency' ? null : dispute.agencyName],
    ['Other agency', dispute.side === 'otherAgency' ? null : dispute.otherAgencyName],
    ['Submitted', formatInstant(submittedAt)],
    ['Waiting for', waitingFor(dispute)],
    ['Belongs to', outcome === null ? null : nameOfSide(outcome, dispute)],
    ['Ended', decidedAt === null ? null : formatInstant(decidedAt)],
  ]
}

/** Once all sides have spoken, or the time to do so is over, the operator decides. */
function waitingFor(dispute: Dispute): string | null {
  const { state, awaits, answerBy, mayDo } = dispute
  if (state === 'answered' || state === 'unanswered')
    return mayDo.includes('decide') ? 'Your decision' : 'The operator’s decision'
  if (awaits.length === 0) return null
  return `${awaits.map((side) => nameOfSide(side, dispute)).join(', ')}, until ${formatInstant(answerBy)}`
}

const answerFields = contractFields(disputeActions.answer.body, {
  labels: { statement: 'Your statement', 'evidence.on': 'Date', 'evidence.what': 'What happened' },
})

function Answer({ dispute }: { dispute: Dispute }) {
  const answer = useAnswerDispute(dispute.id)
  const form = useForm({
    fields: answerFields,
    initial: { statement: '', evidence: [] as { on: string; what: string }[] },
    send: (body) => answer.mutateAsync(body),
  })
  return (
    <form className={styles.form} {...form.bind}>
      <TextArea
        {...form.area('statement')}
        rows={4}
        hint="All sides and the operator can read this. Leave out names and contact details of a masked candidate."
      />
      <EvidenceFields form={form} />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Send answer
        </Button>
      </div>
    </form>
  )
}

const decideFields = contractFields(disputeActions.decide.body, {
  labels: { outcome: 'The introduction belongs to', reason: 'Reason for the decision' },
})

function Decide({ dispute }: { dispute: Dispute }) {
  const decide = useDecideDispute(dispute.id)
  const form = useForm({
    fields: decideFields,
    initial: { outcome: '', reason: '' },
    send: (body) => decide.mutateAsync(body),
  })
  const sides: readonly DisputeSide[] = dispute.isWithOtherAgency
    ? ['agency', 'otherAgency', 'employer']
    : ['agency', 'employer']
  return (
    <form className={styles.form} {...form.bind}>
      <Select
        {...form.choice('outcome')}
        placeholder="Select"
        options={sides.map((value) => ({
          value,
          label: value === 'employer' ? `${dispute.companyName}: no fee is due` : nameOfSide(value, dispute),
        }))}
      />
      <TextArea {...form.area('reason')} rows={3} hint="All sides can read this." />
      <FormProblems form={form} />
      <div className={styles.acts}>
        <Button {...form.button} variant="primary">
          Decide dispute
        </Button>
      </div>
    </form>
  )
}

function Ends({ dispute }: { dispute: Dispute }) {
  const end = useEndDispute(dispute.id)
  const [asked, setAsked] = useState<'concede' | 'withdraw' | null>(null)
  const possible = (['concede', 'withdraw'] as const).filter((verb) => dispute.mayDo.includes(verb))
  if (possible.length === 0) return null
  return (
    <div className={styles.acts}>
      {possible.map((verb) => (
        <Button key={verb} size="small" variant="quiet" busy={end.isPending} onClick={() => setAsked(verb)}>
          {verb === 'concede' ? 'Concede…' : 'Withdraw dispute…'}
        </Button>
      ))}
      <Confirm
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={asked === 'concede' ? 'Concede the dispute?' : 'Withdraw the dispute?'}
        onConfirm={() => {
          if (asked !== null) end.mutate(asked)
          setAsked(null)
        }}
      >
        {asked === 'concede'
          ? 'The introduction will belong to the other side. This is final.'
          : 'Ownership and the fee go back to what they were before the dispute.'}
      </Confirm>
    </div>
  )
}
