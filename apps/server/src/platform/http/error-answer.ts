import { type ErrorCode, errorCodes } from '@assay/contracts/error-codes'
import type { ErrorDocument, ErrorObject, ErrorSource } from '@assay/jsonapi/document'
import { ParameterError } from '@assay/jsonapi/parameter-error'
import { attributePointer } from '@assay/jsonapi/pointer'
import type { FastifyError } from 'fastify'
import type { Actor } from '../context/actor.ts'
import { constraintOf, isDatabaseAway, sqlState } from '../database/transaction.ts'
import { AppError, notFound, ValidationError } from '../errors/app-error.ts'
import { Gone } from '../errors/gone.ts'
import { denialDetail } from './denial-detail.ts'
import { InvalidBody } from './input/invalid-body.ts'
import { OperationsRefused } from './operations/operations-refused.ts'

/** The catalog error for each violated constraint. */
export type ConstraintErrors = Readonly<Record<string, ErrorCode>>

export interface ErrorAnswer {
  readonly status: number
  readonly document: ErrorDocument
  /** Unexpected, so it is logged. */
  readonly isUnknown: boolean
}

/** The only place where an error becomes an answer. Unexpected ones reveal nothing about themselves. */
export function answerError(
  error: unknown,
  requestId: string,
  constraints: ConstraintErrors,
  actor: Actor = { kind: 'nobody' },
): ErrorAnswer {
  const known = errorsOf(error, constraints, actor)
  const errors = known ?? [errorObject('internal', { detail: 'The problem is on our side. Please try again.' })]
  const status = Number(errors[0]?.status ?? 500)
  const withRequest = errors.map((one) => ({ ...one, meta: { ...one.meta, requestId } }))
  return {
    status,
    document: { jsonapi: { version: '1.1' }, errors: withRequest },
    isUnknown:
      known === null ||
      isOutOfRange(error) ||
      isTakenMeanwhile(error, constraints) ||
      error instanceof Gone ||
      isTooDeep(error) ||
      BUSY_STATES.has(sqlState(error) ?? '') ||
      sqlState(error) === REFERS_TO_NOTHING,
  }
}

/** A value of the caller that the database cannot hold or reckon with, such as a day of the year 9999 and one more. */
const isOutOfRange = (error: unknown): boolean => /^22(?:003|007|008|009|015|021|P02|P05)$/.test(sqlState(error) ?? '')

/** Of a document with so many levels that the functions which walk through it run out of stack. */
const isTooDeep = (error: unknown): boolean => error instanceof RangeError && error.message.includes('call stack')

/** Usually the referenced row was removed during the request. */
const REFERS_TO_NOTHING = '23503'

/** Another request was first, and the catalog has no error for it. */
const isTakenMeanwhile = (error: unknown, constraints: ConstraintErrors): boolean =>
  sqlState(error) === '23505' && !Object.hasOwn(constraints, constraintOf(error) ?? '')

/** null for an unforeseen error. */
export function errorsOf(error: unknown, constraints: ConstraintErrors, actor: Actor): ErrorObject[] | null {
  if (error instanceof OperationsRefused) return [...error.errors]
  if (error instanceof InvalidBody) return error.problems.map((problem) => errorObject('validation.invalid', problem))
  if (error instanceof ValidationError)
    return error.problems.map(({ field, message }) => fieldError('validation.invalid', field, { detail: message }))
  if (error instanceof AppError) return [appError(error, actor)]
  if (isTooDeep(error)) return [errorObject('request.malformed', { detail: 'The document has too many levels.' })]
  if (error instanceof Gone) return [appError(notFound(error.thing), actor)]
  if (error instanceof ParameterError)
    return [errorObject('request.parameter', { detail: error.message, source: { parameter: error.parameter } })]
  const code = fromDatabase(error, constraints) ?? fromFastify(error as FastifyError)
  return code ? [errorObject(code, detailOf(error))] : null
}

function appError({ code, circumstances }: AppError, actor: Actor): ErrorObject {
  const { field, source, meta } = circumstances
  const detail = circumstances.detail ?? (code === 'permission.denied' ? denialDetail(actor) : undefined)
  const parts = { ...(detail === undefined ? {} : { detail }), ...(meta === undefined ? {} : { meta }) }
  if (field !== undefined) return fieldError(code, field, parts)
  return errorObject(code, { ...parts, ...(source === undefined ? {} : { source }) })
}

function fieldError(code: ErrorCode, field: string, parts: { detail?: string; meta?: object }): ErrorObject {
  const source = { pointer: attributePointer(field.split('.')) }
  return errorObject(code, { ...parts, source, meta: { ...parts.meta, field } })
}

function errorObject(code: ErrorCode, parts: { detail?: string; source?: ErrorSource; meta?: object }): ErrorObject {
  const { status, title } = errorCodes[code]
  return { status: String(status), code, title, ...parts } as ErrorObject
}

/**
 * 40001, 40P01: aborted by conflicts, repeatedly. 23P01: two bookings of one slot. 23505: a duplicate of a unique row.
 */
const CONFLICTS = new Set(['40001', '40P01', '23P01', '23505', REFERS_TO_NOTHING])

function fromDatabase(error: unknown, constraints: ConstraintErrors): ErrorCode | undefined {
  const state = sqlState(error)
  const constraint = constraintOf(error)
  if (constraint !== undefined && Object.hasOwn(constraints, constraint)) return constraints[constraint]
  if (state === '53100') return 'service.storage-full'
  if (state !== undefined && BUSY_STATES.has(state)) return 'service.busy'
  if (isOutOfRange(error)) return 'request.malformed'
  if (state !== undefined && CONFLICTS.has(state)) return 'resource.conflict'
  return isDatabaseAway(error) ? 'service.not-ready' : undefined
}

/** What the database is short of; what it lacks otherwise is said by the title. */
function detailOf(error: unknown): { detail?: string } {
  const detail = SHORTAGES[sqlState(error) ?? ''] ?? (isDatabaseAway(error) ? AWAY : undefined)
  return detail === undefined ? {} : { detail }
}

const AWAY = 'The database can’t be reached at the moment. Try again in a minute.'

const SHORTAGES: Readonly<Record<string, string>> = {
  '25006': 'The database accepts no changes at the moment. You can still read. Try again in a few minutes.',
  '53100': 'Nothing was saved. Ask the operator of this site to free some space.',
  '53200': 'The database has too little memory at the moment. Try again in a minute.',
  '53300': 'The database has no free connection at the moment. Try again in a minute.',
  '55P03': 'The database is busy with the same data. Try again in a moment.',
  '57014': 'The database took too long to answer. Try again in a moment.',
}

const BUSY_STATES = new Set(['53200', '55P03', '57014'])

function fromFastify(error: FastifyError): ErrorCode | undefined {
  switch (error?.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return 'request.too-large'
    case 'FST_REQ_FILE_TOO_LARGE':
      return 'document.too-large'
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return 'request.media-type'
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'request.timeout'
    // The client disconnected while the answer was written.
    case 'ERR_STREAM_PREMATURE_CLOSE':
      return 'request.malformed'
    default:
      if (error?.statusCode === 416) return 'request.range'
      return typeof error?.statusCode === 'number' && error.statusCode < 500 ? 'request.malformed' : undefined
  }
}
