import { facts, type MailContent, PERSONAL, quote, say } from '../../../../platform/mail-writing/mail-content.ts'

/** The words of mails to candidates. */
export interface Letter {
  readonly subject: string
  readonly content: MailContent
}

export interface Around {
  readonly companyName: string
  readonly requirementTitle: string
  readonly progress: string | null
  readonly data: string | null
  readonly explanation: string | null
  readonly requests: string | null
}

interface Asked extends Around {
  readonly isReminder: boolean
  readonly answer: string
  readonly until: string
  readonly pay: string
  readonly message: string
  readonly location: string | null
  /** The sender of the request, who receives replies by mail. */
  readonly askedBy: string | null
}

export function asked(letter: Asked): Letter {
  const { companyName, requirementTitle, isReminder, answer, until, pay, message, location, askedBy } = letter
  const begin = isReminder ? 'Reminder: ' : ''
  const toPerson =
    askedBy === null ? '' : ` If you reply to this email, ${askedBy} at ${companyName} will see your email address.`
  return {
    subject: `${begin}${companyName} would like to talk to you about “${requirementTitle}”`,
    content: {
      greeting: 'Hello,',
      before: [
        say(
          `${companyName} likes your profile and would like to contact you about “${requirementTitle}”. They won’t know who you are unless you accept.`,
        ),
        facts(['Pay', pay], ['Location', location], ['Please reply by', until]),
        quote(message),
      ],
      button: { label: 'View and answer', address: answer },
      after: [
        say(
          'Opening the link doesn’t share anything. If you don’t reply, the request expires and they won’t learn who you are.',
        ),
      ],
      // A reminder repeats the request, which came with both links.
      links: linksOf(isReminder ? { ...letter, data: null } : letter),
      foot: `${PERSONAL}${toPerson}`,
    },
  }
}

export function released(letter: Around): Letter {
  const { companyName, requirementTitle } = letter
  return {
    subject: `${companyName} now has your contact details`,
    content: {
      greeting: 'Hello,',
      before: [
        say(
          `Thank you for accepting. ${companyName} can now see your contact details and use them for “${requirementTitle}” only. They will be in touch with you soon.`,
        ),
      ],
      ...application(letter),
    },
  }
}

export function expired(letter: Around): Letter {
  const { companyName, requirementTitle } = letter
  return {
    subject: `The request from ${companyName} has expired`,
    content: {
      greeting: 'Hello,',
      before: [
        say(
          `The request from ${companyName} about “${requirementTitle}” has expired. They did not learn who you are, and you don’t need to do anything.`,
        ),
      ],
      ...application(letter),
    },
  }
}

export function ended(letter: Around & { isClosed: boolean }): Letter {
  const { companyName, requirementTitle, isClosed, explanation } = letter
  return {
    subject: `About “${requirementTitle}” at ${companyName}`,
    content: {
      greeting: 'Hello,',
      before: [
        say(
          isClosed
            ? `Thank you for your time and interest. “${requirementTitle}” at ${companyName} has been filled or cancelled, so your application is now closed.`
            : `Thank you for your time. ${companyName} has decided not to move forward with you for “${requirementTitle}”.`,
        ),
        say('You can see how this was decided and ask for a review by a person. All the best in your search.'),
      ],
      button: explanation === null ? undefined : { label: 'How this was decided', address: explanation },
      links: linksOf(letter),
      foot: PERSONAL,
    },
  }
}

export function corrected({ proposal, isDone, answer }: { proposal: string; isDone: boolean; answer: string }): Letter {
  return {
    subject: isDone ? 'Your data has been corrected' : 'Your request to correct your data',
    content: {
      greeting: 'Hello,',
      before: [
        say('You asked us to correct your data:'),
        quote(proposal),
        say(isDone ? 'We have made the correction.' : 'We could not make this correction.'),
        ...(answer === '' ? [] : [quote(answer)]),
        say('To see your data, use the link “Your data” in any earlier email.'),
      ],
    },
  }
}

/** The application is one page, with everything that can be done there. */
const application = (letter: Around): Pick<MailContent, 'button' | 'links' | 'foot'> => ({
  button: letter.progress === null ? undefined : { label: 'View your application', address: letter.progress },
  links: linksOf(letter),
  foot: PERSONAL,
})

/** Every link opens the whole application; these two are owed with each notice. */
function linksOf({ data, requests }: Around): NonNullable<MailContent['links']> {
  const own = data === null ? null : { label: 'Your data', address: data }
  if (requests === null) return own === null ? [] : [own]
  const request = { label: 'Ask a question, or request a human review or an accommodation', address: requests }
  return own === null ? [request] : [own, request]
}
