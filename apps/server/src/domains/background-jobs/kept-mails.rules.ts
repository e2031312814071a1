/** Without the secret part of links: an operator who reads a mail must not be able to act as its recipient. */
export const withoutSecrets = (text: string): string => text.replaceAll(/(https?:\/\/[^\s#]+#)[^\s]+/g, '$1…')
