import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { isStalePlan } from './stale-plan.ts'
import { statementNames, type StatementNames } from './statement-names.ts'

const COMMIT_MARK = '/* then commit */'

/**
 * Begins the last statement of a transaction: `commit` is sent with it, without waiting for its answer. It has to raise
 * an error for whatever must not be committed.
 */
export const commitWithStatement: RawBuilder<unknown> = sql.raw(COMMIT_MARK)

/** What sets the stage for the next statement and answers nothing that anybody reads. */
const SENT_AHEAD = /^(?:begin|savepoint \w+|set local \w+ = '\w+'|select pg_advisory_xact_lock\(\d+, \d+\))$/

type Sent = Promise<pg.QueryResult>

const noRows = (command: string): pg.QueryResult => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })

/** Nobody waits for it yet: its error is thrown by the statement that does. */
function unawaited(sent: Sent): Sent {
  sent.catch(() => undefined)
  return sent
}

/**
 * A connection that prepares each text once, under a name, and spares round trips: `begin` and what else sets the stage
 * travel with the statement after them, and `commit` with a last statement that says so (decision 0019).
 */
function pipelinedClient(names: StatementNames): typeof pg.Client {
  return class PipelinedClient extends pg.Client {
    #ahead: string[] = []
    #commit: Sent | undefined

    // What Kysely calls; everything else (callbacks, the pool's own queries) is left as it is.
    override query(...args: unknown[]): never {
      const [text, values, callback] = args
      const isKysely =
        typeof text === 'string' && callback === undefined && (values === undefined || Array.isArray(values))
      return (isKysely ? this.#answer(text, values ?? []) : this.#send(...args)) as never
    }

    #send(...args: unknown[]): Sent {
      return (super.query as (...given: unknown[]) => Sent).apply(this, args)
    }

    #answer(text: string, values: unknown[]): Sent {
      if (this.#commit) return this.#ended(text, this.#commit)
      if (SENT_AHEAD.test(text)) return this.#goAhead(text)
      const ahead = this.#sendAhead()
      const answer = this.#prepared(text, values)
      if (text.startsWith(COMMIT_MARK)) this.#commit = unawaited(this.#send('commit'))
      return ahead ? after(ahead, answer) : answer
    }

    #goAhead(text: string): Sent {
      this.#ahead.push(text)
      return Promise.resolve(noRows('BEGIN'))
    }

    /** Several of them are one message. */
    #sendAhead(): Sent | undefined {
      if (this.#ahead.length === 0) return undefined
      const text = this.#ahead.join('; ')
      this.#ahead = []
      return unawaited(this.#send(text))
    }

    /** `commit` was sent before: its answer, or nothing to roll back where the last statement failed. */
    #ended(text: string, commit: Sent): Sent {
      if (text !== 'commit' && text !== 'rollback') return Promise.reject(new Error(`after the commit: ${text}`))
      this.#commit = undefined
      return text === 'commit' ? commit : commit.then(() => noRows('ROLLBACK'))
    }

    async #prepared(text: string, values: unknown[]): Sent {
      const name = names.nameOf(text)
      if (name === undefined) return this.#send(text, values)
      try {
        return await this.#send({ text, values, name })
      } catch (error) {
        if (!isStalePlan(error)) throw error
        names.forgetAll()
        // Inside a transaction the error has ended it, and so it does for the second try.
        return await this.#send(text, values).catch(() => Promise.reject(error as Error))
      }
    }
  }
}

async function after(ahead: Sent, answer: Sent): Sent {
  const [result] = await Promise.all([answer, ahead])
  return result
}

/** The settings of a pool whose connections name what comes again and send ahead what need not be waited for. */
export const pipelinedOptions = () => ({ Client: pipelinedClient(statementNames()), pipeline: true })
