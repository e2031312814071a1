import { Button } from '@assay/ui/button'
import type { MenuAction } from '@assay/ui/menu'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useState } from 'react'
import { TakeEvidence } from '../../domains/evidence-files/take-evidence.tsx'
import { type Matter, Shortlist, type ShortlistProps } from '../../domains/shortlists/board/index.ts'
import { boardStartQuery, type Entry, nameOf } from '../../domains/shortlists/entries/index.ts'
import { useActionCommands } from '../../platform/commands.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'
import { type CandidateStep, CandidateStepButton, type Led, useCandidateSteps } from './-candidate-step.tsx'
import { EntryLinks } from './-entry-links.tsx'
import { AddToPoolDialog } from './-pooling.tsx'
import { RequestContacts } from './-requesting.tsx'

const WriteDownDialog = lazy(async () => ({
  default: (await import('../../domains/candidate-requests/record-request-dialog.tsx')).WriteDownDialog,
}))

const PipelineMatters = lazy(async () => ({ default: (await import('./-pipeline-matters.tsx')).PipelineMatters }))

const UNKNOWN: ReadonlyMap<string, Matter> = new Map()

/** A shortlist with the steps that lead from it to the rest of the hire. */
export function OneShortlist({
  requirement,
  view,
  onView,
  opened,
  onOpened,
}: Pick<ShortlistProps, 'requirement' | 'view' | 'onView' | 'opened' | 'onOpened'>) {
  const { user } = useSession()
  const [asking, setAsking] = useState<readonly Entry[]>([])
  const [recording, setRecording] = useState<string | null>(null)
  const [pooling, setPooling] = useState<readonly Entry[]>([])
  const [matters, setMatters] = useState(UNKNOWN)
  // The cards come first; what they wait for is read by code and requests of its own.
  const { isPending: isBoardPending } = useQuery({ ...boardStartQuery(requirement.id), enabled: false })
  const isFiltered = view.owner !== '' || view.tag !== ''
  const navigate = useNavigate()
  const isBoard = view.shape === 'board'
  const stepOf = useCandidateSteps({
    requirementId: requirement.id,
    readsTracks: true,
    enabled: !isBoard || isFiltered || !isBoardPending,
  })
  /** The same in a row, where there are many below each other. */
  const step = useCallback(
    (entry: Entry) => {
      const next = stepOf(ledOf(entry))
      return (
        next !== null && (
          <CandidateStepButton
            step={next}
            size="small"
            variant="quiet"
            aria-label={`${next.label} ${nameOf(entry)}`}
            onAsk={() => setAsking([entry])}
          />
        )
      )
    },
    [stepOf],
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
      {isBoard && (isFiltered || !isBoardPending) && (
        <Suspense>
          <PipelineMatters requirementId={requirement.id} onKnown={setMatters} />
        </Suspense>
      )}
      <Shortlist
        requirement={requirement}
        view={view}
        onView={onView}
        opened={opened}
        onOpened={onOpened}
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
        next={(entry) => <EntryStep step={stepOf(ledOf(entry))} entry={entry} onAsk={() => setAsking([entry])} />}
        step={step}
        onStep={(entry) => {
          const next = stepOf(ledOf(entry))
          if (next === null) return
          if (next.place === null) setAsking([entry])
          else void navigate(next.place)
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

const ledOf = ({ id, stage, requirement }: Entry): Led => ({ id, stage, requirementId: requirement.id })

function EntryStep({ step, entry, onAsk }: { step: CandidateStep | null; entry: Entry; onAsk: () => void }) {
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
  return <CandidateStepButton step={step} variant={step.waits === undefined ? 'primary' : 'secondary'} onAsk={onAsk} />
}
