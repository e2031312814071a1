/** The texts of mails to candidates: plain text without remote content. */
export interface Letter {
  readonly subject: string
  readonly text: string
}

export interface Around {
  readonly companyName: string
  readonly requirementTitle: string
  readonly progress: string | null
  readonly data: string | null
  readonly explanation: string | null
  /** The link to submit a candidate request. */
  readonly requests: string | null
}

interface Asked extends Around {
  readonly isReminder: boolean
  readonly answer: string
  readonly until: string
  readonly pay: string
  readonly message: string
  readonly location: string | null
}

export function asked(letter: Asked): Letter {
  const { companyName, requirementTitle, isReminder, answer, until, pay, message, location } = letter
  const begin = isReminder ? 'Reminder: ' : ''
  return {
    subject: `${begin}${companyName} would like to talk to you about “${requirementTitle}”`,
    text: lines(
      `Hello,`,
      `${companyName} likes your profile and would like to contact you about “${requirementTitle}”. They don’t know who you are unless you accept.`,
      `Salary: ${pay}${location === null ? '' : `\nLocation: ${location}`}`,
      message,
      `Please reply by ${until}:\n${answer}`,
      'Opening the link shares nothing. If you don’t reply, the request expires and they won’t learn who you are.',
      footer(letter),
    ),
  }
}

export function released(letter: Around): Letter {
  const { companyName, requirementTitle } = letter
  return {
    subject: `${companyName} now has your contact details`,
    text: lines(
      'Hello,',
      `Thank you for accepting. ${companyName} can now see your contact details and use them for “${requirementTitle}” only. They will be in touch with you soon.`,
      footer(letter),
    ),
  }
}

export function expired(letter: Around): Letter {
  const { companyName, requirementTitle } = letter
  return {
    subject: `The request from ${companyName} has expired`,
    text: lines(
      'Hello,',
      `The request from ${companyName} about “${requirementTitle}” has expired. They did not learn who you are, and you don’t need to do anything.`,
      footer(letter),
    ),
  }
}

export function ended(letter: Around & { isClosed: boolean }): Letter {
  const { companyName, requirementTitle, isClosed } = letter
  return {
    subject: `About “${requirementTitle}” at ${companyName}`,
    text: lines(
      'Hello,',
      isClosed
        ? `Thank you for your time and interest. “${requirementTitle}” at ${companyName} has been filled or cancelled, so this process has ended.`
        : `Thank you for your time. ${companyName} has decided not to move forward with you for “${requirementTitle}”.`,
      'You can read how this was decided, and request a review by a person, with the links below. All the best for your search.',
      footer(letter),
    ),
  }
}

export function corrected({ proposal, isDone, answer }: { proposal: string; isDone: boolean; answer: string }): Letter {
  return {
    subject: isDone ? 'Your data has been corrected' : 'About the correction of your data',
    text: lines(
      'Hello,',
      `You asked for this correction of your data:\n${proposal}`,
      isDone ? 'We have made the correction.' : 'We have not made the correction.',
      answer,
      'You can view your data with the link “Your data” in any earlier email.',
    ),
  }
}

function footer({ progress, data, explanation, requests }: Around): string {
  const rows = [
    progress === null ? null : `Check your status:\n${progress}`,
    data === null ? null : `Your data (view, correct or delete it):\n${data}`,
    explanation === null ? null : `How this was decided:\n${explanation}`,
    requests === null ? null : `Request a human review or an accommodation:\n${requests}`,
  ]
  return rows.filter((row) => row !== null).join('\n\n')
}

const lines = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`
