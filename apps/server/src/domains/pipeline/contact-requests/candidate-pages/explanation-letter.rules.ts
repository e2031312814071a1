import { formatCount } from '@assay/contracts/display-words'
import { formatLines } from '@assay/contracts/sealed-text'
import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { formatInstant } from '../../../../platform/time/instants.ts'
import { formatRejectionReason, formatStage, formatStep } from './progress-words.rules.ts'

/** The recorded facts of a process. The letter contains nothing else. */
export interface LedgerFacts {
  readonly companyName: string
  readonly requirementTitle: string
  readonly stage: PipelineStage
  readonly rejectionCode: string | null
  readonly rankAtAdd: number | null
  readonly scoreAtAdd: number | null
  readonly modelAtAdd: string | null
  /** The lines of the frozen explanation; they sum to the score. */
  readonly factors: readonly { readonly label: string; readonly value: string; readonly points: number }[]
  readonly steps: readonly {
    readonly at: Date
    readonly fromStage: PipelineStage | null
    readonly toStage: PipelineStage
    readonly reasonCode: string | null
    readonly actorType: string
  }[]
  readonly writtenAt: Date
  /** Of the candidate. */
  readonly zone: string
}

const MAX_FACTORS = 8

/** A plain-text letter: the role of the ranking, the main factors, who decided, and the candidate's options. */
export function explanationLetter(facts: LedgerFacts): string {
  return [
    `How ${facts.companyName} decided about “${facts.requirementTitle}”`,
    `Created on ${formatInstant(facts.writtenAt, facts.zone)} from the record of this process.`,
    whereItStands(facts),
    partOfTheSystem(facts),
    mainFactors(facts),
    whoDecided(facts),
    WHAT_YOU_CAN_DO,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function whereItStands({ stage, rejectionCode }: LedgerFacts): string {
  const { where } = formatStage(stage)
  return rejectionCode === null ? where : `${where} Reason given: ${formatRejectionReason(rejectionCode)}.`
}

function partOfTheSystem({ rankAtAdd, scoreAtAdd, modelAtAdd }: LedgerFacts): string {
  if (scoreAtAdd === null) return 'The ranking played no part in this: a person chose your profile directly.'
  const rank =
    rankAtAdd === null
      ? `gave it ${formatCount(scoreAtAdd, 'point')}`
      : `ranked you ${formatOrdinal(rankAtAdd)} (${formatCount(scoreAtAdd, 'point')})`
  return (
    `The ranking compared your profile with the job description and ${rank}, using model ${modelAtAdd ?? 'unknown'}. ` +
    'It made no decision: a person took each step below, except those marked as automatic. ' +
    'It did not know your name, photo, gender, age, origin or school.'
  )
}

/** Such as "11th". */
function formatOrdinal(rank: number): string {
  const suffixes = { one: 'st', two: 'nd', few: 'rd' } as const
  const category = new Intl.PluralRules('en', { type: 'ordinal' }).select(rank)
  return `${rank}${suffixes[category as keyof typeof suffixes] ?? 'th'}`
}

function mainFactors({ factors }: LedgerFacts): string {
  if (factors.length === 0) return ''
  const main = formatLines(factors)
    .toSorted((left, right) => Math.abs(right.points) - Math.abs(left.points))
    .slice(0, MAX_FACTORS)
  const lines = main.map(({ label, value, points }) => `  ${points > 0 ? '+' : ''}${points}  ${label}: ${value}`)
  const rest = factors.length - main.length
  return [
    'Main factors, in points:',
    ...lines,
    ...(rest > 0 ? [`  and ${formatCount(rest, 'smaller factor')}`] : []),
  ].join('\n')
}

const AUTHORS: Readonly<Record<string, string>> = {
  user: 'by the company',
  agency: 'by your agency',
  candidateLink: 'by you',
  system: 'automatically',
}

function whoDecided({ steps, zone }: LedgerFacts): string {
  const lines = steps.map(
    (step) =>
      `  ${formatInstant(step.at, zone)}: ${formatStep(step)}, ${AUTHORS[step.actorType] ?? 'by another person'}.`,
  )
  return ['What happened, and who did it:', ...lines].join('\n')
}

const WHAT_YOU_CAN_DO =
  'What you can do: use the link “Your data” in the email to correct or delete your data, or the link “Ask a question, or ' +
  'request a human review or an accommodation” to have a person review the decision. The company has 72 hours to answer.'
