import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import type { Draft } from '../../domains/contact-requests/contact-infos.mutations.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

const RequestDialog = lazy(async () => ({
  default: (await import('../../domains/contact-requests/request-dialog.tsx')).RequestDialog,
}))

interface RequestContactProps {
  requirementId: string
  candidateId: string
  name: string
  stage: PipelineStage
}

const ASKED: readonly PipelineStage[] = ['contactRequested', 'contactReleased']

/** Requests contact with a shortlisted candidate, or opens the existing request. */
export function RequestContact({ requirementId, candidateId, name, stage }: RequestContactProps) {
  const { user } = useSession()
  const [asking, setAsking] = useState(false)
  if (ASKED.includes(stage) && mayDo(user, 'contact.read'))
    return (
      <TextLink render={<Link to="/contact-info-requested" search={{ requirement: requirementId }} />}>
        Contact request
      </TextLink>
    )
  if (stage !== 'shortlisted' || !mayDo(user, 'contact.request')) return null
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setAsking(true)}>
        Request contact…
      </Button>
      {asking && (
        <Suspense>
          <RequestDialog
            candidateId={candidateId}
            requirementId={requirementId}
            name={name}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}

interface RequestContactsProps {
  requirementId: string
  people: readonly { readonly candidateId: string; readonly name: string }[]
  onDone: () => void
}

/** Requests contact one candidate at a time, prefilled with the previous message, as mismatches differ. */
export function RequestContacts({ requirementId, people, onDone }: RequestContactsProps) {
  const [place, setPlace] = useState(0)
  const [last, setLast] = useState<Draft | null>(null)
  const person = people[place]
  if (person === undefined) return null
  const next = () => (place + 1 < people.length ? setPlace(place + 1) : onDone())
  return (
    <Suspense>
      <RequestDialog
        key={person.candidateId}
        candidateId={person.candidateId}
        requirementId={requirementId}
        name={people.length === 1 ? person.name : `${person.name} (${place + 1} of ${people.length})`}
        begun={last}
        onSent={(draft) => {
          setLast(draft)
          next()
        }}
        onSkip={people.length > 1 ? next : undefined}
        onClose={onDone}
      />
    </Suspense>
  )
}
