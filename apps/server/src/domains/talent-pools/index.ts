// Talent pools, as other domains may use them.
export { addToPool, changeMember as changePoolMember, forgetRemovals as forgetPoolRemovals } from './keep-members.ts'
export { createPool } from './keep-pools.ts'
export { listPooled } from './list-pooled.ts'
export { poolMembersOfCandidate } from './moved-members.store.ts'
export { erasePoolMembersOf, listAllPools, listDueReminders, listPooledIds } from './pool-members.store.ts'
export { todayOf as todayOfPools } from './show-pools.ts'
export { mayKeepPools } from './talent-pools.policy.ts'
export { deletePoolsOf, handOverPools, listPools } from './talent-pools.store.ts'
