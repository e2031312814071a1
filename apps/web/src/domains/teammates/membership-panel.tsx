import { Button } from '@assay/ui/button'
import { Notice } from '@assay/ui/notice'
import { Panel } from '@assay/ui/panel'
import { type ReactNode, useState } from 'react'
import { formatDay } from '../../platform/format.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import styles from './teammates.module.css'
import { useStep } from './teammates.mutations.ts'
import type { Teammate } from './teammates.queries.ts'

type Steps = Parameters<ReturnType<typeof useStep>['mutate']>[0]['step']

interface Offer {
  readonly verb: Teammate['mayDo'][number]
  readonly step: Steps
  readonly label: string
  readonly done: string
  readonly why: string
}

const OFFERS: readonly Offer[] = [
  {
    verb: 'resend',
    step: 'resend',
    label: 'Send again',
    done: 'Invitation sent again',
    why: 'Sends a new link for seven days and ends the previous one.',
  },
  {
    verb: 'revoke',
    step: 'revoke',
    label: 'Revoke invitation',
    done: 'Invitation revoked',
    why: 'The link stops working.',
  },
  {
    verb: 'restore',
    step: 'restore',
    label: 'Restore invitation',
    done: 'Invitation restored',
    why: 'The link that was sent works again, until it expires.',
  },
  {
    verb: 'sign-out',
    step: 'signOut',
    label: 'Sign out everywhere',
    done: 'Signed out everywhere',
    why: 'Ends all sessions. They can sign in again.',
  },
  {
    verb: 'suspend',
    step: 'suspend',
    label: 'Suspend',
    done: 'Suspended',
    why: 'Signs them out and blocks sign-in until reactivated. They keep their work.',
  },
  {
    verb: 'reactivate',
    step: 'reactivate',
    label: 'Reactivate',
    done: 'Reactivated',
    why: 'They can sign in again, with the same role and work.',
  },
  {
    verb: 'propose-ownership',
    step: 'proposeOwnership',
    label: 'Offer ownership',
    done: 'Ownership offered',
    why: 'Once they accept, they own the company and you become an admin.',
  },
  {
    verb: 'withdraw-ownership',
    step: 'withdrawOwnership',
    label: 'Withdraw offer',
    done: 'Offer withdrawn',
    why: 'You remain the owner.',
  },
]

/** The steps of a membership that the user may take. */
export function MembershipPanel({ person }: { person: Teammate }) {
  const step = useStep()
  const [isRemoving, setRemoving] = useState(false)
  const run = ({ step: name, done }: Pick<Offer, 'step' | 'done'>) => step.mutate({ id: person.id, step: name, done })
  const offers = OFFERS.filter(({ verb }) => person.mayDo.includes(verb))
  const isOffered = person.mayDo.includes('accept-ownership')
  if (offers.length === 0 && !person.mayDo.includes('remove') && !isOffered) return null
  return (
    <Panel title={person.userId === null ? 'Invitation' : 'Membership'}>
      <div className={styles.form}>
        {isOffered && person.ownershipOfferedAt !== null && (
          <Notice tone="accent" title="You’ve been offered ownership of the company">
            <p>Since {formatDay(person.ownershipOfferedAt)}, for seven days. The current owner becomes an admin.</p>
            <div className={styles.acts}>
              <Button
                variant="primary"
                busy={step.isPending}
                onClick={() => run({ step: 'acceptOwnership', done: 'You own the company' })}
              >
                Accept ownership
              </Button>
              <Button onClick={() => run({ step: 'declineOwnership', done: 'Declined' })}>Decline</Button>
            </div>
          </Notice>
        )}
        {offers.map((offer) => (
          <Act key={offer.verb} why={offer.why}>
            <Button busy={step.isPending && step.variables.step === offer.step} onClick={() => run(offer)}>
              {offer.label}
            </Button>
          </Act>
        ))}
        {person.mayDo.includes('remove') && (
          <Act why="Ends the membership. A colleague takes over open work; the history stays.">
            <Button onClick={() => setRemoving(true)}>Remove from the team</Button>
          </Act>
        )}
      </div>
      {isRemoving && <RemoveDialog person={person} onClose={() => setRemoving(false)} />}
    </Panel>
  )
}

function Act({ why, children }: { why: string; children: ReactNode }) {
  return (
    <div className={styles.act}>
      <p className={styles.quiet}>{why}</p>
      {children}
    </div>
  )
}
