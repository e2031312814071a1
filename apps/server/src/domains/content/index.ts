// Published content and reference lists: skills, titles and places.

export {
  addContentTag,
  addTagOfContent,
  audiencesOf,
  changeTagOfContent,
  insertCategory,
  insertItem,
  listContentTags,
  listItems,
  mayRetireAny,
  mayWriteContent,
  nameSlug,
  publishScheduled,
  readMinutesOf,
  removeTagOfContent,
} from './items/index.ts'
export type { PoolFigures, SkillStatistics } from './lists/index.ts'
export { type Catalog, createCatalog, type References, referencesOf } from './lists/index.ts'
export { insertSample, publishScheduledSamples, replaceSkillsOfSample } from './samples/index.ts'
export type { Taxonomy } from './taxonomy/index.ts'
export { nextChange, offsetAt, synchronizeTaxonomy } from './taxonomy/index.ts'
export { mayEditTaxonomy, nounOf } from './taxonomy-editing/index.ts'
export { findProposal, listProposals } from './taxonomy-proposals/index.ts'
