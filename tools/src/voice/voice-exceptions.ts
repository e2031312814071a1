// Files that may use refused words, and files that still need rewording.

/** For each refused word, the path prefixes in which it is allowed. */
export type VoiceDebt = Readonly<Record<string, readonly string[]>>

const exceptions: readonly { readonly path: RegExp; readonly because: string }[] = [
  { path: /^docs\/GLOSSARY\.md$/, because: 'It lists what is not to be said.' },
  { path: /\/(legacy-[\w-]+|requirement-address)\.ts$/, because: 'It opens what was kept under the old names.' },
  { path: /\/(word-lists|baselines\/words)\.ts$/, because: 'It lists the words that texts are made of.' },
  { path: /^tools\/src\/voice\//, because: 'The rules name what they refuse.' },
]

/** Still to be reworded. The list only shrinks: other files must not use the word. */
export const voiceDebt: VoiceDebt = {
  'call off': [
    'apps/server/src/domains/pipeline/interviews/booking/cancel-interview.ts',
    'apps/server/src/domains/pipeline/interviews/candidate/answer-interview.ts',
    'apps/server/src/domains/pipeline/interviews/outcomes/close-interviews.ts',
    'apps/server/src/domains/pipeline/interviews/records/index.ts',
    'apps/server/src/domains/pipeline/interviews/records/interview-steps.ts',
    'packages/contracts/src/scheduled-interviews.ts',
  ],
  'calls off': ['packages/contracts/src/scheduled-interviews.ts'],
  'candidate pass': [
    'apps/server/src/domains/dashboards/build-dashboard.ts',
    'apps/web/src/domains/activities/activity-labels.ts',
  ],
  card: [
    'apps/server/src/domains/learning/model-cards/model-cards.resource.ts',
    'apps/server/src/domains/pipeline/interviews/booking/interview-machine.test.ts',
    'apps/server/src/domains/pipeline/interviews/outcomes/complete-interview.ts',
    'apps/server/src/domains/pipeline/interviews/outcomes/run-interview-clock.ts',
    'apps/server/src/domains/pipeline/interviews/records/interviews.events.ts',
    'apps/server/src/domains/pipeline/interviews/records/interviews.rules.ts',
    'apps/server/src/domains/pipeline/shortlists/entries/shortlists.test.ts',
    'apps/server/src/domains/search/replay/replays.test.ts',
    'apps/server/src/domains/search/searches/legacy-seals.rules.ts',
    'apps/server/src/killed-while-hiring.full.test.ts',
    'apps/web/src/domains/activities/activity-labels.ts',
    'apps/web/src/domains/candidate-links/link-page.module.css',
    'apps/web/src/domains/candidate-links/link-page.tsx',
    'apps/web/src/domains/candidate-requests/candidate-requests.module.css',
    'apps/web/src/domains/candidate-requests/own-requests.tsx',
    'apps/web/src/domains/contact-requests/answer-contact-request.tsx',
    'apps/web/src/domains/contact-requests/contacts.module.css',
    'apps/web/src/domains/contact-requests/follow-progress.tsx',
    'apps/web/src/domains/contact-requests/own-data.tsx',
    'apps/web/src/domains/contact-requests/read-explanation.tsx',
    'apps/web/src/domains/content/how-ranking-works.tsx',
    'apps/web/src/domains/content/model-quality.tsx',
    'apps/web/src/domains/interviews/answering/answer-interview.module.css',
    'apps/web/src/domains/interviews/answering/answer-interview.tsx',
    'apps/web/src/domains/search/start/search-workspace.module.css',
    'apps/web/src/domains/search/start/search-workspace.tsx',
    'apps/web/src/domains/search/start/skill-search-form.tsx',
    'apps/web/src/domains/shortlists/board/board-column.tsx',
    'apps/web/src/domains/shortlists/entries/shortlist.module.css',
    'apps/web/src/domains/shortlists/entries/shortlisteds.queries.ts',
    'apps/web/src/domains/shortlists/feedback/give-feedback.module.css',
    'apps/web/src/domains/shortlists/feedback/give-feedback.tsx',
    'apps/web/src/domains/shortlists/feedback/judge-one.tsx',
    'apps/web/src/platform/list-page.module.css',
    'packages/contracts/src/model-cards.ts',
  ],
  door: ['apps/web/src/domains/content/guest-search-box.tsx'],
  edition: [
    'apps/server/src/domains/search/replay/legacy-documents.test.ts',
    'apps/server/src/domains/search/replay/replays.test.ts',
    'apps/server/src/domains/search/searches/legacy-seals.rules.ts',
  ],
  'handed in': ['apps/server/src/domains/pipeline/offers/drafts/offer-machine.test.ts'],
  overtaken: [
    'apps/server/src/domains/pipeline/candidate-requests/notices/manual-notices.test.ts',
    'apps/server/src/domains/pipeline/interviews/letters/send-interview-mail.ts',
  ],
  'query card': ['apps/server/src/domains/search/searches/legacy-seals.rules.ts'],
  requirement: [
    'apps/web/src/domains/agencies/work-list.tsx',
    'apps/web/src/domains/dashboard/coming-up.tsx',
    'apps/web/src/domains/dashboard/dashboard.tsx',
    'apps/web/src/domains/dashboard/funnel-panel.tsx',
    'apps/web/src/domains/requirements/list/requirement-list.tsx',
    'apps/web/src/routes/_dashboard/-shortlisting.tsx',
    'apps/web/src/routes/_dashboard/alternative.tsx',
    'apps/web/src/routes/_dashboard/candidate-search.position-archive.tsx',
    'apps/web/src/routes/_dashboard/candidate-search.shortlisted-candidates.tsx',
    'apps/web/src/routes/_dashboard/clients.tsx',
    'apps/web/src/routes/_dashboard/pages.timeline.tsx',
    'apps/web/src/routes/_dashboard/requirement.tsx',
  ],
  told: [
    'apps/server/src/domains/candidates/keywords/synchronize-keywords.test.ts',
    'apps/server/src/domains/dashboards/dashboards.test.ts',
    'apps/server/src/domains/pipeline/candidate-requests/requests/candidate-requests.test.ts',
    'apps/server/src/domains/pipeline/contact-requests/letters/operators.test.ts',
    'apps/server/src/domains/pipeline/contact-requests/records/contact-machine.test.ts',
    'apps/server/src/domains/pipeline/contact-requests/requests/contact-requests.test.ts',
    'apps/server/src/domains/pipeline/interviews/candidate/represented-interviews.test.ts',
    'apps/server/src/domains/pipeline/shortlists/feedback/feedback-requests.test.ts',
    'apps/server/src/domains/search/matches/swaps.test.ts',
    'apps/server/src/domains/search/replay/replay-frozen.ts',
  ],
  whoever: [
    'apps/server/src/domains/pipeline/shortlists/notes/get-note-for-act.ts',
    'apps/server/src/domains/search/searches/searches.policy.ts',
    'apps/server/src/json-api.test.ts',
    'packages/contracts/src/agency-clients.ts',
    'packages/contracts/src/contact-infos.ts',
    'packages/contracts/src/scheduled-interviews.ts',
    'packages/ranking-engine/src/scoring/score-block.ts',
    'packages/text-reading/src/description/read-languages.ts',
  ],
  whom: [
    'apps/server/src/domains/pipeline/interviews/records/find-interviews.store.ts',
    'packages/text-reading/src/description/mark-refusals.ts',
  ],
  wish: [
    'apps/server/seeds/load-contacts.ts',
    'apps/server/src/domains/search/alternatives/find-alternatives.ts',
    'apps/server/src/domains/search/reading/contradictions.rules.ts',
    'apps/server/src/domains/search/replay/replays.rules.ts',
  ],
  'word of work': ['apps/server/src/domains/requirements/records/criteria.rules.ts'],
  'work term': [
    'apps/server/src/domains/candidates/pool-feed/kept-profile.ts',
    'apps/server/src/domains/search/replay/legacy-documents.test.ts',
    'apps/server/src/domains/search/replay/replays.test.ts',
    'apps/server/src/domains/search/searches/legacy-seals.rules.ts',
  ],
}

export const isExcepted = (path: string): boolean => exceptions.some((one) => one.path.test(path))

export const isPending = (debt: VoiceDebt, path: string, word: string): boolean =>
  (debt[word] ?? []).some((prefix) => path.startsWith(prefix))
