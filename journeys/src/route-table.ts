// Reads docs/routes.md: which address shows what to each role.
import { readFileSync } from 'node:fs'

const TABLE = new URL('../../docs/routes.md', import.meta.url)

/** The columns after address and heading. Guests are not signed in. */
export const roles = {
  Guest: null,
  Owner: 'owner@acme.test',
  Admin: 'lead@acme.test',
  Recruiter: 'recruiter@acme.test',
  'Hiring manager': 'manager@acme.test',
  Viewer: 'viewer@acme.test',
  'Agency owner': 'owner@northbridge.test',
  'Agency member': 'member@northbridge.test',
  'Client contact': 'client@northbridge.test',
  Operator: 'admin@assay.test',
  Creator: 'creator@assay.test',
} as const
export type RoleName = keyof typeof roles

export interface RouteRow {
  /** May hold ids in braces, such as `/teammate/{colleague}`. */
  readonly address: string
  /** What the page may be headed with; more than one where roles see different pages. */
  readonly headings: readonly string[]
  readonly outcomes: Readonly<Record<RoleName, string>>
}

const names = Object.keys(roles) as RoleName[]

export function readRouteTable(): RouteRow[] {
  const text = readFileSync(TABLE, 'utf8')
  return text.split('\n').flatMap((line) => {
    const cells = line.split('|').map((cell) => cell.trim())
    const address = /^`(\/[^`]*)`$/.exec(cells[1] ?? '')?.[1]
    if (address === undefined || cells.length !== names.length + 4) return []
    const outcomes = Object.fromEntries(names.map((name, at) => [name, (cells[at + 3] ?? '').replaceAll('`', '')]))
    return [{ address, headings: (cells[2] ?? '').split(' / '), outcomes: outcomes as Record<RoleName, string> }]
  })
}

/** The addresses of the file in which the router lists its pages, with `{id}` for every parameter. */
export function readRoutesOf(tree: string): string[] {
  const listed = tree.slice(tree.indexOf('fullPaths:'), tree.indexOf('fileRoutesByTo:'))
  return [...listed.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
}
