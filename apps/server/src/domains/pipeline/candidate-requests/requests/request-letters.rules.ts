import type { RequestKind } from '@assay/contracts/candidate-requests'
import { type MailContent, PERSONAL, quote, say } from '../../../../platform/mail-writing/mail-content.ts'
import { formatKind, formatOutcome } from '../records/index.ts'

interface Facts {
  readonly companyName: string
  readonly requirementTitle: string
  readonly kind: RequestKind
  readonly link: string
}

interface Letter {
  readonly subject: string
  readonly content: MailContent
}

const wordOf = (kind: RequestKind): string => (kind === 'question' ? 'question' : 'request')

/** Confirms receipt immediately. */
export const received = ({ companyName, requirementTitle, kind, link, until }: Facts & { until: string }): Letter => ({
  subject: `${companyName} received your ${wordOf(kind)}`,
  content: {
    greeting: 'Hello,',
    before: [
      say(
        `Thank you for your message. We’ve passed on your ${formatKind(kind)} about “${requirementTitle}” to ${companyName}. A person there will reply by ${until}.`,
      ),
    ],
    button: { label: `View or withdraw your ${wordOf(kind)}`, address: link },
    foot: PERSONAL,
  },
})

export const answered = ({
  companyName,
  requirementTitle,
  kind,
  link,
  outcome,
  answer,
}: Facts & { outcome: string; answer: string }): Letter => ({
  subject: `${companyName} answered your ${wordOf(kind)}`,
  content: {
    greeting: 'Hello,',
    before: [
      say(`${companyName} has answered your ${formatKind(kind)} about “${requirementTitle}”.`),
      ...(formatOutcome(outcome) === '' ? [] : [say(formatOutcome(outcome))]),
      ...(answer === '' ? [] : [quote(answer)]),
    ],
    button: { label: 'View the answer', address: link },
    after: [say('You can ask another question or send another request there, too.')],
    foot: PERSONAL,
  },
})
