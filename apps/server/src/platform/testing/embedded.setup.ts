import type { TestProject } from 'vitest/node'
import { findEmbeddedBinaries } from '../database/postgres-binaries.ts'
import { startTestCluster } from './test-cluster.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startTestCluster(findEmbeddedBinaries())
  project.provide('testClusterUrl', cluster.url)
  return cluster.stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    testClusterUrl: string
  }
}
