/** The JSON:API 1.1 media type, without parameters, as every answer carries it. */
export const MEDIA_TYPE = 'application/vnd.api+json'
