import type { Skill } from '@assay/taxonomy'
import { latestEdits } from '@assay/taxonomy/edits/apply-edits'
import { AppError, notFound } from '../../../platform/errors/app-error.ts'
import type { KnownTaxonomy } from '../../taxonomy/index.ts'
import { skillOfId } from './skill-changes.rules.ts'

/** The skill to change, unless somebody else changed it since. Without a version, whatever it is now. */
export function expectedSkill(known: KnownTaxonomy, id: string, version: number | null): Skill {
  const skill = skillOfId(known, id)
  if (skill === null) throw notFound('skill')
  const latest = latestEdits(known.edits).get(skill.slug) ?? 0
  if (version !== null && version !== latest)
    throw new AppError('resource.conflict', {
      detail: 'Someone else changed this skill after you opened it. Load it again, then make your change.',
      meta: { version: latest },
    })
  return skill
}
