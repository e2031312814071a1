/** Where the proof of a domain is looked for, and what it says. */
export const recordName = (domain: string): string => `_assay.${domain}`
export const recordValue = (proof: string): string => `assay-domain=${proof}`

/** A long text may come in several pieces. */
export const isProvenBy = (records: readonly (readonly string[])[], proof: string): boolean =>
  records.some((pieces) => pieces.join('').trim() === recordValue(proof))
