/**
 * Masks an email as 'a•••@home.example'. This is enough to tell two addresses apart, but not enough to write to one.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${email.slice(0, 1)}•••${email.slice(at)}`
}
