// What creators write for the learning hub, with its categories and tags.
export { addTagOfContent, changeTagOfContent, removeTagOfContent } from './arrange-content.ts'
export { mayRetireAny, mayWriteContent } from './items.policy.ts'
export { nameSlug, readMinutesOf } from './items.rules.ts'
export { addContentTag, type ItemScope, insertCategory, insertItem, listContentTags, listItems } from './items.store.ts'
export { publishScheduled } from './move-item.ts'
