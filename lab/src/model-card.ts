/** Renders the model card of the served model: `node lab/src/model-card.ts > docs/model-card.md`. */
import { pathToFileURL } from 'node:url'
import { defaultModel, type Model } from '@assay/ranking-engine'
import { correctionLimits, correctionNames, isEmpty } from '@assay/ranking-engine/model/correction'
import type { MeasuredOn } from '@assay/ranking-engine/model/training-record'
import { careersLearnedFrom } from '@assay/taxonomy/careers/careers'

export function modelCard(model: Model): string {
  const { training, uncertainty, shapes } = model
  return `${[
    '# Model card',
    '',
    ...(isEmpty(shapes.correction)
      ? [
          model.careers === undefined
            ? 'Hand-set.'
            : 'Hand-set, except for what leads to what in careers, which is learned.',
          '',
        ]
      : []),
    'Generated from the model file by `node lab/src/model-card.ts`; a test compares the two, so change the file, not this page.',
    '',
    `**${model.version}**, format ${model.format}, ${model.features.length} named features: ${model.features.join(', ')}.`,
    '',
    '## What it is for',
    '',
    'It ranks the candidates who match a search, for a person who then decides. It is additive: every score is a sum of integer',
    'points, and every contribution is shown ([how a ranking is made](ranking.md)). It must not decide about candidates by itself,',
    'and it knows no name, photo, gender, age, nationality, school or address.',
    '',
    '## What is served',
    '',
    ...(isEmpty(shapes.correction)
      ? ['The hand-written model, every number with its reason. The trained correction is **empty**.']
      : ['The hand-written model with a trained correction, in the tables below.']),
    ...(training === null ? [] : ['', training.verdict]),
    ...careerLines(model),
    '',
    ...correctionLines(model),
    ...(training === null ? [] : figureLines(training)),
    '## Uncertainty',
    '',
    `Trained again ${uncertainty.replicates} times on resampled searches, and for longer. In ${Math.round(uncertainty.confidence * 100)} % of all pairs of neighbors`,
    'the difference moved by less than the margin, which combines these spreads (fractions of the points that the criteria give):',
    '',
    '| Part | Spread |',
    '|---|---|',
    ...Object.entries(uncertainty.spread).map(([name, spread]) => `| ${name} | ${spread} |`),
    '',
    'A part without a spread was never trained; its points are set by rule, and the margin does not cover them.',
    '',
    '## Limits',
    '',
    '- It contains **no recruiter’s decision**. Training searches are generated, and their grades follow from the generator.',
    '- The guard set was judged by one judge of ours ([evaluation](evaluation.md)).',
    '- The forms of one query count as separate searches although they are similar, so intervals are somewhat too narrow.',
    ...(training?.limits.map((limit) => `- ${limit}`) ?? []),
  ].join('\n')}\n`
}

/** What is learned and what is set by rule. */
function careerLines({ careers }: Model): string[] {
  if (careers === undefined) return []
  const { people, sha256, components, ridge, items } = careersLearnedFrom
  return [
    '',
    `**Learned**: what leads to what in careers (\`careers\`, at most ${careers.points} points), by ridge regression (${components} components, ridge ${ridge}) from`,
    `counts over ${people.toLocaleString('en')} careers (SHA-256 of the data \`${sha256.slice(0, 16)}…\`), for ${items} titles, families and skills of a next job.`,
    'How much it counts was chosen on judged searches of DEV and on generated ones.',
    '',
    '**Set by hand**, tuned on generated searches: the weights of title, skills, seniority and years, and the shapes of use.',
    '',
    '**Set by rule**, never learned: evidence and its age, missing must-haves, pay, notice, overlap, languages, vetting, and all caps.',
  ]
}

function correctionLines({ shapes }: Model): string[] {
  if (isEmpty(shapes.correction)) return []
  const rows = correctionNames
    .filter((name) => shapes.correction[name].some((value) => value !== 0))
    .map((name) => {
      const { least, most } = correctionLimits[name]
      return `| ${name} | ${shapes.correction[name].join(', ')} | ${least} to ${most} |`
    })
  return ['| Table | Thousandths, from lowest to highest | Limits |', '|---|---|---|', ...rows, '']
}

function figureLines(training: NonNullable<Model['training']>): string[] {
  const { heldOut, guard, reported = [] } = training
  const sets = [heldOut, ...(guard === null ? [] : [guard]), ...reported]
  const names = reported.map(({ name }) => name).join(' and ')
  return [
    '## Figures',
    '',
    `Trained on ${training.searches} searches with ${training.rows.toLocaleString('en')} rows (SHA-256 of the data \`${training.sha256.slice(0, 16)}…\`, seed ${training.seed}):`,
    `${training.trees} trees of the correction, ${training.challengerTrees} full trees of the challenger. NDCG@10 with 95 % intervals, on held-out`,
    'searches:',
    '',
    '| Set | Searches | Hand-written | With correction | Difference | Full trees | Against correction |',
    '|---|---|---|---|---|---|---|',
    ...sets.map(figureRow),
    '',
    ...(reported.length === 0
      ? []
      : [
          `${names}: held out, nothing was fitted on them. The [evaluation](evaluation.md) says how often they were looked at.`,
          '',
        ]),
  ]
}

function figureRow(set: MeasuredOn): string {
  const figure = ({ mean, low, high }: MeasuredOn['prior']) =>
    `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
  const figures = [set.prior, set.corrected, set.gain, set.challenger, set.challengerGain].map(figure)
  return `| ${set.name} | ${set.searches} | ${figures.join(' | ')} |`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(modelCard(defaultModel))
