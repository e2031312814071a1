export type * from './document.ts'
export { MEDIA_TYPE } from './media-type.ts'
export { type ReadDocument, readDocument } from './read-document.ts'
