// Tags of a company and of its candidates.

export { tagCandidate } from './tag-candidate.ts'
export { presentTag } from './tags.resource.ts'
export { listTags, listTagsOf } from './tags.store.ts'
