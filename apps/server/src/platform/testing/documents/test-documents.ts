// The smallest valid documents for the readers under test.
import { crc32, deflateRawSync } from 'node:zlib'

/** A one-page PDF with these lines; the hidden ones are white, one point high. */
export function aPdf(lines: readonly string[], hidden: readonly string[] = []): Buffer {
  const said = (some: readonly string[]) => some.map((line) => `(${line.replace(/[()\\]/g, '\\$&')}) Tj T*`).join(' ')
  const unseen = hidden.length === 0 ? '' : ` 1 1 1 rg /F1 1 Tf ${said(hidden)}`
  const stream = `BT /F1 12 Tf 72 720 Td 14 TL ${said(lines)}${unseen} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return aPdfOf(objects)
}

/** A PDF of these objects, numbered from one; the first is its catalog. */
export function aPdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  let length = parts[0]?.length ?? 0
  const offsets: number[] = []
  for (const [at, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), asBytes(object), Buffer.from('\nendobj\n')])
    offsets.push(length)
    parts.push(part)
    length += part.length
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF`
  return Buffer.concat([...parts, Buffer.from(end, 'latin1')])
}

const asBytes = (object: string | Buffer): Buffer =>
  typeof object === 'string' ? Buffer.from(object, 'latin1') : object

/** A Word document with these paragraphs: the smallest archive that Word and other readers accept. */
export function aDocx(paragraphs: readonly string[], hidden: readonly string[] = []): Buffer {
  const unseen = '<w:rPr><w:vanish/><w:color w:val="FFFFFF"/><w:sz w:val="2"/></w:rPr>'
  const said = (text: string, how = '') => `<w:p><w:r>${how}<w:t>${text}</w:t></w:r></w:p>`
  const body = [...paragraphs.map((text) => said(text)), ...hidden.map((text) => said(text, unseen))].join('')
  return zip({ ...DOCX_PARTS, 'word/document.xml': aWordDocument(body) })
}

const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts of a Word document other than its text. */
export const DOCX_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${MAIN_PART}"/></Types>`,
  '_rels/.rels':
    '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
}

export const aWordDocument = (body: string, prolog = ''): string =>
  `<?xml version="1.0"?>${prolog}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`

const zip = (files: Readonly<Record<string, string>>): Buffer =>
  anArchive(Object.entries(files).map(([name, text]) => entryOf(name, Buffer.from(text))))

/** One file of an archive, with all its metadata. */
export interface ArchiveEntry {
  readonly name: string
  readonly packed: Buffer
  readonly size: number
  readonly crc: number
  /** 1: encrypted. */
  readonly flags?: number
  /** A false offset, if given. */
  readonly offset?: number
}

export const entryOf = (name: string, raw: Buffer): ArchiveEntry => ({
  name,
  packed: deflateRawSync(raw),
  size: raw.length,
  crc: crc32(raw),
})

export function anArchive(entries: readonly ArchiveEntry[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const { name, packed } = entry
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(entry.flags ?? 0, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(entry.crc, 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(entry.size, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed])
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE(entry.offset ?? offset, 10)
    central.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), fields, tail, Buffer.from(name)]))
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(locals.length, 4)
  end.writeUInt16LE(locals.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
