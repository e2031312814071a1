import type { ActivityKind } from '@assay/contracts/activities'
import { Button } from '@assay/ui/button'
import { TextLink } from '@assay/ui/link'
import { createFileRoute, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Activity } from '../../domains/activities/activities.queries.ts'
import { isActivityKind, isDay } from '../../domains/activities/activity-address.ts'
import { OneEntry } from '../../domains/activities/one-entry.tsx'
import { Timeline } from '../../domains/activities/timeline.tsx'
import { type TimelineView, unfiltered } from '../../domains/activities/timeline-view.ts'
import { isId, validatePage } from '../../platform/page-validation.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

type Address = Partial<Record<keyof TimelineView | 'entry', string | undefined>>

const ids = ['requirement', 'candidate', 'person', 'entry'] as const

export const Route = createFileRoute('/_dashboard/pages/timeline')({
  staticData: { title: 'Timeline', permission: 'activity.read' },
  validateSearch: (search): Address => ({
    ...Object.fromEntries(
      [...ids, 'after', 'before'].flatMap((name) =>
        typeof search[name] === 'string' && search[name] !== '' ? [[name, search[name]]] : [],
      ),
    ),
    ...(isActivityKind(search['kind']) && { kind: search['kind'] }),
    ...(isDay(search['from']) && { from: search['from'] }),
    ...(isDay(search['to']) && { to: search['to'] }),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => validatePage(ids.every((name) => deps[name] === undefined || isId(deps[name]))),
  component: TimelinePage,
})

function TimelinePage() {
  const { entry, ...address } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { user } = useSession()
  const link = (activity: Activity, words: ReactNode) => (
    <TextLink variant="quiet" render={<Link to="/pages/timeline" search={{ entry: activity.id }} />}>
      {words}
    </TextLink>
  )
  if (entry !== undefined)
    return (
      <OneEntry
        id={entry}
        link={link}
        subject={subject}
        back={<Button render={<Link to="/pages/timeline" />}>All entries</Button>}
      />
    )
  const view: TimelineView = { ...unfiltered, ...given(address), kind: (address.kind ?? '') as ActivityKind | '' }
  return (
    <Timeline
      view={view}
      link={link}
      subject={subject}
      onView={(next) =>
        void navigate({
          search: Object.fromEntries(Object.entries(next).map(([name, value]) => [name, value || undefined])),
        })
      }
      isEmployer={user?.scope.includes('employer') === true}
      mayNote={mayDo(user, 'note')}
      mayExportCompany={user?.scope.includes('employer') === true && mayDo(user, 'export.tenant')}
    />
  )
}

const given = (address: Address): Partial<TimelineView> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== undefined))

function subject({ candidateId, candidateName, requirementId, requirementTitle }: Activity): ReactNode {
  if (candidateName === null && requirementTitle === null) return null
  return (
    <>
      {candidateName !== null && (
        <TextLink render={<Link to="/candidate-profile" search={{ id: candidateId ?? '' }} />}>
          {candidateName}
        </TextLink>
      )}
      {candidateName !== null && requirementTitle !== null && ' · '}
      {requirementTitle !== null && (
        <TextLink render={<Link to="/requirement" search={{ id: requirementId ?? '' }} />}>{requirementTitle}</TextLink>
      )}
    </>
  )
}
