import { Resolver } from 'node:dns/promises'

/** Has a short timeout, since a user is waiting. */
const resolver = new Resolver({ timeout: 3_000, tries: 2 })

/** The TXT records of a name, each in pieces. */
export const resolveTxtRecords = (name: string): Promise<string[][]> => resolver.resolveTxt(name)
