import { openDb } from '../../src/db/open-db.ts'
import { adjustableClock } from '../../src/server/adapters/clocks.ts'
import { buildApp } from '../../src/server/app.ts'
import { createServices } from '../../src/server/create-services.ts'
import { readEnv } from '../../src/server/env.ts'
import { overhear, type Statement } from '../../tests/database/overhear.ts'

export type { Statement }

/** A request's statements. Each value has a filler, which returns the value that a different request would send. */
export type Script<Wish> = { text: string; fillers: Filler<Wish>[] }[]
export type Filler<Wish> = (wish: Wish) => unknown

export const asScript = <Wish>(
  statements: readonly Statement[],
  fillerOf: (value: unknown) => Filler<Wish>,
): Script<Wish> => statements.map(({ text, values }) => ({ text, fillers: values.map(fillerOf) }))

export const statementsFor = <Wish>(script: Script<Wish>, wish: Wish): Statement[] =>
  script.map(({ text, fillers }) => ({ text, values: fillers.map((fill) => fill(wish)) }))

type Post = { method: 'POST'; path: string; headers: Record<string, string>; body: string }

/**
 * Makes one API request in this process and records every statement, from the session's look-up to the stored answer.
 * The worker that empties the outbox is not part of a request.
 */
export async function recordStatements(
  databaseUrl: string,
  { method, path, headers, body }: Post,
): Promise<{ statements: Statement[]; answer: unknown }> {
  const database = await openDb({ databaseUrl, dataDir: '', maxConnections: 1 })
  const clock = adjustableClock()
  const log = { error: (detail: object, text: string) => console.error(text, detail) }
  // Switches off the in-memory catalogue. Its reads belong to no request, and with it a bill would send no statement.
  const env = readEnv({ APP_ENV: 'local', LOG_LEVEL: 'silent', CATALOGUE_MEMORY: '0' })
  const { services, worker } = createServices({ env, database, clock, origin: () => 'http://localhost', log })
  await worker.stop()
  const app = await buildApp({ services })
  try {
    let answer: unknown
    const { statements } = await overhear(async () => {
      const response = await app.inject({ method, url: path, headers, payload: body })
      if (response.statusCode !== 200) throw new Error(`${path}, to be recorded, was refused: ${response.body}`)
      answer = response.json()
    })
    return { statements, answer }
  } finally {
    await app.close()
    await database.close()
  }
}
