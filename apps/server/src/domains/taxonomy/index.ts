// The skills, job titles and industries that this installation knows: those of the release, with the operators' edits.
export {
  currentEntryId,
  currentSkillId,
  entryIdOf,
  idsOfEntry,
  idsOfSkill,
  type KnownTaxonomy,
  knownTaxonomy,
  mergedIds,
  mergedSkillIds,
  perTaxonomy,
  serveTaxonomy,
  slugOfEntry,
  slugOfSkill,
  taxonomyNow,
  taxonomyUpTo,
} from './known-taxonomy.ts'
export {
  findEdit,
  insertEdit,
  latestEditNumber,
  listEdits,
  lockEdits,
  readEdits,
  readEditsFrom,
  type StoredEdit,
  TAXONOMY_EDITS_CHANNEL,
} from './taxonomy-edits.store.ts'
