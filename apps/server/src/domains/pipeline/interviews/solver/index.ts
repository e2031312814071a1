// Times at which everyone can meet. Nothing here is stored.

export { listFreeTimes } from './list-free-times.ts'
