/** What the build writes into the worker: its version, and the offline page's files. */
export type WorkerBuild = { version: string; files: readonly string[] }

/** `scripts/build-worker.ts` replaces these values. */
export const WORKER_BUILD: WorkerBuild = (globalThis as { UNCLE_WORKER?: WorkerBuild }).UNCLE_WORKER ?? {
  version: 'none',
  files: [],
}
