import { createHash } from 'node:crypto'

/** What the hash chain needs of an entry. */
export interface ChainedEntry {
  readonly seq: number
  /** The input of the hash after the bytes of prevHash; null where it would name a link. */
  readonly canonical: string | null
  readonly prevHash: string
  readonly hash: string
}

/** Each entry's own hash, and the links between entries that follow each other in the chain. */
export function findBrokenLinks(entries: readonly ChainedEntry[]): string[] {
  return entries.flatMap(({ seq, canonical, prevHash, hash }, at) => {
    const before = entries[at - 1]
    return [
      ...(canonical !== null && hashOf(prevHash, canonical) !== hash ? [`entry ${seq} does not match its hash`] : []),
      ...(before?.seq === seq - 1 && before.hash !== prevHash ? [`entry ${seq} does not follow entry ${seq - 1}`] : []),
    ]
  })
}

const hashOf = (prevHash: string, canonical: string): string =>
  createHash('sha256').update(Buffer.from(prevHash, 'hex')).update(canonical).digest('hex')
