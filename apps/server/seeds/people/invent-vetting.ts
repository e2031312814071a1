import { dayOf } from '../../src/platform/time/days.ts'
import { DAY_MS } from '../../src/platform/time/durations.ts'
import type { Random } from '../random.ts'
import type { InventedSkill } from './invent-skills.ts'

export type Grade = 'claimed' | 'agency' | 'assessed' | 'interviewed' | 'workSample'

export interface InventedVetting {
  readonly results: readonly {
    readonly stage: string
    readonly method: string
    readonly assessorRole: string
    readonly result: 'pass' | 'fail' | 'score'
    readonly score: number | null
    readonly scoreMax: number | null
    readonly on: string
    readonly validUntil: string | null
  }[]
  /** By skill: the verification level and its date. */
  readonly proofs: ReadonlyMap<string, Proof>
}

export interface Proof {
  readonly grade: Grade
  readonly on: string
}

const TASKS = [
  'timed coding task',
  'take-home task',
  'system design questions',
  'code review exercise',
  'debugging session',
]

interface Setting {
  readonly skills: readonly InventedSkill[]
  readonly hasAgency: boolean
  readonly yearsAtWork: number
  readonly todayMs: number
}

/** How far vetting got: most candidates are assessed, some interviewed, a few have a work sample. */
export function inventVetting(random: Random, setting: Setting): InventedVetting {
  const depth = random.weighted([
    [0, setting.hasAgency ? 6 : 26],
    [1, setting.hasAgency ? 24 : 12],
    [2, 34],
    [3, 22],
    [4, 8 + Math.min(8, setting.yearsAtWork / 2)],
  ] as const)
  const results: InventedVetting['results'][number][] = []
  const proofs = new Map<string, Proof>()
  const provable = setting.skills.filter((skill) => skill.kind !== 'soft')
  let daysAgo = random.whole(20, 620)
  const day = (): string => dayOf(new Date(setting.todayMs - daysAgo * DAY_MS))
  const prove = (grade: Grade, from: number, count: number): void => {
    for (const skill of provable.slice(from, from + count)) proofs.set(skill.slug, { grade, on: day() })
  }
  if (setting.hasAgency && depth > 0) {
    prove('agency', 0, random.whole(3, 8))
    results.push(passed('screening', 'identity and references', 'agency consultant', day()))
  }
  if (depth >= 2) {
    daysAgo = Math.max(12, daysAgo - random.whole(2, 14))
    prove('assessed', 0, random.whole(1, 4))
    const score = Math.min(
      100,
      Math.max(38, Math.round(70 + random.normal() * 11 + Math.min(10, setting.yearsAtWork * 0.6))),
    )
    results.push({
      ...passed('technical assessment', random.pick(TASKS), 'assessment team', day()),
      result: 'score',
      score,
      scoreMax: 100,
    })
  }
  if (depth >= 3) {
    daysAgo = Math.max(8, daysAgo - random.whole(3, 25))
    prove('interviewed', 0, random.whole(1, 3))
    const score = Math.min(5, Math.max(2, Math.round((3.6 + random.normal() * 0.7) * 2) / 2))
    results.push({
      ...passed('technical interview', '60-minute interview, two interviewers', 'senior engineer', day()),
      result: 'score',
      score,
      scoreMax: 5,
    })
  }
  if (depth >= 4) {
    daysAgo = Math.max(4, daysAgo - random.whole(3, 30))
    prove('workSample', 0, random.whole(1, 2))
    results.push(passed('work sample', 'paid trial task, reviewed blind', 'staff engineer', day()))
  }
  return { results, proofs }
}

function passed(stage: string, method: string, assessorRole: string, on: string): InventedVetting['results'][number] {
  const validUntil = dayOf(new Date(Date.parse(on) + 548 * DAY_MS))
  return { stage, method, assessorRole, result: 'pass', score: null, scoreMax: null, on, validUntil }
}
