/** ESCO occupation of a title, where one plainly is the same work: the UUID at the end of the occupation's URI. */
export const escoByTitle: ReadonlyMap<string, string> = new Map([])
