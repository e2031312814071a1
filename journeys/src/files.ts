// Generates test files, so that the repository contains no binary files.
import { crc32 } from 'node:zlib'

export interface MadeFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export function textFile(text: string): MadeFile {
  return { name: 'posting.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
}

/** A one-page PDF of plain lines. */
export function pdfFile(text: string): MadeFile {
  const lines = text.split('\n').map((line) => `(${line.replaceAll(/[\\()]/g, (sign) => `\\${sign}`)}) Tj T*`)
  const content = `BT /F1 9 Tf 11 TL 40 800 Td ${lines.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, place) => {
    const offset = file.length
    file += `${place + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return { name: 'posting.pdf', mimeType: 'application/pdf', buffer: Buffer.from(file + table + end, 'latin1') }
}

export function docxFile(text: string): MadeFile {
  const asXml = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const paragraphs = text.split('\n').map((line) => `<w:p><w:r><w:t>${asXml(line)}</w:t></w:r></w:p>`)
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const kinds = 'http://schemas.openxmlformats.org/package/2006/content-types'
  const links = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const words = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  return {
    name: 'posting.docx',
    mimeType: main,
    buffer: zip({
      '[Content_Types].xml': `${head}<Types xmlns="${kinds}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}.main+xml"/></Types>`,
      '_rels/.rels': `${head}<Relationships xmlns="${links}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
      'word/document.xml': `${head}<w:document xmlns:w="${words}"><w:body>${paragraphs.join('')}</w:body></w:document>`,
    }),
  }
}

/** A ZIP archive with stored entries. */
function zip(parts: Readonly<Record<string, string>>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, text] of Object.entries(parts)) {
    const data = Buffer.from(text)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt32LE(crc32(data), 10)
    fields.writeUInt32LE(data.length, 14)
    fields.writeUInt32LE(data.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]))
    bodies.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directory, end])
}
