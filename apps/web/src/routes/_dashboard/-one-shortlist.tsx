import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import type { MenuAction } from '@assay/ui/menu'
import { Link } from '@tanstack/react-router'
import { lazy, type ReactElement, Suspense, useState } from 'react'
import { TakeEvidence } from '../../domains/evidence-files/take-evidence.tsx'
import { Shortlist, type ShortlistProps } from '../../domains/shortlists/board/index.ts'
import type { Entry } from '../../domains/shortlists/entries/index.ts'
import { mayDo, type User, useSession } from '../../platform/session/session.ts'
import { EntryLinks } from './-entry-links.tsx'
import { RequestContacts } from './-requesting.tsx'

const WriteDownDialog = lazy(async () => ({
  default: (await import('../../domains/candidate-requests/record-request-dialog.tsx')).WriteDownDialog,
}))

/** A shortlist with the steps that lead from it to the rest of the hire. */
export function OneShortlist({ requirement, view, onView }: Pick<ShortlistProps, 'requirement' | 'view' | 'onView'>) {
  const { user } = useSession()
  const [asking, setAsking] = useState<readonly Entry[]>([])
  const [recording, setRecording] = useState<string | null>(null)
  const others = (entry: Entry): readonly MenuAction[] =>
    mayDo(user, 'shortlist.reject')
      ? [{ key: 'record', label: 'Record candidate request…', onSelect: () => setRecording(entry.id) }]
      : []
  return (
    <>
      <Shortlist
        requirement={requirement}
        view={view}
        onView={onView}
        onContact={mayDo(user, 'contact.request') ? setAsking : undefined}
        profile={(entry) => (
          <EntryLinks requirementId={requirement.id} candidateId={entry.candidate.id} words="View profile">
            {mayDo(user, 'activity.read') && mayDo(user, 'shortlist.reject') && (
              <TakeEvidence
                requirementId={requirement.id}
                shortlistedId={entry.id}
                about={entry.candidate.maskedName}
              />
            )}
          </EntryLinks>
        )}
        next={(entry) => <NextStep user={user} entry={entry} onAsk={() => setAsking([entry])} />}
        others={others}
        start={
          <Button variant="primary" render={<Link to="/candidate-search" />}>
            Find candidates
          </Button>
        }
      />
      {asking.length > 0 && (
        <RequestContacts
          key={asking.map(({ id }) => id).join()}
          requirementId={requirement.id}
          people={asking.map(({ candidate }) => ({ candidateId: candidate.id, name: candidate.maskedName }))}
          onDone={() => setAsking([])}
        />
      )}
      {recording !== null && (
        <Suspense>
          <WriteDownDialog shortlistedId={recording} onClose={() => setRecording(null)} />
        </Suspense>
      )}
    </>
  )
}

interface Step {
  readonly permission: string
  readonly label: string
  readonly link: (entry: Entry) => ReactElement
}

/** The place in which a candidate of a stage is led on. */
const STEPS: Readonly<Partial<Record<PipelineStage, Step>>> = {
  contactRequested: {
    permission: 'contact.read',
    label: 'Open contact request',
    link: ({ requirement }) => <Link to="/contact-info-requested" search={{ requirement: requirement.id }} />,
  },
  contactReleased: {
    permission: 'interview.schedule',
    label: 'Propose times',
    link: ({ requirement }) => (
      <Link to="/candidate-search/selected-for-interview" search={{ requirement: requirement.id }} />
    ),
  },
  interviewing: {
    permission: 'interview.schedule',
    label: 'Open interviews',
    link: ({ requirement }) => <Link to="/interview-combined" search={{ requirement: requirement.id }} />,
  },
  decision: {
    permission: 'offer.draft',
    label: 'Make offer',
    link: ({ id }) => <Link to="/hired-candidates/offers-sent" search={{ draftFor: id }} />,
  },
  offer: {
    permission: 'offer.draft',
    label: 'Open offer',
    link: () => <Link to="/hired-candidates/offers-sent" search={{}} />,
  },
  hired: {
    permission: 'hire.manage',
    label: 'Open hire',
    link: () => <Link to="/hired-candidates/candidates-hired" search={{}} />,
  },
}

function NextStep({ user, entry, onAsk }: { user: User | null; entry: Entry; onAsk: () => void }) {
  if (entry.stage === 'shortlisted')
    return mayDo(user, 'contact.request') ? (
      <Button variant="primary" onClick={onAsk}>
        Request contact…
      </Button>
    ) : null
  const step = STEPS[entry.stage]
  if (step === undefined || !mayDo(user, step.permission)) return null
  return (
    <Button variant="primary" render={step.link(entry)}>
      {step.label}
    </Button>
  )
}
