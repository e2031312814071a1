import { consentPurposes, correctionTopics, dataShown, proposeCorrection } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { Select } from '@assay/ui/select'
import { TextArea } from '@assay/ui/text-area'
import { type ReactNode, useState } from 'react'
import type { LinkPageProps } from '../../platform/candidate-link.ts'
import { formatDay } from '../../platform/format.ts'
import { formatConsent } from '../../platform/format-consent.ts'
import { contractFields } from '../../platform/forms/contract-fields.ts'
import { FormProblems } from '../../platform/forms/form-problems.tsx'
import { useForm } from '../../platform/forms/use-form.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './contacts.module.css'
import { topicLabels } from './correction-labels.ts'
import { useOwnAnswer, useTakeOwnData } from './own-answers.mutations.ts'

const STATES: Readonly<Record<string, string>> = {
  proposed: 'under review',
  done: 'done',
  refused: 'not changed',
}

/** `children` is shown between the correction and the erasure. */
export function OwnData({ link, token, children }: LinkPageProps & { children?: ReactNode }) {
  const shows = dataShown.parse(link.shows)
  if (shows.isErased)
    return (
      <section className={styles.panel} role="status">
        <h1>Your data was erased</h1>
        <p>
          Your profile and contact details were removed here and at every company. The audit log no longer identifies
          you.
        </p>
      </section>
    )
  return (
    <section className={styles.panel}>
      <h1>Your data</h1>
      <p>Source: {shows.source}.</p>
      <dl className={styles.facts}>
        {shows.kept.map(({ label, value }) => (
          <div key={label} style={{ display: 'contents' }}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>Who can see your identity</h2>
      {shows.sharedWith.length === 0 ? (
        <p>No one. Companies can’t see your name, employers or contact details.</p>
      ) : (
        <ul className={styles.list}>
          {shows.sharedWith.map(({ company, requirement, since }) => (
            <li key={company + requirement}>
              {company}, for “{requirement}”, since {formatDay(since)}
            </li>
          ))}
        </ul>
      )}
      <Consents shows={shows} token={token} />
      <TakeAlong token={token} />
      <Correct shows={shows} token={token} />
      {children}
      <Erase token={token} />
    </section>
  )
}

type Purpose = (typeof consentPurposes)[number]

const PURPOSES: Readonly<Record<Purpose, string>> = {
  matching: 'Appearing in searches',
  contact: 'Contact requests',
  community: 'Updates from companies',
  statistics: 'Statistics',
}

const ENDED: Readonly<Record<Purpose, string>> = {
  matching: 'You will no longer appear in searches. Open processes continue.',
  contact: 'Companies can no longer ask for your contact details.',
  community: 'You leave all talent communities and get no more updates from companies.',
  statistics: 'Statistics that need this consent leave you out.',
}

function Consents({ shows, token }: { shows: ReturnType<typeof dataShown.parse>; token: string }) {
  const answer = useOwnAnswer(token)
  const [ending, setEnding] = useState<Purpose | null>(null)
  const now = new Date().toISOString().slice(0, 10)
  if (shows.consents.length === 0) return null
  return (
    <div className={styles.form}>
      <h2>Your consent</h2>
      <ul className={styles.details}>
        {shows.consents.map(({ purpose, until, source }) => {
          const known = consentPurposes.find((each) => each === purpose)
          const label = known === undefined ? purpose : PURPOSES[known]
          return (
            <li key={purpose}>
              <span>
                {label}
                <span className={styles.note}>
                  {formatConsent(until, now)}, {source}
                </span>
              </span>
              {known !== undefined && until >= now && (
                <Button size="small" aria-label={`End consent: ${label}`} onClick={() => setEnding(known)}>
                  End…
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.note}>A month after the last consent ends, your data is erased.</p>
      <Refusal error={answer.error} />
      <Confirm
        open={ending !== null}
        onOpenChange={() => setEnding(null)}
        title={ending === null ? '' : `End consent: ${PURPOSES[ending]}?`}
        confirmLabel="End consent"
        danger
        busy={answer.isPending}
        onConfirm={() =>
          ending !== null &&
          answer.mutate({ does: 'endConsent', purpose: ending }, { onSettled: () => setEnding(null) })
        }
      >
        {ending !== null && ENDED[ending]} You can’t turn this back on here.
      </Confirm>
    </div>
  )
}

function TakeAlong({ token }: { token: string }) {
  const take = useTakeOwnData(token)
  return (
    <div className={styles.choices}>
      <Button busy={take.isPending} onClick={() => take.mutate()}>
        Download your data
      </Button>
      <Refusal error={take.error} />
    </div>
  )
}

const correctionFields = contractFields(proposeCorrection.body, {
  labels: { topic: 'Field', proposal: 'Correct information' },
})

function Correct({ shows, token }: { shows: ReturnType<typeof dataShown.parse>; token: string }) {
  const answer = useOwnAnswer(token)
  const form = useForm({
    fields: correctionFields,
    initial: { token, topic: '', proposal: '' },
    send: async ({ topic, proposal }) => {
      await answer.mutateAsync({ does: 'correct', topic, proposal })
      form.reset()
    },
  })
  return (
    <form className={styles.form} {...form.bind}>
      <h2>Request a correction</h2>
      {shows.corrections.length > 0 && (
        <ul className={styles.list}>
          {shows.corrections.map((each) => (
            <li key={each.at}>
              {each.proposal}
              <span className={styles.note}>
                {formatDay(each.at)}, {STATES[each.state] ?? each.state}
                {each.answer !== null && `: ${each.answer}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Select
        {...form.choice('topic')}
        placeholder="Select"
        options={correctionTopics.map((value) => ({ value, label: topicLabels[value] }))}
      />
      <TextArea {...form.area('proposal')} rows={3} />
      <FormProblems form={form} />
      <div className={styles.choices}>
        <Button {...form.button} variant="primary">
          Send correction
        </Button>
      </div>
    </form>
  )
}

function Erase({ token }: { token: string }) {
  const [asking, setAsking] = useState(false)
  const answer = useOwnAnswer(token)
  return (
    <div className={styles.form}>
      <h2>Erase your data</h2>
      <Notice tone="warn">
        This permanently removes your profile, results and shared details everywhere. Open processes end.
      </Notice>
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        <Button onClick={() => setAsking(true)}>Erase my data…</Button>
      </div>
      <Confirm
        open={asking}
        onOpenChange={setAsking}
        title="Erase your data?"
        confirmLabel="Erase data"
        danger
        busy={answer.isPending}
        onConfirm={() => answer.mutate({ does: 'erase' }, { onSettled: () => setAsking(false) })}
      >
        This can’t be undone.
      </Confirm>
    </div>
  )
}
