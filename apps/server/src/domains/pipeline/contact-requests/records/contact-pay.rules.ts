import type { Pay } from '@assay/contracts/money'

interface PayColumns {
  readonly payAmountMinor: number
  readonly payCurrency: string
  readonly payPeriod: Pay['period']
}

export const payOf = ({ payAmountMinor, payCurrency, payPeriod }: PayColumns): Pay => ({
  amountMinor: payAmountMinor,
  currency: payCurrency,
  period: payPeriod,
})
