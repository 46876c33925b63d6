/** The file behind the link on our record's page. It contains every signed night and our public keys. */
export const RECORD_FILE = '/trust/record.json'
