/** Each worker of a run has a site of its own, on a port of its own; `E2E_PORT` keeps two runs on one machine apart. */
export const FIRST_PORT = Number(process.env['E2E_PORT'] ?? 3199)

export const siteOfWorker = (worker: number): string => `http://localhost:${FIRST_PORT + worker}`
