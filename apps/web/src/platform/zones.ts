import { presentZone, zoneLabel } from '@assay/contracts/zone-names'

/** The zone of this device. */
export const deviceZone = (): string => presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Every zone of this browser and the given ones, by their present names. */
export const zoneOptions = (also: readonly string[] = []): { value: string; label: string }[] =>
  [...new Set([...also, ...Intl.supportedValuesOf('timeZone')].map(presentZone))]
    .sort()
    .map((zone) => ({ value: zone, label: zoneLabel(zone) }))
