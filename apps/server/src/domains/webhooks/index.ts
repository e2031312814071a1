// Messages to the systems of agencies and companies.

export { insertDeliveries } from './deliveries.store.ts'
export { isBarred } from './is-barred.ts'
export { postWebhook } from './post-webhook.ts'
export { purgeDeliveries } from './purge-deliveries.ts'
export { type Message, queueMessage } from './queue-message.ts'
export { messageIdOf } from './webhooks.rules.ts'
export { deleteWebhooksOf, findWebhook, hasWebhooks, insertWebhook } from './webhooks.store.ts'
export type { WebhookParts } from './write-webhook.ts'
