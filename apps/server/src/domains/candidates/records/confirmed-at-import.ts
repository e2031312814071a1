/** The sources of consents that an importer confirms for all people of a file, where the file names none. */
export const confirmedAtImport = {
  byAgency: 'Confirmed by the agency at the import',
  byOperator: 'Confirmed by the operator at the import',
} as const

export const isConfirmedForAll = (source: string): boolean =>
  source === confirmedAtImport.byAgency || source === confirmedAtImport.byOperator
