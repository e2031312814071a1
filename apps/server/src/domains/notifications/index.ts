// Who should hear of it, and how? What other domains and the table of reactions may ask of notifications.
export { countUnread } from './notifications.store.ts'
export { type Notice, notify } from './notify.ts'
export { sendNotificationMail } from './send-notification-mail.ts'
