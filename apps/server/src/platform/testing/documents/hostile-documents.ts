// Documents made to bring a reader down: small to send, but large, deep or endless to read.
import { createDeflate, createDeflateRaw, type Deflate, type DeflateRaw, deflateSync } from 'node:zlib'
import { anArchive, aPdf, aPdfOf, aWordDocument, DOCX_PARTS, entryOf } from './test-documents.ts'

const MB = 1024 * 1024

/** Compresses this many megabytes of one character, in a stream. */
async function packedRun(into: Deflate | DeflateRaw, character: string, megabytes: number, around = ['', '']) {
  const chunk = Buffer.alloc(MB, character)
  const packed: Buffer[] = []
  into.on('data', (part: Buffer) => packed.push(part))
  into.write(around[0] ?? '')
  for (let at = 0; at < megabytes; at += 1) await new Promise<void>((resolve) => into.write(chunk, () => resolve()))
  await new Promise<void>((resolve) => {
    into.on('end', resolve)
    into.end(around[1] ?? '')
  })
  return Buffer.concat(packed)
}

const docxParts = () => Object.entries(DOCX_PARTS).map(([name, text]) => entryOf(name, Buffer.from(text)))
const docxOf = (documentXml: string): Buffer =>
  anArchive([...docxParts(), entryOf('word/document.xml', Buffer.from(documentXml))])

/** One run of text that unpacks to this many megabytes; `said` is the size that the archive claims. */
export async function aDocxWithAnEndlessRun(megabytes: number, said?: number): Promise<Buffer> {
  const [start = '', end = ''] = aWordDocument('<w:p><w:r><w:t>|</w:t></w:r></w:p>').split('|')
  const packed = await packedRun(createDeflateRaw({ level: 9 }), 'a', megabytes, [start, end])
  const size = said ?? megabytes * MB + start.length + end.length
  return anArchive([...docxParts(), { name: 'word/document.xml', packed, size, crc: 0 }])
}

const onePage = (contents: string) => [
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} /Resources << /Font << /F1 5 0 R >> >> >>`,
]
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'

const streamOf = (dictionary: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`), data, Buffer.from('\nendstream')])

/** A page whose content unpacks to this many megabytes; its dictionary may pretend to be something else. */
export async function aPdfWithAnEndlessStream(megabytes: number, pretense = ''): Promise<Buffer> {
  const packed = await packedRun(createDeflate({ level: 9 }), ' ', megabytes, ['BT ', ' ET'])
  return aPdfOf([...onePage('4 0 R'), streamOf(`/Filter /FlateDecode ${pretense}`, packed), FONT])
}

/** The same, compressed twice: some kilobytes. */
export async function aPdfPackedTwice(megabytes: number): Promise<Buffer> {
  const inner = await packedRun(createDeflate({ level: 9 }), ' ', megabytes, ['BT ', ' ET'])
  return aPdfOf([...onePage('4 0 R'), streamOf('/Filter [/FlateDecode /FlateDecode]', deflateSync(inner)), FONT])
}

/** RunLengthDecode, which no measurement of deflated streams detects: pairs of "repeat 128 times" and a character. */
export function aPdfOfRunLengths(megabytes: number): Buffer {
  const pairs = Buffer.alloc(Math.ceil((megabytes * MB) / 64), Buffer.from([129, 0x20]))
  const twice = '/Filter [/FlateDecode /RunLengthDecode]'
  return aPdfOf([...onePage('4 0 R'), streamOf(twice, deflateSync(pairs, { level: 9 })), FONT])
}

export function aPdfOfManyPages(count: number): Buffer {
  const kids = Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ')
  const text = '(Kafka) Tj'
  return aPdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    `<< /Length ${text.length + 26} >>\nstream\nBT /F1 12 Tf 72 720 Td ${text} ET\nendstream`,
    ...Array.from(
      { length: count },
      () =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 3 0 R /Resources << /Font << /F1 ${count + 4} 0 R >> >> >>`,
    ),
    FONT,
  ])
}

/** Claims a billion pages, and has one that is its own parent. */
export const aPdfOfEndlessPages = (): Buffer =>
  aPdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 1000000000 >>'])

export const aPdfWithAPassword = (): Buffer => {
  const key = '<'.concat('a1'.repeat(32), '>')
  return aPdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [] /Count 0 >>',
      `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -44 /O ${key} /U ${key} >>`,
    ],
    '/Encrypt 3 0 R /ID [<aa> <aa>] ',
  )
}

export function aPdfWithAHugePicture(): Buffer {
  const picture = '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8'
  const [catalog = '', pages = ''] = onePage('4 0 R')
  const page =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /P 6 0 R >> /Font << /F1 5 0 R >> >> >>'
  const contents = Buffer.from('q 600 0 0 700 0 0 cm /P Do Q BT /F1 12 Tf 72 720 Td (Kafka) Tj ET')
  const data = deflateSync(Buffer.alloc(MB))
  return aPdfOf([catalog, pages, page, streamOf('', contents), FONT, streamOf(`${picture} /Filter /FlateDecode`, data)])
}

export const aDocxWithDeepXml = (levels: number): Buffer =>
  docxOf(aWordDocument(`${'<w:sdt><w:sdtContent>'.repeat(levels)}${'</w:sdtContent></w:sdt>'.repeat(levels)}`))

/** The "billion laughs" attack: entities nested nine levels deep, ten each. */
export function aDocxOfEntities(): Buffer {
  const levels = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('')
  const prolog = `<!DOCTYPE x [<!ENTITY l0 "ha">${levels}<!ENTITY file SYSTEM "file:///etc/passwd">]>`
  return docxOf(aWordDocument('<w:p><w:r><w:t>&l9;&file;</w:t></w:r></w:p>', prolog))
}

/** Every entry points at the same compressed data. */
export async function aDocxOfOverlappingEntries(count: number): Promise<Buffer> {
  const packed = await packedRun(createDeflateRaw({ level: 9 }), 'a', 4)
  const first = { name: 'word/media/0.png', packed, size: 4 * MB, crc: 0 }
  const others = Array.from({ length: count }, (_, at) => ({ ...first, name: `word/media/${at + 1}.png`, offset: 0 }))
  return anArchive([first, ...others])
}

/** Nested archives, named as a document. */
export function aDocxOfArchives(depth: number): Buffer {
  let inner = Buffer.alloc(4 * MB)
  for (let at = 0; at < depth; at += 1)
    inner = Buffer.from(anArchive(Array.from({ length: 9 }, (_, copy) => entryOf(`${copy}.zip`, inner))))
  return anArchive([...docxParts(), entryOf('word/document.xml', inner)])
}

export const anEncryptedDocx = (): Buffer =>
  anArchive([...docxParts(), { ...entryOf('word/document.xml', Buffer.from(aWordDocument(''))), flags: 1 }])

/** The form of a password-protected Word document: an OLE container around encrypted data. */
export const aDocxWithAPassword = (): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)])

export const aDocxOfManyEntries = (count: number): Buffer =>
  anArchive([
    ...docxParts(),
    ...Array.from({ length: count }, (_, at) => entryOf(`word/${at}.xml`, Buffer.from('<a/>'))),
  ])

export const aTruncated = (bytes: Buffer): Buffer => bytes.subarray(0, Math.floor(bytes.length / 2))

export const aPdfNamedOtherwise = (): Buffer => aPdf(['Kafka'])
