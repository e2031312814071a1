// The learning hub: its items, categories and tags.
export { addTagOfContent, changeTagOfContent, removeTagOfContent } from './arrange-content.ts'
export { assertCategoryAndTags } from './assert-category-and-tags.ts'
export { audiencesOf, mayRetireAny, mayWriteContent } from './items.policy.ts'
export { itemSlug, nameSlug, readMinutesOf } from './items.rules.ts'
export {
  addContentTag,
  type ItemScope,
  insertCategory,
  insertItem,
  listCategories,
  listContentTags,
  listItems,
} from './items.store.ts'
export { publishScheduled } from './move-item.ts'
