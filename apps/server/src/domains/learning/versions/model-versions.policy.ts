import type { Actor } from '../../../platform/context/actor.ts'
import { accessOf } from '../../../platform/context/may.ts'

export const WHO_MAY = 'Only operators can manage models.'

export const mayReadModels = (actor: Actor): boolean => accessOf(actor, 'model.train') === 'all'

const PERMISSIONS = {
  propose: 'model.train',
  reject: 'model.train',
  agree: 'model.train',
  promote: 'model.promote',
  rollback: 'model.rollback',
} as const

export type ModelAct = keyof typeof PERMISSIONS

export const mayActOnModels = (actor: Actor, act: ModelAct): boolean => accessOf(actor, PERMISSIONS[act]) === 'all'
