// In-app and mail notifications, as other domains and the reactions may use them.
export { forgetNotifications } from './forget-notifications.ts'
export { countUnread, wasNotified } from './notifications.store.ts'
export { type Notice, notify } from './notify.ts'
export { countNotificationsByDay, deleteNotificationsBefore } from './old-notifications.store.ts'
export { sendNotificationMail } from './send-notification-mail.ts'
