/** Effects of a lane wait only for each other. */
export type LaneName = 'work' | 'mail' | 'webhook' | 'calendar'

/** Effects that a server runs in parallel; the rest of its database connections are for requests. */
export const LANES: Readonly<Record<LaneName, number>> = { work: 3, mail: 4, webhook: 4, calendar: 2 }

/**
 * An effect that waits for a mail server is named so: `offerSent.mailOffer`, `x.sendNotificationMail`; one that waits for
 * the server of an agency or a company `x.postWebhook`; for a user’s calendar server `x.postCalendar`.
 */
export function laneOf(effect: string): LaneName {
  if (/\.post\w*Webhook$/.test(effect)) return 'webhook'
  if (/\.post\w*Calendar$/.test(effect)) return 'calendar'
  return /\.(mail|send\w*Mail$)/.test(effect) ? 'mail' : 'work'
}
