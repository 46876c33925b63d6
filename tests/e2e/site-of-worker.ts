/** Each worker of a run has a site of its own, on a port of its own. */
export const FIRST_PORT = 3199

export const siteOfWorker = (worker: number): string => `http://localhost:${FIRST_PORT + worker}`
