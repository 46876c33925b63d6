/**
 * The steps of a clone's first start. `scripts/run.js` prints the first step. The pages are built while the database is
 * prepared.
 */
const STEPS = [
  'installing packages',
  'building the pages',
  'preparing the database',
  'loading the demo hotels',
  'preparing the demo desk',
] as const

export type StartStep = (typeof STEPS)[number]

/** Milliseconds within which the steps of later starts finish, so that they print nothing. */
const SILENT = 1500

/** Waits for a step's work. Prints the step's name if the work takes long. */
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
