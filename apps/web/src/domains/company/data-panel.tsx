import { Button } from '@assay/ui/button'
import { Panel } from '@assay/ui/panel'
import { useExportCompany } from './company.mutations.ts'
import styles from './company-settings.module.css'

/** All data of the company as a file. */
export function DataPanel({ mayExport }: { mayExport: boolean }) {
  const save = useExportCompany()
  return (
    <Panel title="Your data" note="Owners and admins can export it">
      <div className={styles.form}>
        <p className={styles.quiet}>
          The company, its people and settings, jobs, searches, shortlists, interviews, offers, hires, talent pools,
          communities, messages, invoices and the whole timeline in one file, one record per line. The timeline records
          the export.
        </p>
        {mayExport && (
          <div className={styles.acts}>
            <Button busy={save.isPending} onClick={() => save.mutate()}>
              Export company data
            </Button>
          </div>
        )}
      </div>
    </Panel>
  )
}
