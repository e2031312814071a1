// Talent communities, as the assembly may use them.
export { joinCommunity, readCommunity, voteInCommunity } from './act-as-member.ts'
export { inviteToCommunity, listInvitableFinalists, tagMember } from './change-members.ts'
export { eraseMembershipsOf, listMembersOf } from './community-members.store.ts'
export { expireMemberships, leaveAllCommunities } from './end-memberships.ts'
export { membershipLink, sendMembershipMail, sendPostMails } from './send-community-mail.ts'
export { showMembership } from './show-membership.ts'
export { createCommunityOf } from './write-community.ts'
export { createPost, publishPost } from './write-post.ts'
