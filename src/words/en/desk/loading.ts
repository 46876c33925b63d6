/** Shown until the desk's other texts have loaded. */
export const loading = 'Loading...'
