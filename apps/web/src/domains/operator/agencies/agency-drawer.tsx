import type { AgencyVerb } from '@assay/contracts/agencies'
import { Badge } from '@assay/ui/badge'
import { Button } from '@assay/ui/button'
import { Drawer } from '@assay/ui/dialog'
import { TextLink } from '@assay/ui/link'
import { Notice } from '@assay/ui/notice'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AgencyLogo } from '../../../platform/agency-logo.tsx'
import { FactList } from '../../../platform/fact-list.tsx'
import { formatCount, formatCountry, formatTime } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import styles from './agencies.module.css'
import { type ReasonedVerb, useAgencyStep } from './agencies.mutations.ts'
import { type Agency, agencyQuery } from './agencies.queries.ts'
import { stateLabels } from './agency-labels.ts'
import { AgencyReasonDialog } from './agency-reason-dialog.tsx'
import { EditAgencyDialog } from './edit-agency-dialog.tsx'

export function AgencyDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(agencyQuery(id))
  return (
    <Drawer open onOpenChange={onClose} title={query.data?.legalName ?? 'Agency'} description={describe(query.data)}>
      <Region query={query}>{(agency) => <Details agency={agency} />}</Region>
    </Drawer>
  )
}

const describe = (agency: Agency | undefined): string =>
  agency === undefined ? '' : `${formatCountry(agency.country)}, applied ${formatTime(agency.createdAt)}`

function Details({ agency }: { agency: Agency }) {
  const { state, application, slug } = agency
  if (application === null) return null
  const { othersOfDomain, domain, website, specialities, decidedAt, decidedByName, decisionReason } = application
  const isDecided = state !== 'applied' && state !== 'underReview'
  const facts: readonly (readonly [string, string | null])[] = [
    ['Registration no.', application.registrationNo],
    ['Contact person', application.contactName],
    ['Work email', application.contactEmail],
    ['Verified', application.verifiedAt === null ? 'Not yet' : formatTime(application.verifiedAt)],
    ['Privacy contact', application.dpoEmail],
    ['Specialties', specialities.length === 0 ? null : specialities.join(', ')],
    ['Share code', state === 'approved' || state === 'suspended' ? slug : null],
    ['Ownership', formatCount(agency.ownershipDays, 'day')],
    ['People', isDecided ? formatCount(application.members, 'person', 'people') : null],
    [
      'Decided',
      decidedAt === null ? null : `${formatTime(decidedAt)}${decidedByName === null ? '' : ` by ${decidedByName}`}`,
    ],
    ['Reason', decisionReason],
  ]
  return (
    <div className={styles.form}>
      <p>
        <Badge tone={stateLabels[state].tone}>{stateLabels[state].label}</Badge>
      </p>
      {othersOfDomain > 0 && (
        <Notice tone="warn">
          {formatCount(othersOfDomain, 'other application or agency', 'other applications or agencies')} with addresses
          at {domain}. Only one of them can be approved.
        </Notice>
      )}
      {state === 'applied' && <p className={styles.quiet}>You can decide once the work email is verified.</p>}
      <AgencyLogo agency={agency} />
      <FactList facts={facts} />
      {website !== null && (
        <p className={styles.quiet}>
          <TextLink href={website} target="_blank" rel="noreferrer">
            {website}
          </TextLink>
        </p>
      )}
      <Steps agency={agency} moves={application.mayDo} />
    </div>
  )
}

const LABELS: Readonly<Record<AgencyVerb, string>> = {
  approve: 'Approve',
  reject: 'Decline…',
  suspend: 'Suspend…',
  reinstate: 'Reactivate…',
  inviteAgain: 'Send invitation again',
  close: 'Close…',
}
const VARIANTS: Readonly<Partial<Record<AgencyVerb, 'primary' | 'danger'>>> = {
  approve: 'primary',
  reinstate: 'primary',
  suspend: 'danger',
}

function Steps({ agency, moves }: { agency: Agency; moves: readonly AgencyVerb[] }) {
  const step = useAgencyStep()
  const [asking, setAsking] = useState<ReasonedVerb | null>(null)
  const [isEditing, setEditing] = useState(false)
  const take = (verb: AgencyVerb) =>
    verb === 'approve' || verb === 'inviteAgain' ? step.mutate({ id: agency.id, verb }) : setAsking(verb)
  return (
    <div className={styles.acts}>
      {moves.map((verb) => (
        <Button key={verb} variant={VARIANTS[verb] ?? 'secondary'} disabled={step.isPending} onClick={() => take(verb)}>
          {LABELS[verb]}
        </Button>
      ))}
      <Button onClick={() => setEditing(true)}>Edit…</Button>
      {isEditing && <EditAgencyDialog agency={agency} onClose={() => setEditing(false)} />}
      {asking !== null && <AgencyReasonDialog agency={agency} verb={asking} onClose={() => setAsking(null)} />}
    </div>
  )
}
