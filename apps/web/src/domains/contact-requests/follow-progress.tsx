import type { ProgressShown } from '@assay/contracts/candidate-pages'
import { Button } from '@assay/ui/button'
import { Confirm } from '@assay/ui/dialog'
import { TextLink } from '@assay/ui/link'
import { Panel } from '@assay/ui/panel'
import { useState } from 'react'
import { formatInstantIn } from '../../platform/format.ts'
import { Refusal } from '../../platform/refusal.tsx'
import styles from './contacts.module.css'
import { useOwnAnswer } from './own-answers.mutations.ts'

interface ProgressProps {
  readonly company: string
  readonly shows: ProgressShown
}

/** The stage of the application when no answer is expected from the candidate. */
export function WhereItStands({ shows: { where, next } }: Pick<ProgressProps, 'shows'>) {
  return (
    <section className={styles.panel}>
      <h1>{where}</h1>
      <p>{next}</p>
    </section>
  )
}

/** What else is due, of both sides, in the candidate’s zone. */
export function OtherDeadlines({ company, shows, except }: ProgressProps & { except: string }) {
  const others = shows.deadlines.filter(({ link }) => link === null || tokenIn(link) !== except)
  if (others.length === 0) return null
  return (
    <Panel title="Deadlines">
      <ul className={styles.list}>
        {others.map(({ who, what, until, link }) => (
          <li key={what + until}>
            {who === 'you' ? 'You' : company}: {link === null ? what : <TextLink href={link}>{what}</TextLink>}, by{' '}
            {formatInstantIn(until, shows.timezone)}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Where an answer is expected, the candidate may have a question first. */
export function AskFirst({ company, shows, of }: ProgressProps & { of: string }) {
  const isToAnswer = shows.deadlines.some(({ who, link }) => who === 'you' && link !== null && tokenIn(link) === of)
  if (!isToAnswer || shows.links.requests === '') return null
  return (
    <p>
      Is something unclear, or would you like to change something?{' '}
      <TextLink href={shows.links.requests}>Ask {company}</TextLink>
    </p>
  )
}

/** The history, and the candidate's rights and actions at any time. */
export function HistoryAndRights({ company, shows }: ProgressProps) {
  const { links, steps } = shows
  return (
    <>
      <Panel title="History">
        <ol className={styles.steps}>
          {steps.map(({ at, what }) => (
            <li key={at + what}>
              {what}
              <span className={styles.note}>{formatInstantIn(at, shows.timezone)}</span>
            </li>
          ))}
        </ol>
      </Panel>
      {Object.values(links).some((address) => address !== '') && <Rights company={company} shows={shows} />}
    </>
  )
}

function Rights({ company, shows }: ProgressProps) {
  const { links } = shows
  return (
    <Panel title="Questions, your data and your rights">
      <ul className={styles.list}>
        {links.explanation !== '' && (
          <li>
            <TextLink href={links.explanation}>How this was decided</TextLink>
          </li>
        )}
        {links.requests !== '' && (
          <li>
            <TextLink href={links.requests}>Ask {company} a question</TextLink>, or request an accommodation or a human
            review
          </li>
        )}
        {links.data !== '' && (
          <li>
            <TextLink href={links.data}>Your data</TextLink>: view, correct, export or delete it, and end a consent
          </li>
        )}
      </ul>
      {links.application !== '' && <Leave company={company} shows={shows} token={tokenIn(links.application)} />}
    </Panel>
  )
}

function Leave({ company, shows, token }: ProgressProps & { token: string }) {
  const [leaving, setLeaving] = useState(false)
  const answer = useOwnAnswer(token)
  const { links } = shows
  return (
    <>
      <Refusal error={answer.error} />
      <div className={styles.choices}>
        {shows.canWithdraw && <Button onClick={() => setLeaving(true)}>Withdraw from the process…</Button>}
        {shows.canReturn && (
          <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate({ does: 'return' })}>
            Rejoin
          </Button>
        )}
      </div>
      <Confirm
        open={leaving}
        onOpenChange={setLeaving}
        title="Withdraw from this process?"
        confirmLabel="Withdraw"
        danger
        busy={answer.isPending}
        onConfirm={() =>
          answer.mutate(
            { does: 'withdraw' },
            {
              // The links of interviews and offers end with the process; this one stays.
              onSuccess: () => location.assign(links.application),
              onSettled: () => setLeaving(false),
            },
          )
        }
      >
        {company} is notified, and contact details you shared are removed immediately. You can rejoin later.
      </Confirm>
    </>
  )
}

const tokenIn = (address: string): string => address.split('#')[1] ?? ''
