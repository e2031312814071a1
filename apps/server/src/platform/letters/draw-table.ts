// Draws a document with a table of amounts as PDF, such as an invoice. The same content gives the same bytes.
import { collect, drawFeet, FOOT_HEIGHT, INK, MARGIN, openPaper, type Paper, QUIET } from './paper.ts'

interface Side {
  readonly name: string
  readonly lines: readonly string[]
}

export interface TableDocument {
  readonly title: string
  readonly from: Side
  readonly to: Side
  readonly facts: readonly (readonly [name: string, value: string])[]
  readonly rows: readonly (readonly [text: string, amount: string])[]
  readonly sums: readonly (readonly [text: string, amount: string])[]
  readonly notes: readonly (string | null)[]
  readonly foot: string
  readonly at: Date
}

const AMOUNT_WIDTH = 130
const FACTS_WIDTH = 210

export async function drawTable(wanted: TableDocument): Promise<Buffer> {
  const paper = await openPaper({ title: wanted.title, author: wanted.from.name, at: wanted.at })
  const bytes = collect(paper)
  drawSide(paper, wanted.from, QUIET)
  paper.moveDown(2)
  drawHead(paper, wanted)
  paper.moveDown(1)
  for (const row of wanted.rows) drawRow(paper, row, 'plain')
  drawLine(paper)
  for (const [place, sum] of wanted.sums.entries())
    drawRow(paper, sum, place === wanted.sums.length - 1 ? 'bold' : 'plain')
  paper.moveDown(1)
  for (const note of wanted.notes)
    if (note !== null)
      paper.font('plain').fontSize(10).fillColor(INK).text(note, MARGIN, paper.y, { lineGap: 2 }).moveDown(0.8)
  drawFeet(paper, wanted.foot)
  paper.end()
  return bytes
}

function drawSide(paper: Paper, { name, lines }: Side, color: string): void {
  paper.font('bold').fontSize(10).fillColor(color).text(name, MARGIN, paper.y)
  for (const line of lines) paper.font('plain').text(line)
}

function drawHead(paper: Paper, { to, title, facts }: TableDocument): void {
  const top = paper.y
  drawSide(paper, to, INK)
  const below = paper.y
  const left = paper.page.width - MARGIN - FACTS_WIDTH
  paper.y = top
  for (const [name, value] of facts) {
    const line = paper.y
    paper
      .font('plain')
      .fontSize(10)
      .fillColor(QUIET)
      .text(name, left, line, { width: FACTS_WIDTH / 2 })
    paper
      .font('bold')
      .fillColor(INK)
      .text(value, left + FACTS_WIDTH / 2, line, { width: FACTS_WIDTH / 2, align: 'right' })
  }
  paper.y = Math.max(below, paper.y)
  paper.moveDown(2)
  paper.font('bold').fontSize(20).fillColor(INK).text(title, MARGIN, paper.y)
}

function drawRow(paper: Paper, [text, amount]: readonly [string, string], font: 'plain' | 'bold'): void {
  if (paper.y > paper.page.height - MARGIN - 2 * FOOT_HEIGHT) paper.addPage()
  const top = paper.y
  const width = paper.page.width - 2 * MARGIN - AMOUNT_WIDTH
  paper
    .font(font)
    .fontSize(10)
    .fillColor(INK)
    .text(amount, MARGIN + width, top, { width: AMOUNT_WIDTH, align: 'right' })
  paper.text(text, MARGIN, top, { width })
  paper.moveDown(0.5)
}

function drawLine(paper: Paper): void {
  paper
    .moveTo(MARGIN, paper.y)
    .lineTo(paper.page.width - MARGIN, paper.y)
    .lineWidth(0.5)
    .strokeColor(QUIET)
    .stroke()
  paper.moveDown(0.5)
}
