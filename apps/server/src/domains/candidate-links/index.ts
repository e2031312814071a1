// Signed links for candidates without an account, as other domains may use them.
export { type LinkView, presentLink } from './candidate-links.resource.ts'
export { feedbackAddress, isFeedbackToken, isProfileToken, linkIdIn, profileAddress } from './feedback-tokens.ts'
export { linksOfCandidate } from './moved-links.store.ts'
export { linkAddress, type OpenLink, openLink } from './open-link.ts'
export { type Answer, answerLink, closeLinks, getOpenLink, type HeldLink, readLink, useLink } from './use-link.ts'
export {
  closeLinksOfCandidate,
  deleteLinksAbout,
  findOpenLinkFor,
  type Link,
  listOpenLinks,
  readInstallationKey,
} from './verifications.store.ts'
