// Draws a letter as PDF. The same text on the same day gives the same bytes on every machine.
import { fileURLToPath } from 'node:url'
import type PDFDocument from 'pdfkit'

export interface Letter {
  readonly title: string
  /** The sender. */
  readonly from: string
  /** The formatted day, and the instant that goes into the file. */
  readonly day: string
  readonly at: Date
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Paragraphs, separated by blank lines. */
  readonly text: string
  /** The footer of each page. */
  readonly foot: string
  /** Above everything, for a preview or draft. */
  readonly banner?: string
}

const FONTS = {
  plain: fileURLToPath(new URL('./open-sans-regular.ttf', import.meta.url)),
  bold: fileURLToPath(new URL('./open-sans-bold.ttf', import.meta.url)),
}
const MARGIN = 64
const FOOT_HEIGHT = 28
const FACT_WIDTH = 130
const INK = '#1b1f23'
const QUIET = '#5b636b'

type Paper = InstanceType<typeof PDFDocument>

export async function drawLetter(letter: Letter): Promise<Buffer> {
  // Loaded with the first letter: it takes 18 MB, and on most days no offer is sent.
  const { default: Document } = await import('pdfkit')
  const paper: Paper = new Document({
    size: 'A4',
    lang: 'en',
    displayTitle: true,
    bufferPages: true,
    font: '',
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: MARGIN + FOOT_HEIGHT },
    // Fixed metadata, which the library would take from the clock.
    info: { Title: letter.title, Author: letter.from, CreationDate: letter.at, ModDate: letter.at },
  })
  const bytes = collect(paper)
  paper.registerFont('plain', FONTS.plain).registerFont('bold', FONTS.bold)
  drawHead(paper, letter)
  drawFacts(paper, letter.facts)
  drawText(paper, letter.text)
  drawFeet(paper, letter.foot)
  paper.end()
  return bytes
}

function collect(paper: Paper): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  const parts: Buffer[] = []
  paper.on('data', (part: Buffer) => parts.push(part))
  paper.on('end', () => resolve(Buffer.concat(parts)))
  paper.on('error', reject)
  return promise
}

function drawHead(paper: Paper, { title, from, day, banner }: Letter): void {
  if (banner !== undefined) paper.font('bold').fontSize(10).fillColor('#8a3b12').text(banner).moveDown(1)
  paper.font('bold').fontSize(11).fillColor(QUIET).text(from)
  paper.font('plain').fontSize(10).text(day).moveDown(1.5)
  paper.font('bold').fontSize(20).fillColor(INK).text(title).moveDown(0.8)
}

function drawFacts(paper: Paper, facts: Letter['facts']): void {
  const width = paper.page.width - 2 * MARGIN - FACT_WIDTH
  for (const [name, value] of facts) {
    const top = paper.y
    paper.font('plain').fontSize(10).fillColor(QUIET).text(name, MARGIN, top, { width: FACT_WIDTH })
    paper
      .font('bold')
      .fillColor(INK)
      .text(value, MARGIN + FACT_WIDTH, top, { width })
    paper.moveDown(0.35)
  }
  paper.x = MARGIN
  paper.moveDown(1)
}

function drawText(paper: Paper, text: string): void {
  paper.font('plain').fontSize(11).fillColor(INK)
  for (const paragraph of text.trim().split(/\n{2,}/)) paper.text(paragraph, { lineGap: 3 }).moveDown(0.8)
}

function drawFeet(paper: Paper, foot: string): void {
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
