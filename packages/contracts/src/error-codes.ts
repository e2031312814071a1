/**
 * The error catalogue: every `code` that an answer may carry, with its title and status.
 * docs/errors.md lists the same codes; a check compares the two with the code that throws.
 */
export const errorCodes = {
  'request.malformed': { status: 400, title: 'The request could not be read' },
  'request.parameter': { status: 400, title: 'A query parameter is not valid' },
  'request.media-type': { status: 415, title: 'Content-Type must be application/vnd.api+json' },
  'request.not-acceptable': { status: 406, title: 'Accept must allow application/vnd.api+json' },
  'request.too-large': { status: 413, title: 'The request is too large' },
  'request.rate-limited': { status: 429, title: 'Too many requests' },
  'request.type-mismatch': { status: 409, title: 'The type or id does not fit the address' },
  'request.client-id': { status: 403, title: 'Ids are made here, not by the client' },
  'request.timeout': { status: 408, title: 'The request took too long to arrive' },
  'validation.invalid': { status: 422, title: 'A field is not valid' },
  'route.not-found': { status: 404, title: 'No such address' },
  'route.method': { status: 405, title: 'The address does not take this method' },
  'resource.not-found': { status: 404, title: 'Not found' },
  'resource.conflict': { status: 409, title: 'It was changed in the meantime' },
  'session.required': { status: 401, title: 'Sign in first' },
  'session.expired': { status: 401, title: 'The session has ended' },
  'session.wrong-credentials': { status: 422, title: 'Mail address or password is wrong' },
  'session.locked': { status: 429, title: 'Too many failed attempts' },
  'session.unverified': { status: 403, title: 'The mail address is not verified yet' },
  'session.disabled': { status: 403, title: 'This account is disabled' },
  'permission.denied': { status: 403, title: 'Your role does not allow this' },
  'registration.company-known': { status: 409, title: 'Your company is already here' },
  'registration.email-taken': { status: 409, title: 'This mail address is taken' },
  'verification.expired': { status: 410, title: 'This link has expired' },
  'verification.used': { status: 410, title: 'This link has been used' },
  'verification.other-account': { status: 409, title: 'Another account is signed in' },
  'verification.too-many': { status: 429, title: 'Too many verification mails' },
  'search.guest-limit': { status: 429, title: 'The guest searches of today are used up' },
  'search.nothing-asked': { status: 422, title: 'The description names nothing to search for' },
  'document.unreadable': { status: 422, title: 'The file could not be read' },
  'document.kind': { status: 415, title: 'Only pdf, docx and txt files can be read' },
  'document.too-large': { status: 413, title: 'The file is larger than 2 MB' },
  'service.not-ready': { status: 503, title: 'Not ready yet' },
  'service.storage-full': { status: 507, title: 'The disk is almost full' },
  internal: { status: 500, title: 'Something went wrong' },
} as const satisfies Record<string, { status: number; title: string }>

export type ErrorCode = keyof typeof errorCodes
