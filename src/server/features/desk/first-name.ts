/** The part of a name that the desk sees for longest. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
