// Hires as they are stored: rules, policy, events, queries.

export { listAllHires } from './all-hires.store.ts'
export { eraseHireWordsOf } from './erased-words.store.ts'
export { getHire, getHireForAct, moveHire, scopeOfCaller, wrongState } from './get-hire.ts'
export { checkInAnswered, hireBegun, hireClockRang, hireRated } from './hires.events.ts'
export { mayActOnHire, mayConfirmStart } from './hires.policy.ts'
export {
  actsFrom,
  canBeActedOn,
  checkInsFrom,
  datesFrom,
  dayOfTrial,
  endingOf,
  feeOf,
  GUARANTEE_REMINDER_DAYS,
  guaranteeDaysLeft,
  remindersDue,
  TRIAL_REMINDERS,
} from './hires.rules.ts'
export {
  type CheckIn,
  countHiresByState,
  countWorkOf,
  findHire,
  findHireOf,
  type Hire,
  insertHire,
  listByClock,
  listCheckIns,
  listCheckInsDue,
  listGuaranteesEnding,
  listHires,
  listStandIns,
  lockHire,
  setAgencyOfHires,
  updateCheckIn,
  updateHire,
} from './hires.store.ts'
export { hiresOfCandidate } from './moved-hires.store.ts'
