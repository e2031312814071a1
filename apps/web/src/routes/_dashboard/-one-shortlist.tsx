import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { Button } from '@assay/ui/button'
import type { MenuAction } from '@assay/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { TakeEvidence } from '../../domains/evidence-files/take-evidence.tsx'
import { type Matter, Shortlist, type ShortlistProps } from '../../domains/shortlists/board/index.ts'
import { boardStartQuery, type Entry, nameOf } from '../../domains/shortlists/entries/index.ts'
import { useActionCommands } from '../../platform/commands.ts'
import { mayDo, type User, useSession } from '../../platform/session/session.ts'
import { EntryLinks } from './-entry-links.tsx'
import { AddToPoolDialog } from './-pooling.tsx'
import { RequestContacts } from './-requesting.tsx'

const WriteDownDialog = lazy(async () => ({
  default: (await import('../../domains/candidate-requests/record-request-dialog.tsx')).WriteDownDialog,
}))

const PipelineMatters = lazy(async () => ({ default: (await import('./-pipeline-matters.tsx')).PipelineMatters }))

const UNKNOWN: ReadonlyMap<string, Matter> = new Map()

/** A shortlist with the steps that lead from it to the rest of the hire. */
export function OneShortlist({ requirement, view, onView }: Pick<ShortlistProps, 'requirement' | 'view' | 'onView'>) {
  const { user } = useSession()
  const [asking, setAsking] = useState<readonly Entry[]>([])
  const [recording, setRecording] = useState<string | null>(null)
  const [pooling, setPooling] = useState<readonly Entry[]>([])
  const [matters, setMatters] = useState(UNKNOWN)
  // The cards come first; what they wait for is read by code and requests of its own.
  const { isPending: isBoardPending } = useQuery({ ...boardStartQuery(requirement.id), enabled: false })
  const isFiltered = view.owner !== '' || view.tag !== ''
  const navigate = useNavigate()
  const step = useCallback(
    (entry: Entry) => <RowStep user={user} entry={entry} onAsk={() => setAsking([entry])} />,
    [user],
  )
  const mayPool = mayDo(user, 'community.manage')
  const others = (entry: Entry): readonly MenuAction[] => [
    ...(mayPool ? [{ key: 'pool', label: 'Add to talent pool…', onSelect: () => setPooling([entry]) }] : []),
    ...(mayDo(user, 'shortlist.reject')
      ? [{ key: 'record', label: 'Record candidate request…', onSelect: () => setRecording(entry.id) }]
      : []),
  ]
  return (
    <>
      {view.shape === 'board' && (isFiltered || !isBoardPending) && (
        <Suspense>
          <PipelineMatters requirementId={requirement.id} onKnown={setMatters} />
        </Suspense>
      )}
      <Shortlist
        requirement={requirement}
        view={view}
        onView={onView}
        onContact={mayDo(user, 'contact.request') ? setAsking : undefined}
        onPool={mayPool ? setPooling : undefined}
        profile={(entry) => (
          <EntryLinks requirementId={requirement.id} candidateId={entry.candidate.id} words="View profile" />
        )}
        records={(entry) =>
          mayDo(user, 'activity.read') &&
          mayDo(user, 'shortlist.reject') && (
            <p>
              <TakeEvidence
                requirementId={requirement.id}
                shortlistedId={entry.id}
                about={entry.candidate.maskedName}
              />
            </p>
          )
        }
        next={(entry) => <NextStep user={user} entry={entry} onAsk={() => setAsking([entry])} />}
        step={step}
        onStep={(entry) => {
          const next = stepOf(user, entry)
          if (next?.place === null) setAsking([entry])
          else if (next !== null) void navigate(next.place)
        }}
        matters={matters}
        others={others}
        start={
          <Button variant="primary" render={<Link to="/requirement" search={{ id: requirement.id, tab: 'find' }} />}>
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
      {pooling.length > 0 && (
        <Suspense>
          <AddToPoolDialog
            people={pooling.map(({ candidate }) => ({
              id: candidate.id,
              name: candidate.legalName ?? candidate.maskedName,
            }))}
            onClose={() => setPooling([])}
          />
        </Suspense>
      )}
      {recording !== null && (
        <Suspense>
          <WriteDownDialog shortlistedId={recording} onClose={() => setRecording(null)} />
        </Suspense>
      )}
    </>
  )
}

/** The place in which a candidate of a stage is led on. */
const STEPS = {
  contactRequested: {
    permission: 'contact.read',
    label: 'Open contact request',
    place: ({ requirement }: Entry) =>
      linkOptions({ to: '/contact-info-requested', search: { requirement: requirement.id } }),
  },
  contactReleased: {
    permission: 'interview.schedule',
    label: 'Propose times',
    place: ({ id }: Entry) => linkOptions({ to: '/interviews', search: { track: id } }),
  },
  interviewing: {
    permission: 'interview.schedule',
    label: 'Open interviews',
    place: ({ requirement }: Entry) =>
      linkOptions({ to: '/interview-combined', search: { requirement: requirement.id } }),
  },
  decision: {
    permission: 'offer.draft',
    label: 'Make offer',
    place: ({ id }: Entry) => linkOptions({ to: '/hired-candidates/offers-sent', search: { draftFor: id } }),
  },
  offer: {
    permission: 'offer.draft',
    label: 'Open offer',
    place: () => linkOptions({ to: '/hired-candidates/offers-sent', search: {} }),
  },
  hired: {
    permission: 'hire.manage',
    label: 'Open hire',
    place: () => linkOptions({ to: '/hired-candidates/candidates-hired', search: {} }),
  },
} as const

const isLed = (stage: PipelineStage): stage is keyof typeof STEPS => Object.hasOwn(STEPS, stage)

/** What the user may do next with a candidate: request contact here, or go where the next step is taken. */
function stepOf(user: User | null, entry: Entry) {
  if (entry.stage === 'shortlisted')
    return mayDo(user, 'contact.request') ? { label: 'Request contact…', place: null } : null
  if (!isLed(entry.stage)) return null
  const { permission, label, place } = STEPS[entry.stage]
  return mayDo(user, permission) ? { label, place: place(entry) } : null
}

function NextStep({ user, entry, onAsk }: { user: User | null; entry: Entry; onAsk: () => void }) {
  const step = stepOf(user, entry)
  useActionCommands(
    nameOf(entry),
    step === null
      ? []
      : [
          step.place === null
            ? { key: 'ask', label: step.label, onSelect: onAsk }
            : { key: 'step', label: step.label, render: <Link {...step.place} /> },
        ],
  )
  if (step === null) return null
  return step.place === null ? (
    <Button variant="primary" onClick={onAsk}>
      {step.label}
    </Button>
  ) : (
    <Button variant="primary" render={<Link {...step.place} />}>
      {step.label}
    </Button>
  )
}

/** The same in a row, where there are many below each other. */
function RowStep({ user, entry, onAsk }: { user: User | null; entry: Entry; onAsk: () => void }) {
  const step = stepOf(user, entry)
  if (step === null) return null
  const label = `${step.label} ${nameOf(entry)}`
  return step.place === null ? (
    <Button size="small" variant="quiet" aria-label={label} onClick={onAsk}>
      {step.label}
    </Button>
  ) : (
    <Button size="small" variant="quiet" aria-label={label} render={<Link {...step.place} />}>
      {step.label}
    </Button>
  )
}
