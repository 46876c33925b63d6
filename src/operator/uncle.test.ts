import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Command } from 'commander'
import { describe, expect, test, vi } from 'vitest'
import { uncleProgram } from './uncle.ts'

const ROOT = join(import.meta.dirname, '../..')
const program = uncleProgram()

/** Commands of the completion library, which the shell runs. People never see their help. */
const OF_THE_SHELL = new Set(['complete', 'completion', 'help'])

type Found = { path: string; command: Command }

function below(command: Command, path = ''): Found[] {
  return command.commands
    .filter((one) => !OF_THE_SHELL.has(one.name()))
    .flatMap((one) => {
      const own = `${path} ${one.name()}`.trim()
      return [{ path: own, command: one }, ...below(one, own)]
    })
}

const all = below(program)
const verbs = all.filter(({ command }) => command.commands.length === 0)

test('the help of the operator’s command has a group for everything that the office can do', () => {
  expect(program.commands.map((command) => command.name())).toEqual(
    expect.arrayContaining(['hotels', 'rooms', 'bookings', 'refunds', 'people', 'books', 'jobs', 'keys', 'operators']),
  )
  expect(verbs.length).toBeGreaterThan(30)
})

test.each(all.map(({ path, command }) => [path, command] as const))(
  'the help describes the operator’s command %s and its options',
  (_path, command) => {
    expect(command.description()).not.toBe('')
    for (const option of command.options) expect(option.description, option.flags).not.toBe('')
    expect(command.helpInformation()).toContain(`Usage: uncle`)
  },
)

test.each(verbs.map(({ path, command }) => [path, command] as const))(
  'the operator’s command %s accepts --json',
  (_path, command) => {
    expect(command.options.map(({ long }) => long)).toContain('--json')
  },
)

test('one npm script runs all of the operator’s commands', () => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const names = Object.entries(scripts).filter(([, script]) => /run\.js uncle\b/.test(script))
  expect(names.map(([name]) => name)).toEqual(['uncle'])
})

describe('the Tab key', () => {
  async function suggested(words: string[]): Promise<string[]> {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await program.parseAsync(['complete', '--', ...words], { from: 'user' })
    const lines = printed.mock.calls.map(([line]) => String(line))
    printed.mockRestore()
    return lines.filter((line) => !line.startsWith(':')).map((line) => line.split('\t')[0] ?? '')
  }

  test.each<[string[], string[]]>([
    [['booki'], ['bookings']],
    [['hotels', 'st'], ['staff']],
    [['jobs', 'given-up', 're'], ['retry']],
    [
      ['hotels', 'staff', 'add', 'x', '--role', ''],
      ['desk', 'manager', 'cleaner'],
    ],
    [['bookings', 'act', 'K7Q2MPXZ', 'no_show_'], ['no_show_off']],
  ])('the Tab key completes %j', async (words, known) => {
    expect(await suggested(words)).toEqual(known)
  })
})

test('the commands that the runbook names exist, and have the options used there', () => {
  const runbook = readFileSync(join(ROOT, 'docs/operating/runbook.md'), 'utf8')
  const named = [...runbook.matchAll(/npm run uncle -- ([^`]+)`/g)].map(([, words = '']) => words)
  expect(named.length).toBeGreaterThan(10)
  const missing = named.filter((words) => {
    const found = verbs.find(({ path }) => `${words} `.startsWith(`${path} `))
    const options = words.match(/--[a-z]+/g) ?? []
    return !found || options.some((option) => !found.command.options.some(({ long }) => long === option))
  })
  expect(missing).toEqual([])
})
