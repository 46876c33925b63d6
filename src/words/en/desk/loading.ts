/** Shown until the other texts of the desk have loaded. */
export const loading = 'Loading...'
