import type { Random } from '../random.ts'
import type { InventedSkill } from './invent-skills.ts'
import { employerName, type Sector, sectors } from './sectors.table.ts'
import { craftOf, tellStory } from './stories.ts'

export interface InventedJob {
  readonly title: string
  readonly employer: string
  readonly sector: Sector
  readonly startedOn: string
  readonly endedOn: string | null
  readonly lines: readonly { readonly slug: string; readonly text: string }[]
  readonly skills: readonly string[]
}

interface Setting {
  readonly title: string
  readonly seniority: string
  readonly yearsAtWork: number
  readonly skills: readonly InventedSkill[]
  /** Months since year 0. */
  readonly thisMonth: number
  readonly isWorking: boolean
}

const RANKS = ['Junior', '', 'Senior', 'Lead'] as const
const MAX_HISTORY_LENGTH = 7

/** Returns the most recent job first. */
export function inventCareer(random: Random, setting: Setting): InventedJob[] {
  const jobs: InventedJob[] = []
  let end = setting.isWorking ? setting.thisMonth : setting.thisMonth - random.whole(1, 8)
  let left = Math.max(5, Math.round(setting.yearsAtWork * 12))
  const favorite = random.pick(sectors)
  const usedTexts = new Set<string>()
  for (let place = 0; left > 3 && place < MAX_HISTORY_LENGTH; place += 1) {
    const months = place === MAX_HISTORY_LENGTH - 1 ? left : Math.min(left, tenure(random))
    const sector = random.chance(0.4) ? favorite : random.pick(sectors)
    const skills = skillsOfJob(random, setting.skills, place)
    jobs.push({
      title: titleOfJob(setting, (left - months) / 12, place),
      employer: employerName(random.pick, sector),
      sector,
      startedOn: monthText(end - months),
      endedOn: place === 0 && setting.isWorking ? null : monthText(end),
      lines: linesOfJob(random, { skills, sector, usedTexts }),
      skills: skills.map((skill) => skill.slug),
    })
    left -= months
    end -= months + (random.chance(0.25) ? random.whole(1, 7) : 0)
  }
  return jobs
}

const tenure = (random: Random): number => Math.round(Math.min(110, Math.max(5, Math.exp(3.2 + random.normal() * 0.6))))

function skillsOfJob(random: Random, skills: readonly InventedSkill[], place: number): InventedSkill[] {
  const chance = place === 0 ? 0.72 : Math.max(0.2, 0.58 - place * 0.1)
  const used = skills.filter((skill) => random.chance(skill.place < 3 && place === 0 ? 1 : chance))
  return used.length > 0 ? used : skills.slice(0, 2)
}

function titleOfJob(setting: Setting, yearsBefore: number, place: number): string {
  if (place === 0 && setting.seniority !== 'none') return rankedTitle(setting.title, setting.seniority)
  const rank = yearsBefore < 2.5 ? 0 : yearsBefore < 6 ? 1 : yearsBefore < 12 ? 2 : 1
  return `${RANKS[rank] ?? ''} ${setting.title}`.trim()
}

export function rankedTitle(title: string, seniority: string): string {
  const word = { junior: 'Junior', senior: 'Senior', staff: 'Staff', lead: 'Lead', intern: 'Intern,' }[seniority] ?? ''
  return /lead|head|manager|master|owner|architect/i.test(title) ? title : `${word} ${title}`.trim()
}

function linesOfJob(
  random: Random,
  job: { skills: readonly InventedSkill[]; sector: Sector; usedTexts: Set<string> },
): { slug: string; text: string }[] {
  const systems = random.shuffled(job.sector.systems)
  const central = random.shuffled(job.skills.filter((skill) => skill.kind !== 'soft')).slice(0, random.whole(2, 4))
  return central.flatMap((skill, place) => {
    const text = tellStory(random, {
      skill: skill.name,
      craft: craftOf(skill.name, skill.kind),
      system: systems[place % systems.length] ?? 'the product',
    })
    if (job.usedTexts.has(text)) return []
    job.usedTexts.add(text)
    return [{ slug: skill.slug, text }]
  })
}

function monthText(month: number): string {
  return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}
