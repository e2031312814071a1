/** Zod would try `new Function`, which the content security policy blocks and reports. Import before any schema. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
