// Runs in a thread of its own: see document-reader.ts. What is too small for anybody to read is not read here either.
import { parentPort, workerData } from 'node:worker_threads'

const { kind, bytes } = workerData as { kind: string; bytes: Uint8Array }

/** In points; footnotes have seven and more. */
const MIN_READABLE = 3

async function readPdf(): Promise<string> {
  const { extractTextItems, getDocumentProxy } = await import('unpdf')
  const { items: pages } = await extractTextItems(await getDocumentProxy(bytes))
  return pages
    .map((items) => items.map(({ str, fontSize, hasEOL }) => `${isSeen(fontSize) ? str : ''}${hasEOL ? '\n' : ''}`))
    .map((words) => words.join(''))
    .join('\n\n')
}

async function readDocx(): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  let text = ''
  const transformDocument = (document: DocxElement): DocxElement => {
    text = wordsOf(document)
    return { ...document, children: [] }
  }
  await mammoth.convertToHtml({ buffer: Buffer.from(bytes) }, { transformDocument })
  return text
}

interface DocxElement {
  readonly type: string
  readonly value?: string
  readonly fontSize?: number | null
  readonly children?: readonly DocxElement[]
}

function wordsOf({ type, value, fontSize, children }: DocxElement): string {
  if (type === 'text') return value ?? ''
  if (type === 'tab') return '\t'
  if (type === 'run' && !isSeen(fontSize ?? null)) return ''
  return (children ?? []).map(wordsOf).join('') + (type === 'paragraph' ? '\n\n' : '')
}

function isSeen(fontSize: number | null): boolean {
  return fontSize === null || fontSize === 0 || fontSize >= MIN_READABLE
}

try {
  parentPort?.postMessage({ text: kind === 'pdf' ? await readPdf() : await readDocx() })
} catch {
  // Whatever is wrong with the file, the answer is the same: it cannot be read.
  parentPort?.postMessage({})
}
