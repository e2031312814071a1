import { techMarketTable } from './tech-market.table.ts'

export interface Stack {
  readonly name: string
  readonly share: number
  readonly technologies: readonly (readonly [name: string, share: number])[]
}

export interface RoleMarket {
  readonly role: string
  /** Years at work at P10, P25, P50, P75 and P90. */
  readonly years: readonly number[]
  /** Yearly pay in US dollars at P25, P50 and P75. */
  readonly pay: readonly number[]
  readonly stacks: readonly Stack[]
}

export function readMarket(table = techMarketTable): Map<string, RoleMarket> {
  const roles = new Map<string, RoleMarket & { stacks: Stack[] }>()
  let current: (RoleMarket & { stacks: Stack[] }) | undefined
  for (const line of table.split('\n').filter((text) => text !== '')) {
    const fields = line.split('|').map((field) => field.trim())
    if (line.startsWith('#')) {
      const [role = '', , years = '', pay = ''] = fields
      current = { role: role.slice(2), years: numbers(years), pay: numbers(pay), stacks: [] }
      roles.set(current.role, current)
    } else current?.stacks.push(readStack(fields))
  }
  return roles
}

function readStack([name = '', share = '', technologies = '']: readonly string[]): Stack {
  return {
    name,
    share: Number(share),
    technologies: technologies.split(', ').map((entry) => {
      const blank = entry.lastIndexOf(' ')
      return [entry.slice(0, blank), Number(entry.slice(blank + 1)) / 100] as const
    }),
  }
}

const numbers = (text: string): number[] => text.split(' ').map(Number)

/** Interpolates linearly between the known quantiles. */
export function quantile(known: readonly (readonly [share: number, value: number])[], at: number): number {
  const upper = known.findIndex(([share]) => share >= at)
  const [highShare, high] = known[upper === -1 ? known.length - 1 : upper] ?? [1, 0]
  const [lowShare, low] = known[Math.max(0, upper - 1)] ?? [0, 0]
  if (upper <= 0 || highShare === lowShare) return high
  return low + ((high - low) * (at - lowShare)) / (highShare - lowShare)
}
