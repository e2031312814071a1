import { IMPORT_DOCUMENTS } from '@assay/contracts/import-runs'
import { Button } from '@assay/ui/button'
import { Meter } from '@assay/ui/meter'
import { Notice } from '@assay/ui/notice'
import { FileUp, FolderUp } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { ApiError } from '../../platform/api-error.ts'
import { formatCount } from '../../platform/format.ts'
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.ts'
import styles from './imports.module.css'
import { announceFiles, sendFile, useDropImport, useOpenImport } from './imports.mutations.ts'

interface Sending {
  readonly done: number
  readonly of: number
  readonly failed: readonly { readonly name: string; readonly words: string }[]
}

const AT_ONCE = 2
const MAX_SHOWN = 5
const ACCEPTED = '.csv,.tsv,.json,.jsonl,.ndjson,.xml,.pdf,.docx,.txt'
const isTable = (file: File): boolean => /\.(csv|tsv|tab)$/i.test(file.name)

interface ChooseFilesProps {
  /** The import to which more documents are added; a new one when absent. */
  id?: string
  onSent: (id: string) => void
}

/** Takes files and folders, and reads them on the server one after the other. */
export function ChooseFiles({ id: given, onSent }: ChooseFilesProps) {
  const { sending, isSending, refusal, partial, take } = useUpload(given, onSent)
  const [isOver, setOver] = useState(false)
  const takeDropped = async (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    await take(await filesIn(event.dataTransfer))
  }
  return (
    <div className={styles.chooser}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the buttons inside are the first */}
      <div
        className={styles.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => void takeDropped(event)}
      >
        {isSending && sending !== null ? (
          <div className={styles.sending}>
            <p role="status">
              Reading {sending.done + 1} of {formatCount(sending.of, 'file')}
            </p>
            <Meter label="Files read" value={sending.done} max={sending.of} text={`${sending.done} of ${sending.of}`} />
          </div>
        ) : (
          <Choices isAdding={given !== undefined} onFiles={(files) => void take(files)} />
        )}
      </div>
      {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
      {!isSending && sending !== null && sending.failed.length > 0 && (
        <NotSent sending={sending} onContinue={partial === null ? undefined : () => onSent(partial)} />
      )}
    </div>
  )
}

/** Uploads chosen files to the given import or to a new one, and keeps what became of them. */
function useUpload(given: string | undefined, onSent: (id: string) => void) {
  const open = useOpenImport()
  const drop = useDropImport()
  const [sending, setSending] = useState<Sending | null>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  /** The import that lacks some of the files. */
  const [partial, setPartial] = useState<string | null>(null)
  const isSending = sending !== null && sending.done < sending.of
  const leaving = useLeaveQuestion(isSending, 'Files that haven’t been uploaded yet aren’t imported.')

  async function take(list: readonly File[]) {
    const chosen = list.filter(({ name }) => !name.startsWith('.')).toSorted((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1))
    const wrong = whyRefused(chosen, given !== undefined)
    setRefusal(wrong)
    setPartial(null)
    if (wrong !== null) return
    const [first] = chosen
    if (first === undefined) return
    setSending({ done: 0, of: chosen.length, failed: [] })
    try {
      const id =
        given ??
        partial ??
        (await open.mutateAsync({ name: nameOf(chosen), source: isTable(first) ? 'table' : 'documents' }))
      await announceFiles(id, chosen.length)
      const failed = await sendAll(id, chosen, (done, problems) =>
        setSending({ done, of: chosen.length, failed: problems }),
      )
      leaving.end()
      settle(id, chosen.length, failed)
    } catch (error) {
      setSending(null)
      setRefusal(error instanceof Error ? error.message : 'The files couldn’t be uploaded.')
    }
  }

  function settle(id: string, sent: number, failed: Sending['failed']) {
    const isRefused = failed.length === sent
    if (failed.length === 0 || isRefused) setSending(null)
    if (isRefused) {
      setRefusal(failed[0]?.words ?? null)
      if (given === undefined && partial === null) drop.mutate(id)
    }
    // What failed is said here, before the import opens.
    else if (failed.length > 0 && given === undefined) setPartial(id)
    else onSent(id)
  }

  return { sending, isSending, refusal, partial, take }
}

