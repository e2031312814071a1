// Messages between agencies and employers.
export { listAuthors, listMessagesOfCompany } from './agency-messages.store.ts'
export { deleteThreadsAbout, deleteThreadsOf, findThreadById } from './agency-threads.store.ts'
export { copyMessagesAbout } from './copy-messages.ts'
export { eraseMessagesOf } from './erase-messages.ts'
export { countUnreadThreads, listUnreadThreads } from './list-unread.ts'
export { threadsOfCandidate } from './moved-threads.store.ts'
export { assertIdentifiesNobody, openThread } from './send-message.ts'
