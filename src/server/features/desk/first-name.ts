/** Returns the first name, which the desk may see for longer than the full name. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
