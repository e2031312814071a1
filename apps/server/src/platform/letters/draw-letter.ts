// Draws a letter as PDF. The same text on the same day gives the same bytes on every machine.
import { collect, drawFeet, INK, MARGIN, openPaper, type Paper, QUIET } from './paper.ts'

export interface Letter {
  readonly title: string
  /** The sender. */
  readonly from: string
  /** The formatted day, and the instant for the file's metadata. */
  readonly day: string
  readonly at: Date
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** Paragraphs, separated by blank lines, or the sections of a report. */
  readonly text: string | readonly ReportSection[]
  /** The footer of each page. */
  readonly foot: string
  /** Above everything, for a preview or draft. */
  readonly banner?: string
  /** PDF/A-2b: everything it takes to show it is in the file. */
  readonly isArchival?: boolean
}

export interface ReportSection {
  readonly heading?: string | undefined
  readonly lines: readonly ReportLine[]
}

/** Words across the page, or next to a figure such as points or a day. */
export type ReportLine = string | { readonly figure: string; readonly words: string }

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
  if (typeof letter.text === 'string') drawText(paper, letter.text)
  else drawReport(paper, letter.text)
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

const FIGURE_WIDTH = 62

function drawReport(paper: Paper, sections: readonly ReportSection[]): void {
  paper.fontSize(10).fillColor(INK)
  for (const { heading, lines } of sections) {
    if (heading !== undefined) paper.font('bold').text(heading, MARGIN, paper.y, { lineGap: 2 })
    for (const line of lines) {
      if (typeof line === 'string') paper.font('plain').text(line, MARGIN, paper.y, { lineGap: 2 })
      else drawEntry(paper, line)
    }
    paper.moveDown(0.8)
  }
}

/** Words wrap next to their figure, on its page. */
function drawEntry(paper: Paper, { figure, words }: Exclude<ReportLine, string>): void {
  const place = { width: paper.page.width - 2 * MARGIN - FIGURE_WIDTH - 8, lineGap: 2 }
  paper.font('plain')
  if (paper.y + paper.heightOfString(words, place) > paper.page.maxY()) paper.addPage()
  const top = paper.y
  paper.fillColor(QUIET).text(figure, MARGIN, top, { width: FIGURE_WIDTH, align: 'right' })
  paper.fillColor(INK).text(words, MARGIN + FIGURE_WIDTH + 8, top, place)
  paper.x = MARGIN
}
