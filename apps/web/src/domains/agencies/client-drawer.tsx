import { type AgencyClientVerb, NOTICE_DAYS } from '@assay/contracts/agency-clients'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Checkbox } from '@assay/ui/checkbox'
import { Drawer } from '@assay/ui/dialog'
import { IconButton } from '@assay/ui/icon-button'
import { Menu } from '@assay/ui/menu'
import { Notice } from '@assay/ui/notice'
import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { FactList } from '../../platform/fact-list.tsx'
import { formatCount } from '../../platform/format.ts'
import { useChangeAgencyClient, useMoveAgencyClient } from './agency-clients.mutations.ts'
import type { AgencyClient } from './agency-clients.queries.ts'
import { AgencyFacts } from './agency-facts.tsx'
import { clientStateLabels, formatFee, formatSpan, formatStages } from './agency-labels.ts'
import { AgencyScore } from './agency-score.tsx'
import type { Viewer } from './client-list.tsx'
import styles from './clients.module.css'

export interface ClientDrawerProps {
  client: AgencyClient
  viewer: Viewer
  onClose: () => void
  /** Links to a job. */
  work: (requirement: AgencyClient['requirements'][number]) => ReactNode
  /** Links to the proposed candidates. */
  proposed: ReactNode
  /** A link to invite a person of the client; agencies only. */
  invite?: ReactNode
}

export function ClientDrawer({ client, viewer, onClose, work, proposed, invite }: ClientDrawerProps) {
  const title = viewer === 'employer' ? client.agencyName : client.companyName
  const state = clientStateLabels[client.state]
  return (
    <Drawer
      open
      onOpenChange={onClose}
      title={title}
      description={viewer === 'platform' ? `With ${client.agencyName}` : formatSpan(client)}
    >
      <div className={styles.form}>
        <p>
          <Badge tone={state.tone}>{state.label}</Badge>
        </p>
        {client.isAgencySuspended && (
          <Notice tone="warn">
            The operator of this site has suspended this agency. Its people can’t sign in, and searches don’t find its
            candidates.
          </Notice>
        )}
        {client.message !== null && client.state === 'invited' && <p className={styles.text}>{client.message}</p>}
        <Facts client={client} viewer={viewer} />
        <Verbs client={client} />
        <Work client={client} work={work} />
        {proposed}
        {viewer !== 'agency' && (
          <section aria-label="Score" className={styles.form}>
            <h3>Score</h3>
            <AgencyScore agencyId={client.agency.id} />
          </section>
        )}
        {viewer === 'employer' && <AgencyFacts id={client.agency.id} />}
        {client.mayDo.includes('edit') && viewer === 'employer' && <SharedWith client={client} />}
        {client.mayDo.includes('edit') && viewer === 'agency' && <Contacts client={client} invite={invite} />}
      </div>
    </Drawer>
  )
}

function Facts({ client, viewer }: Pick<ClientDrawerProps, 'client' | 'viewer'>) {
  const { submissions, endsAt, endedBy, state } = client
  const contacts = client.contacts.filter(({ isOfClient }) => isOfClient).map(({ fullName }) => fullName)
  const facts: readonly (readonly [string, string | null])[] = [
    ['Fee', formatFee(client)],
    ['Guarantee', formatCount(client.guaranteeDays, 'day')],
    ['Ownership', `${formatCount(client.ownershipDays, 'day')} after acceptance`],
    ['Submitted', `${submissions.waiting} waiting, ${submissions.accepted} accepted, ${submissions.declined} declined`],
    ['Stages', formatStages(client.stages)],
    ['Ending soon', submissions.expiringSoon === 0 ? null : formatCount(submissions.expiringSoon, 'ownership')],
    ['Viewers', viewer === 'agency' || contacts.length === 0 ? null : contacts.join(', ')],
    ['Notice', state !== 'ended' && endsAt !== null ? `given by the ${endedBy}` : null],
  ]
  return <FactList facts={facts} />
}

const VERBS: readonly (readonly [AgencyClientVerb, string, 'primary' | 'secondary'])[] = [
  ['accept', 'Accept terms', 'primary'],
  ['decline', 'Decline', 'secondary'],
  ['resume', 'Resume', 'primary'],
  ['keep', 'Withdraw notice', 'primary'],
]

const RARE_VERBS: readonly (readonly [AgencyClientVerb, string])[] = [
  ['pause', 'Pause'],
  ['end', 'End agreement'],
]

function Verbs({ client }: { client: AgencyClient }) {
  const move = useMoveAgencyClient()
  const possible = VERBS.filter(([verb]) => client.mayDo.includes(verb))
  const rare = RARE_VERBS.filter(([verb]) => client.mayDo.includes(verb))
  if (possible.length + rare.length === 0) return null
  return (
    <>
      <div className={styles.acts}>
        {possible.map(([verb, words, variant]) => (
          <Button
            key={verb}
            size="small"
            variant={variant}
            busy={move.isPending}
            onClick={() => move.mutate({ relation: client, verb })}
          >
            {words}
          </Button>
        ))}
        {rare.length > 0 && (
          <Menu
            trigger={
              <IconButton
                label="More for this agreement"
                size="small"
                icon={<Ellipsis size={16} aria-hidden="true" />}
              />
            }
            align="end"
            actions={rare.map(([verb, label]) => ({
              key: verb,
              label,
              danger: verb === 'end',
              onSelect: () => move.mutate({ relation: client, verb }),
            }))}
          />
        )}
      </div>
      {client.mayDo.includes('end') && (
        <p className={styles.note}>
          The agreement ends {NOTICE_DAYS} days after notice. You can withdraw notice until then.
        </p>
      )}
    </>
  )
}

function Work({ client, work }: Pick<ClientDrawerProps, 'client' | 'work'>) {
  if (client.state !== 'active' && client.state !== 'paused') return null
  return (
    <section aria-label="Jobs" className={styles.form}>
      <h3>Jobs</h3>
      {client.requirements.length === 0 ? (
        <Notice>No jobs assigned.</Notice>
      ) : (
        <ul className={styles.rows}>
          {client.requirements.map((requirement) => (
            <li key={requirement.id}>{work(requirement)}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function SharedWith({ client }: { client: AgencyClient }) {
  const change = useChangeAgencyClient()
  return (
    <Checkbox
      label="Show candidate stages to the agency"
      checked={client.stageVisible}
      disabled={change.isPending}
      onChange={(event) =>
        change.mutate({ id: client.id, stageVisible: event.target.checked, version: client.version })
      }
    />
  )
}

function Contacts({ client, invite }: Pick<ClientDrawerProps, 'client' | 'invite'>) {
  const change = useChangeAgencyClient()
  if (client.contacts.length === 0)
    return (
      <section aria-label="Client contacts" className={styles.form}>
        <p>With an account at your agency, people at this client can follow and vote on the candidates you submit.</p>
        {invite}
      </section>
    )
  const chosen = client.contacts.filter(({ isOfClient }) => isOfClient).map(({ userId }) => userId)
  return (
    <fieldset className={styles.choices}>
      <legend>Client users with an account at your agency. The client chooses which jobs they can view.</legend>
      {client.contacts.map(({ userId, fullName, isOfClient }) => (
        <Checkbox
          key={userId}
          label={fullName}
          checked={isOfClient}
          disabled={change.isPending}
          onChange={() => {
            const contactIds = isOfClient ? chosen.filter((each) => each !== userId) : [...chosen, userId]
            change.mutate({ id: client.id, contactIds, version: client.version })
          }}
        />
      ))}
      {invite}
    </fieldset>
  )
}
