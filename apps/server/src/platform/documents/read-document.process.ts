// Entry point of the process that reads one document: see document-reader.ts.
import { readFileSync } from 'node:fs'
import { answerAndExit } from '../isolation/answer.ts'
import { UnreadableDocument } from './document-text.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'
import { readPlainText } from './read-plain-text.ts'

const READERS: Readonly<Record<string, (bytes: Buffer) => Promise<string> | string>> = {
  pdf: readPdf,
  docx: readDocx,
  txt: readPlainText,
}

async function read(kind: string, largest: number): Promise<object> {
  try {
    const text = (await READERS[kind]?.(readFileSync(0))) ?? ''
    if (text === '') return { refusal: 'no-text' }
    return { text: text.slice(0, largest), characters: text.length }
  } catch (error) {
    // Any other error gives the same answer: the file cannot be read.
    return { refusal: error instanceof UnreadableDocument ? error.reason : 'damaged' }
  }
}

const [kind = '', largest] = process.argv.slice(2)
answerAndExit(await read(kind, Number(largest)))
