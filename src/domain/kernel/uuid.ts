const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether the database can compare this text with an id. For any other text the database would raise an error instead
 * of finding nothing.
 */
export const isUuid = (text: string): boolean => UUID.test(text)
