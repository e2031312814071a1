import { isReadable, MAX_TEXT_LENGTH, tidyText } from './document-text.ts'
import { measureArchive } from './measure-archive.ts'

interface DocxElement {
  readonly type: string
  readonly value?: string
  readonly fontSize?: number | null
  readonly children?: readonly DocxElement[]
}

export async function readDocx(bytes: Buffer): Promise<string> {
  measureArchive(bytes)
  const { default: mammoth } = await import('mammoth')
  let text = ''
  const transformDocument = (document: DocxElement): DocxElement => {
    const words: string[] = []
    gatherWords(document, { words, left: MAX_TEXT_LENGTH })
    text = words.join('')
    return { ...document, children: [] }
  }
  await mammoth.convertToHtml({ buffer: bytes }, { transformDocument })
  return tidyText(text)
}

interface Gathered {
  readonly words: string[]
  left: number
}

function gatherWords(element: DocxElement, into: Gathered): void {
  if (into.left <= 0) return
  const { type, value, fontSize, children = [] } = element
  if (type === 'run' && !isReadable(fontSize ?? null)) return
  if (type === 'text') add(into, value ?? '')
  else if (type === 'tab') add(into, '\t')
  else for (const child of children) gatherWords(child, into)
  if (type === 'paragraph') add(into, '\n\n')
}

function add(into: Gathered, words: string): void {
  into.words.push(words)
  into.left -= words.length
}
