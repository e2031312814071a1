import { expect, test } from 'vitest'
import { anArchive, aPdfOf, aWordDocument, DOCX_PARTS, entryOf } from '../testing/documents/test-documents.ts'
import { readDocx } from './read-docx.ts'
import { readPdf } from './read-pdf.ts'

interface Drawn {
  readonly stream: string
  /** The sixth object of the file, and its entries in the page and the catalog. */
  readonly object?: string
  readonly resources?: string
  readonly catalog?: string
}

function aDrawing({ stream, object = 'null', resources = '', catalog = '' }: Drawn): Buffer {
  return aPdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    object,
  ])
}

const line = (text: string, y: number, how = ''): string => `BT ${how} /F1 12 Tf 72 ${y} Td (${text}) Tj ET `
const seen = line('Seen', 700)
const bar = (gray: number): string => `${gray} g 0 590 612 30 re f `
const stream = (text: string): string => `/Length ${text.length} >>\nstream\n${text}\nendstream`
const picture = `<< /Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceGray /BitsPerComponent 8 ${stream('x'.repeat(100))}`
const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> ${stream(`1 g ${line('Ghost', 600)}`)}`
const page = 'q 612 0 0 792 0 0 cm /X1 Do Q '
const layer = '<< /Type /OCG /Name (Layer) >>'
const layered = {
  object: layer,
  resources: '/Properties << /L1 6 0 R >>',
  stream: `${seen}/OC /L1 BDC ${line('Ghost', 600)} EMC`,
}
const withPicture = { object: picture, resources: '/XObject << /X1 6 0 R >>' }

test.each<[string, Drawn]>([
  ['white on white', { stream: `${seen}1 g ${line('Ghost', 600)}` }],
  ['white beside black in one line', { stream: `BT /F1 12 Tf 72 700 Td (Seen ) Tj 1 1 1 rg (Ghost) Tj ET` }],
  ['nearly white', { stream: `${seen}0 0 0 0.01 k ${line('Ghost', 600)}` }],
  ['black on black', { stream: `${seen}${bar(0)}0 g ${line('Ghost', 600)}` }],
  ['drawn by no pen', { stream: `${seen}${line('Ghost', 600, '3 Tr')}` }],
  [
    'drawn by no pen, beside a small picture',
    { ...withPicture, stream: `${seen}q 5 0 0 5 0 0 cm /X1 Do Q ${line('Ghost', 600, '3 Tr')}` },
  ],
  ['below and above the page', { stream: `${seen}${line('Ghost', -50)}${line('Ghost', 900)}` }],
  ['cut off', { stream: `${seen}q 0 0 1 1 re W n ${line('Ghost', 600)} Q` }],
  ['painted over', { stream: `${seen}${line('Ghost', 600)}${bar(1)}` }],
  [
    'transparent',
    {
      object: '<< /Type /ExtGState /ca 0 >>',
      resources: '/ExtGState << /G1 6 0 R >>',
      stream: `${seen}/G1 gs ${line('Ghost', 600)}`,
    },
  ],
  ['white in a form of its own', { object: form, resources: '/XObject << /X1 6 0 R >>', stream: `${seen}/X1 Do` }],
  ['in a layer that is off', { ...layered, catalog: '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>' }],
])('text of a PDF that is %s is not read', async (_name, drawn) => {
  const text = await readPdf(aDrawing(drawn))
  expect(text.replaceAll(/\s+/g, ' ').trim()).toBe('Seen')
})

test.each<[string, Drawn]>([
  ['white on a dark bar', { stream: `${bar(0.2)}1 g ${line('Seen', 600)}` }],
  ['white on a picture', { ...withPicture, stream: `${page}1 g ${line('Seen', 600)}` }],
  ['recognized in a scan, above its picture', { ...withPicture, stream: `${page}${line('Seen', 600, '3 Tr')}` }],
  ['recognized in a scan, below its picture', { ...withPicture, stream: `${line('Seen', 600, '3 Tr')}${page}` }],
  ['pale gray', { stream: `0.75 g ${line('Seen', 600)}` }],
  ['outlined', { stream: `1 g ${line('Seen', 600, '2 Tr')}` }],
  [
    'in a layer that is on',
    {
      ...layered,
      stream: layered.stream.replaceAll('Ghost', 'Seen').replace(seen, ''),
      catalog: '/OCProperties << /OCGs [6 0 R] /D << /ON [6 0 R] >> >>',
    },
  ],
])('text of a PDF that is %s is read', async (_name, drawn) => {
  expect(await readPdf(aDrawing(drawn))).toBe('Seen')
})

const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const STYLES = `<?xml version="1.0"?><w:styles ${WORD}><w:style w:styleId="Base"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style><w:style w:styleId="Pale"><w:basedOn w:val="Base"/></w:style><w:style w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style></w:styles>`
const RELATIONSHIPS =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>'

const inWord = (body: string): Buffer =>
  anArchive(
    Object.entries({
      ...DOCX_PARTS,
      'word/_rels/document.xml.rels': RELATIONSHIPS,
      'word/styles.xml': STYLES,
      'word/document.xml': aWordDocument(body),
    }).map(([name, text]) => entryOf(name, Buffer.from(text))),
  )

const run = (text: string, how = ''): string => `<w:r><w:rPr>${how}</w:rPr><w:t>${text}</w:t></w:r>`
const white = '<w:color w:val="FFFFFF"/>'
const dark = '<w:shd w:val="clear" w:fill="203040"/>'

test('text of a Word document that is hidden, or of the color behind it, is not read; white on a dark ground is', async () => {
  const paragraphs = [
    run('Seen') + run('Ghost', '<w:vanish/>') + run('Ghost', white) + run('Ghost', '<w:rStyle w:val="Gone"/>'),
    `<w:pPr><w:pStyle w:val="Pale"/></w:pPr>${run('Ghost')}`,
    `<w:pPr>${dark}</w:pPr>${run('Seen', white)}${run('Ghost', '<w:color w:val="203040"/>')}`,
    run('Seen', '<w:vanish w:val="0"/>') + run('Seen', `${white}<w:highlight w:val="black"/>`),
    `<w:r><w:pict><w:txbxContent><w:p>${run('Seen', white)}</w:p></w:txbxContent></w:pict></w:r>`,
  ].map((inner) => `<w:p>${inner}</w:p>`)
  const table = `<w:tbl><w:tr><w:tc><w:tcPr>${dark}</w:tcPr><w:p>${run('Seen', white)}</w:p></w:tc><w:tc><w:p>${run('Ghost', white)}</w:p></w:tc></w:tr></w:tbl>`
  const text = await readDocx(inWord(paragraphs.join('') + table))
  expect(text).not.toContain('Ghost')
  expect(text.match(/Seen/g)).toHaveLength(6)
})

test('lines of a Word document end where they end on the page', async () => {
  const inner =
    '<w:r><w:t>Web Developer</w:t><w:br/><w:t>Acme</w:t><w:ptab w:alignment="right"/><w:t>2019</w:t><w:cr/><w:t>Sites</w:t></w:r>'
  expect(await readDocx(inWord(`<w:p>${inner}</w:p>`))).toBe('Web Developer\nAcme\t2019\nSites')
})
