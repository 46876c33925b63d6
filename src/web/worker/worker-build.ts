/** What the build writes into the worker: its version, and the files the offline page needs. */
export type WorkerBuild = { version: string; files: readonly string[] }

/** Written over by `scripts/build-worker.ts`. */
export const WORKER_BUILD: WorkerBuild = (globalThis as { UNCLE_WORKER?: WorkerBuild }).UNCLE_WORKER ?? {
  version: 'none',
  files: [],
}
