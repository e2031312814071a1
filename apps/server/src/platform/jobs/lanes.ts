/** Effects of a lane wait only for each other. */
export type LaneName = 'work' | 'mail' | 'webhook'

/** Effects that a server runs at once; the rest of its database connections are for requests. */
export const LANES: Readonly<Record<LaneName, number>> = { work: 3, mail: 4, webhook: 4 }

/**
 * An effect that waits for a mail server is named so: `offerSent.mailOffer`, `x.sendNotificationMail`; one that waits for
 * the server of an agency `x.postWebhook`.
 */
export function laneOf(effect: string): LaneName {
  if (/\.post\w*Webhook$/.test(effect)) return 'webhook'
  return /\.(mail|send\w*Mail$)/.test(effect) ? 'mail' : 'work'
}
