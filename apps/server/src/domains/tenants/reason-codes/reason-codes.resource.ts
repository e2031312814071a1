import { builtInReasonOf } from '@assay/contracts/reason-code'
import type { Presented } from '@assay/jsonapi/present'
import { isBuiltIn } from './reason-codes.rules.ts'
import type { ReasonCode } from './reason-codes.store.ts'

export function presentReason(reason: ReasonCode, uses: number): Presented {
  const { id, kind, code, label, position, retiredAt, version, createdAt, updatedAt } = reason
  return {
    type: 'reason-codes',
    id,
    attributes: {
      kind,
      code,
      label,
      belongsTo: builtInReasonOf(code),
      isBuiltIn: isBuiltIn(kind, code),
      position,
      retiredAt,
      uses,
      version,
      createdAt,
      updatedAt,
    },
  }
}
