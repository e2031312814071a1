import { isReadable, MAX_TEXT_LENGTH, tidyText, UnreadableDocument } from './document-text.ts'
import { measurePdfStreams } from './measure-pdf-streams.ts'

const MAX_PAGES = 300

/** Reads page by page, so that a long document stops at the limit. */
export async function readPdf(bytes: Buffer): Promise<string> {
  measurePdfStreams(bytes)
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(new Uint8Array(bytes)).catch((error: unknown) => {
    throw error instanceof Error && error.name === 'PasswordException' ? new UnreadableDocument('protected') : error
  })
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES) && length < MAX_TEXT_LENGTH; number += 1) {
    const page = await document.getPage(number)
    const text = wordsOf((await page.getTextContent()).items)
    page.cleanup()
    pages.push(text)
    length += text.length
  }
  return tidyText(pages.join('\n\n'))
}

interface TextItem {
  readonly str: string
  readonly transform: readonly number[]
  readonly hasEOL: boolean
}

function wordsOf(items: readonly object[]): string {
  return items
    .filter((item): item is TextItem => 'str' in item)
    .map(({ str, transform, hasEOL }) => {
      const fontSize = Math.hypot(transform[2] ?? 0, transform[3] ?? 0)
      return `${isReadable(fontSize) ? str : ''}${hasEOL ? '\n' : ''}`
    })
    .join('')
}
