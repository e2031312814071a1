import { AppError, ValidationError } from '../../../platform/errors/app-error.ts'
import { dayOf } from '../../../platform/time/days.ts'
import { SENDS_PER_DAY, type Teammate } from '../teammates/index.ts'

/** Anyone can register a company, so the number of mails is limited, in total and to one address. */
const MAILS_PER_DAY = 200

/** `known` are all invitations of the team, past ones too: revoking one does not take back its mails. */
export function assertMayMail(known: readonly Teammate[], emails: readonly string[], now: Date): void {
  const today = dayOf(now)
  const sent = known.filter(({ sentOn }) => sentOn === today)
  const countOf = (those: readonly Teammate[]) => those.reduce((sum, { sentCount }) => sum + sentCount, 0)
  if (countOf(sent) + emails.length > MAILS_PER_DAY)
    throw new AppError('verification.too-many', {
      detail: `Your team can send ${MAILS_PER_DAY} invitations a day. Send the others tomorrow.`,
    })
  const place = emails.findIndex((address) => countOf(sent.filter(({ email }) => email === address)) >= SENDS_PER_DAY)
  if (place >= 0)
    throw new ValidationError([
      {
        field: `emails.${place}`,
        message: `${emails[place]} was already invited ${SENDS_PER_DAY} times today. Try again tomorrow.`,
      },
    ])
}
