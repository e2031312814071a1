import { formatCount } from '@assay/contracts/display-words'
import type { InterviewPlan } from '@assay/contracts/requirements'
import { placeOfZone } from '@assay/contracts/zone-names'
import type { Context } from '../../../../platform/context/context.ts'
import { ValidationError } from '../../../../platform/errors/app-error.ts'
import { findEntryOf } from '../../shortlists/index.ts'
import { getOnShortlistForAct, keepInterviewers, NO_PLANNED_INTERVIEWER, zoneOf } from '../booking/index.ts'
import { cameToNothing, EARLIEST_MS, listInterviewsOfEntries } from '../records/index.ts'
import { clockIn, dateIn } from '../times/index.ts'
import { type Ask, nothingBecause, type Placed, placeAll } from './best-slots.rules.ts'
import { findLoops, type Loop } from './loops.rules.ts'
import { readRange } from './read-availability.ts'
import { loadAttendees } from './suggest-slots.ts'

export interface SuggestLoops {
  readonly requirementId: string
  readonly candidateId: string
  readonly rounds: readonly number[]
  readonly from: string
  readonly to: string
  readonly bufferMinutes: number
  readonly sameDay: boolean
  readonly limit: number
}

type PlannedRound = InterviewPlan[number]

export interface LoopSuggestion {
  readonly rounds: readonly { readonly planned: PlannedRound; readonly placed: Placed }[]
  readonly cost: number
  readonly reason: string
}

/** Suggests all due rounds in order, cheapest day first. */
export async function suggestLoops(
  ctx: Context,
  input: SuggestLoops,
): Promise<{ suggestions: LoopSuggestion[]; nothingBecause: string | null }> {
  const { requirement, actor } = await getOnShortlistForAct(ctx, input)
  const range = readRange(input.from, input.to)
  const planned = await listDue(ctx, requirement.plan, input)
  const organizerZone = await zoneOf(ctx, actor, undefined)
  const pools: (readonly string[])[] = []
  for (const { panelPool } of planned)
    pools.push(panelPool.length === 0 ? [actor.userId] : await keepInterviewers(ctx.db, actor.companyId, panelPool))
  const unheld = planned[pools.findIndex((pool) => pool.length === 0)]
  if (unheld !== undefined)
    return { suggestions: [], nothingBecause: `Round ${unheld.round}: ${NO_PLANNED_INTERVIEWER}` }
  const attend = await loadAttendees(ctx, { ...input, userIds: [...new Set(pools.flat())], range })
  const asks = planned.map(
    ({ minutes, pick }, at): Ask => ({
      minutes,
      range,
      organizerZone,
      required: [],
      optional: [],
      candidate: attend.candidate,
      earliest: ctx.now().getTime() + EARLIEST_MS,
      bufferMs: input.bufferMinutes * 60_000,
      pool: (pools[at] ?? []).map(attend.of),
      pick: Math.min(pick, pools[at]?.length ?? 0),
    }),
  )
  const rounds = asks.map(placeAll)
  const candidateZone = attend.candidate.zone
  const loops = findLoops({
    rounds,
    candidateZone,
    sameDay: input.sameDay,
    bufferMs: input.bufferMinutes * 60_000,
  })
  const suggestions = loops.slice(0, input.limit).map((loop) => ({
    cost: loop.cost,
    reason: reasonForLoop(loop, { organizerZone, candidateZone }),
    rounds: loop.rounds.flatMap((placed, at) => {
      const round = planned[at]
      return round === undefined ? [] : [{ placed, planned: round }]
    }),
  }))
  return { suggestions, nothingBecause: loops.length === 0 ? whyNone(asks, rounds, input) : null }
}

async function listDue(ctx: Context, plan: InterviewPlan, input: SuggestLoops): Promise<PlannedRound[]> {
  const entry = await findEntryOf(ctx.db, input)
  const made = entry === null ? [] : await listInterviewsOfEntries(ctx.db, [entry.id])
  const taken = new Set(made.flatMap(({ round, state }) => (cameToNothing.includes(state) ? [] : [round])))
  const due = plan.filter(
    ({ round }) => !taken.has(round) && (input.rounds.length === 0 || input.rounds.includes(round)),
  )
  if (due.length === 0)
    throw new ValidationError([{ field: 'rounds', message: 'No round of the plan is due. Plan the rounds first.' }])
  return due
}

function reasonForLoop(
  { rounds }: Loop,
  { organizerZone, candidateZone }: { organizerZone: string; candidateZone: string },
): string {
  const [first, last] = [rounds[0], rounds.at(-1)]
  if (first === undefined || last === undefined) return ''
  const days = new Set(rounds.map(({ from }) => dateIn(candidateZone, from))).size
  const when = `${clockIn(organizerZone, first.from)}-${clockIn(organizerZone, last.to)} ${placeOfZone(organizerZone)}`
  const theirs =
    clockIn(candidateZone, first.from) === clockIn(organizerZone, first.from)
      ? ''
      : ` = ${clockIn(candidateZone, first.from)}-${clockIn(candidateZone, last.to)} ${placeOfZone(candidateZone)}`
  const idle = rounds.reduce((sum, { from }, at) => sum + (from - (rounds[at - 1]?.to ?? from)), 0) / 60_000
  if (rounds.length === 1) return `One round, ${when}${theirs}`
  return days === 1
    ? `All ${rounds.length} rounds on one day, ${when}${theirs}, ${formatCount(idle, 'minute')} between rounds in total`
    : `All ${rounds.length} rounds within ${days} days, everyone available`
}

function whyNone(asks: readonly Ask[], rounds: readonly (readonly Placed[])[], { sameDay }: SuggestLoops): string {
  const empty = rounds.findIndex((placed) => placed.length === 0)
  const ask = asks[empty]
  if (ask !== undefined) return `Round ${empty + 1} has no suitable time. ${nothingBecause(ask)}`
  return sameDay
    ? 'No day fits all rounds in a row. Allow several days.'
    : 'The rounds don’t fit in a row in this range.'
}
