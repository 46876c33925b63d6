/** The file, next to the page of our record, that contains every signed night and our public keys. */
export const RECORD_FILE = '/trust/record.json'
