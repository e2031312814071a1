// Draws a letter as PDF. The same text on the same day gives the same bytes on every machine.
import { collect, drawFeet, INK, MARGIN, openPaper, type Paper, QUIET } from './paper.ts'

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
  /** PDF/A-2b: everything it takes to show it is in the file. */
  readonly isArchival?: boolean
}

const FACT_WIDTH = 130

export async function drawLetter(letter: Letter): Promise<Buffer> {
  const paper = await openPaper({
    title: letter.title,
    author: letter.from,
    at: letter.at,
    isArchival: letter.isArchival === true,
  })
  const bytes = collect(paper)
  drawHead(paper, letter)
  drawFacts(paper, letter.facts)
  drawText(paper, letter.text)
  drawFeet(paper, letter.foot)
  paper.end()
  return bytes
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
