import { Resolver } from 'node:dns/promises'

/** Does not wait long, since somebody is waiting. */
const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** The TXT records of a name, each in pieces. */
export const resolveTxtRecords = (name: string): Promise<string[][]> => resolver.resolveTxt(name)
