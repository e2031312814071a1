import type { Context } from '../../../../platform/context/context.ts'
import type { OutsideRules } from '../../../../platform/outbound/post-outside.ts'
import type { SecretBox } from '../../../../platform/secrets/secret-box.ts'
import { createCalendarReader } from '../calendars/index.ts'
import {
  type CaldavParts,
  type CalendarClients,
  type CalendarProvider,
  type CalendarProviders,
  type CalendarService,
  CalendarTrouble,
  createCalendarProviders,
  type Grant,
  openCaldav,
} from '../services/index.ts'
import { type Connection, replaceSecret } from './connections.store.ts'

export interface ConnectionParts extends CaldavParts {
  readonly secrets: SecretBox
  readonly providers: CalendarProviders
}

export interface ConnectionNeeds {
  readonly secrets: SecretBox
  readonly outside: OutsideRules
  readonly appUrl: string
  /** When absent, calendars are connected by CalDAV only. */
  readonly calendarClients?: CalendarClients | undefined
}

export function connectionParts({ secrets, outside, appUrl, calendarClients = {} }: ConnectionNeeds): ConnectionParts {
  const providers = createCalendarProviders(appUrl, calendarClients)
  return { secrets, outside, providers, reader: createCalendarReader() }
}

const aboutSecretOf = (connectionId: string): string => `calendar/${connectionId}`

export const sealPassword = ({ secrets }: ConnectionParts, id: string, password: string): Buffer =>
  secrets.seal(aboutSecretOf(id), password)

export const sealGrant = ({ secrets }: ConnectionParts, id: string, grant: Grant): Buffer =>
  secrets.seal(aboutSecretOf(id), JSON.stringify(grant))

export function serviceOf(ctx: Context, parts: ConnectionParts, connection: Connection): CalendarService {
  const { homeUrl, account } = connection
  const provider = providerOf(parts, connection)
  if (provider === null) return openCaldav(homeUrl, { account, password: openSecret(parts, connection) }, parts)
  return provider.openService({ grant: grantIn(parts, connection), now: ctx.now, keep: keeper(ctx, parts, connection) })
}

/** null: a CalDAV server. */
export function providerOf({ providers }: ConnectionParts, { provider }: Connection): CalendarProvider | null {
  if (provider === 'caldav') return null
  const known = providers.find(({ kind }) => kind === provider)
  if (known === undefined) throw new CalendarTrouble('failed', 'This server of Assay no longer reads these calendars.')
  return known
}

export const grantIn = (parts: ConnectionParts, connection: Connection): Grant =>
  JSON.parse(openSecret(parts, connection)) as Grant

/** Stores the provider's renewed tokens, unless the user has connected again in the meantime. */
function keeper(ctx: Context, parts: ConnectionParts, { id, sealedSecret }: Connection) {
  let before = sealedSecret
  return async (grant: Grant): Promise<void> => {
    const after = sealGrant(parts, id, grant)
    await replaceSecret(ctx.db, { id, before, after })
    before = after
  }
}

/** A database that was restored without its key cannot open it. */
function openSecret({ secrets }: ConnectionParts, { id, sealedSecret, provider }: Connection): string {
  try {
    return secrets.open(aboutSecretOf(id), sealedSecret)
  } catch {
    const words =
      provider === 'caldav'
        ? 'The saved password can’t be read. Enter it again.'
        : 'The saved access can’t be read. Connect again.'
    throw new CalendarTrouble('refused', words)
  }
}
