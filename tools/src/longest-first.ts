// The order of test files.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONG = /\.full\.test\.|\/journeys\/src\/(every-screen|hire)\.test\./

/**
 * Begins with the files that take a minute or more: one that began last would run alone at the end. Vitest itself knows
 * durations from the last run only, so in a fresh clone it would go by the size of files.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
