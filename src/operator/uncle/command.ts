import { Option, type Command } from 'commander'
import { csvText } from '#domain/kernel/csv-text.ts'
import type { Db, Services } from '#server/services.ts'
import { EXIT, exitOnError, runOnDatabase, runOnServices, type ErrorShape } from '../operator-command.ts'

type Table = Parameters<typeof csvText>[0]

/** The output of a command: for people, for programs, and as CSV if it is a table. */
export type CommandOutput = {
  text: string
  json: unknown
  table?: Table
  /** how the command ended if it did not succeed */
  ending?: 'done' | 'notDone'
}

type Typed = readonly never[]
type Work<On> = (...typed: never[]) => (on: On) => Promise<CommandOutput>

/** Returns a name such as 'hotels staff list', for PostgreSQL's list of connections. */
const fullNameOf = (command: Command): string =>
  command.parent?.parent ? `${fullNameOf(command.parent)} ${command.name()}` : command.name()

const shapeOf = (command: Command): 'text' | 'json' | 'csv' => {
  const { json, csv } = command.opts<{ json?: true; csv?: true }>()
  if (json) return 'json'
  return csv ? 'csv' : 'text'
}

/** Writes only the output to stdout, and everything else to stderr. */
function print(answer: CommandOutput, shape: ReturnType<typeof shapeOf>): void {
  if (shape === 'json') console.log(JSON.stringify(answer.json, null, 2))
  else if (shape === 'csv' && answer.table) process.stdout.write(csvText(answer.table))
  else console.log(answer.text)
  if (answer.ending === 'notDone') process.exitCode = EXIT.notDone
}

type Run<On> = (name: string, command: () => (on: On) => Promise<void>, shape: ErrorShape) => Promise<void>

const commandRunner =
  <On>(run: Run<On>) =>
  (command: Command, work: Work<On>): Command =>
    command.option('--json', 'as JSON, for a program').action((...typed: unknown[]) => {
      const shape = shapeOf(command)
      const prepared = () => {
        const asked = work(...(typed as unknown as Typed))
        return async (on: On) => print(await asked(on), shape)
      }
      return run(fullNameOf(command), prepared, shape === 'json' ? 'json' : 'text')
    })

/**
 * Gives a command its action. `work` reads the arguments, and throws UsageError before anything is opened. It returns a
 * function that queries the database. Every action accepts `--json`.
 */
export const withAction = commandRunner<Db>(runOnDatabase)

/**
 * Gives a command its action as `withAction` does, but with the server's services: the gateway, the clock and the
 * settings.
 */
export const withServiceAction = commandRunner<Services>(runOnServices)

/** Adds `--csv` to a command whose output is a table. */
export const withCsv = (command: Command): Command =>
  command.addOption(new Option('--csv', 'as a table, for a spreadsheet').conflicts('json'))

/** Joins paragraphs. Returns `none` if there are none. */
export const paragraphs = (texts: readonly string[], none: string): string =>
  texts.length === 0 ? none : texts.join('\n\n')

/** Gives a command its action as `withAction` does, but for work on files that needs no database. */
export const withActionOnFiles = commandRunner<undefined>((_name, command, shape) =>
  exitOnError(shape, () => command()(undefined)),
)
