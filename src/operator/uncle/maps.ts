import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { findCityId } from '#server/features/cities/find-city-id.ts'
import { readPlanFile, type PlanOfFile } from '#server/features/cities/read-plan-file.ts'
import { replacePlan, type PlanImport } from '#server/features/cities/replace-plan.ts'
import type { Db } from '#server/services.ts'
import { CommandRefused, UsageError } from '../operator-command.ts'
import { wrongCall } from './by-operator.ts'
import { withAction } from './command.ts'

function readPlan(file: string): PlanOfFile {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
    throw new UsageError(`The file cannot be read: ${error.message}`)
  }
  const read = readPlanFile(text)
  if (!read.ok) throw new UsageError(`${file}: ${read.refusal}`)
  return read.value
}

const asText = (city: string, { places, added, changed, removed }: PlanImport) =>
  `${city}: ${places} places, ${added} added, ${changed} changed, ${removed} removed`

const importFiles = (files: string[], { city: slug }: { city?: string }, command: Command) => {
  if (slug !== undefined && files.length > 1) throw wrongCall(command, '--city is for a single file')
  const plans = files.map(readPlan)
  return (db: Db) =>
    db.transaction().execute(async (trx) => {
      const imports: ({ city: string } & PlanImport)[] = []
      for (const plan of plans) {
        const city = slug ?? plan.city
        const cityId = await findCityId(trx, city)
        if (cityId === undefined) throw new CommandRefused(`There is no city ${city}: nothing was imported.`)
        imports.push({ city, ...(await replacePlan(trx, { cityId, plan, now: new Date() })) })
      }
      return { text: imports.map(({ city, ...done }) => asText(city, done)).join('\n'), json: imports }
    })
}

/** Adds `npm run uncle -- maps ...`. */
export function addMapCommands(program: Command): void {
  const maps = program.command('maps').description('plans of cities, with their stations and landmarks')
  const add = maps
    .command('import <files...>')
    .description('replaces the plan and places of the city that each file names (demo/maps/README.md); may be repeated')
    .option('--city <slug>', 'the city of a single file, where its name is not enough')
  withAction(add, importFiles)
}
