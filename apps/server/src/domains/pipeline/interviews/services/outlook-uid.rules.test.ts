import { expect, test } from 'vitest'
import { outlookUid, uidInOutlook } from './outlook-uid.rules.ts'

/** The second example of MS-ASEMAIL, section 4.3. */
const WRAPPED = Buffer.from(
  'BAAAAIIA4AB0xbcQGoLgCAAAAAAAAAAAAAAAAAAAAAAAAAAAMwAAAHZDYWwtVWlkAQAAAHs4MTQxMkQzQy0yQTI0LTRFOUQtQjIwRS0xMUY3QkJFOTI3OTl9AA==',
  'base64',
)
  .toString('hex')
  .toUpperCase()
const UID = '{81412D3C-2A24-4E9D-B20E-11F7BBE92799}'

test('an identifier from elsewhere is wrapped and unwrapped as Microsoft documents it', () => {
  expect(outlookUid(UID)).toBe(WRAPPED)
  expect(uidInOutlook(WRAPPED.toLowerCase())).toBe(UID)
})

test('identifiers that Outlook made itself, and plain ones, stay as they are', () => {
  const own =
    '040000008200E00074C5B7101A82E00800000000E040C9C12685C4010000000000000000100000000BF0ED4B6E4EE94E9E39E3867B378EF3'
  for (const uid of [own, 'interview-1@assay', '', '040000008200E00074C5B7101A82E008'])
    expect(uidInOutlook(uid)).toBe(uid)
})
