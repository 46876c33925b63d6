/** Reads an Indian landline or mobile number in its stored form; undefined for anything else. */
export function readReceptionPhone(typed: string): string | undefined {
  const digits = typed.replaceAll(/[ ()-]/g, '').replace(/^(?:\+91|0)/, '')
  return /^[1-9][0-9]{9}$/.test(digits) ? `+91${digits}` : undefined
}
