/** Below the address of the site. */
export const SCIM_ROOT = '/scim/v2'
