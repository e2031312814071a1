// Messages, disputes and ratings between agencies and employers, as other domains may use them.
export {
  answerDispute,
  clearDisputeWordsOf,
  countUndecided,
  decideDispute,
  disputesOfCandidate,
  findDispute,
  lapseDisputes,
  listDisputes,
  mayDecideDisputes,
  openDispute,
} from './disputes/index.ts'
export {
  copyMessagesAbout,
  countUnreadThreads,
  deleteThreadsAbout,
  deleteThreadsOf,
  eraseMessagesOf,
  findThreadById,
  listAuthors,
  listMessagesOfCompany,
  listUnreadThreads,
  openThread,
  threadsOfCandidate,
} from './messages/index.ts'
export { rateAgency } from './ratings/index.ts'
