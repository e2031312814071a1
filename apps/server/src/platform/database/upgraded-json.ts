import { customType } from 'drizzle-orm/pg-core'

/** A jsonb column that earlier releases wrote with other names: `upgrade` converts them on reading. */
export const upgradedJson = <Value>(upgrade: (kept: unknown) => Value) =>
  customType<{ data: Value; driverData: unknown }>({
    dataType: () => 'jsonb',
    toDriver: (value) => JSON.stringify(value),
    fromDriver: (kept) => upgrade(typeof kept === 'string' ? JSON.parse(kept) : kept),
  })()
