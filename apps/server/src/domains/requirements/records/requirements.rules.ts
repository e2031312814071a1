import { titleProblem } from '@assay/contracts/name-rules'
import { oneLine } from '@assay/contracts/one-line'
import {
  plainFields,
  type RequirementState,
  type RequirementVerb,
  requirementVerbs,
  type WeightsVerb,
} from '@assay/contracts/requirements'
import type { LintFinding, SearchCriteria } from '@assay/contracts/search-criteria'
import { canonicalJson } from '../../../platform/hashing/canonical-json.ts'

interface Transition {
  readonly from: readonly RequirementState[]
  readonly to: RequirementState
}

/** The whole state machine: a transition not listed here is refused. */
export const transitions: Readonly<Record<RequirementVerb, Transition>> = {
  submit: { from: ['draft'], to: 'pendingApproval' },
  recall: { from: ['pendingApproval'], to: 'draft' },
  return: { from: ['pendingApproval'], to: 'draft' },
  approve: { from: ['pendingApproval'], to: 'open' },
  publish: { from: ['draft'], to: 'open' },
  pause: { from: ['open'], to: 'paused' },
  resume: { from: ['paused'], to: 'open' },
  fill: { from: ['open'], to: 'filled' },
  cancel: { from: ['open'], to: 'cancelled' },
  archive: { from: ['filled', 'cancelled'], to: 'archived' },
  reopen: { from: ['filled', 'cancelled', 'archived'], to: 'open' },
}

export const verbsFrom = (state: RequirementState): RequirementVerb[] =>
  requirementVerbs.filter((verb) => transitions[verb].from.includes(state))

/** A submitted requirement awaits its decision unchanged, and a closed one is history. */
export const isEditable = (state: RequirementState): boolean =>
  state === 'draft' || state === 'open' || state === 'paused'

interface Weighed {
  readonly state: RequirementState
  readonly weightsFrozenAt: Date | null
  readonly areWeightsFrozenByHand: boolean
}

/** The actions on the weights that are possible now: none after the first decision. */
export function weightsActsOn({ state, weightsFrozenAt, areWeightsFrozenByHand }: Weighed): WeightsVerb[] {
  if (!takesCandidates(state) && state !== 'paused') return []
  if (weightsFrozenAt === null) return ['freezeWeights']
  return areWeightsFrozenByHand ? ['unfreezeWeights'] : []
}

export function weightsFrozenBy({ weightsFrozenAt, areWeightsFrozenByHand }: Weighed): 'person' | 'decision' | null {
  if (weightsFrozenAt === null) return null
  return areWeightsFrozenByHand ? 'person' : 'decision'
}

export const takesCandidates = (state: RequirementState): boolean => state === 'open'

type PlainField = keyof typeof plainFields

/** The fields that are stored and shown as they are. */
export function plainFieldsOf<T extends object>(from: T): Pick<T, keyof T & PlainField> {
  const isPlain = ([name]: [string, unknown]): boolean => Object.hasOwn(plainFields, name)
  return Object.fromEntries(Object.entries(from).filter(isPlain)) as Pick<T, keyof T & PlainField>
}

const TITLE_LENGTH = 120

/** A longer first line is prose and no headline. */
const MAX_HEADLINE_LENGTH = 80

interface TitledText {
  readonly text: string
  /** Where the text names the job, if it does. */
  readonly titleAt: number | null
}

/** The given title, or the headline of the text, or the title in the criteria. */
export function titleFor(
  given: string | undefined,
  criteria: SearchCriteria,
  { text, titleAt }: TitledText,
): string | null {
  const firstLine = (text.split('\n').find((line) => line.trim() !== '') ?? '').trim()
  const first = firstLine.length <= MAX_HEADLINE_LENGTH ? firstLine : ''
  const headline = titleAt === null ? first : (titledLine(text, titleAt) ?? first)
  const titles = (given === undefined ? [headline, criteria.title ?? '', firstLine] : [given]).map((title) =>
    oneLine(title).slice(0, TITLE_LENGTH).trim(),
  )
  return titles.find((title) => title.length >= 2 && titleProblem('Title', title) === null) ?? null
}

/** Jobs under way with one title could not be told apart. A new opening of a job that has ended has its title. */
export function titleOfCopy({ title, state }: { readonly title: string; readonly state: RequirementState }): string {
  if (transitions.reopen.from.includes(state)) return title
  return `Copy of ${title}`.slice(0, TITLE_LENGTH).trim()
}

/** "Position: ", "## ", "- ": prefixes of a headline that are not part of it. */
const LEAD_IN = /^[\s#*•>–-]*(?:(?:job title|job|title|position|role|vacancy|opening)\s*[:–-]\s*)?/i
/** In a sentence, other words precede the title: "You will be our lead engineer". */
const IN_A_SENTENCE = /[.!?]\s*$|^\S*\b(?:an?|as|be|for|is|are|our|the|we|you|your|this|looking|hiring)\b/i

/** The separate line with the title; a company, a place or a greeting often precedes it. */
function titledLine(text: string, at: number): string | null {
  const start = text.lastIndexOf('\n', at - 1) + 1
  const end = text.indexOf('\n', at)
  const line = text.slice(start, end === -1 ? undefined : end)
  const lead = LEAD_IN.exec(line)?.[0].length ?? 0
  const headline = line.slice(lead).trim()
  const before = line.slice(lead, at - start).trim()
  const stands = before.split(/\s+/).length <= 2 && !IN_A_SENTENCE.test(before) && !IN_A_SENTENCE.test(headline)
  return stands && headline.length <= MAX_HEADLINE_LENGTH ? headline : null
}

const HARMLESS = new Set<LintFinding['code']>(['boilerplate', 'too-short', 'foreign-language'])

/** Findings that prevent publishing. Pay that the band states is not missing. */
export function lintAgainst(
  found: readonly LintFinding[],
  { hasPay }: { readonly hasPay: boolean },
): readonly LintFinding[] {
  return found.filter(({ code }) => !HARMLESS.has(code) && !(code === 'missing-pay' && hasPay))
}

/** Compares criteria regardless of key order. */
export function isSameCriteria(left: SearchCriteria, right: SearchCriteria): boolean {
  return canonicalJson(left) === canonicalJson(right)
}
