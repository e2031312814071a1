import { MAX_IMPORT_BYTES } from '@assay/contracts/candidate-imports'
import { Button } from '@assay/ui/button'
import { Dialog } from '@assay/ui/dialog'
import { Notice } from '@assay/ui/notice'
import { useState } from 'react'
import { FactList } from '../../../platform/fact-list.tsx'
import { RequestFailed } from '../../../platform/region.tsx'
import styles from './people.module.css'
import { useImport } from './people.mutations.ts'

const MB = 1024 * 1024
const MAX_SHOWN = 8

/** Imports a file and shows what became of each row. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const run = useImport()
  const isTooLarge = file !== null && file.size > MAX_IMPORT_BYTES
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import candidates"
      description="JSON Resume documents, one per line (.jsonl), or a .csv file with a header. Importing a file again changes nothing."
      footer={
        <>
          <Button onClick={onClose}>{run.data === undefined ? 'Cancel' : 'Close'}</Button>
          <Button
            variant="primary"
            busy={run.isPending}
            disabled={file === null || isTooLarge}
            onClick={() => file !== null && run.mutate(file)}
          >
            Import
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <label className={styles.file}>
          File
          <input
            type="file"
            accept=".jsonl,.ndjson,.json,.csv"
            onChange={(event) => {
              setFile(event.target.files?.[0] ?? null)
              run.reset()
            }}
          />
        </label>
        {isTooLarge && (
          <Notice tone="danger">
            The file is larger than {MAX_IMPORT_BYTES / MB} MB. Import large files with the command “assay import”.
          </Notice>
        )}
        {run.error !== null && <RequestFailed error={run.error} />}
        {run.data !== undefined && <Report report={run.data} />}
      </div>
    </Dialog>
  )
}

function Report({ report }: { report: NonNullable<ReturnType<typeof useImport>['data']> }) {
  const count = (number: number) => number.toLocaleString('en')
  const { rejections, unknownSkills } = report
  return (
    <>
      <FactList
        aligned
        facts={[
          ['Rows read', count(report.read)],
          ['Imported', count(report.imported)],
          ['Updated', count(report.updated)],
          ['Unchanged', count(report.unchanged)],
          ['Rejected', count(report.rejected)],
        ]}
      />
      {rejections.length > 0 && (
        <ul className={styles.rejections} aria-label="Rejected rows">
          {rejections.slice(0, MAX_SHOWN).map(({ line, reason }) => (
            <li key={line}>
              Line {line}: {reason}
            </li>
          ))}
          {report.rejected > MAX_SHOWN && <li>and {count(report.rejected - MAX_SHOWN)} more</li>}
        </ul>
      )}
      {unknownSkills.length > 0 && (
        <p className={styles.note}>
          Skills left out because the taxonomy doesn’t know them:{' '}
          {unknownSkills
            .slice(0, MAX_SHOWN)
            .map(({ name }) => name)
            .join(', ')}
        </p>
      )}
    </>
  )
}
