import type { RequestKind } from '@assay/contracts/candidate-requests'
import { formatKind, formatOutcome } from './candidate-requests.rules.ts'

interface Facts {
  readonly companyName: string
  readonly requirementTitle: string
  readonly kind: RequestKind
  readonly link: string
}

interface Letter {
  readonly subject: string
  readonly text: string
}

/** Said at once, so that nobody wonders whether it arrived. */
export const received = ({ companyName, requirementTitle, kind, link, until }: Facts & { until: string }): Letter => ({
  subject: `${companyName} has what you asked for`,
  text: `Hello,

you asked ${companyName} for ${formatKind(kind)}, about “${requirementTitle}”. A person there answers until ${until}.

See it, or take it back:
${link}
`,
})

export const answered = ({
  companyName,
  requirementTitle,
  kind,
  link,
  outcome,
  answer,
}: Facts & { outcome: string; answer: string }): Letter => ({
  subject: `The answer of ${companyName} to what you asked`,
  text: `Hello,

you asked ${companyName} for ${formatKind(kind)}, about “${requirementTitle}”.

${formatOutcome(outcome)}

${answer}

See all of it, or ask for something else:
${link}
`,
})
