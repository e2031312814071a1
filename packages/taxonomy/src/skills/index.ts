import type { Skill } from '../types.ts'
import { analysisAndPlanning } from './business/analysis-and-planning.ts'
import { backOffice } from './business/back-office.ts'
import { creativeMedia } from './business/creative-media.ts'
import { delivery } from './business/delivery.ts'
import { design } from './business/design.ts'
import { domains } from './business/domains.ts'
import { engineeringDisciplines } from './business/engineering-disciplines.ts'
import { enterpriseSoftware } from './business/enterprise-software.ts'
import { itSupport } from './business/it-support.ts'
import { officeTools } from './business/office-tools.ts'
import { softSkills } from './business/soft-skills.ts'
import { analytics } from './data/analytics.ts'
import { dataEngineering } from './data/data-engineering.ts'
import { databases } from './data/databases.ts'
import { machineLearning } from './data/machine-learning.ts'
import { clouds } from './infrastructure/clouds.ts'
import { devops } from './infrastructure/devops.ts'
import { itOperations } from './infrastructure/it-operations.ts'
import { networking } from './infrastructure/networking.ts'
import { security } from './infrastructure/security.ts'
import { systems } from './infrastructure/systems.ts'
import { readSkillLines, withRelated } from './read-skills.ts'
import { businessRelations } from './relations/business-relations.ts'
import { dataAndInfrastructureRelations } from './relations/data-and-infrastructure-relations.ts'
import { generalRelations } from './relations/general-relations.ts'
import { softwareRelations } from './relations/software-relations.ts'
import { backend } from './software/backend.ts'
import { blockchain } from './software/blockchain.ts'
import { developerTools } from './software/developer-tools.ts'
import { embedded } from './software/embedded.ts'
import { frontend } from './software/frontend.ts'
import { gamesGraphics } from './software/games-graphics.ts'
import { mobile } from './software/mobile.ts'
import { programmingLanguages } from './software/programming-languages.ts'
import { softwareEngineering } from './software/software-engineering.ts'
import { testing } from './software/testing.ts'

const tables = [
  programmingLanguages,
  softwareEngineering,
  frontend,
  backend,
  developerTools,
  mobile,
  embedded,
  gamesGraphics,
  blockchain,
  testing,
  databases,
  dataEngineering,
  machineLearning,
  analytics,
  clouds,
  devops,
  systems,
  networking,
  security,
  itSupport,
  enterpriseSoftware,
  delivery,
  design,
  officeTools,
  domains,
  softSkills,
  itOperations,
  analysisAndPlanning,
  backOffice,
  engineeringDisciplines,
  creativeMedia,
]

const relations = [softwareRelations, dataAndInfrastructureRelations, businessRelations, generalRelations].join('\n')

export const skills: readonly Skill[] = withRelated(tables.flatMap(readSkillLines), relations)
