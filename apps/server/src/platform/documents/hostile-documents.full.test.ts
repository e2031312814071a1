import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import * as hostile from '../testing/documents/hostile-documents.ts'
import { aDocx, aPdf } from '../testing/documents/test-documents.ts'
import { createDocumentReader, type DocumentText } from './document-reader.ts'

const reader = createDocumentReader({ timeMs: 60_000, waitMs: 120_000 })
const residentMb = (): number => process.memoryUsage.rss() / 1024 / 1024

const readOrRefuse = (name: string, bytes: Buffer, caller?: string): Promise<DocumentText | string> =>
  reader
    .read({ name, bytes }, { caller })
    .catch((error: Error & { code?: string }) => `${error.code}: ${error.message}`)

test.each<[string, string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a run of 400 million characters', 'a.docx', () => hostile.aDocxWithAnEndlessRun(400), /too large when unpacked/],
  [
    'the same with a size that lies',
    'a.docx',
    () => hostile.aDocxWithAnEndlessRun(400, 100),
    /too large when unpacked/,
  ],
  ['entries that lie over each other', 'a.docx', () => hostile.aDocxOfOverlappingEntries(500), /damaged/],
  ['archives in archives', 'a.docx', () => hostile.aDocxOfArchives(3), /damaged|too large/],
  ['ten thousand entries', 'a.docx', () => hostile.aDocxOfManyEntries(10_000), /too large when unpacked/],
  ['XML of 100,000 levels', 'a.docx', () => hostile.aDocxWithDeepXml(100_000), /damaged|complicated/],
  ['an encrypted entry', 'a.docx', () => hostile.anEncryptedDocx(), /password/],
  ['a document of Word with a password', 'a.docx', () => hostile.aDocxWithAPassword(), /password/],
  ['half an archive', 'a.docx', () => hostile.aTruncated(aDocx(['Kafka'])), /damaged/],
  ['a stream of 600 MB', 'a.pdf', () => hostile.aPdfWithAnEndlessStream(600), /too large when unpacked/],
  ['a stream packed twice', 'a.pdf', () => hostile.aPdfPackedTwice(600), /too large when unpacked/],
  ['run lengths of 2 GB', 'a.pdf', () => hostile.aPdfOfRunLengths(2_000), /complicated|damaged|no text|too large/],
  ['pages without end', 'a.pdf', () => hostile.aPdfOfEndlessPages(), /damaged|no text|complicated|too long/],
  ['a PDF with a password', 'a.pdf', () => hostile.aPdfWithAPassword(), /password/],
  ['a PDF named docx', 'a.docx', () => hostile.aPdfNamedOtherwise(), /named \.docx/],
  ['a document named pdf', 'a.pdf', () => aDocx(['Kafka']), /named \.pdf/],
])('%s is refused with an explanation', async (_, name, make, words) => {
  const answer = await readOrRefuse(name, await make())

  expect(answer).toMatch(/^document\.unreadable: /)
  expect(answer).toMatch(words)
})

test('two 600 MB streams disguised as pictures end their own processes and leave the server unaffected', async () => {
  const bytes = await hostile.aPdfWithAnEndlessStream(600, '/Subtype /Image')
  const before = residentMb()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, readersMb())
  }, 10)

  const answers = await Promise.all([readOrRefuse('a.pdf', bytes), readOrRefuse('b.pdf', bytes)])
  clearInterval(watch)

  for (const answer of answers) expect(answer).toMatch(/^document\.unreadable: /)
  expect(residentMb() - before).toBeLessThan(100)
  expect(most).toBeLessThan(600)
  expect(await readOrRefuse('a.pdf', aPdf(['Kafka']))).toMatchObject({ text: 'Kafka' })
})

/** The largest of this process's readers. */
function readersMb(): number {
  const sizes = listReaders().map(({ status }) => Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024)
  return Math.max(0, ...sizes)
}

const listReaders = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), status: statusOf(pid) }))
    .filter(({ status }) => status.includes(`PPid:\t${process.pid}\n`))

function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    // It ended between listing and reading.
    return ''
  }
}

test('a file is read although its process waited for a processor longer than reading may take', async () => {
  const timeMs = 10_000
  const earlier = new Set(listReaders().map(({ pid }) => pid))
  const reading = createDocumentReader({ timeMs }).read({ name: 'a.txt', bytes: Buffer.from('Kafka') })
  const started = await vi.waitUntil(() => listReaders().find(({ pid }) => !earlier.has(pid)), { timeout: timeMs })
  process.kill(started.pid, 'SIGSTOP')
  await new Promise((resolve) => setTimeout(resolve, timeMs + 1_000))
  process.kill(started.pid, 'SIGCONT')
  expect(await reading).toMatchObject({ text: 'Kafka' })
})

test('ten thousand pages are read up to the limit, and the text is cut', async () => {
  const answer = await readOrRefuse('a.pdf', hostile.aPdfOfManyPages(10_000))
  expect(answer).toMatchObject({ text: expect.stringMatching(/^Kafka\n\nKafka/) })
})

test('the largest picture is skipped, and the text around it is read', async () => {
  expect(await readOrRefuse('a.pdf', hostile.aPdfWithAHugePicture())).toMatchObject({ text: 'Kafka' })
})

test('entities multiply nothing and open no file', async () => {
  const answer = await readOrRefuse('a.docx', hostile.aDocxOfEntities())
  expect(JSON.stringify(answer).length).toBeLessThan(1_000)
  expect(JSON.stringify(answer)).not.toContain('root:')
})

test('two million spaces are read in one pass', async () => {
  const bytes = Buffer.from(`Kafka${' '.repeat(2_000_000)}x`)
  expect(await createDocumentReader().read({ name: 'a.txt', bytes })).toMatchObject({ text: 'Kafka' })
})

const isRead = (answer: DocumentText | string) => typeof answer === 'object'
const isTooMany = (answer: DocumentText | string) =>
  typeof answer === 'string' && answer.startsWith('service.not-ready')

test('a request beyond the queue limit is refused immediately, and all earlier ones are read', async () => {
  const many = Array.from({ length: 24 }, (_, place) => readOrRefuse('a.txt', Buffer.from('Kafka'), `${place % 6}`))
  const answers = await Promise.all(many)

  expect(answers.filter(isRead)).toHaveLength(18)
  expect(answers.filter(isTooMany)).toHaveLength(6)
})

test('a caller who sends many files is refused, and another one’s file is read', async () => {
  const many = Array.from({ length: 24 }, () => readOrRefuse('a.txt', Buffer.from('Kafka'), 'greedy'))
  const other = readOrRefuse('a.txt', Buffer.from('Rust'), 'modest')

  expect(await other).toMatchObject({ text: 'Rust' })
  const answers = await Promise.all(many)
  expect(answers.filter(isRead)).toHaveLength(6)
  expect(answers.filter(isTooMany)).toHaveLength(18)
})
