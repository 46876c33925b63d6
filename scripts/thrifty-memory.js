/**
 * What a process that serves is started with; docs/evidence/proofs.md has the figures. V8 lets its youngest objects
 * take up to 192 MB before it looks which of them are dead, and the C library keeps a pool of memory for each thread.
 * From half a megabyte on, as V8 begins, a start would take 0.2 s longer.
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
]
export const MALLOC = { MALLOC_ARENA_MAX: '2' }
