// The skills that this installation knows: those of the release, with the operators' edits.
export {
  idsOfSkill,
  type KnownTaxonomy,
  knownTaxonomy,
  meantSkill,
  mergedSkillIds,
  perTaxonomy,
  serveTaxonomy,
  slugOfSkill,
  taxonomyNow,
  taxonomyUpTo,
} from './known-taxonomy.ts'
export {
  findEdit,
  insertEdit,
  type KeptEdit,
  latestEditNumber,
  listEdits,
  lockEdits,
  readEdits,
  readEditsFrom,
  TAXONOMY_EDITS_CHANNEL,
} from './taxonomy-edits.store.ts'
