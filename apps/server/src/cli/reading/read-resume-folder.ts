import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReadRow, RowRejected, readRow, recordOfResumeText } from '../../domains/candidates/index.ts'
import {
  AS_TEXT_FILE,
  createDocumentReader,
  type DocumentReader,
  FILES_AT_ONCE,
  isDocumentName,
} from '../../platform/documents/document-reader.ts'
import { AppError } from '../../platform/errors/app-error.ts'

const MAX_BYTES = 20_000_000
const MAX_CHARACTERS = 100_000

/**
 * Reads every pdf, docx and txt of a folder, recursively, in name order. No more are read in parallel than the reader has
 * places, so that none is refused for waiting.
 */
export async function* readResumeFolder(folder: string, today: string): AsyncGenerator<ReadRow> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = found
    .filter((entry) => entry.isFile() && isDocumentName(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length)
        .replace(/^[/\\]+/, ''),
    )
    .toSorted()
  const documents = createDocumentReader({ memoryMb: 768, timeMs: 60_000, characters: MAX_CHARACTERS })
  for (let at = 0; at < names.length; at += FILES_AT_ONCE) {
    const read = names
      .slice(at, at + FILES_AT_ONCE)
      .map((name, place) => readOne(documents, { folder, name, line: at + place + 1, today }))
    for (const row of await Promise.all(read)) yield row
  }
}

async function readOne(
  documents: DocumentReader,
  file: { folder: string; name: string; line: number; today: string },
): Promise<ReadRow> {
  const { folder, name, line, today } = file
  const path = join(folder, name)
  const text = await textOf(documents, path, name)
  return readRow(
    line,
    () => {
      if (text instanceof RowRejected) throw text
      return recordOfResumeText({ externalId: name, text }, today)
    },
    name,
  )
}

async function textOf(documents: DocumentReader, path: string, name: string): Promise<string | RowRejected> {
  if ((await stat(path)).size > MAX_BYTES) return new RowRejected('is larger than 20 MB')
  try {
    return (await documents.read({ name, bytes: await readFile(path) }, { instead: AS_TEXT_FILE })).text
  } catch (error) {
    if (error instanceof AppError) return new RowRejected(error.message)
    throw error
  }
}
