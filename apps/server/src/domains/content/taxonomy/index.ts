// The taxonomy and other reference data as they are stored.

export { writeEditedEntries } from './edited-entries.store.ts'
export { synchronizeTaxonomy } from './synchronize-taxonomy.ts'
export type { Taxonomy } from './taxonomy.store.ts'
export { nextChange, offsetAt, runtimeName } from './zones.rules.ts'
