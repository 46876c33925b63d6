import { sql, type RawBuilder } from 'kysely'
import pg from 'pg'
import { isStalePlan } from './stale-plan.ts'
import { statementNames, type StatementNames } from './statement-names.ts'

const COMMIT_MARK = '/* then commit */'

/**
 * Marks the last statement of a transaction: `commit` is sent with it, without waiting for its result. The statement
 * must raise an error if the transaction must not be committed.
 */
export const commitWithStatement: RawBuilder<unknown> = sql.raw(COMMIT_MARK)

/** Matches statements that only prepare the next statement and whose results nobody needs. */
const SENT_AHEAD = /^(?:begin|savepoint \w+|set local \w+ = '\w+'|select pg_advisory_xact_lock\(\d+, \d+\))$/

type Sent = Promise<pg.QueryResult>

const noRows = (command: string): pg.QueryResult => ({ command, rowCount: null, oid: 0, fields: [], rows: [] })

/** Prevents an unhandled rejection: the caller gets this error from a later statement of the transaction. */
function unawaited(sent: Sent): Sent {
  sent.catch(() => undefined)
  return sent
}

/**
 * A connection that prepares each text once under a name, which saves round trips. It sends `begin` and other
 * preparations with the statement that follows, and `commit` with a marked last statement (decision 0019).
 */
function pipelinedClient(names: StatementNames): typeof pg.Client {
  return class PipelinedClient extends pg.Client {
    #ahead: string[] = []
    #commit: Sent | undefined

    // Changes only how Kysely calls `query`. Callbacks and the pool's own queries go to `pg` unchanged.
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

    /** Sends the waiting statements as one message. */
    #sendAhead(): Sent | undefined {
      if (this.#ahead.length === 0) return undefined
      const text = this.#ahead.join('; ')
      this.#ahead = []
      return unawaited(this.#send(text))
    }

    /**
     * Answers the `commit` or `rollback` that Kysely sends although the commit was already sent. After a failed last
     * statement, PostgreSQL has already rolled back.
     */
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
        // Prepares the statement again after a migration. Inside a transaction this fails too, because the error has
        // aborted the transaction; the caller then gets the first error.
        return await this.#send(text, values).catch(() => Promise.reject(error as Error))
      }
    }
  }
}

async function after(ahead: Sent, answer: Sent): Sent {
  const [result] = await Promise.all([answer, ahead])
  return result
}

/**
 * Settings of a pool whose connections prepare recurring statements under names, and send statements such as `begin`
 * together with the next one.
 */
export const pipelinedOptions = () => ({ Client: pipelinedClient(statementNames()), pipeline: true })