/** The buttons to choose files or a folder. To an import that has some, others are added. */
function Choices({ isAdding, onFiles }: { isAdding: boolean; onFiles: (files: readonly File[]) => void }) {
  const files = useRef<HTMLInputElement>(null)
  const folder = useRef<HTMLInputElement>(null)
  const picker = {
    className: styles.hidden,
    type: 'file',
    multiple: true,
    tabIndex: -1,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      onFiles([...(target.files ?? [])])
      target.value = ''
    },
  }
  return (
    <>
      <p className={styles.lead}>{isAdding ? 'Drop more résumés' : 'Drop a CSV file, or a folder of résumés'}</p>
      <div className={styles.acts}>
        <Button
          variant={isAdding ? 'secondary' : 'primary'}
          icon={<FileUp size={16} />}
          onClick={() => files.current?.click()}
        >
          Choose files
        </Button>
        <Button icon={<FolderUp size={16} />} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <p className={styles.note}>
        {!isAdding && 'CSV in any encoding, '}JSON Resume, Europass (XML or PDF), LinkedIn PDF, PDF, Word or text. Up to
        2 MB per résumé and 10 MB per table.
      </p>
      <input {...picker} ref={files} accept={ACCEPTED} aria-label="Files to import" />
      <input
        {...picker}
        ref={(element) => {
          folder.current = element
          element?.setAttribute('webkitdirectory', '')
        }}
        aria-label="Folder to import"
      />
    </>
  )
}

function NotSent({ sending: { failed }, onContinue }: { sending: Sending; onContinue: (() => void) | undefined }) {
  return (
    <Notice
      tone="warn"
      title={`${formatCount(failed.length, 'file')} couldn’t be uploaded`}
      action={
        onContinue && (
          <Button size="small" onClick={onContinue}>
            Continue with the others
          </Button>
        )
      }
    >
      <ul className={styles.list}>
        {failed.slice(0, MAX_SHOWN).map(({ name, words }) => (
          <li key={name}>
            {name}: {words}
          </li>
        ))}
      </ul>
      <p>Choose them again; files already uploaded aren’t read twice.</p>
    </Notice>
  )
}

const pathOf = (file: File): string => file.webkitRelativePath || file.name

function nameOf(files: readonly File[]): string {
  const [first] = files
  const [folder] = first?.webkitRelativePath.split('/') ?? []
  return (folder || (files.length === 1 ? first?.name : formatCount(files.length, 'file')) || 'Files').slice(0, 120)
}

function whyRefused(files: readonly File[], isMore: boolean): string | null {
  if (files.length === 0) return 'This folder has no files.'
  if (files.length > IMPORT_DOCUMENTS)
    return `An import takes up to ${IMPORT_DOCUMENTS.toLocaleString('en')} files. Choose fewer, and the others in another import.`
  const tables = files.filter(isTable)
  if (tables.length === 0) return null
  if (isMore) return 'Import a CSV file on its own. Start a new import for it.'
  return files.length === 1 ? null : 'Import one CSV file at a time, and résumés separately.'
}

async function sendAll(
  id: string,
  files: readonly File[],
  onProgress: (done: number, failed: Sending['failed']) => void,
): Promise<Sending['failed']> {
  const failed: { name: string; words: string }[] = []
  const waiting = [...files]
  let done = 0
  const work = async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      try {
        await sendFile(id, file)
      } catch (error) {
        if (error instanceof ApiError && [401, 403, 404].includes(error.status)) throw error
        failed.push({ name: file.name, words: error instanceof Error ? error.message : 'It couldn’t be uploaded.' })
      }
      done += 1
      onProgress(done, [...failed])
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return failed
}

/** The files that were dropped, those in folders too. */
async function filesIn(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  if (entries.length === 0) return [...data.files]
  return (await Promise.all(entries.map(filesOf))).flat()
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const found: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (some.length === 0) break
    found.push(...some)
  }
  return (await Promise.all(found.map(filesOf))).flat()
}
