import type { KyselyPlugin } from 'kysely'
import { drainOutbox } from '#server/jobs/outbox-worker.ts'
import type { Services } from '#server/services.ts'
import type { WrapServices } from '../api/start-api.ts'

/** Thrown when the process has died: nothing happens after this step, not even in an error handler. */
export class ProcessDied extends Error {
  override name = 'ProcessDied'
}

/**
 * A process that dies at a given step. A step is a statement that is sent or answered, a commit that succeeds, or a
 * request to the gateway or message carrier that is sent or answered. A dead process does nothing until it is
 * restarted.
 */
export class MortalProcess {
  steps = 0
  #dieAt = Number.POSITIVE_INFINITY
  #isDead = false

  /** Lets the process die at the step with this number. Without a number it lives. */
  start(dieAt = Number.POSITIVE_INFINITY): void {
    this.steps = 0
    this.#dieAt = dieAt
    this.#isDead = false
  }
  get isDead(): boolean {
    return this.#isDead
  }
  step(): void {
    if (this.#isDead) throw new ProcessDied('the process died before this')
    this.steps += 1
    if (this.steps < this.#dieAt) return
    this.#isDead = true
    throw new ProcessDied(`died at step ${this.steps}`)
  }
  /** Runs work that needs the process to live. Returns undefined if it died meanwhile. */
  async outlive<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await work()
    } catch (error) {
      if (!this.#isDead) throw error
      return undefined
    }
  }
}

/** Turns each call of an object's methods into two steps: before the call, and before its answer is read. */
function stepping<Port extends object>(port: Port, life: MortalProcess): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function' || name === 'readReport') return member
      return async (...args: unknown[]) => {
        life.step()
        const answer: unknown = await Reflect.apply(member, target, args)
        life.step()
        return answer
      }
    },
  })
}

/** The process may die between sending a statement and reading its answer, and after a commit. */
function steppingDb(db: Services['db'], life: MortalProcess): Services['db'] {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      life.step()
      return node
    },
    transformResult: async ({ result }) => {
      life.step()
      return result
    },
  }
  const stepped = db.withPlugin(plugin)
  return new Proxy(stepped, {
    get(target, name) {
      if (name !== 'transaction') {
        const member: unknown = Reflect.get(target, name, target)
        return typeof member === 'function' ? member.bind(target) : member
      }
      return () => ({
        execute: async <Value>(work: Parameters<ReturnType<typeof target.transaction>['execute']>[0]) => {
          const value = (await target.transaction().execute(work)) as Value
          life.step()
          return value
        },
      })
    },
  })
}

/** Puts a mortal process between the server and the outside world. */
export const mortal =
  (life: MortalProcess): WrapServices =>
  (real) => {
    const services: Services = {
      ...real,
      db: steppingDb(real.db, life),
      gateway: stepping(real.gateway, life),
      messages: stepping(real.messages, life),
      nudge: () => undefined,
      drain: () => drain(),
    }
    const drain = () => drainOutbox(services, real.log)
    return { services, drain }
  }
