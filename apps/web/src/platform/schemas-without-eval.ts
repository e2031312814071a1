/** Zod would try `new Function`, which the content security policy refuses and reports. Import before any schema. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
