import type { TestProject } from 'vitest/node'
import { findDebianBinaries } from '../database/embedded/postgres-binaries.ts'
import './embedded.setup.ts'
import { startClusterWithTemplate } from './test-template.ts'

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const binaries = findDebianBinaries()
  if (!binaries) throw new Error('PostgreSQL 15 is not installed: this project should have been left out.')
  const cluster = await startClusterWithTemplate(binaries)
  project.provide('testClusterUrl', cluster.url)
  project.provide('testServerUrl', cluster.serverUrl)
  return cluster.stop
}
