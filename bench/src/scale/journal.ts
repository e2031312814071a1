/** What clients were answered in each phase of a run. */

export type Kind = 'read' | 'write'
/** `refused`: try again later. `cut`: the connection ended. `wrong`: nothing that a client should ever see. */
export type Outcome = 'answered' | 'refused' | 'cut' | 'wrong'

export interface PhaseFigures {
  readonly phase: string
  readonly seconds: number
  readonly reads: number
  readonly writes: number
  readonly refused: number
  readonly cut: number
  readonly wrong: number
  /** The longest time in which no request of any client was answered. */
  readonly silentSeconds: number
  readonly reopenedStreams: number
}

interface Phase {
  readonly name: string
  readonly beganAt: number
  lastAnswerAt: number
  silentMs: number
  reopenedStreams: number
  readonly counts: Record<Outcome, Record<Kind, number>>
}

export class Journal {
  readonly wrong: string[] = []
  /** How often each refusal was given, with its first words. */
  readonly refusals = new Map<string, number>()
  readonly #phases: Phase[] = []
  #endedAt = 0

  begin(name: string): void {
    const beganAt = performance.now()
    this.#phases.push({
      name,
      beganAt,
      lastAnswerAt: beganAt,
      silentMs: 0,
      reopenedStreams: 0,
      counts: {
        answered: { read: 0, write: 0 },
        refused: { read: 0, write: 0 },
        cut: { read: 0, write: 0 },
        wrong: { read: 0, write: 0 },
      },
    })
  }

  end(): void {
    this.#endedAt = performance.now()
  }

  note(kind: Kind, outcome: Outcome, detail = ''): void {
    const phase = this.#phases.at(-1)
    if (phase === undefined) return
    phase.counts[outcome][kind] += 1
    if (outcome === 'wrong') this.wrong.push(`${phase.name}: ${detail}`)
    if (outcome === 'refused') {
      const refusal = `${phase.name}: ${detail}`
      this.refusals.set(refusal, (this.refusals.get(refusal) ?? 0) + 1)
    }
    if (outcome !== 'answered') return
    const at = performance.now()
    phase.silentMs = Math.max(phase.silentMs, at - phase.lastAnswerAt)
    phase.lastAnswerAt = at
  }

  noteStream(): void {
    const phase = this.#phases.at(-1)
    if (phase !== undefined) phase.reopenedStreams += 1
  }

  /** Answers in the present phase. */
  answered(): number {
    const counts = this.#phases.at(-1)?.counts.answered
    return (counts?.read ?? 0) + (counts?.write ?? 0)
  }

  figures(): PhaseFigures[] {
    return this.#phases.map((phase, place) => {
      const { name, beganAt, lastAnswerAt, silentMs, reopenedStreams, counts } = phase
      const endedAt = this.#phases[place + 1]?.beganAt ?? this.#endedAt
      const both = (outcome: Outcome): number => counts[outcome].read + counts[outcome].write
      return {
        phase: name,
        seconds: (endedAt - beganAt) / 1_000,
        reads: counts.answered.read,
        writes: counts.answered.write,
        refused: both('refused'),
        cut: both('cut'),
        wrong: both('wrong'),
        silentSeconds: Math.max(silentMs, endedAt - lastAnswerAt) / 1_000,
        reopenedStreams,
      }
    })
  }
}

const COLUMNS: readonly [title: string, cell: (figures: PhaseFigures) => string | number][] = [
  ['phase', ({ phase }) => phase],
  ['seconds', ({ seconds }) => seconds.toFixed(1)],
  ['reads answered', ({ reads }) => reads],
  ['writes acknowledged', ({ writes }) => writes],
  ['refused', ({ refused }) => refused],
  ['cut', ({ cut }) => cut],
  ['wrong', ({ wrong }) => wrong],
  ['longest silence, s', ({ silentSeconds }) => silentSeconds.toFixed(1)],
  ['streams reopened', ({ reopenedStreams }) => reopenedStreams],
]

export function asTable(phases: readonly PhaseFigures[]): string {
  const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`
  return [
    line(COLUMNS.map(([title]) => title)),
    line(COLUMNS.map((_, place) => (place === 0 ? '---' : '---:'))),
    ...phases.map((phase) => line(COLUMNS.map(([, cell]) => cell(phase)))),
  ].join('\n')
}
