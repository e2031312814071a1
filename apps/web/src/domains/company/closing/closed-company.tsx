import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { formatDay } from '../../../platform/format.ts'
import { Region } from '../../../platform/region.tsx'
import { reloadSession } from '../../../platform/session/session.ts'
import { useExportCompany } from '../company.mutations.ts'
import styles from './closing.module.css'
import { type Closing, closingQuery, sendReopening } from './closing.queries.ts'

/** All that an owner sees of a closed company. */
export function ClosedCompany() {
  const query = useQuery(closingQuery())
  return (
    <div className={styles.closed}>
      <Region query={query} isPage>
        {(closing) => <Closed closing={closing} />}
      </Region>
    </div>
  )
}

function Closed({ closing }: { closing: Closing }) {
  const { id, companyName, closedAt, closedByName, deletesAt } = closing
  const save = useExportCompany()
  const reopen = useMutation({
    mutationFn: () => sendReopening(id),
    onSuccess: async () => {
      await reloadSession()
      toasts.success('Company reopened')
    },
  })
  return (
    <section className={styles.panel}>
      <h1 tabIndex={-1}>{companyName} is closed</h1>
      <p>
        {closedByName ?? 'An owner'} closed it{closedAt !== null && ` on ${formatDay(closedAt)}`}.{' '}
        {deletesAt !== null && `Its data is deleted on ${formatDay(deletesAt)}.`}
      </p>
      <p className={styles.quiet}>
        After reopening, members can sign in again. Jobs, offers and agreements that ended remain ended; you can reopen
        archived jobs, invite agencies and choose a plan again.
      </p>
      <div className={styles.acts}>
        <Button variant="primary" busy={reopen.isPending} onClick={() => reopen.mutate()}>
          Reopen company
        </Button>
        <Button busy={save.isPending} onClick={() => save.mutate()}>
          Export company data
        </Button>
        <Link to="/logout">Sign out</Link>
      </div>
    </section>
  )
}
