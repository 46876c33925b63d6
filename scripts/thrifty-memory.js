/**
 * Node's flags for processes that serve; docs/evidence/proofs.md has the measurements. They limit V8's space for new
 * objects, which could otherwise grow to 192 MB before it is collected, and the C library's memory pools, of which
 * there is one per thread. V8's initial half megabyte would make a start 0.2 s slower.
 */
export const NODE_FLAGS = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=8',
  '--min-semi-space-size=8',
]
export const MALLOC = { MALLOC_ARENA_MAX: '2' }
