import { getServingModelCard } from '@assay/contracts/model-cards'
import { defaultModel } from '@assay/ranking-engine'
import { beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../../platform/testing/test-app.ts'
import { aCrowd } from '../../../platform/testing/test-candidates.ts'
import { aPerson } from '../../../platform/testing/test-people.ts'

const app = await openTestApp()

beforeAll(async () => {
  await aCrowd(app, 20)
})

test('anyone may read which model ranks candidates', async () => {
  const { status, data } = await app.call(getServingModelCard, {})
  expect(status).toBe(200)
  expect(data.name).toBe(defaultModel.version)
  const recruiter = await aPerson(app, 'employer.recruiter')
  expect((await app.call(getServingModelCard, { token: recruiter.token })).data.id).toBe(data.id)
})

test("shares sum to the whole model, largest first, in the model's proportions", async () => {
  const { data } = await app.call(getServingModelCard, {})
  const shares: { part: keyof typeof defaultModel.weights; share: number }[] = data.shares
  expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
  expect(shares.map(({ share }) => share)).toEqual(shares.map(({ share }) => share).sort((a, b) => b - a))
  const skills = shares.find(({ part }) => part === 'skills')
  for (const { part, share } of shares)
    expect(share / (skills?.share ?? 0)).toBeCloseTo(defaultModel.weights[part] / defaultModel.weights.skills, 12)
})

test('the model card lists the caps, the weight of each verification level, and held-out figures', async () => {
  const { data } = await app.call(getServingModelCard, {})
  const { shapes, keywords } = defaultModel
  expect(data.most).toEqual({
    listed: shapes.order?.listedCap,
    claimed: shapes.claimedCap,
    stated: shapes.statedCap,
    words: keywords?.points,
    wordsUntitled: keywords?.untitled?.points,
    careers: defaultModel.careers?.points,
  })
  expect(data.proof.map(({ worth }: { worth: number }) => worth)).toEqual(defaultModel.shapes.gradeWorth)
  expect(data.learning.generated.byHand).toEqual(defaultModel.training?.heldOut.prior)
  expect(data.learning.judged.challenger).toEqual(defaultModel.training?.guard?.challenger)
  const reported = data.learning.reported.map(({ name, gain }: { name: string; gain: object }) => ({ name, gain }))
  expect(reported).toEqual((defaultModel.training?.reported ?? []).map(({ name, gain }) => ({ name, gain })))
})
