import type { TestProject } from 'vitest/node'
import { findEmbeddedBinaries } from '../database/embedded/postgres-binaries.ts'
import { startClusterWithTemplate } from './test-template.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startClusterWithTemplate(findEmbeddedBinaries())
  project.provide('testClusterUrl', cluster.url)
  project.provide('testServerUrl', cluster.serverUrl)
  return cluster.stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    testClusterUrl: string
    testServerUrl: string
  }
}
