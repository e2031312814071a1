/** Such as "Mon 23 Nov 2026, 14:05 (UTC)", or "Mon 23 Nov 2026, 19:35 (Kolkata, GMT+5:30)" in a zone. */
export function formatInstant(at: Date, timeZone?: string): string {
  const zoned = { timeZone: timeZone ?? 'UTC' }
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', ...zoned } as const
  const day = new Intl.DateTimeFormat('en-GB', parts).format(at).replace(',', '')
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...zoned } as const
  return `${day}, ${new Intl.DateTimeFormat('en-GB', clock).format(at)} (${nameOfZone(at, timeZone)})`
}

function nameOfZone(at: Date, timeZone: string | undefined): string {
  if (timeZone === undefined) return 'UTC'
  const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(at)
  // A minus does not break at the end of a line, as a hyphen does.
  return `${place}, ${parts.find(({ type }) => type === 'timeZoneName')?.value.replace('-', '−') ?? 'UTC'}`
}
