/** Each worker of a run has a site of its own, on a port of its own; `E2E_PORT` keeps two runs on one machine apart. */
export const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3199)

export const siteOfWorker = (worker: number): string => `http://localhost:${FIRST_PORT + worker}`

type Provide = (address: string) => Promise<void>

/** The fixture `baseURL` of every test. Playwright reads from its first argument which fixtures are wanted: none. */
// oxlint-disable-next-line no-empty-pattern -- an argument of another form is refused
export const onSiteOfWorker = async ({}: object, provide: Provide, { parallelIndex }: { parallelIndex: number }) =>
  provide(siteOfWorker(parallelIndex))
