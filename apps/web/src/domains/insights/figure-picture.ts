type Value = string | number | null

export interface Figure {
  readonly title: string
  /** The first column is of text, the others of numbers. */
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Value[])[]
}

const WIDTH = 960
const EDGE = 32
const ROW = 34
const HEAD = 92
const LABEL = 240
const NUMBER = 104
/** Sharp on screens with two pixels to a point, and in print. */
const SCALE = 2

/** A figure as a picture for slides and mails: a line for each row, with a bar as long as its first number. */
export async function drawFigure({ title, columns, rows }: Figure): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const height = HEAD + ROW * rows.length + EDGE
  canvas.width = WIDTH * SCALE
  canvas.height = height * SCALE
  const pen = canvas.getContext('2d')
  if (pen === null) throw new Error('This browser can’t create images. Download the CSV instead.')
  const style = getComputedStyle(document.documentElement)
  const colorOf = (name: string) => style.getPropertyValue(name).trim()
  const write = (
    text: string,
    x: number,
    y: number,
    look: { color?: string; font?: string; align?: CanvasTextAlign },
  ) => {
    pen.fillStyle = colorOf(look.color ?? '--ink')
    pen.font = `${look.font ?? '14px'} ${getComputedStyle(document.body).fontFamily}`
    pen.textAlign = look.align ?? 'left'
    pen.fillText(text, x, y)
  }
  const numbers = columns.length - 1
  const barFrom = EDGE + LABEL
  const barWidth = WIDTH - EDGE - NUMBER * numbers - barFrom
  const most = Math.max(1, ...rows.map(([, first]) => (typeof first === 'number' ? first : 0)))
  const rightOf = (column: number) => WIDTH - EDGE - NUMBER * (numbers - column)

  pen.scale(SCALE, SCALE)
  pen.fillStyle = colorOf('--surface')
  pen.fillRect(0, 0, WIDTH, height)
  write(title, EDGE, 44, { font: '600 18px' })
  for (const [at, column] of columns.entries())
    for (const [line, words] of inTwoLines(column).entries())
      if (at > 0) write(words, rightOf(at), 62 + 15 * line, { color: '--ink-2', font: '12px', align: 'right' })
  for (const [place, cells] of rows.entries()) {
    const y = HEAD + ROW * place
    pen.fillStyle = colorOf('--line')
    pen.fillRect(EDGE, y - 8, WIDTH - 2 * EDGE, 1)
    const [label, first, ...others] = cells
    write(fitted(pen, formatValue(label ?? null), LABEL - 16), EDGE, y + 14, {})
    pen.fillStyle = colorOf('--accent')
    pen.fillRect(barFrom, y + 3, typeof first === 'number' ? (barWidth * first) / most : 0, 14)
    for (const [at, value] of [first ?? null, ...others].entries())
      write(formatValue(value), rightOf(at + 1), y + 14, { align: 'right' })
  }
  return new Promise((done, fail) => {
    canvas.toBlob((picture) =>
      picture === null ? fail(new Error('The image is too large. Download the CSV instead.')) : done(picture),
    )
  })
}

const formatValue = (value: Value): string =>
  value === null ? '–' : typeof value === 'number' ? value.toLocaleString('en') : value

/** A column's name, split in the middle where it is long. */
function inTwoLines(name: string): readonly string[] {
  const space = name.indexOf(' ', name.length / 2 - 2)
  return name.length < 14 || space === -1 ? ['', name] : [name.slice(0, space), name.slice(space + 1)]
}

/** The longest beginning of a text that fits. */
function fitted(pen: CanvasRenderingContext2D, text: string, width: number): string {
  pen.font = `14px ${getComputedStyle(document.body).fontFamily}`
  if (pen.measureText(text).width <= width) return text
  let end = text.length
  while (end > 1 && pen.measureText(`${text.slice(0, end)}…`).width > width) end -= 1
  return `${text.slice(0, end)}…`
}
