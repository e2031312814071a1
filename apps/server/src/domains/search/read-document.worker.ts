// Runs in a thread of its own: see document-reader.ts.
import { parentPort, workerData } from 'node:worker_threads'

const { kind, bytes } = workerData as { kind: string; bytes: Uint8Array }

async function readPdf(): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf')
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  return text.join('\n\n')
}

async function readDocx(): Promise<string> {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return value
}

try {
  parentPort?.postMessage({ text: kind === 'pdf' ? await readPdf() : await readDocx() })
} catch {
  // Whatever is wrong with the file, the answer is the same: it cannot be read.
  parentPort?.postMessage({})
}
