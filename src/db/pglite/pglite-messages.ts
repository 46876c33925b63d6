/** The messages between the main thread and PGlite's thread. `id` matches an answer to its request. */

export type PgliteWorkerOptions = {
  /** A folder, or `memory://`. */
  readonly dataDir: string
  /** A dump of a data folder, from which the engine starts instead of from an empty database. */
  readonly loadFrom?: string
}

export type ToWorker =
  | { readonly kind: 'connect' | 'dump' | 'close'; readonly id: number }
  | { readonly kind: 'wire'; readonly id: number; readonly bytes: Uint8Array }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'connected' | 'closed'; readonly id: number }
  | { readonly kind: 'wire' | 'dumped'; readonly id: number; readonly bytes: Uint8Array }
  | { readonly kind: 'broken'; readonly id: number; readonly reason: string }
