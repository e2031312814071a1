// Manual notices: messages that no mail could carry.

export { createManualNotice, supersedeNotices } from './create-manual-notice.ts'
export { deliverNotice } from './deliver-manual-notice.ts'
