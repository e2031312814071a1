// People who are there twice: pairs to decide, one merge that awaits a colleague, one that was made.
import { mergeChoices } from '@assay/contracts/candidate-merges'
import { lookForDuplicates, mergeCandidates } from '../src/domains/candidate-merges/index.ts'
import {
  type CandidateRecord,
  DEMO_PREFIX,
  exportCandidates,
  findIdOfSource,
  importCandidates,
} from '../src/domains/candidates/index.ts'
import type { Context } from '../src/platform/context/context.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const AGENCY = 'northbridge'
const EARLY = 3

/** A person's data from a second source. Drafts, so that no search of the demo finds them. */
const SAID_AGAIN: readonly (readonly [
  agency: string | null,
  change: (known: CandidateRecord) => Partial<CandidateRecord>,
])[] = [
  [null, ({ contact }) => ({ contact: { ...contact, email: contact.email?.toUpperCase() ?? null, phone: null } })],
  [null, ({ contact }) => ({ contact: { ...contact, email: null, phone: null }, rate: null, languages: [] })],
  [AGENCY, ({ contact }) => ({ contact: { ...contact, email: null }, summary: null })],
  [
    null,
    ({ contact, skills }) => ({ contact: { ...contact, phone: null }, skills: skills.slice(0, 3), noticeDays: 60 }),
  ],
]

export async function loadDuplicates(
  ctx: Context,
  parts: DemoParts,
  tenants: DemoTenants,
  agencyIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { value: first = [] } = await exportCandidates(ctx.db, null).next()
  const known = (first as readonly CandidateRecord[]).filter(isWhole)
  const [unvetted, vetted] = [
    known.filter(({ vetting }) => vetting.length === 0),
    known.filter(({ vetting }) => vetting.length > 0),
  ]
  const people = [unvetted[0], vetted[0], unvetted[1] ?? vetted[1], unvetted[2] ?? vetted[2]]
  const pairs: { keptId: string; goneId: string }[] = []
  for (const [place, [agency, change]] of SAID_AGAIN.entries()) {
    const person = people[place]
    const agencyId = agency === null ? null : agencyIds.get(agency)
    if (person === undefined || agencyId === undefined) continue
    const externalId = `${DEMO_PREFIX}again-${place}`
    const again = {
      ...withoutOwn(person),
      ...change(person),
      externalId,
      contentHash: externalId,
      state: 'draft' as const,
    }
    await importCandidates(ctx, [again], { agencyId, now: parts.now })
    const [keptId, goneId] = [
      await findIdOfSource(ctx.db, null, person.externalId),
      await findIdOfSource(ctx.db, agencyId, externalId),
    ]
    if (keptId !== null && goneId !== null) pairs.push({ keptId, goneId })
  }
  await lookForDuplicates(ctx)
  const [, waiting, , made] = pairs
  if (waiting !== undefined)
    await merge(await byOperator('reviewer@assay.test', 1), waiting, 'The same career, word for word.')
  if (made !== undefined)
    await merge(await byOperator('admin@assay.test', EARLY), made, 'Registered twice with one address.')

  function byOperator(email: string, daysAgo: number): Promise<Context> {
    return contextOnDay(parts, tenants, { email, daysAgo })
  }
}

const merge = (ctx: Context, pair: { keptId: string; goneId: string }, reason: string) =>
  mergeCandidates(ctx, { ...pair, reason, choices: mergeChoices.parse({}) })

/** Recognized by address, number and career. */
const isWhole = ({ contact, work }: CandidateRecord): boolean =>
  contact.email !== null &&
  contact.phone !== null &&
  work.some(({ employer, startedOn }) => employer !== null && startedOn !== null)

function withoutOwn({ id: _, createdAt: __, ...record }: CandidateRecord): CandidateRecord {
  return { ...record, vetting: [] }
}
