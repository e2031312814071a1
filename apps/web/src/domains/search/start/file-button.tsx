import { Button } from '@assay/ui/button'
import { toasts } from '@assay/ui/toast-store.ts'
import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import styles from './search-workspace.module.css'

const MAX_BYTES = 2 * 1024 * 1024
const kinds = ['pdf', 'docx', 'txt']

/**
 * Accepts a PDF, DOCX or TXT file of at most 2 MB. Files are checked before upload, with an error message if
 * unsuitable.
 */
export function FileButton({ busy, onFile }: { busy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        icon={<FileUp size={14} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        Upload file
      </Button>
      <input
        ref={input}
        className={styles.hidden}
        type="file"
        tabIndex={-1}
        aria-label="Job description file (PDF, DOCX or TXT)"
        accept=".pdf,.docx,.txt"
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file !== undefined && isReadable(file)) onFile(file)
          event.target.value = ''
        }}
      />
    </>
  )
}

/** Reports why a file can't be read. */
export function isReadable(file: File): boolean {
  const kind = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!kinds.includes(kind)) {
    toasts.error('Unsupported file type', {
      detail: `Upload a PDF, DOCX or TXT file, or paste the text of “${file.name}”.`,
    })
    return false
  }
  if (file.size > MAX_BYTES) {
    const size = (file.size / 1024 / 1024).toFixed(1)
    toasts.error('The file is larger than 2 MB', { detail: `“${file.name}” is ${size} MB. Paste the text instead.` })
    return false
  }
  return true
}
