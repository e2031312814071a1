/** Why a connection to a server outside failed, as far as Node tells. */
export type NetworkFailure =
  | 'refused'
  | 'unknownName'
  | 'lookupFailed'
  | 'unreachable'
  | 'interrupted'
  | 'late'
  | 'noTls'
  | 'expired'
  | 'otherName'
  | 'untrusted'

const FAILURES: Readonly<Record<string, NetworkFailure>> = {
  ECONNREFUSED: 'refused',
  ENOTFOUND: 'unknownName',
  ENODATA: 'unknownName',
  EAI_NONAME: 'unknownName',
  EAI_AGAIN: 'lookupFailed',
  EAI_FAIL: 'lookupFailed',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  ECONNRESET: 'interrupted',
  EPIPE: 'interrupted',
  ETIMEDOUT: 'late',
  EPROTO: 'noTls',
  ERR_SSL_WRONG_VERSION_NUMBER: 'noTls',
  CERT_HAS_EXPIRED: 'expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'otherName',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
}

export const networkFailureOf = (error: unknown): NetworkFailure | undefined =>
  FAILURES[(error as { code?: string } | null)?.code ?? '']
