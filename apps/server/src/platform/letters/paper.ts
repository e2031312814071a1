// The paper of every document that is drawn: size, fonts, colors, and a footer on each page.
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

const FONTS = {
  plain: fileURLToPath(new URL('./open-sans-regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('./open-sans-bold.ttf', import.meta.url)),
}
export const MARGIN = 64
export const FOOT_HEIGHT = 28
export const INK = '#1b1f23'
export const QUIET = '#5b636b'

export type Paper = InstanceType<typeof PDFDocument>

export interface PaperOptions {
  readonly title: string
  readonly author: string
  readonly at: Date
  /** PDF/A-2b: everything it takes to show it is in the file. */
  readonly isArchival?: boolean
}

export async function openPaper({ title, author, at, isArchival = false }: PaperOptions): Promise<Paper> {
  // Loaded with the first document: it takes 18 MB, and on most days none is drawn.
  const { default: Document } = await import('pdfkit')
  const paper: Paper = new Document({
    size: 'A4',
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: '',
    ...(isArchival ? { subset: 'PDF/A-2b' as const, pdfVersion: '1.7' as const } : {}),
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT_HEIGHT },
    // Fixed metadata, which the library would take from the clock.
    info: { Title: title, Author: author, CreationDate: at, ModDate: at },
  })
  return paper.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold)
}

export function collect(paper: Paper): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  paper.on('end', () => resolve(Buffer.concat(parts)))
  paper.on('error', reject)
  return promise
}

export function drawFeet(paper: Paper, foot: string): void {
  const { start, count } = paper.bufferedPageRange()
  for (let page = start; page < start + count; page += 1) {
    paper.switchToPage(page)
    // The footer is below the margin, where text would start a new page.
    paper.page.margins.bottom = 0
    const words = `${foot} · ${page + 1} of ${count}`
    const top = paper.page.height - MARGIN
    paper.font('plain').fontSize(8).fillColor(QUIET).text(words, MARGIN, top, { lineBreak: false })
  }
}
