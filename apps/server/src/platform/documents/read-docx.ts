import { isReadable, MAX_TEXT_LENGTH, tidyText } from './document-text.ts'
import { type Archive, entryIn, openArchive } from './open-archive.ts'
import { stylesIn, withoutHiddenRuns } from './visible-docx-text.ts'

interface DocxElement {
  readonly type: string
  readonly value?: string
  readonly fontSize?: number | null
  readonly children?: readonly DocxElement[]
}

export async function readDocx(bytes: Buffer): Promise<string> {
  const archive = openArchive(bytes)
  const { default: mammoth } = await import('mammoth')
  let text = ''
  const transformDocument = (document: DocxElement): DocxElement => {
    const words: string[] = []
    gatherWords(document, { words, left: MAX_TEXT_LENGTH })
    text = words.join('')
    return { ...document, children: [] }
  }
  // Mammoth also takes an opened archive, which its types do not declare.
  await mammoth.convertToHtml({ file: seenFiles(archive) } as never, { transformDocument })
  return tidyText(text)
}

/** The files of a Word document as Mammoth requests them, without invisible text. */
function seenFiles(archive: Archive) {
  const styles = stylesIn(textIn(archive, 'word/styles.xml') ?? '')
  return {
    exists: (name: string) => archive.entries.has(name),
    read: async (name: string, encoding?: string) => {
      const bytes = entryIn(archive, name) ?? Buffer.alloc(0)
      if (encoding === 'base64') return bytes.toString('base64')
      if (encoding === undefined) return new Uint8Array(bytes)
      const text = new TextDecoder(encoding).decode(bytes)
      return TEXTS.test(name) ? withKnownBreaks(withoutHiddenRuns(text, styles)) : text
    },
  }
}

/** Mammoth passes over carriage returns and tabs to the margin, which would join the words around them. */
const withKnownBreaks = (text: string): string =>
  text.replaceAll(/<w:cr\s*\/>/g, '<w:br/>').replaceAll(/<w:ptab\b[^>]*\/>/g, '<w:tab/>')

/** The main text may have any name; comments and notes have runs too. */
const TEXTS = /^(?!.*(?:styles|numbering|settings|fontTable)[\w]*\.xml$).*\.xml$/i

function textIn(archive: Archive, name: string): string | null {
  const bytes = entryIn(archive, name)
  return bytes === null ? null : new TextDecoder().decode(bytes)
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
  else if (type === 'break') add(into, '\n')
  else for (const child of children) gatherWords(child, into)
  if (type === 'paragraph') add(into, '\n\n')
}

function add(into: Gathered, words: string): void {
  into.words.push(words)
  into.left -= words.length
}
