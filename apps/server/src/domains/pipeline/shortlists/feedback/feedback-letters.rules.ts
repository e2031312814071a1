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

/** Plain text to somebody without a seat; who the candidates are stands behind the link, masked, and never here. */
export function feedbackLetter(letter: FeedbackLetter): { subject: string; text: string } {
  const { companyName, requirementTitle, askedBy, message, candidates, address, expiresAt, isReminder } = letter
  const people = candidates === 1 ? 'a candidate' : `${candidates} candidates`
  const until = `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(expiresAt)} (UTC)`
  return {
    subject: `${isReminder ? 'Still open: ' : ''}${askedBy} of ${companyName} asks for your opinion on ${people}`,
    text: `${[
      'Hello,',
      `${askedBy} of ${companyName} would like your opinion on ${people} for “${requirementTitle}”. You need no account.`,
      message ?? '',
      `See them without their names, and say what you think, until ${until}:\n${address}`,
      'Nothing happens by opening the link. You can change your answer until then.',
      `The link is for you alone: please do not pass it on. ${companyName} keeps your mail address with your answer, and deletes it 30 days after this role is closed. Nobody else gets it. If you do not want to be asked, do nothing.`,
    ]
      .filter((part) => part !== '')
      .join('\n\n')}\n`,
  }
}
