/** The model card, made from the model file that is served: `node lab/src/model-card.ts > docs/model-card.md`. */
import { pathToFileURL } from 'node:url'
import { defaultModel, type Model } from '@assay/ranking-engine'
import { correctionLimits, correctionNames, isEmpty } from '@assay/ranking-engine/model/correction'
import type { MeasuredOn } from '@assay/ranking-engine/model/training-record'

export function modelCard(model: Model): string {
  const { training, uncertainty, shapes } = model
  return `${[
    '# Model card',
    '',
    'Written from the model file by `node lab/src/model-card.ts`; a test compares the two, so change the file, not this page.',
    '',
    `**${model.version}**, format ${model.format}, ${model.features.length} named features: ${model.features.join(', ')}.`,
    '',
    '## What it is for',
    '',
    'It puts the candidates who match a query card into an order for a person who then decides. It is additive: every score is',
    'a sum of whole points, each line shown ([how a ranking is made](ranking.md)). It is not made to decide about anybody by itself, and',
    'nothing in it knows a name, photo, gender, age, nationality, school or address.',
    '',
    '## What is served',
    '',
    ...(isEmpty(shapes.correction)
      ? ['The model that is set by hand, every number with its reason. The learned correction is **empty**.']
      : ['The model that is set by hand with a learned correction on top, in the tables below.']),
    ...(training === null ? [] : ['', training.verdict]),
    '',
    ...correctionLines(model),
    ...(training === null ? [] : figureLines(training)),
    '## How sure it is',
    '',
    `Learned again ${uncertainty.replicates} times on searches drawn anew, and for longer. In ${Math.round(uncertainty.confidence * 100)} % of all pairs of neighbours`,
    'the difference moved by less than the margin, which a card makes of these spreads (parts of the points that it gives):',
    '',
    '| Part | Spread |',
    '|---|---|',
    ...Object.entries(uncertainty.spread).map(([name, spread]) => `| ${name} | ${spread} |`),
    '',
    'A part without any spread was never learned about; its points are set by rule, and the margin says nothing of them.',
    '',
    '## Limits',
    '',
    '- **No recruiter’s decision** is in it. Training searches are invented, and their grades follow from how they were invented.',
    '- The people who judged the guard set are one judge of our own ([evaluation](evaluation.md)).',
    '- The forms of one query count as searches of their own though they are alike, so intervals are somewhat too narrow.',
    ...(training?.limits.map((limit) => `- ${limit}`) ?? []),
  ].join('\n')}\n`
}

function correctionLines({ shapes }: Model): string[] {
  if (isEmpty(shapes.correction)) return []
  const rows = correctionNames
    .filter((name) => shapes.correction[name].some((value) => value !== 0))
    .map((name) => {
      const { least, most } = correctionLimits[name]
      return `| ${name} | ${shapes.correction[name].join(', ')} | ${least} to ${most} |`
    })
  return ['| Table | Thousandths, from the least to the most | Limits |', '|---|---|---|', ...rows, '']
}

function figureLines(training: NonNullable<Model['training']>): string[] {
  const { heldOut, guard, reported = [] } = training
  const sets = [heldOut, ...(guard === null ? [] : [guard]), ...reported]
  const names = reported.map(({ name }) => name).join(' and ')
  return [
    '## Figures',
    '',
    `Learned from ${training.searches} searches with ${training.rows.toLocaleString('en')} rows (SHA-256 of the data \`${training.sha256.slice(0, 16)}…\`, seed ${training.seed}):`,
    `${training.trees} trees of the correction, ${training.challengerTrees} full trees of the challenger. NDCG@10 with 95 % intervals, on searches that`,
    'training did not see:',
    '',
    '| Set | Searches | Set by hand | With what was learned | Difference | Full trees | Against the learned |',
    '|---|---|---|---|---|---|---|',
    ...sets.map(figureRow),
    '',
    ...(reported.length === 0
      ? []
      : [`${names}: measured once, after all was decided; nothing was chosen by these figures.`, '']),
  ]
}

function figureRow(set: MeasuredOn): string {
  const figure = ({ mean, low, high }: MeasuredOn['prior']) =>
    `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`
  const figures = [set.prior, set.corrected, set.gain, set.challenger, set.challengerGain].map(figure)
  return `| ${set.name} | ${set.searches} | ${figures.join(' | ')} |`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(modelCard(defaultModel))
