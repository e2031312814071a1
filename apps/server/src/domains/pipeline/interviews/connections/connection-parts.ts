import type { OutsideRules } from '../../../../platform/outbound/post-outside.ts'
import type { SecretBox } from '../../../../platform/secrets/secret-box.ts'
import { type CalendarDesk, type Credentials, openDesk } from './caldav-desk.ts'
import { CalendarTrouble } from './calendar-trouble.ts'
import type { Connection } from './connections.store.ts'

export interface ConnectionParts {
  readonly secrets: SecretBox
  readonly outside: OutsideRules
}

export const aboutPasswordOf = (connectionId: string): string => `calendar/${connectionId}`

export const sealPassword = ({ secrets }: ConnectionParts, id: string, password: string): Buffer =>
  secrets.seal(aboutPasswordOf(id), password)

export function deskOf({ secrets, outside }: ConnectionParts, connection: Connection): CalendarDesk {
  const { id, homeUrl, account, sealedSecret } = connection
  const credentials: Credentials = { account, password: openPassword(secrets, id, sealedSecret) }
  return openDesk(homeUrl, credentials, outside)
}

/** A database that was restored without its key cannot open it. */
function openPassword(secrets: SecretBox, id: string, sealed: Buffer): string {
  try {
    return secrets.open(aboutPasswordOf(id), sealed)
  } catch {
    throw new CalendarTrouble('refused', 'The saved password can’t be read. Enter it again.')
  }
}
