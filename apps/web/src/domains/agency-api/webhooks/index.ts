// Webhook endpoints of an agency, and what they were sent.
export { WebhooksTab } from './webhooks-tab.tsx'
