// In-app and mail notifications, as other domains and the reactions may use them.
export { countUnread } from './notifications.store.ts'
export { type Notice, notify } from './notify.ts'
export { sendNotificationMail } from './send-notification-mail.ts'
