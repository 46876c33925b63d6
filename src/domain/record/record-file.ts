/** The file beside the page of our record that holds every signed night and our public keys. */
export const RECORD_FILE = '/trust/record.json'
