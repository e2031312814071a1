// Two talent pools of the demo: people from earlier jobs, some with a note and a reminder.
import { listEnded } from '../src/domains/pipeline/shortlists/index.ts'
import { listRequirementsById } from '../src/domains/requirements/index.ts'
import { addToPool, changePoolMember, createPool } from '../src/domains/talent-pools/index.ts'
import { addDays, dayIn } from '../src/platform/time/days.ts'
import { contextOnDay } from './context-on-day.ts'
import type { DemoParts } from './load-demo.ts'
import type { DemoTenants } from './load-tenants.ts'

const IN_FIRST = 7
const IN_SECOND = 4

/** By the place of the candidate; days from today. */
const KEPT: readonly { readonly note: string; readonly remindIn: number | null }[] = [
  { note: 'Strong in the system design round; wanted to finish a project first.', remindIn: -1 },
  { note: 'Prefers four days a week. Ask again when we open part-time jobs.', remindIn: 12 },
  { note: 'Would move to Berlin in spring.', remindIn: 40 },
  { note: 'Recommended by two people on the team.', remindIn: null },
]

export async function loadTalentPools(parts: DemoParts, tenants: DemoTenants): Promise<void> {
  const as = (daysAgo: number) => contextOnDay(parts, tenants, { email: 'recruiter@acme.test', daysAgo })
  const now = await as(0)
  if (now.actor.kind !== 'user' || now.actor.companyId === null) return
  const { companyId } = now.actor
  const ended = await listEnded(now.db, { companyId, before: now.now(), limit: 600 })
  const jobs = await listRequirementsById(now.db, [...new Set(ended.map(({ requirementId }) => requirementId))])
  const among = (title: RegExp) => {
    const ids = new Set(jobs.filter((job) => title.test(job.title)).map(({ id }) => id))
    return [
      ...new Set(ended.flatMap(({ requirementId, candidateId }) => (ids.has(requirementId) ? [candidateId] : []))),
    ]
  }
  const first = await createPool(await as(90), {
    name: 'Nearly hired, back end',
    description: 'People we’d hire for the next back-end job.',
    visibility: 'team',
  })
  const second = await createPool(await as(40), {
    name: 'Data people',
    description: 'For the next data or machine learning job.',
    visibility: 'team',
  })
  const { members } = await addToPool(await as(60), {
    poolId: first.id,
    candidateIds: among(/^(Back-?end|Platform|API)/).slice(0, IN_FIRST),
    note: null,
  })
  await addToPool(await as(30), {
    poolId: second.id,
    candidateIds: among(/^(Data|Machine)/).slice(0, IN_SECOND),
    note: null,
  })
  const today = dayIn('Europe/Berlin', now.now())
  for (const [place, { note, remindIn }] of KEPT.entries()) {
    const member = members[place]
    if (member === undefined) continue
    const remindOn = remindIn === null ? null : addDays(today, remindIn)
    await changePoolMember(await as(20), { id: member.id, version: null, note, remindOn })
  }
}
