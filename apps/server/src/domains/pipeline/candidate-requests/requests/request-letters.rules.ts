import type { RequestKind } from '@assay/contracts/candidate-requests'
import { formatKind, formatOutcome } from '../records/index.ts'

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

/** Confirms receipt at once. */
export const received = ({ companyName, requirementTitle, kind, link, until }: Facts & { until: string }): Letter => ({
  subject: `${companyName} received your request`,
  text: `Hello,

Thank you for your message. We’ve passed your request for ${formatKind(kind)} for “${requirementTitle}” on to ${companyName}. A person there will answer by ${until}.

View or withdraw your request:
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
  subject: `${companyName} answered your request`,
  text: `Hello,

${companyName} has answered your request for ${formatKind(kind)} for “${requirementTitle}”.

${formatOutcome(outcome)}

${answer}

View the answer or send another request:
${link}
`,
})
