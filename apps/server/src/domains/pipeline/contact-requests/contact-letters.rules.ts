/** What candidates get by mail: plain text, nothing in it is remote. */
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
  /** To ask for another way of choosing, for help with it, or for a second look. */
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
  const begin = isReminder ? 'Still open: ' : ''
  return {
    subject: `${begin}${companyName} would like to talk to you about “${requirementTitle}”`,
    text: lines(
      `Hello,`,
      `${companyName} asks for your contact details for “${requirementTitle}”. They do not know who you are until you say yes.`,
      `Pay: ${pay}${location === null ? '' : `\nWhere: ${location}`}`,
      message,
      `See all of it, then say yes or no, until ${until}:\n${answer}`,
      'Nothing happens by opening the link. If you do not answer, they get nothing.',
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
      `you have released your contact details to ${companyName}, for “${requirementTitle}” and for nothing else. They will write to you.`,
      footer(letter),
    ),
  }
}

export function expired(letter: Around): Letter {
  const { companyName, requirementTitle } = letter
  return {
    subject: `The request of ${companyName} is over`,
    text: lines(
      'Hello,',
      `the request of ${companyName} about “${requirementTitle}” has ended. They have not learned who you are.`,
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
        ? `“${requirementTitle}” at ${companyName} was filled or called off, so nothing more happens there.`
        : `${companyName} had you on its shortlist for “${requirementTitle}” and has decided not to go on with you.`,
      'You can see how this came about, in plain words, and who decided what.',
      footer(letter),
    ),
  }
}

export function corrected({ proposal, isDone, answer }: { proposal: string; isDone: boolean; answer: string }): Letter {
  return {
    subject: isDone ? 'Your data was corrected' : 'About the correction of your data',
    text: lines(
      'Hello,',
      `you asked for this correction of what is kept about you:\n${proposal}`,
      isDone ? 'It was made.' : 'It was not made.',
      answer,
      'All that is kept stands behind the link “Your data” of any earlier mail.',
    ),
  }
}

function footer({ progress, data, explanation, requests }: Around): string {
  const rows = [
    progress === null ? null : `Where things stand:\n${progress}`,
    data === null ? null : `Your data: look at it, correct it, or have it erased:\n${data}`,
    explanation === null ? null : `Why it went as it did:\n${explanation}`,
    requests === null
      ? null
      : `Ask for another way of being chosen, for help with it, or for a second look:\n${requests}`,
  ]
  return rows.filter((row) => row !== null).join('\n\n')
}

const lines = (...parts: readonly string[]): string => `${parts.filter((part) => part !== '').join('\n\n')}\n`
