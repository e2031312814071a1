// How employers rate agencies.
export { rateAgency } from './rate-agency.ts'
