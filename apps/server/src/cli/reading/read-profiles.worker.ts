// Reads batches of candidate lines in a worker thread: see read-profiles.ts.
import { parentPort, workerData } from 'node:worker_threads'
import { type NumberedLine, readRankedLine } from './read-ranked-lines.ts'

const { today } = workerData as { today: string }

parentPort?.on('message', (batch: readonly NumberedLine[]) => {
  parentPort?.postMessage(batch.map((line) => readRankedLine(line, today)))
})
