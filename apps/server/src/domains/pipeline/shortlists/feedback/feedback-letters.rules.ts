export interface FeedbackLetter {
  readonly companyName: string
  readonly requirementTitle: string
  readonly askedBy: string
  readonly message: string | null
  readonly candidates: number
  readonly address: string
  readonly expiresAt: Date
  readonly isReminder: boolean
}

/** Plain text for people without an account. The masked candidates are shown behind the link only. */
export function feedbackLetter(letter: FeedbackLetter): { subject: string; text: string } {
  const { companyName, requirementTitle, askedBy, message, candidates, address, expiresAt, isReminder } = letter
  const people = candidates === 1 ? 'a candidate' : `${candidates} candidates`
  const until = `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)} (UTC)`
  return {
    subject: `${isReminder ? 'Reminder: ' : ''}${askedBy} from ${companyName} would like your feedback on ${people}`,
    text: `${[
      'Hello,',
      `${askedBy} from ${companyName} would like your feedback on ${people} for “${requirementTitle}”. You don’t need an account.`,
      message ?? '',
      `Please reply by ${until}. Names are hidden:\n${address}`,
      'You can change your answer until then.',
      `This link is personal. Please don’t forward it. ${companyName} keeps your email address with your answer, shares it with nobody, and deletes it 30 days after the job closes. If you’d rather not answer, just ignore this email.`,
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
  }
}
