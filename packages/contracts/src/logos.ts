import { defineEndpoint, WRITE_ERRORS } from './endpoint.ts'
import type { ResourceType } from './resource.ts'

/** The endpoints that upload and delete the logo of a company or an agency. */
export function logoOf<Of extends ResourceType>(of: Of) {
  const path = `/${of.type as Of['type']}/{id}/logo` as const
  return {
    /** Sent as multipart/form-data with one part named `file`. */
    change: defineEndpoint({
      method: 'POST',
      path,
      summary: 'Uploads the logo: png, jpeg or webp of at most 512 KB and 2000 × 2000 pixels',
      admission: 'session',
      body: null,
      answers: { kind: 'resource', of },
      status: 200,
      errors: [...WRITE_ERRORS, 'request.media-type', 'request.malformed', 'photo.unusable', 'document.too-large'],
    }),
    remove: defineEndpoint({
      method: 'DELETE',
      path,
      summary: 'Deletes the logo',
      admission: 'session',
      body: null,
      answers: { kind: 'nothing' },
      status: 204,
      errors: WRITE_ERRORS,
    }),
  }
}
