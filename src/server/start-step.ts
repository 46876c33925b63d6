/**
 * What the first start of a clone does. `scripts/run.js` prints the first step by itself; the pages are built while the
 * database is prepared.
 */
const STEPS = [
  'installing packages',
  'building the pages',
  'preparing the database',
  'loading the demo hotels',
  'preparing the demo desk',
] as const

export type StartStep = (typeof STEPS)[number]

/** Milliseconds: a later start is ready before it would print anything. */
const SILENT = 1500

/** Waits for the work of a step, and prints which step it is if that takes long. */
export async function asStep<T>(step: StartStep, work: Promise<T>, silent = SILENT): Promise<T> {
  const timer = setTimeout(() => {
    process.stdout.write(`Step ${STEPS.indexOf(step) + 1} of ${STEPS.length}: ${step} ...\n`)
  }, silent)
  try {
    return await work
  } finally {
    clearTimeout(timer)
  }
}
