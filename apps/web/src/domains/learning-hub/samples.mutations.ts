import { readQuery } from '@assay/contracts/query-readings'
import {
  changeSampleJobDescription,
  createSampleJobDescription,
  type SampleVerb,
  sampleActions,
} from '@assay/contracts/sample-job-descriptions'
import { toasts } from '@assay/ui/toast-store.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../../platform/api.ts'
import { samplesKey } from './samples.queries.ts'

const MAX_SKILLS = 40

interface SampleReading {
  readonly titleId: string | null
  readonly title: string | null
  readonly skills: readonly { readonly id: string; readonly name: string; readonly isMust: boolean }[]
  readonly notUnderstood: readonly string[]
  readonly matchedCount: number
}

/** What a search would read from the text. */
async function readSample(text: string): Promise<SampleReading> {
  const { data } = await call(readQuery, { body: { door: 'jobDesc', text }, quiet: true })
  const { criteria, legend, notUnderstood, matchedCount } = data
  const must = new Set(criteria.mustHave.flatMap(({ anyOf }) => anyOf))
  const ids = [...new Set([...must, ...criteria.niceToHave.map(({ skillId }) => skillId)])]
  return {
    titleId: criteria.titleId ?? null,
    title: criteria.title ?? null,
    skills: ids.slice(0, MAX_SKILLS).map((id) => ({ id, name: legend.skills[id]?.name ?? id, isMust: must.has(id) })),
    notUnderstood,
    matchedCount,
  }
}

export function useReadSample() {
  return useMutation({ mutationFn: readSample })
}

function useSettled() {
  const client = useQueryClient()
  return () => void client.invalidateQueries({ queryKey: samplesKey })
}

type NewSample = z.input<typeof createSampleJobDescription.body>

interface Saving {
  readonly id: string | null
  readonly body: Omit<NewSample, 'titleId' | 'skillIds'>
}

/** Keeps title and skills as a search reads them from the text. */
export function useSaveSample() {
  return useMutation({
    mutationFn: async ({ id, body }: Saving) => {
      const { titleId, skills } = await readSample(body.body)
      const whole = { ...body, titleId, skillIds: skills.map((skill) => skill.id) }
      return id === null
        ? (await call(createSampleJobDescription, { body: whole })).data
        : (await call(changeSampleJobDescription, { params: { id }, body: whole })).data
    },
    onSuccess: () => toasts.success('Saved'),
    onSettled: useSettled(),
  })
}

const done: Readonly<Record<SampleVerb, string>> = {
  schedule: 'Scheduled',
  withdraw: 'Back to draft',
  publish: 'Published',
  archive: 'Archived',
}

export function useMoveSample() {
  return useMutation({
    mutationFn: ({ id, verb, publishAt = '' }: { id: string; verb: SampleVerb; publishAt?: string }) =>
      verb === 'schedule'
        ? call(sampleActions.schedule, { params: { id }, body: { publishAt } })
        : call(sampleActions[verb], { params: { id }, body: {} }),
    onSuccess: (_answer, { verb }) => toasts.success(done[verb]),
    onSettled: useSettled(),
  })
}
