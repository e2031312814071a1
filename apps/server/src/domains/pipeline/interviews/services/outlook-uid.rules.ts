// Exchange wraps the identifier of an invitation from elsewhere into a global object id (MS-OXCICAL, UID).

/** The prefix of every global object id. */
const CLASS_ID = '040000008200E00074C5B7101A82E008'
/** No date of an occurrence, no time of creation, nothing reserved. */
const NOTHING = '0'.repeat(40)
const MARK = Buffer.from('vCal-Uid\u0001\0\0\0', 'latin1')
const HEADER_BYTES = 40

export function outlookUid(uid: string): string {
  const data = Buffer.concat([MARK, Buffer.from(`${uid}\0`)])
  const size = Buffer.alloc(4)
  size.writeUInt32LE(data.length)
  return CLASS_ID + NOTHING + Buffer.concat([size, data]).toString('hex').toUpperCase()
}

/** The identifier that was wrapped, or what was given. */
export function uidInOutlook(given: string): string {
  if (!given.toUpperCase().startsWith(CLASS_ID) || !/^[0-9a-f]+$/i.test(given)) return given
  const data = Buffer.from(given, 'hex').subarray(HEADER_BYTES)
  if (!data.subarray(0, MARK.length).equals(MARK)) return given
  const end = data.indexOf(0, MARK.length)
  return data.subarray(MARK.length, end < 0 ? undefined : end).toString()
}
