import type { Language } from '#domain/languages.ts'

/** What the build writes into the worker: its version, and each language's files for the offline page. */
export type WorkerBuild = { version: string; files: Readonly<Partial<Record<Language, readonly string[]>>> }

/** `scripts/build-worker.ts` replaces these values. */
export const WORKER_BUILD: WorkerBuild = (globalThis as { UNCLE_WORKER?: WorkerBuild }).UNCLE_WORKER ?? {
  version: 'none',
  files: {},
}
