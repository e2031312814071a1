// The compensation index, as other domains may use it.
export type { CompensationNeeds } from './compensation-needs.ts'
export type { PayPoint, Window as PayWindow } from './compensations.rules.ts'
export { computeCompensations } from './compute-compensations.ts'
export { readMarketPay } from './read-market-pay.ts'
