import { customType } from 'drizzle-orm/pg-core'

/** A jsonb that earlier releases wrote under other names: `upgrade` gives what is read the names of today. */
export const upgradedJson = <Value>(upgrade: (kept: unknown) => Value) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (kept) => upgrade(typeof kept === 'string' ? JSON.parse(kept) : kept),
  })()
