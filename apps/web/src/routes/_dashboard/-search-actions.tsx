import { Button } from '@assay/ui/button'
import { IconButton } from '@assay/ui/icon-button'
import { Menu, type MenuAction } from '@assay/ui/menu'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCreateRequirement } from '../../domains/requirements/records/index.ts'
import type { Search } from '../../domains/search/searches/index.ts'
import { useLeads } from '../../platform/leading-step.ts'
import { mayDo, useSession } from '../../platform/session/session.ts'

const AlertDialog = lazy(async () => ({
  default: (await import('../../domains/search/searches/alert-dialog.tsx')).AlertDialog,
}))

const ReplayDialog = lazy(async () => ({
  default: (await import('../../domains/search/replay/index.ts')).ReplayDialog,
}))

const NameDialog = lazy(async () => ({
  default: (await import('../../domains/search/searches/search-history.tsx')).NameDialog,
}))

/** What can be done with a search as a whole, the same wherever it is open. */
export function SearchActions({ search }: { search: Search }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const leads = useLeads()
  const [naming, setNaming] = useState(false)
  const [alerting, setAlerting] = useState(false)
  const [replaying, setReplaying] = useState(false)
  const create = useCreateRequirement(({ id }) => void navigate({ to: '/requirement', search: { id } }))
  return (
    <>
      {mayDo(user, 'requirement.create') && (
        <Button
          size="small"
          // Without matches, the next step is to relax what leaves none.
          variant={leads && search.matchedCount > 0 ? 'primary' : 'secondary'}
          busy={create.isPending}
          onClick={() => create.mutate({ searchId: search.id })}
        >
          Create job
        </Button>
      )}
      <Button size="small" onClick={() => setNaming(true)}>
        {search.savedName === null ? 'Save' : 'Rename'}
      </Button>
      {mayDo(user, 'search.save') && (
        <Button size="small" onClick={() => setAlerting(true)}>
          {search.alert === 'off' ? 'Alert' : `Alert: ${search.alert}`}
        </Button>
      )}
      <Menu
        align="end"
        trigger={
          <IconButton size="small" label="More about this search" icon={<Ellipsis size={16} aria-hidden="true" />} />
        }
        actions={[...moreOf(search), { key: 'replay', label: 'Verify ranking', onSelect: () => setReplaying(true) }]}
      />
      {replaying && (
        <Suspense>
          <ReplayDialog searchId={search.id} onClose={() => setReplaying(false)} />
        </Suspense>
      )}
      {alerting && (
        <Suspense>
          <AlertDialog search={search} onClose={() => setAlerting(false)} />
        </Suspense>
      )}
      {naming && (
        <Suspense>
          <NameDialog search={search} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}

function moreOf(search: Search): MenuAction[] {
  const previous: MenuAction[] =
    search.parent == null
      ? []
      : [
          {
            key: 'compare',
            label: 'Compare with previous run',
            render: (
              <Link to="/candidate-search/compare-runs" search={{ before: search.parent.id, after: search.id }} />
            ),
          },
        ]
  return [
    {
      key: 'weights',
      label: 'Adjust weights',
      render: <Link to="/candidate-search-skills-new/{-$id}" params={{ id: search.id }} />,
    },
    ...previous,
    { key: 'history', label: 'Search history', render: <Link to="/candidate-search/my-search-history" /> },
  ]
}
