// The order of test files.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = /\.full\.test\.|\/journeys\/src\/(every-screen|hire|accessible-work)\.test\./

/**
 * Each project begins with the files that take a minute or more: one that began last would run alone at the end. Vitest itself
 * knows durations from the last run only, so in a fresh clone it would go by the size of files. Projects stay together, because
 * a process is shared by the files of one.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...Map.groupBy(sorted, ({ project }) => project.name).values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ])
  }
}
