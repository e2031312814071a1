import { CLOSING_GRACE_DAYS } from '@assay/contracts/company-closings'
import { formatCount } from '../../../platform/format.ts'
import styles from './closing.module.css'
import type { Closing } from './closing.queries.ts'

type Line = readonly [count: number, one: string, many: string, effect: string]

/** What is open, and what becomes of it. */
export function ClosingFacts({ closing }: { closing: Closing }) {
  const lines: readonly Line[] = [
    [closing.openJobs, 'job', 'jobs', 'is cancelled'],
    [closing.applications, 'candidate', 'candidates', 'is notified that the job was cancelled'],
    [closing.interviews, 'interview', 'interviews', 'is cancelled'],
    [closing.offers, 'offer', 'offers', 'is withdrawn'],
    [closing.agencies, 'agreement with an agency', 'agreements with agencies', 'ends'],
    [closing.members, 'member', 'members', 'is signed out and can’t sign in'],
  ]
  return (
    <ul className={styles.facts}>
      {lines.map(([count, one, many, effect]) =>
        count === 0 ? null : (
          <li key={one}>
            <strong>{formatCount(count, one, many)}</strong> {count === 1 ? effect : inPlural(effect)}
          </li>
        ),
      )}
      {closing.plan !== null && (
        <li>
          <strong>Your plan, {closing.plan},</strong> ends with the current billing period. Nothing more is charged.
        </li>
      )}
      {closing.runningHires > 0 && (
        <li>
          <strong>{formatCount(closing.runningHires, 'hire')} in trial or about to start</strong>{' '}
          {closing.runningHires === 1 ? 'continues' : 'continue'} outside Assay.
        </li>
      )}
      <li>
        <strong>After {CLOSING_GRACE_DAYS} days</strong> the accounts of your members, settings, searches, talent pools,
        communities and messages are deleted. Applications stay hidden for {closing.leastKeptDays} days after they
        ended, as the law requires; then they are anonymized. Invoices stay for tax purposes.
      </li>
    </ul>
  )
}

const inPlural = (effect: string): string => (effect === 'ends' ? 'end' : effect.replace(/^is /, 'are '))
