import type { PipelineStage } from '@assay/contracts/shortlisteds'
import { formatInstant } from './contact-words.rules.ts'
import { formatRejectionReason, formatStage, formatStep } from './progress-words.rules.ts'

/** What the ledger knows of a process. The letter says this and nothing else. */
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
    readonly toStage: PipelineStage
    readonly reasonCode: string | null
    readonly actorType: string
  }[]
  readonly writtenAt: Date
}

const MAX_FACTORS = 8

/** A plain letter: what part the system played, the main factors, who decided, and what can be done. */
export function explanationLetter(facts: LedgerFacts): string {
  return [
    `How ${facts.companyName} came to its decision about “${facts.requirementTitle}”`,
    `Written on ${formatInstant(facts.writtenAt)}, from the record that was kept as it happened.`,
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
  return rejectionCode === null ? where : `${where} The reason that was given: ${formatRejectionReason(rejectionCode)}.`
}

function partOfTheSystem({ rankAtAdd, scoreAtAdd, modelAtAdd }: LedgerFacts): string {
  if (scoreAtAdd === null)
    return 'What part the system played: none in the order. A person chose your profile without a ranking.'
  const place = rankAtAdd === null ? '' : ` and put you in place ${rankAtAdd}`
  return (
    `What part the system played: it compared your profile with the description of the role${place}, ` +
    `with ${scoreAtAdd} points (model ${modelAtAdd ?? 'unknown'}). It decided nothing: each step below was taken by the one who is named there. ` +
    'Name, photo, sex, age, origin and school were not known to it.'
  )
}

function mainFactors({ factors }: LedgerFacts): string {
  if (factors.length === 0) return ''
  const main = factors.toSorted((left, right) => Math.abs(right.points) - Math.abs(left.points)).slice(0, MAX_FACTORS)
  const lines = main.map(({ label, value, points }) => `  ${points > 0 ? '+' : ''}${points}  ${label}: ${value}`)
  const rest = factors.length - main.length
  return ['The main factors, in points:', ...lines, ...(rest > 0 ? [`  and ${rest} smaller ones`] : [])].join('\n')
}

const AUTHORS: Readonly<Record<string, string>> = {
  user: 'by a person of the company',
  agency: 'by a person of your agency',
  candidateLink: 'by you',
  system: 'by the clock',
}

function whoDecided({ steps }: LedgerFacts): string {
  const lines = steps.map(
    (step) => `  ${formatInstant(step.at)}: ${formatStep(step)}, ${AUTHORS[step.actorType] ?? 'by somebody else'}.`,
  )
  return ['Who did what, and when:', ...lines].join('\n')
}

const WHAT_YOU_CAN_DO =
  'What you can do: behind the link “Your data” of the mail, have wrong data corrected or everything erased; behind the ' +
  'link “Ask for another way”, ask the company that a person looks at the decision again. It has 72 hours to answer.'
