import { presentZone, zoneLabel } from '@assay/contracts/zone-names'

/** The zone of this device. */
export const deviceZone = (): string => presentZone(Intl.DateTimeFormat().resolvedOptions().timeZone)

/** Every zone of this browser by its present name, and the given ones as they are stored. */
export function zoneOptions(also: readonly string[] = []): { value: string; label: string }[] {
  const given = new Set(also.map(presentZone))
  const others = Intl.supportedValuesOf('timeZone').map(presentZone)
  return [...new Set([...also, ...others.filter((zone) => !given.has(zone))])]
    .map((zone) => ({ value: zone, label: zoneLabel(zone) }))
    .sort((one, other) => (one.label < other.label ? -1 : 1))
}
