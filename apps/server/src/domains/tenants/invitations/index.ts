// Invitations to join a company or an agency.
export type { IsBarred } from './answer-invitation.ts'
export { type CreateCompany, createCompany } from './create-company.ts'
export { expireInvitations } from './expire-invitations.ts'
export type { NameTenant } from './invitations.resource.ts'
export { inviteFirstOwner } from './invite-first-owner.ts'
export { sendInvitationMail } from './send-invitation-mail.ts'
