/** Effects of a lane wait only for each other. */
export type LaneName = 'work' | 'mail'

/** Effects that a server runs at once; the rest of its database connections are for requests. */
export const LANES: Readonly<Record<LaneName, number>> = { work: 3, mail: 4 }

/** An effect that waits for a mail server is named so: `offerSent.mailOffer`, `x.sendNotificationMail`. */
export const laneOf = (effect: string): LaneName => (/\.(mail|send\w*Mail$)/.test(effect) ? 'mail' : 'work')
