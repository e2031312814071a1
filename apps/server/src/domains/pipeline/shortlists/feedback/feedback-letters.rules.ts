import { type MailContent, quote, say } from '../../../../platform/mail-writing/mail-content.ts'
import { formatInstant } from '../../../../platform/time/instants.ts'

export interface FeedbackLetter {
  readonly companyName: string
  readonly requirementTitle: string
  readonly askedBy: string
  readonly message: string | null
  readonly candidates: number
  readonly address: string
  readonly expiresAt: Date
  /** The company’s. */
  readonly timezone: string
  readonly isReminder: boolean
}

/** For people without an account. The masked candidates are shown behind the link only. */
export function feedbackLetter(letter: FeedbackLetter): { subject: string; content: MailContent } {
  const { companyName, requirementTitle, askedBy, message, candidates, address, expiresAt, timezone, isReminder } =
    letter
  const people = candidates === 1 ? 'a candidate' : `${candidates} candidates`
  return {
    subject: `${isReminder ? 'Reminder: ' : ''}${askedBy} from ${companyName} would like your feedback on ${people}`,
    content: {
      greeting: 'Hello,',
      before: [
        say(
          `${askedBy} from ${companyName} would like your feedback on ${people} for “${requirementTitle}”. You don’t need an account.`,
        ),
        ...(message === null ? [] : [quote(message)]),
        say(`Please reply by ${formatInstant(expiresAt, timezone)}. Names are hidden.`),
      ],
      button: { label: 'Give feedback', address },
      after: [say('You can change your answer until then.')],
      foot: `This link is personal. Please don’t forward it. ${companyName} keeps your email address with your answer, doesn’t share it, and deletes it 30 days after the job closes. If you’d rather not answer, just ignore this email.`,
    },
  }
}
