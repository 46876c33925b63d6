import type { Command } from 'commander'
import { systemClock } from '#server/adapters/clocks.ts'
import { gatewayFor } from '#server/create-services.ts'
import { readEnv } from '#server/env.ts'
import { checkBooks, sentenceOf } from '#server/features/ledger/check-books.ts'
import type { Db } from '#server/services.ts'
import { runOnDatabase } from '../operator-command.ts'

/** So that a script that calls it notices. */
const BOOKS_DIFFER = 1

async function check(db: Db, shape: 'text' | 'json'): Promise<void> {
  const env = readEnv(process.env)
  const clock = systemClock
  const gateway = gatewayFor({ env, db, clock, origin: () => '' })
  const found = await checkBooks({ db, gateway }, clock.now())
  if (shape === 'json') console.log(JSON.stringify(found, null, 2))
  else console.log(found.length === 0 ? 'The books agree with everything.' : found.map(sentenceOf).join('\n'))
  if (found.length > 0) process.exitCode = BOOKS_DIFFER
}

/** `npm run uncle -- books ...` */
export function addBookCommands(program: Command): void {
  const books = program.command('books').description('the ledger of every rupee')
  books
    .command('check')
    .description(
      'compares the books with payments, refunds, credits, stays and the gateway’s own list, amounts in paise',
    )
    .option('--json', 'as JSON, for a program')
    .action(({ json }: { json?: true }) =>
      runOnDatabase('books check', () => (db) => check(db, json ? 'json' : 'text')),
    )
}
