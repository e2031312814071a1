// Not repeated on PostgreSQL 15: documents are read before anything is stored.
import { randomBytes } from 'node:crypto'
import { request } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { readDocument, readQuery } from '@assay/contracts/query-readings'
import { expect, test } from 'vitest'
import { createDocumentReader } from '../../../platform/documents/document-reader.ts'
import { aDocx, aPdf } from '../../../platform/testing/documents/test-documents.ts'
import { type Answered, openTestApp, readAnswer } from '../../../platform/testing/test-app.ts'

const app = await openTestApp()
const BOUNDARY = 'assay-boundary'
const MB = 1024 * 1024

async function upload(name: string, bytes: Buffer, field = 'file', isPacked = false): Promise<Answered> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
  const response = await app.app.routes.app.inject({
    method: 'POST',
    url: `/api/v1${readDocument.path}`,
    headers: {
      accept: 'application/vnd.api+json',
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      ...(isPacked && { 'content-encoding': 'gzip' }),
    },
    payload: isPacked ? gzipSync(body) : body,
  })
  return readAnswer(response)
}

test.each([
  ['jd.pdf', aPdf(['Senior Backend Developer', 'Requirements: Go, Kafka and PostgreSQL'])],
  ['jd.docx', aDocx(['Senior Backend Developer', 'Requirements: Go, Kafka and PostgreSQL'])],
  ['jd.txt', Buffer.from('Senior Backend Developer\r\nRequirements: Go, Kafka and PostgreSQL')],
  ['JD.TXT', Buffer.from('﻿Senior Backend Developer\nRequirements: Go, Kafka and PostgreSQL', 'utf16le')],
])('%s is read, and its text can be searched by', async (name, bytes) => {
  const { status, data } = await upload(name, bytes)

  expect(status).toBe(200)
  expect(data.text).toMatch(/Senior Backend Developer\s+Requirements: Go, Kafka and PostgreSQL/)
  expect(data).toMatchObject({ fileName: name, truncated: false, characters: data.text.length })
  const reading = await app.call(readQuery, { attributes: { door: 'jobDesc', text: data.text } })
  expect(reading.data.criteria.mustHave).toHaveLength(3)
})

test("a long text is cut at the search box's limit, and the answer says so", async () => {
  const { data } = await upload('long.txt', Buffer.from('word '.repeat(6000)))
  expect(data).toMatchObject({ truncated: true, characters: 29_999 })
  expect(data.text).toHaveLength(20_000)
})

test.each([
  ['photo.png', Buffer.from('x'), 415, 'document.kind'],
  ['script.pdf.exe', Buffer.from('x'), 415, 'document.kind'],
  ['fake.pdf', Buffer.from('this is no pdf'), 422, 'document.unreadable'],
  ['broken.pdf', Buffer.from('%PDF-1.4\nnothing more'), 422, 'document.unreadable'],
  ['fake.docx', Buffer.from('this is no archive'), 422, 'document.unreadable'],
  ['broken.docx', Buffer.from('PK\x03\x04 and then nothing'), 422, 'document.unreadable'],
  ['image.txt', Buffer.from([0x89, 0x50, 0, 0, 1, 2]), 422, 'document.unreadable'],
  ['empty.txt', Buffer.from('  \n '), 422, 'document.unreadable'],
])('%s is refused with an explanation', async (name, bytes, status, code) => {
  const answer = await upload(name, bytes)

  expect(answer.status).toBe(status)
  expect(answer.errors[0]?.code).toBe(code)
  expect(answer.errors[0]?.detail?.length).toBeGreaterThan(15)
})

test('a file of more than 2 MB is refused with the limit', async () => {
  const answer = await upload('large.txt', Buffer.alloc(2 * MB + 1, 'a'))

  expect(answer.status).toBe(413)
  expect(answer.errors[0]).toMatchObject({ code: 'document.too-large', title: 'The file is too large' })
})

test('a file in a compressed body is refused, and not waited for', async () => {
  const answer = await upload('packed.txt', Buffer.from(randomBytes(200_000).toString('hex')), 'file', true)

  expect(answer.status).toBe(415)
  expect(answer.errors[0]).toMatchObject({
    code: 'request.media-type',
    detail: 'Send files without Content-Encoding.',
    source: { header: 'Content-Encoding' },
  })
})

test('a file of 50 MB is refused before it has been sent', async () => {
  const { app: http } = app.app.routes
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `POST /api/v1/document-texts HTTP/1.1\r\nhost: localhost\r\naccept: application/vnd.api+json\r\n` +
      `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${50 * MB}\r\n\r\n--${BOUNDARY}\r\n`,
  )
  const answer = await new Promise<string>((resolve, reject) => {
    let text = ''
    socket.on('data', (chunk) => {
      text += chunk
      if (text.includes('}]')) resolve(text)
    })
    socket.on('error', reject)
  })
  socket.destroy()

  expect(answer).toMatch(/^HTTP\/1\.1 413/)
  expect(answer).toContain('2 MB')
})

test.each([
  ['a file', readDocument.path, `multipart/form-data; boundary=${BOUNDARY}`, true],
  ['a file of unknown length', readDocument.path, `multipart/form-data; boundary=${BOUNDARY}`, false],
  ['a text', readQuery.path, 'application/vnd.api+json', true],
  ['a text of unknown length', readQuery.path, 'application/vnd.api+json', false],
])('%s of 50 MB is read to its end and answered 413', async (_, path, type, saysLength) => {
  const { app: http } = app.app.routes
  if (!http.server.listening) await http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = http.server.address() as AddressInfo
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(50 * MB, '"')])

  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { accept: 'application/vnd.api+json', 'content-type': type }
    const length = saysLength ? { 'content-length': body.length } : {}
    const sent = request({ port, path: `/api/v1${path}`, method: 'POST', headers: { ...headers, ...length } })
    let answered: number | undefined
    sent.on('response', (response) => {
      answered = response.statusCode
      response.resume()
    })
    sent.on('error', reject)
    // This kind of client sees its answer only if the connection accepts the whole body.
    sent.on('finish', () => sent.on('close', () => resolve(answered)))
    sent.write(body.subarray(0, MB))
    sent.end(body.subarray(MB))
  })

  expect(status).toBe(413)
})

test.each([
  ['without an end', `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nKafka`],
  ['without a file', `--${BOUNDARY}--\r\n`],
  [
    'with another part',
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="x"; filename="a"\r\n\r\nx\r\n--${BOUNDARY}--`,
  ],
  ['of nothing', 'nothing'],
])('a form %s is refused', async (_, payload) => {
  const answer = readAnswer(
    await app.app.routes.app.inject({
      method: 'POST',
      url: `/api/v1${readDocument.path}`,
      headers: { accept: 'application/vnd.api+json', 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
      payload,
    }),
  )
  expect(answer.status).toBe(400)
  expect(answer.errors[0]?.code).toBe('request.malformed')
})

test('a document that takes too much time or memory is abandoned, and the next one is read', async () => {
  const impatient = createDocumentReader({ timeMs: 1 })
  await expect(impatient.read({ name: 'a.pdf', bytes: aPdf(['Go']) })).rejects.toThrow(/too long/)

  const patient = createDocumentReader()
  const read = await Promise.all([1, 2, 3, 4].map(() => patient.read({ name: 'a.pdf', bytes: aPdf(['Go and Kafka']) })))
  expect(read.map(({ text }) => text)).toEqual(Array.from({ length: 4 }, () => 'Go and Kafka'))
})
