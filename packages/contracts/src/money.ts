import { z } from 'zod'

export const payPeriods = ['hour', 'day', 'month', 'year'] as const

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .meta({ description: 'ISO 4217 code.' })

export const money = z.object({
  amountMinor: z.int().min(0).meta({ description: 'In minor units of the currency.' }),
  currency,
})

export const pay = money.extend({ period: z.enum(payPeriods) })
export type Pay = z.output<typeof pay>
